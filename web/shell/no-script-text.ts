import type { Texts } from '../language.ts'

type NoScriptText = { title: string; body: string; help: string; call: string; contact: string }

export const noScriptTexts: Texts<NoScriptText> = {
  nl: {
    title: 'Zet JavaScript aan om verder te gaan',
    body: 'Dit deel van de site werkt niet zonder JavaScript, en dat staat nu uit in je browser. Zoek in de instellingen van je browser op ‘JavaScript’, zet het aan voor deze site en laad de pagina opnieuw.',
    help: 'Lukt dat niet of wil je het niet? Bel ons of stuur een bericht. Dat kan wel zonder JavaScript.',
    call: 'Bel',
    contact: 'Stuur een bericht',
  },
  en: {
    title: 'Switch on JavaScript to go on',
    body: 'This part of the site does not work without JavaScript, and it is off in your browser. Search for ‘JavaScript’ in the settings of your browser, switch it on for this site and load the page again.',
    help: 'Does that not work, or would you rather not? Call us or send a message. Neither needs JavaScript.',
    call: 'Call',
    contact: 'Send a message',
  },
}
