import { type LendingLimits, lendingLimits } from '#lending/limits.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import { offeredGrades, type PriceTable, priceTable } from '#lending/offers/price-table.ts'
import type { Language } from '../../addresses.ts'
import type { DocumentSection, DocumentTable } from '../../documents/document.tsx'
import { fillIn } from '../../documents/fill-in.ts'
import { productFigures } from '../product-figures.ts'

export type GuideText = {
  title: string
  pageTitle: string
  description: string
  eyebrow: string
  intro: string
  print: string
  sections: readonly DocumentSection[]
  next: string
}

/** The figures of the worked example: what is left each month, and the most it may carry. */
type Example = { left: string; most: string; cover: string; refusedBelow: string; turnover: string; ceiling: string }

/** A made-up business with 3,000 euros left a month and 18,000 euros of turnover, put through the real limits. */
function exampleOf(locale: Language, limits: LendingLimits): Example {
  const [leftCents, turnoverCents] = [3_000_00, 18_000_00]
  const euros = (cents: number) => formatEuros(cents, { locale })
  const shown = (value: number) => value.toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB')
  return {
    left: euros(leftCents),
    most: euros(Math.floor(leftCents / limits.debtServiceCoverageOfferedFrom / 100) * 100),
    cover: shown(limits.debtServiceCoverageOfferedFrom),
    refusedBelow: shown(limits.debtServiceCoverageRefusedBelow),
    turnover: euros(turnoverCents),
    ceiling: euros(turnoverCents * limits.amountPerMonthlyTurnoverMax),
  }
}

/** The rate of each grade, for the shortest and the longest loan. */
function ratesOf(locale: Language, prices: PriceTable): DocumentTable['rows'] {
  const rate = (value: number) => formatRate(value, { locale })
  return offeredGrades.map((grade) => {
    const { 12: shortest, 60: longest } = prices.loanRates[grade]
    return [grade, rate(shortest), rate(longest)] as const
  })
}

const dutch: GuideText = {
  title: 'Zo rekent een geldverstrekker',
  pageTitle: 'Whitepaper: zo rekent een geldverstrekker',
  description:
    'Onze eigen rekenregels op een rij: wat we van je rekening aflezen, hoeveel je kunt dragen en hoe je prijs ontstaat.',
  eyebrow: 'Whitepaper',
  intro:
    'Een aanvraag voelt vaak als een zwarte doos. Dit zijn de regels waarmee wij rekenen, met de echte getallen. Lees ze vóór je ergens een aanvraag doet.',
  print: 'Print of bewaar als pdf',
  sections: [
    {
      title: 'Drie vragen',
      parts: [
        'Elke geldverstrekker wil drie dingen weten. Kan dit bedrijf de maandbedragen betalen? Is het beeld dat we zien compleet? En is deze rekening echt van dit bedrijf? De rest is rekenwerk.',
      ],
    },
    {
      title: 'Wat er van je rekening valt af te lezen',
      parts: [
        'Eerst halen we overboekingen tussen je eigen rekeningen eruit, want die zijn geen omzet. Daarna kijken we naar:',
        [
          'wat er per maand binnenkomt, en hoe sterk dat schommelt;',
          'je vaste lasten: huur, lonen, verzekeringen, belasting;',
          'leningen die al lopen;',
          'hoe vaak je rekening onder nul staat en hoe vaak een incasso wordt teruggeboekt;',
          'hoeveel van je omzet van één klant komt.',
        ],
        'We willen minstens {leastDays} dagen zien, liefst twee jaar. Zo telt een slappe maand niet te zwaar.',
      ],
    },
    {
      title: 'Hoeveel je per maand kunt dragen',
      parts: [
        'Stel: na al je vaste lasten houd je {left} per maand over. Een geldverstrekker laat je dat niet helemaal aan hem betalen; je hebt een buffer nodig. Wij willen dat er voor elke euro maandbedrag {cover} euro overblijft. Dan is {left} gedeeld door {cover} het hoogste maandbedrag: {most}.',
        'Blijft er minder dan {refusedBelow} euro per euro maandbedrag over, dan kan je bedrijf de lening niet dragen en zeggen we nee. Zit je ertussenin, dan kijkt een medewerker mee.',
      ],
    },
    {
      title: 'Het plafond',
      parts: [
        'Ook als je veel overhoudt, is er een grens: {turnoverMonths} keer je gemiddelde omzet per maand. Bij een omzet van {turnover} per maand is dat {ceiling}. De laagste van de twee grenzen telt, en nooit meer dan je vroeg.',
      ],
    },
    {
      title: 'Van punten naar prijs',
      parts: [
        'Elk kenmerk van je rekening krijgt punten. Samen vormen ze een score, en de score een klasse: A tot en met D. Hoe kleiner de kans dat het misgaat, hoe lager de rente. Een langere looptijd kost iets meer, omdat er meer mis kan gaan.',
      ],
      table: { caption: 'Rente per klasse', heads: ['Klasse', 'Lening van 1 jaar', 'Lening van 5 jaar'], rows: [] },
    },
    {
      title: 'De proef op de som',
      parts: [
        'Ten slotte rekenen we je maandbedragen nog eens door met {lessIncome} minder inkomsten. Dat verandert de beslissing niet, maar je ziet het in je aanbod. Doe die som ook zelf, bij elke lening.',
      ],
    },
    {
      title: 'Wat je kans groter maakt',
      parts: [
        [
          'Deel alle zakelijke rekeningen, ook je spaarrekening: een half beeld geeft een half aanbod.',
          'Betaal je btw en je leningen op tijd; een betalingsregeling mag, als je hem nakomt.',
          'Zorg dat incasso’s niet worden teruggeboekt. Verzet liever de datum.',
          'Vraag niet meer dan je plan kost. Een lager bedrag geeft vaak een betere prijs.',
        ],
      ],
    },
    {
      title: 'Wat niet meetelt',
      parts: [
        'Je postcode, je nationaliteit, je voornaam en hoe je je aanvraag typt. Ook niet of je via een tussenpersoon kwam.',
      ],
    },
  ],
  next: 'Bekijk wat er voor jou kan',
}

const english: GuideText = {
  title: 'How a lender does the sums',
  pageTitle: 'White paper: how a lender does the sums',
  description:
    'Our own rules, one by one: what we read from your account, how much you can afford and how your price comes about.',
  eyebrow: 'White paper',
  intro:
    'Applying often feels like a black box. These are the rules we work with, with the real figures. Read them before you apply anywhere.',
  print: 'Print or save as PDF',
  sections: [
    {
      title: 'Three questions',
      parts: [
        'Every lender wants to know three things. Can this business pay the monthly amounts? Is the picture we see complete? And does this account really belong to this business? The rest is arithmetic.',
      ],
    },
    {
      title: 'What can be read from your account',
      parts: [
        'First we take out transfers between your own accounts, since those are not turnover. Then we look at:',
        [
          'what comes in each month, and how much that varies;',
          'your fixed costs: rent, wages, insurance, tax;',
          'loans you already have;',
          'how often your account is below zero and how often a direct debit is reversed;',
          'how much of your turnover comes from one customer.',
        ],
        'We want to see at least {leastDays} days, ideally two years. That way one slow month does not weigh too heavily.',
      ],
    },
    {
      title: 'How much you can afford each month',
      parts: [
        'Suppose that after all fixed costs you have {left} left a month. A lender will not let you spend all of that on repayment; you need a buffer. We want {cover} euros to be left for each euro of the monthly amount. So {left} divided by {cover} is the highest monthly amount: {most}.',
        'If less than {refusedBelow} euro is left for each euro of the monthly amount, your business cannot afford the loan and we say no. Anything in between is looked at by a person.',
      ],
    },
    {
      title: 'The ceiling',
      parts: [
        'Even when there is plenty left, there is a limit: {turnoverMonths} times your average monthly turnover. With a turnover of {turnover} a month that is {ceiling}. The lower of the two limits counts, and never more than you asked for.',
      ],
    },
    {
      title: 'From points to price',
      parts: [
        'Each feature of your account earns points. Together they make a score, and the score a class: A to D. The smaller the chance of things going wrong, the lower the rate. A longer term costs a little more, because more can go wrong along the way.',
      ],
      table: { caption: 'Rate by class', heads: ['Class', 'Loan of 1 year', 'Loan of 5 years'], rows: [] },
    },
    {
      title: 'The proof of the pudding',
      parts: [
        'Finally we work out your monthly amounts once more with {lessIncome} less income. It does not change the decision, but you see it in your offer. Do that sum yourself too, for every loan.',
      ],
    },
    {
      title: 'What improves your chances',
      parts: [
        [
          'Share all your business accounts, savings included: half a picture gives half an offer.',
          'Pay your VAT and your loans on time; a payment plan is fine if you keep to it.',
          'Make sure direct debits are not reversed; move the date instead.',
          'Ask for no more than your plan costs. A lower amount often gets a better price.',
        ],
      ],
    },
    {
      title: 'What does not count',
      parts: [
        'Your postcode, your nationality, your first name and how you type. Nor whether you came through an intermediary.',
      ],
    },
  ],
  next: 'See what is possible for you',
}

/** NAV-5: the white paper, with the figures of lending's own tables. */
export function guideText(language: Language): GuideText {
  const figures = { ...productFigures(language), ...exampleOf(language, lendingLimits) }
  const text = fillIn(language === 'nl' ? dutch : english, figures)
  const rows = ratesOf(language, priceTable)
  return {
    ...text,
    sections: text.sections.map((section) =>
      section.table ? { ...section, table: { ...section.table, rows } } : section,
    ),
  }
}
