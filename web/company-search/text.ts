import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'

export const companyPageTexts = byLanguage({
  pageTitle: ['Zoek je bedrijf', 'Find your business'],
  title: ['Zoek je bedrijf', 'Find your business'],
  intro: [
    'We kijken in het Handelsregister of je bedrijf een aanvraag kan doen. Daar zit je nergens aan vast.',
    'We check the company register to see whether your business can apply. No obligation.',
  ],
  tooShort: [
    'Typ minstens 2 tekens van de naam, of de 8 cijfers van je KVK-nummer.',
    'Type at least 2 characters of the name, or the 8 digits of your KVK number.',
  ],
  away: [
    `We kunnen nu niet in het Handelsregister kijken. Probeer het over een paar minuten opnieuw, of bel ons: ${lender.phoneShown}.`,
    `We cannot reach the company register just now. Try again in a few minutes, or call us: ${lender.phoneShown}.`,
  ],
  check: ['Check of je kunt lenen', 'Check if you qualify'],
  missing: [
    'Staat je bedrijf er niet bij? Zoek dan op je KVK-nummer van 8 cijfers.',
    'Your business is not in the list? Search by the 8 digits of your KVK number.',
  ],
  eligible: {
    title: (name: string) => [`Goed nieuws: ${name} kan aanvragen`, `Good news: ${name} can apply`],
    body: [
      'Je bedrijf voldoet aan onze eerste eisen. Wat je kunt lenen, hangt af van je banktransacties. Die deel je in de aanvraag, met je bank of met een bestand.',
      'Your business meets our first conditions. How much you can borrow depends on your bank transactions, which you share in the application: through your bank or as a file.',
    ],
    noScriptTitle: ['Zet voor de aanvraag JavaScript aan', 'Turn on JavaScript to apply'],
    noScriptBody: [
      'JavaScript staat nu uit in je browser. Onze pagina’s kun je gewoon lezen, maar de aanvraag werkt er niet zonder. Zoek in de instellingen van je browser op ‘JavaScript’ en zet het aan voor deze site. Begin daarna je aanvraag.',
      'JavaScript is off in your browser. You can read all our pages, but the application does not work without it. Search for ‘JavaScript’ in the settings of your browser and turn it on for this site. Then start your application.',
    ],
    start: ['Begin je aanvraag', 'Start your application'],
    ways: ['Doe je het liever samen met ons? Dan kan dit ook:', 'Would you rather do it together? You can also:'],
    call: [`Bel ${lender.phoneShown}`, `Call ${lender.phoneShown}`],
    callBack: ['Laat je terugbellen', 'Ask us to call you'],
  },
})
