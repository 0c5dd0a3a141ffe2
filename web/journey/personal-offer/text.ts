import { lendingLimits } from '#lending/policy/limits.ts'
import type { OfferRange } from '#contract/offers.ts'
import type { ProductType } from '#contract/values.ts'
import type { Texts } from '#ui/language.ts'
import type { StepWords } from '../../page-module.ts'
import type { Products } from '../offer-name.ts'

/** How many months of turnover are lent at most. */
const turnoverMonths = String(lendingLimits.amountPerMonthlyTurnoverMax)

const nl = {
  pageTitle: 'Jouw aanbod',
  categoriesPageTitle: 'Je transacties',
  title: 'Dit kunnen we je bieden',
  /** Before it is known whether there are offers. */
  opening: {
    title: 'Ons antwoord op je aanvraag',
    intro:
      'Hier lees je zo wat we voor je kunnen doen, hoe we dat hebben berekend en wat het kost. Je ziet elk bedrag voordat je iets kiest. Je zit nog nergens aan vast.',
  } satisfies StepWords,
  choose: {
    both: 'Kies zelf hoeveel en hoe lang, en zie meteen wat het kost.',
    PBL: 'Kies zelf hoeveel en hoe lang, en zie meteen wat het kost.',
    PBC: 'Dit is een krediet: je betaalt alleen rente over wat je opneemt.',
  } satisfies Readonly<Record<Products, string>>,
  intro: (validUntil: string) => `Dit aanbod geldt tot en met ${validUntil}. Je zit nog nergens aan vast.`,
  /** Before what was found, and the turnover that was read in it. */
  found: 'Gebaseerd op',
  foundTurnover: (perMonth: string) => `Je omzet is gemiddeld ${perMonth} per maand.`,
  testing: 'Testmodus: dit is geen echt aanbod',
  legend: 'Kies een lening of een krediet',
  products: {
    PBL: { label: 'Lening', explanation: 'Het hele bedrag in één keer. Elke maand los je een deel af.' },
    PBC: { label: 'Kortlopend krediet', explanation: 'Geld achter de hand. Je betaalt rente over wat je opneemt.' },
  } satisfies Readonly<Record<ProductType, { label: string; explanation: string }>>,
  controlsTitle: 'Bedrag en looptijd kiezen',
  amountLabel: 'Bedrag',
  limitLabel: 'Limiet: hoeveel je hoogstens kunt opnemen',
  termLabel: 'Looptijd in jaren',
  amountBounds: (least: string, most: string) => `Van ${least} tot ${most}.`,
  termBounds: (least: number, most: number) => `Van ${least} tot ${most} jaar.`,
  oneTerm: (years: string) => `Alleen ${years}.`,
  whyNotMore: {
    turnover: (most) =>
      `Meer dan ${most} kan niet: we lenen hoogstens ${turnoverMonths.replace('.', ',')} maanden omzet uit.`,
    'debt-service': (most) =>
      `Meer dan ${most} kan bij deze looptijd niet: dan houd je te weinig over als je omzet tegenvalt.`,
    'product-maximum': (most) => `Meer dan ${most} lenen we aan niemand uit.`,
    score: (most) => `Meer dan ${most} kan niet: een hoger bedrag past niet bij je cijfers.`,
    person: () => 'We keurden je aanvraag goed voor dit bedrag en deze looptijd.',
  } satisfies Readonly<Record<OfferRange['limitedBy'], (most: string) => string>>,
  /** Of a credit, which has no term to choose. */
  whyNoHigherLimit: (most: string) =>
    `Een hogere limiet dan ${most} kan niet: dan houd je te weinig over als je omzet tegenvalt.`,
  moreWithLonger: (years: string, most: string) => `Kies je ${years}, dan kan het tot ${most}.`,
  longestTerm: (years: string) => `Langer dan ${years} lenen we niet uit.`,
  whyNotLonger: {
    history: (years, months) =>
      `Langer dan ${years} kan nog niet: daarvoor willen we ${months} maanden aan transacties zien.`,
    capacity: (years) => `Langer dan ${years} past niet bij wat je per maand overhoudt.`,
  } satisfies Readonly<Record<'history' | 'capacity', (years: string, months: number) => string>>,
  whyNotShorter: (years: string) => `Korter dan ${years} past niet: dan wordt het maandbedrag te hoog.`,
  figuresLabel: 'Wat dit kost',
  figuresTitle: (product: string, amount: string) => `${product} van ${amount}`,
  pricing: 'We rekenen het uit…',
  priceAgain: 'Reken opnieuw',
  announceLoan: (month: string, total: string) => `Eerste maand ${month}, alle kosten samen ${total}`,
  announceCredit: (having: string, rate: string) =>
    `${having} om het te hebben, ${rate} rente per jaar over wat je opneemt`,
  lessEachMonth: (last: string) => `Elke maand betaal je iets minder. In de laatste maand is het ${last}.`,
  securityTitle: 'Zekerheid:',
  guaranteeAbove: (amount: string) => `Boven ${amount} staat de eigenaar persoonlijk borg.`,
  changed: (wished: string, now: string) => `${wished} kan niet. We rekenen met ${now}.`,
  havingTitle: 'Eenmalig, om het te hebben',
  usingTitle: 'Rente per jaar, over wat je opneemt',
  use: (euros: string, weeks: number) => `${euros} voor ${weeks === 1 ? 'een week' : `${weeks} weken`} kost`,
  useAmount: 'Wat je opneemt',
  useWeeks: 'Voor hoeveel weken',
  weeks: (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weken`),
  yearlyCreditNote:
    'Het JKP gaat uit van alles meteen opnemen en in een jaar aflossen. Wat het eenmalig kost, gaat af van je eerste opname.',
  barLoan: (month: string, total: string) => `Eerste maand ${month}, lenen kost ${total}`,
  barCredit: (having: string, rate: string) => `${having} om het te hebben, ${rate} rente over wat je opneemt`,
  counterTitle: 'We bieden een lager bedrag',
  counterText: (requested: string, offered: string) =>
    `Je vroeg ${requested}. Met wat je per maand overhoudt, kunnen we je tot ${offered} lenen.`,
  detailsTitle: 'Rente, kosten, uitbetaling en aflosschema',
  yearlyCostLabel: 'Uitleg over het jaarlijks kostenpercentage',
  yearlyCostText:
    'Het JKP telt alles mee wat je moet betalen: rente én kosten, en wanneer je betaalt. Daarmee kun je leningen van verschillende aanbieders eerlijk vergelijken. We rekenen het uit volgens de formule van de Europese Unie.',
  compareTitle: 'Vergelijk alle looptijden',
  button: {
    PBL: (amount, years) => `Kies ${amount} voor ${years}`,
    PBC: (amount) => `Kies krediet tot ${amount}`,
  } satisfies Readonly<Record<ProductType, (amount: string, years: string) => string>>,
  buttonHint: 'Je tekent nog niets. Hierna kies je je rekening.',
  basisTitle: 'Waar is dit aanbod op gebaseerd?',
}

const en: typeof nl = {
  pageTitle: 'Your offer',
  categoriesPageTitle: 'Your transactions',
  title: 'This is what we can offer you',
  opening: {
    title: 'Our answer to your application',
    intro:
      'In a moment you’ll see what we can do for you, how we worked it out and what it costs. You see every amount before you choose. You’re not committed to anything yet.',
  },
  choose: {
    both: 'Choose how much and for how long, and see at once what it costs.',
    PBL: 'Choose how much and for how long, and see at once what it costs.',
    PBC: 'This is a credit line: you only pay interest on what you draw.',
  },
  intro: (validUntil) => `This offer is valid until ${validUntil}. You’re not committed to anything yet.`,
  found: 'Based on',
  foundTurnover: (perMonth) => `Your turnover averages ${perMonth} a month.`,
  testing: 'Tester mode: this is not a real offer',
  legend: 'Choose a loan or a credit line',
  products: {
    PBL: { label: 'Loan', explanation: 'The whole amount at once. You repay part of it each month.' },
    PBC: { label: 'Credit line', explanation: 'Money to fall back on. You pay interest on what you draw.' },
  },
  controlsTitle: 'Choose amount and term',
  amountLabel: 'Amount',
  limitLabel: 'Limit: the most you can draw',
  termLabel: 'Term in years',
  amountBounds: (least, most) => `From ${least} to ${most}.`,
  termBounds: (least, most) => `From ${least} to ${most} ${most === 1 ? 'year' : 'years'}.`,
  oneTerm: (years) => `Only ${years}.`,
  whyNotMore: {
    turnover: (most) => `You can’t borrow more than ${most}: we lend at most ${turnoverMonths} months of turnover.`,
    'debt-service': (most) =>
      `You can’t borrow more than ${most} over this term: too little would be left if turnover dipped.`,
    'product-maximum': (most) => `We don’t lend anyone more than ${most}.`,
    score: (most) => `You can’t borrow more than ${most}: your figures don’t support a larger amount.`,
    person: () => 'We approved your application for this amount and term.',
  },
  whyNoHigherLimit: (most) => `The limit can’t be higher than ${most}: too little would be left if turnover dipped.`,
  moreWithLonger: (years, most) => `Over ${years} it can be up to ${most}.`,
  longestTerm: (years) => `We don’t lend for longer than ${years}.`,
  whyNotLonger: {
    history: (years, months) =>
      `Longer than ${years} isn’t possible yet: for that we need to see ${months} months of transactions.`,
    capacity: (years) => `Longer than ${years} doesn’t fit what you have left each month.`,
  },
  whyNotShorter: (years) => `Shorter than ${years} doesn’t fit: the monthly amount would be too high.`,
  figuresLabel: 'What this costs',
  figuresTitle: (product, amount) => `${product} of ${amount}`,
  pricing: 'Working it out…',
  priceAgain: 'Try again',
  announceLoan: (month, total) => `First month ${month}, all costs together ${total}`,
  announceCredit: (having, rate) => `${having} to have it, ${rate} interest a year on what you draw`,
  lessEachMonth: (last) => `A little less each month after that. In the last month you pay ${last}.`,
  securityTitle: 'Security:',
  guaranteeAbove: (amount) => `Above ${amount} the owner gives a personal guarantee.`,
  changed: (wished, now) => `${wished} isn’t possible here, so we use ${now}.`,
  havingTitle: 'Once, to have it',
  usingTitle: 'Interest a year, on what you draw',
  use: (euros, weeks) => `${euros} for ${weeks === 1 ? 'a week' : `${weeks} weeks`} costs`,
  useAmount: 'What you draw',
  useWeeks: 'For how many weeks',
  weeks: (weeks) => (weeks === 1 ? '1 week' : `${weeks} weeks`),
  yearlyCreditNote:
    'The APR assumes that you draw everything at once and repay it within a year. The one-off fee comes off your first withdrawal.',
  barLoan: (month, total) => `First month ${month}, total cost ${total}`,
  barCredit: (having, rate) => `${having} to have it, ${rate} interest on what you draw`,
  counterTitle: 'We offer a lower amount',
  counterText: (requested, offered) =>
    `You asked for ${requested}. With what you have left each month, we can lend you up to ${offered}.`,
  detailsTitle: 'Interest, fees, payout and schedule',
  yearlyCostLabel: 'About the yearly cost percentage',
  yearlyCostText:
    'The JKP counts everything you must pay: interest and fees, and when you pay them. It lets you compare loans of different lenders fairly. We use the EU’s standard formula.',
  compareTitle: 'Compare all terms',
  button: {
    PBL: (amount, years) => `Choose ${amount} for ${years}`,
    PBC: (amount) => `Choose credit up to ${amount}`,
  },
  buttonHint: 'You’re not signing anything yet. Next: your account.',
  basisTitle: 'What is this offer based on?',
}

export const personalOfferTexts: Texts<typeof nl> = { nl, en }
