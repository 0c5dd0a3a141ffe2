import { lender } from '#lending/this-lender.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import type { Texts } from '#ui/language.ts'

/**
 * All that a journey page shows without JavaScript (its style hides the rest): why, how to switch it on, and who helps.
 * React draws nothing inside of `noscript` in a browser, so that only the build needs the words.
 */
export const NoScript = () => <noscript>{import.meta.env.SSR && <Words />}</noscript>

function Words() {
  const text = noScriptTexts[useLanguage()]
  return (
    <div className="step">
      <h1 className="step-title">{text.title}</h1>
      <p>{text.body}</p>
      <p>{text.help}</p>
      <p className="message-actions">
        <a href={lender.phoneLink} className="action">
          {text.call} {lender.phoneShown}
        </a>
        <AppLink to="contact" suffix="#bericht" className="action action-quiet">
          {text.contact}
        </AppLink>
      </p>
    </div>
  )
}

const nl = {
  title: 'Zet JavaScript aan om verder te gaan',
  body: 'Dit deel van de site werkt niet zonder JavaScript, en dat staat nu uit in je browser. Zoek in de instellingen van je browser op ‘JavaScript’, zet het aan voor deze site en laad de pagina opnieuw.',
  help: 'Lukt dat niet of wil je het niet? Bel ons of stuur een bericht. Dat kan wel zonder JavaScript.',
  call: 'Bel',
  contact: 'Stuur een bericht',
}

const en: typeof nl = {
  title: 'Turn on JavaScript to continue',
  body: 'This part of the site does not work without JavaScript, and it is off in your browser. Search for ‘JavaScript’ in the settings of your browser, turn it on for this site and reload the page.',
  help: 'Not working, or would you rather not? Call us or send a message. Neither needs JavaScript.',
  call: 'Call',
  contact: 'Send a message',
}

const noScriptTexts: Texts<typeof nl> = { nl, en }
