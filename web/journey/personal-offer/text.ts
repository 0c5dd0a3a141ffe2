import { lendingLimits } from '#lending/limits.ts'
import { formatRate } from '#lending/money.ts'
import type { Texts } from '../../language.ts'
import type { Products } from '../offer-name.ts'

type PersonalOfferText = {
  pageTitle: string
  categoriesPageTitle: string
  title: string
  choose: Readonly<Record<Products, string>>
  intro: (validUntil: string) => string
  testing: string
  legend: string
  perMonth: string
  firstToLast: (first: string, last: string) => string
  lowestCost: string
  lowestMonth: string
  counterTitle: string
  counterText: (requested: string, offered: string) => string
  counterCredit: (requested: string, offered: string) => string
  detailsTitle: (product: string) => string
  rows: Readonly<
    Record<
      | 'amount'
      | 'payout'
      | 'rate'
      | 'instalments'
      | 'amortization'
      | 'interest'
      | 'fees'
      | 'totalCost'
      | 'totalToRepay'
      | 'yearlyCost'
      | 'securities'
      | 'validUntil'
      | 'commission',
      string
    >
  >
  feeNames: Readonly<Record<string, string>>
  noFees: string
  otherFee: string
  yearlyCostLabel: string
  yearlyCostText: string
  rateText: string
  creditText: string
  securities: Readonly<Record<'none' | 'personal_liability', string>>
  commissionNone: string
  commission: (amount: string) => string
  earlyTitle: string
  earlyText: string
  earlyOutstanding: string
  earlyCost: string
  earlySaved: string
  earlyMonths: (months: number) => string
  plotTitle: string
  plotSummary: (months: number, first: string, last: string, room: string) => string
  principal: string
  interest: string
  room: (amount: string) => string
  roomStressed: (amount: string) => string
  shortStressed: (amount: string) => string
  covers: string
  coversNot: string
  coversStressed: string
  coversStressedNot: string
  longerHelps: string
  scheduleTitle: string
  scheduleHeads: Readonly<Record<'number' | 'due' | 'principal' | 'interest' | 'total' | 'outstanding', string>>
  compareTitle: string
  button: (product: string, amount: string) => string
  buttonHint: string
  basisTitle: string
}

/** The fall in turnover that is always shown; what an offer must stand may be less (lending/offers). */
const less = formatRate(-lendingLimits.stressIncomeChange, { decimals: 0 })

export const personalOfferTexts: Texts<PersonalOfferText> = {
  nl: {
    pageTitle: 'Jouw aanbod',
    categoriesPageTitle: 'Je transacties',
    title: 'Dit kunnen we je bieden',
    choose: {
      both: 'Kies de lening of het krediet dat bij je past.',
      PBL: 'Kies de looptijd die bij je past.',
      PBC: 'Dit is een krediet: je betaalt alleen rente over wat je opneemt.',
    },
    intro: (validUntil) => `Dit aanbod geldt tot en met ${validUntil}. Je zit nog nergens aan vast.`,
    testing: 'Testmodus: dit is geen echt aanbod',
    legend: 'Kies een lening of een krediet',
    perMonth: 'per maand',
    firstToLast: (first, last) => (first === last ? first : `${first}, aflopend tot ${last}`),
    lowestCost: 'Laagste kosten in totaal',
    lowestMonth: 'Laagste maandbedrag',
    counterTitle: 'We bieden een lager bedrag',
    counterText: (requested, offered) =>
      `Je vroeg ${requested}. Met wat je nu per maand overhoudt, past een lening van ${offered} beter bij je. Liever een bedrag dat je kunt dragen dan geen aanbod.`,
    counterCredit: (requested, offered) =>
      `Je vroeg ${requested}. De lening kan voor dat hele bedrag; het krediet gaat tot ${offered}.`,
    detailsTitle: (product) => `${product}: alle bedragen`,
    rows: {
      amount: 'Bedrag',
      payout: 'Je ontvangt op je rekening',
      rate: 'Rente per jaar',
      instalments: 'Maandbedrag',
      amortization: 'Waarvan aflossing per maand',
      interest: 'Rente in totaal',
      fees: 'Eenmalige kosten',
      totalCost: 'Kosten in totaal',
      totalToRepay: 'Je betaalt in totaal terug',
      yearlyCost: 'Jaarlijks kostenpercentage (JKP)',
      securities: 'Zekerheid',
      validUntil: 'Geldig tot en met',
      commission: 'Vergoeding aan een partner',
    },
    feeNames: { provision: 'Kredietprovisie', arrangement: 'Afsluitkosten' },
    noFees: 'Geen',
    otherFee: 'Kosten',
    yearlyCostLabel: 'Uitleg over het jaarlijks kostenpercentage',
    yearlyCostText:
      'Het JKP telt alles mee wat je moet betalen: rente én kosten, en wanneer je betaalt. Daarmee kun je leningen van verschillende aanbieders eerlijk vergelijken. We rekenen het uit volgens de formule van de Europese Unie.',
    rateText: 'De rente staat vast voor de hele looptijd en geldt over wat je nog niet hebt afgelost.',
    creditText:
      'Bij een krediet betaal je alleen rente over wat je opneemt. De bedragen hier gaan uit van alles in één keer opnemen en in twaalf gelijke delen aflossen.',
    securities: {
      none: 'Geen onderpand en geen borg',
      personal_liability: 'Geen onderpand. Door je rechtsvorm ben je zelf aansprakelijk, ook met je privégeld.',
    },
    commissionNone: 'Geen',
    commission: (amount) =>
      `${amount}. Wij betalen dit aan de partner die je naar ons verwees; jouw prijs verandert er niet door.`,
    earlyTitle: 'Eerder aflossen',
    earlyText: 'Dat mag altijd. Dit betaal je dan ervoor, en dit bespaar je aan rente.',
    earlyOutstanding: 'Nog af te lossen',
    earlyCost: 'Vergoeding',
    earlySaved: 'Rente bespaard',
    earlyMonths: (months) => `Na ${months} ${months === 1 ? 'maand' : 'maanden'}`,
    plotTitle: 'Past dit bij wat je overhoudt?',
    plotSummary: (months, first, last, room) =>
      `Maandbedragen over ${months} maanden, van ${first} in de eerste tot ${last} in de laatste maand, naast ${room} die je nu gemiddeld per maand overhoudt.`,
    principal: 'Aflossing',
    interest: 'Rente',
    room: (amount) => `Je houdt nu over: ${amount}`,
    roomStressed: (amount) => `Met ${less} minder omzet, en dus minder inkoop: ${amount}`,
    shortStressed: (amount) => `Met ${less} minder omzet, en dus minder inkoop, kom je ${amount} tekort`,
    covers: 'Met wat je nu overhoudt, kun je het hoogste maandbedrag betalen.',
    coversNot: 'Let op: met wat je nu overhoudt, kun je het hoogste maandbedrag net niet betalen.',
    coversStressed: `Ook als je omzet ${less} lager is, houd je genoeg over.`,
    coversStressedNot: `Als je omzet ${less} lager is, houd je te weinig over voor dit maandbedrag. Daarbij rekenen we er al mee dat je dan minder inkoopt.`,
    longerHelps: 'Bij een langere looptijd lukt dat wel.',
    scheduleTitle: 'Bekijk alle maanden in een tabel',
    scheduleHeads: {
      number: 'Maand',
      due: 'Datum',
      principal: 'Aflossing',
      interest: 'Rente',
      total: 'Samen',
      outstanding: 'Restschuld',
    },
    compareTitle: 'Vergelijk alles in één tabel',
    button: (product, amount) => `Kies ${product} van ${amount}`,
    buttonHint: 'Hierna kies je op welke rekening je het geld wilt. Je tekent nog niets.',
    basisTitle: 'Waar rust dit aanbod op?',
  },
  en: {
    pageTitle: 'Your offer',
    categoriesPageTitle: 'Your transactions',
    title: 'This is what we can offer you',
    choose: {
      both: 'Choose the loan or the credit that suits you.',
      PBL: 'Choose the term that suits you.',
      PBC: 'This is a credit: you only pay interest on what you draw.',
    },
    intro: (validUntil) => `This offer is valid until ${validUntil}. You are not committed to anything yet.`,
    testing: 'Tester mode: this is no real offer',
    legend: 'Choose a loan or a credit',
    perMonth: 'a month',
    firstToLast: (first, last) => (first === last ? first : `${first}, falling to ${last}`),
    lowestCost: 'Lowest total cost',
    lowestMonth: 'Lowest monthly amount',
    counterTitle: 'We offer a lower amount',
    counterText: (requested, offered) =>
      `You asked for ${requested}. With what you now have left each month, a loan of ${offered} suits you better. Rather an amount that you can carry than no offer.`,
    counterCredit: (requested, offered) =>
      `You asked for ${requested}. The loan can be that amount; the credit goes up to ${offered}.`,
    detailsTitle: (product) => `${product}: all amounts`,
    rows: {
      amount: 'Amount',
      payout: 'Paid into your account',
      rate: 'Interest per year',
      instalments: 'Monthly amount',
      amortization: 'Of which repayment per month',
      interest: 'Total interest',
      fees: 'One-off costs',
      totalCost: 'Total costs',
      totalToRepay: 'Total to repay',
      yearlyCost: 'Yearly cost percentage (JKP)',
      securities: 'Security',
      validUntil: 'Valid until',
      commission: 'Commission to a partner',
    },
    feeNames: { provision: 'Arrangement fee', arrangement: 'Arrangement fee' },
    noFees: 'None',
    otherFee: 'Fee',
    yearlyCostLabel: 'About the yearly cost percentage',
    yearlyCostText:
      'The JKP counts everything you must pay: interest and fees, and when you pay them. It lets you compare loans of different lenders fairly. We work it out by the formula of the European Union.',
    rateText: 'The rate is fixed for the whole term and applies to what you have not yet repaid.',
    creditText:
      'With a credit you pay interest only on what you draw. The amounts here assume drawing everything at once and repaying in twelve equal parts.',
    securities: {
      none: 'No collateral and no guarantor',
      personal_liability: 'No collateral. By your legal form you are liable yourself, with private money too.',
    },
    commissionNone: 'None',
    commission: (amount) => `${amount}. We pay this to the partner who referred you; it does not change your price.`,
    earlyTitle: 'Repaying early',
    earlyText: 'You can at any time. This is what it costs, and what you save in interest.',
    earlyOutstanding: 'Still to repay',
    earlyCost: 'Fee',
    earlySaved: 'Interest saved',
    earlyMonths: (months) => `After ${months} ${months === 1 ? 'month' : 'months'}`,
    plotTitle: 'Does this fit what you have left?',
    plotSummary: (months, first, last, room) =>
      `Monthly amounts over ${months} months, from ${first} in the first to ${last} in the last month, beside ${room} that you now have left each month on average.`,
    principal: 'Repayment',
    interest: 'Interest',
    room: (amount) => `You now have left: ${amount}`,
    roomStressed: (amount) => `With ${less} less turnover, and so fewer purchases: ${amount}`,
    shortStressed: (amount) => `With ${less} less turnover, and so fewer purchases, you are ${amount} short`,
    covers: 'With what you now have left, you can pay the highest monthly amount.',
    coversNot: 'Take care: with what you now have left, you cannot quite pay the highest monthly amount.',
    coversStressed: `Even with ${less} less turnover you have enough left.`,
    coversStressedNot: `With ${less} less turnover you have too little left for this monthly amount. That already allows for buying less.`,
    longerHelps: 'With a longer term you do have enough.',
    scheduleTitle: 'See all months in a table',
    scheduleHeads: {
      number: 'Month',
      due: 'Date',
      principal: 'Repayment',
      interest: 'Interest',
      total: 'Together',
      outstanding: 'Still owed',
    },
    compareTitle: 'Compare everything in one table',
    button: (product, amount) => `Choose ${product} of ${amount}`,
    buttonHint: 'Next you choose the account for the money. You sign nothing yet.',
    basisTitle: 'What is this offer based on?',
  },
}
