import { brand } from '../brand.ts'
import { useLanguage } from '../use-language.ts'
import { AppLink } from './app-link.tsx'
import { noScriptTexts } from './no-script-text.ts'

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
        <a href={brand.phoneLink} className="action">
          {text.call} {brand.phoneShown}
        </a>
        <AppLink to="contact" suffix="#bericht" className="action action-quiet">
          {text.contact}
        </AppLink>
      </p>
    </div>
  )
}
