import { brand } from '../brand.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Zoek je bedrijf',
  title: 'Zoek je bedrijf',
  intro: 'We kijken in het Handelsregister of je bedrijf een aanvraag kan doen. Daar zit je nergens aan vast.',
  tooShort: 'Typ minstens 2 tekens van de naam, of de 8 cijfers van je KVK-nummer.',
  away: `We kunnen nu niet in het Handelsregister kijken. Probeer het over een paar minuten opnieuw, of bel ons: ${brand.phoneShown}.`,
  check: 'Check of je kunt lenen',
  missing: 'Staat je bedrijf er niet bij? Zoek dan op je KVK-nummer van 8 cijfers.',
  eligible: {
    title: (name: string) => `Goed nieuws: ${name} kan aanvragen`,
    body: 'Je bedrijf voldoet aan onze eerste eisen. Wat je kunt lenen, hangt af van je banktransacties. Die deel je in de aanvraag, met je bank of met een bestand.',
    noScriptTitle: 'Zet voor de aanvraag JavaScript aan',
    noScriptBody:
      'JavaScript staat nu uit in je browser. Onze pagina’s kun je gewoon lezen, maar de aanvraag werkt er niet zonder. Zoek in de instellingen van je browser op ‘JavaScript’ en zet het aan voor deze site. Begin daarna je aanvraag.',
    start: 'Begin je aanvraag',
    ways: 'Doe je het liever samen met ons? Dan kan dit ook:',
    call: `Bel ${brand.phoneShown}`,
    callBack: 'Laat je terugbellen',
  },
}

const en: typeof nl = {
  pageTitle: 'Find your business',
  title: 'Find your business',
  intro: 'We check the company register to see whether your business can apply. No obligation.',
  tooShort: 'Type at least 2 characters of the name, or the 8 digits of your KVK number.',
  away: `We cannot reach the company register just now. Try again in a few minutes, or call us: ${brand.phoneShown}.`,
  check: 'Check if you qualify',
  missing: 'Your business is not in the list? Search by the 8 digits of your KVK number.',
  eligible: {
    title: (name) => `Good news: ${name} can apply`,
    body: 'Your business meets our first conditions. How much you can borrow depends on your bank transactions, which you share in the application: through your bank or as a file.',
    noScriptTitle: 'Turn on JavaScript to apply',
    noScriptBody:
      'JavaScript is off in your browser. You can read all our pages, but the application does not work without it. Search for ‘JavaScript’ in the settings of your browser and turn it on for this site. Then start your application.',
    start: 'Start your application',
    ways: 'Would you rather do it together? You can also:',
    call: `Call ${brand.phoneShown}`,
    callBack: 'Ask us to call you',
  },
}

export const companyPageTexts: Texts<typeof nl> = { nl, en }
