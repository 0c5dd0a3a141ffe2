import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'

export const tourTexts = byLanguage({
  pageTitle: ['Kijk mee met Bakkerij De Korenaar', 'Follow Bakkerij De Korenaar'],
  description: [
    'Een aanvraag in zes stappen, van het zoeken van je bedrijf tot het aanbod: wat je invult, wat wij lezen en wat het kost.',
    'An application in six steps, from finding the business to the offer: what you fill in, what we read and what it costs.',
  ],
  eyebrow: ['Een voorbeeld', 'An example'],
  title: ['Kijk mee met Bakkerij De Korenaar', 'Follow Bakkerij De Korenaar'],
  intro: [
    'In twee minuten zie je een hele aanvraag. Je vult zelf niets in.',
    'See a whole application in two minutes. There is nothing to fill in.',
  ],
  note: [
    `De bakkerij en haar bank zijn verzonnen. De rekenregels en de prijzen zijn die van ${lender.name}.`,
    `The bakery and its bank are made up. The rules and the prices are those of ${lender.name}.`,
  ],
  search: {
    title: ['De bakker zoekt haar bedrijf', 'The baker finds her business'],
    body: [
      'Eén veld: de naam of het KVK-nummer. De rest staat in het Handelsregister, en ze ziet meteen of ze kan aanvragen.',
      'One field: the name or the KVK number. The company register has the rest, and she sees at once whether she can apply.',
    ],
    kvk: ['KVK-nummer', 'KVK number'],
    may: ['Kan aanvragen', 'Can apply'],
  },
  ask: {
    title: ['Ze zegt wat ze nodig heeft', 'She says what she needs'],
    body: [
      'Haar oven is versleten. Een nieuwe betaalt ze liever niet in één keer.',
      'Her oven is worn out, and she would rather not pay for a new one all at once.',
    ],
    amount: ['Bedrag', 'Amount'],
    goal: ['Waarvoor', 'What for'],
    oven: ['Een oven', 'An oven'],
    others: ['Andere grote uitgaven', 'Other large expenses'],
    none: ['Nee', 'No'],
  },
  bank: {
    title: ['Ze koppelt haar bank', 'She connects her bank'],
    body: [
      'Ze logt in bij haar eigen bank en kiest welke rekeningen ze deelt. Wij zien haar inlogcodes niet en kunnen niets overmaken.',
      'She logs in at her own bank and chooses which accounts to share. We never see her login details and cannot move money.',
    ],
    account: (number: number) => [`Rekening ${number}`, `Account ${number}`],
    read: (count: string, from: string, to: string) => [
      `${count} transacties, van ${from} tot en met ${to}`,
      `${count} transactions, from ${from} to ${to}`,
    ],
  },
  facts: {
    title: ['Wij lezen haar cijfers', 'We read her figures'],
    body: [
      'Dit staat er, woord voor woord, met wat we ervan vinden. Klopt er iets niet? Dan zegt ze dat, en rekenen we opnieuw.',
      'This is what she reads, word for word, with what we make of it. If something is wrong she says so, and we work it out again.',
    ],
  },
  offer: {
    title: ['Ze ziet haar aanbod', 'She sees her offer'],
    body: (term: string) => [
      `Elke euro staat erop. Ze kan schuiven met het bedrag en de looptijd; dit is de prijs voor ${term}.`,
      `Every euro is on it. She can change the amount and the term; this is the price for ${term}.`,
    ],
    term: ['een jaar', 'a year'],
    monthsTitle: ['Past het in haar maanden?', 'Does it fit her months?'],
  },
  sign: {
    title: ['Ze kiest en tekent', 'She chooses and signs'],
    body: [
      'Een medewerker controleert de aanvraag. Daarna leest ze de overeenkomst op haar telefoon. Ze zit pas ergens aan vast als ze tekent.',
      'One of our team checks the application. Then she reads the agreement on her phone. She is only committed once she signs.',
    ],
    no: [
      'Was het antwoord nee geweest, dan had ze de redenen gelezen, met haar eigen cijfers, wat het antwoord verandert en wie haar verder helpt.',
      'Had the answer been no, she would have read the reasons with her own figures, what would change the answer, and who can help.',
    ],
  },
  next: ['Nu jouw bedrijf', 'Now your business'],
})
