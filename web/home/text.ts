import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { lender } from '#lending/this-lender.ts'
import type { Texts } from '#ui/language.ts'
import type { PageName } from '../addresses.ts'
import type { ExampleRow, LimitFigures, ProofFigures } from './figures.ts'

type ProofPoint = { title: string; body: string; to: PageName; link: string }

const exampleLabels = byLanguage({
  amount: ['Geleend', 'Borrowed'],
  term: ['Looptijd', 'Term'],
  rate: ['Rente per jaar', 'Interest per year'],
  interest: ['Rente', 'Interest'],
  fees: ['Andere kosten', 'Other fees'],
  total: ['Samen terug', 'Back in all'],
  first: ['Eerste maand', 'First month'],
  last: ['Laatste maand', 'Last month'],
  yearlyCost: ['Alles samen, per jaar (JKP)', 'APR (JKP), everything included'],
})

type ExampleLabel = keyof (typeof exampleLabels)['nl']

/** The rows of a priced example, in order; a product names some of them in other words. */
export const exampleRows = (language: Language, other: Partial<Record<ExampleLabel, string>> = {}): ExampleRow[] =>
  Object.entries({ ...exampleLabels[language], ...other }).map(([row, label]) => [label, row as ExampleLabel])

/** The name of the demonstration is Dutch for swift. */
const swiftly = lender.mark === 'raft' ? 'vlot' : 'snel'

const nl = {
  pageTitle: `${lender.name}: zakelijk geld lenen, ${swiftly} en eerlijk geregeld`,
  description:
    'Leen voor je bedrijf, met een eerlijk aanbod in een paar minuten. Zie vooraf wat het kost, wat je aflost en waarom.',
  notes: {
    none: 'In deze browser is geen aanvraag open. Begin hieronder, of ga verder met de link uit onze mail.',
    ended: 'Je sessie is verlopen. Begin hieronder opnieuw, of ga verder met de link uit onze mail.',
    finished: 'Je aanvraag is klaar. We nemen contact met je op; hier hoef je niets meer te doen.',
  },
  hero: {
    eyebrow: 'Zakelijk lenen voor kleine bedrijven',
    title: `Geld voor je bedrijf, ${swiftly} geregeld`,
    intro:
      'Vul de naam van je bedrijf in. In een paar minuten weet je wat je kunt lenen en wat het kost, tot op de cent.',
    assurance: 'Vrijblijvend, en zonder invloed op je BKR-registratie. Eerder aflossen kan altijd.',
  },
  proof: {
    title: 'Geloof ons niet op ons woord',
    points: ({ rules, sound, offered, prices, isAtBkr }: ProofFigures): ProofPoint[] => [
      {
        title: `${rules} regels en kenmerken`,
        body: 'Daarmee beslist de computer. Ze staan op één pagina, met de echte getallen.',
        to: 'guide',
        link: 'Lees alle regels',
      },
      {
        title: `${offered} van de ${sound} proefbedrijven kregen een redelijk aanbod`,
        body: 'Het zijn gezonde bedrijven, verzonnen om onze eigen regels mee te testen.',
        to: 'guide',
        link: 'Zie hoe we dat nagaan',
      },
      {
        title: `${prices} prijzen, één tabel`,
        body: 'Elke klasse en elke looptijd. Je aanbod komt uit dezelfde tabel.',
        to: 'businessLoan',
        link: 'Bekijk de prijzen',
      },
      {
        title: isAtBkr ? 'Aanvragen: niet bij het BKR' : 'Niets bij het BKR',
        body: isAtBkr
          ? 'Een aanvraag melden we niet. Een lening die je sluit wel.'
          : 'Een aanvraag melden we niet, en een lening ook niet.',
        to: 'faq',
        link: 'Zo zit het met het BKR',
      },
    ],
  },
  how: {
    title: 'Zo werkt het',
    intro: 'Vier stappen. Je kunt tussendoor stoppen en later verdergaan.',
    tour: 'Kijk mee met Bakkerij De Korenaar, in twee minuten',
    steps: [
      {
        title: 'Zoek je bedrijf',
        body: 'We halen je gegevens uit het Handelsregister en zeggen meteen of je kunt aanvragen.',
      },
      {
        title: 'Vertel wat je nodig hebt',
        body: 'Hoeveel, waarvoor en welke grote uitgaven eraan komen.',
      },
      {
        title: 'Deel je transacties',
        body: 'Koppel je bank of upload een bestand. We kijken alleen mee; we kunnen niets afschrijven.',
      },
      {
        title: 'Kies je aanbod',
        body: 'Je ziet elke euro: rente, aflossing en kosten. Is het antwoord nee, dan lees je waarom.',
      },
    ],
  },
  needs: {
    title: 'Wat heb je nodig?',
    intro: 'Met dit bij de hand heb je in een paar minuten antwoord.',
    points: ({ ageMonths, turnover }: LimitFigures) => [
      { title: 'Een bedrijf in het Handelsregister', body: `Het bestaat minstens ${ageMonths} maanden.` },
      {
        title: 'Een zakelijke rekening',
        body: 'Bij ABN AMRO, ASN, bunq, ING, Knab, Rabobank, RegioBank, SNS of Triodos.',
      },
      { title: 'Genoeg omzet', body: `Per jaar komt er minstens ${turnover} op je rekening binnen.` },
      {
        title: 'Je bankapp bij de hand',
        body: 'Je logt in bij je bank zelf; wij zien je codes nooit. Een bestand mag ook: CAMT.053, MT940 of CSV.',
      },
    ],
    notNeeded: 'Geen jaarcijfers, geen ondernemingsplan en geen gesprek op kantoor.',
  },
  prices: {
    title: 'Een eerlijke prijs, helemaal uitgeschreven',
    intro:
      'Bij zakelijke leningen hoeft een aanbieder de jaarlijkse kosten niet te laten zien. Wij doen het toch, bij elk aanbod.',
    points: [
      {
        title: 'Rente over wat je nog leent',
        body: 'Je lost elke maand af, dus je betaalt elke maand minder rente.',
      },
      {
        title: 'Alle kosten in euro’s',
        body: 'Elke euro staat in het aanbod. Wat er niet staat, betaal je niet.',
      },
      {
        title: 'Eén cijfer om te vergelijken',
        body: 'Het jaarlijks kostenpercentage (JKP) telt rente en kosten bij elkaar op.',
      },
    ],
    example: {
      title: 'Een voorbeeld',
      rows: exampleRows('nl'),
      note: 'Berekend met onze eigen prijstabel. Jouw prijs hangt af van je cijfers en zie je vóór je kiest.',
    },
  },
  closing: {
    title: 'Benieuwd wat er kan?',
    body: 'Zoek je bedrijf op. Je ziet meteen of je kunt aanvragen, en in een paar minuten wat je kunt lenen.',
    action: 'Zoek mijn bedrijf',
  },
}

const en: typeof nl = {
  pageTitle: `${lender.name}: business finance, sorted quickly and fairly`,
  description: 'Business finance with an honest offer in a few minutes. See what it costs, and why, before you choose.',
  notes: {
    none: 'No application is open in this browser. Start below, or pick up where you left off with the link in our email.',
    ended: 'Your session has ended. Start again below, or pick up where you left off with the link in our email.',
    finished: 'Your application is complete. We will contact you; there is nothing left to do here.',
  },
  hero: {
    eyebrow: 'Business finance for small companies',
    title: 'Business finance, sorted in minutes',
    intro:
      'Enter your business name. In a few minutes you know what you can borrow and what it costs, to the last cent.',
    assurance: 'No obligation, and no mark on your credit record (BKR). Repay early at any time.',
  },
  proof: {
    title: 'Don’t just take our word for it',
    points: ({ rules, sound, offered, prices, isAtBkr }) => [
      {
        title: `${rules} rules and measures`,
        body: 'That is all the computer decides by. They are on one page, with the real figures.',
        to: 'guide',
        link: 'Read all the rules',
      },
      {
        title: `${offered} of ${sound} test companies got a reasonable offer`,
        body: 'They are healthy companies, made up to test our own rules.',
        to: 'guide',
        link: 'See how we check that',
      },
      {
        title: `${prices} prices, one table`,
        body: 'Every grade and every term. Your offer comes from the same table.',
        to: 'businessLoan',
        link: 'See the prices',
      },
      {
        title: isAtBkr ? 'Applying leaves no mark at BKR' : 'Nothing at BKR',
        body: isAtBkr
          ? 'The credit register hears of a loan you take, and never of an application.'
          : 'We report neither your application nor your loan.',
        to: 'faq',
        link: 'How it works with BKR',
      },
    ],
  },
  how: {
    title: 'How it works',
    intro: 'Four steps. You can stop halfway and carry on later.',
    tour: 'Follow Bakkerij De Korenaar, in two minutes',
    steps: [
      {
        title: 'Find your business',
        body: 'We look you up in the company register and show straight away whether you can apply.',
      },
      {
        title: 'Tell us what you need',
        body: 'How much, what for, and whether a big bill is coming.',
      },
      {
        title: 'Share your transactions',
        body: 'Connect your bank or upload a file. We can only look; we can never move money.',
      },
      {
        title: 'Choose your offer',
        body: 'You see every euro: interest, repayment and fees. If the answer is no, we tell you why.',
      },
    ],
  },
  needs: {
    title: 'What do you need?',
    intro: 'With these to hand, you have an answer in a few minutes.',
    points: ({ ageMonths, turnover }) => [
      {
        title: 'A business in the Dutch company register',
        body: `It has been running for at least ${ageMonths} months.`,
      },
      {
        title: 'A business account',
        body: 'With ABN AMRO, ASN, bunq, ING, Knab, Rabobank, RegioBank, SNS or Triodos.',
      },
      { title: 'Enough turnover', body: `At least ${turnover} a year comes into your account.` },
      {
        title: 'Your banking app',
        body: 'You log in at your own bank; we never see your codes. A file works too: CAMT.053, MT940 or CSV.',
      },
    ],
    notNeeded: 'No annual accounts, no business plan, no meeting.',
  },
  prices: {
    title: 'A fair price, written out in full',
    intro: 'Business lenders do not have to show the yearly cost. We do, with every offer.',
    points: [
      {
        title: 'Interest on what you still owe',
        body: 'You repay a little every month, so the interest falls every month.',
      },
      {
        title: 'All fees in euros',
        body: 'Every fee is in the offer. If it is not there, you do not pay it.',
      },
      { title: 'One figure to compare', body: 'The yearly cost percentage (JKP) adds up interest and fees.' },
    ],
    example: {
      title: 'An example',
      rows: exampleRows('en'),
      note: 'From our own price table. Your price depends on your figures, and you see it before you choose.',
    },
  },
  closing: {
    title: 'Curious what you can borrow?',
    body: 'Look up your business. You see straight away whether you can apply, and in a few minutes how much you can borrow.',
    action: 'Find my business',
  },
}

export const homeTexts: Texts<typeof nl> = { nl, en }
