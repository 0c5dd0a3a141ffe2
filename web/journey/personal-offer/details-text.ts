import { byLanguage } from '#lending/by-language.ts'
import type { Texts } from '#ui/language.ts'

const rowNames = byLanguage({
  amount: ['Bedrag', 'Amount'],
  payout: ['Je ontvangt op je rekening', 'Paid into your account'],
  rate: ['Rente per jaar', 'Interest per year'],
  instalments: ['Maandbedrag', 'Monthly amount'],
  amortization: ['Daarvan los je af', 'Repayment included'],
  interest: ['Rente in totaal', 'Total interest'],
  fees: ['Eenmalige kosten', 'One-off costs'],
  totalCost: ['Kosten in totaal', 'Total cost'],
  totalToRepay: ['Je betaalt in totaal terug', 'Total to repay'],
  yearlyCost: ['Jaarlijks kostenpercentage (JKP)', 'APR (JKP)'],
  securities: ['Zekerheid', 'Security'],
  validUntil: ['Geldig tot en met', 'Valid until'],
  commission: ['Vergoeding aan een partner', 'Commission to a partner'],
})

const compareHeads = byLanguage({
  offer: ['Wat', 'What'],
  month: ['Eerste maand', 'First month'],
  cost: ['Rente en kosten', 'Interest and fees'],
  others: ['Meer', 'More'],
})

const scheduleHeads = byLanguage({
  number: ['Maand', 'Month'],
  due: ['Datum', 'Date'],
  principal: ['Aflossing', 'Repayment'],
  interest: ['Rente', 'Interest'],
  total: ['Samen', 'Total'],
  outstanding: ['Restschuld', 'Still owed'],
})

const nl = {
  firstToLast: (first: string, last: string) =>
    first === last ? first : `${first} in maand 1, ${last} in de laatste maand`,
  lowest: 'Laagste',
  detailsOf: (product: string) => `${product}: alle bedragen`,
  rows: rowNames.nl,
  compareHeads: Object.values(compareHeads.nl),
  allFigures: (product: string) => `${product}: alle cijfers`,
  feeNames: { provision: 'Kredietprovisie', arrangement: 'Afsluitkosten' } as Readonly<Record<string, string>>,
  noFees: 'Geen',
  otherFee: 'Kosten',
  rateText: 'De rente staat vast voor de hele looptijd en geldt over wat je nog niet hebt afgelost.',
  datesText:
    'Je eerste betaling is een maand na de uitbetaling. Hier rekenen we met uitbetaling op de dag van dit aanbod; betalen we later uit, dan schuift elke datum mee.',
  creditText:
    'Bij een krediet betaal je alleen rente over wat je opneemt. De bedragen hier gaan uit van alles in één keer opnemen en in twaalf gelijke delen aflossen.',
  commissionNone: 'Geen',
  commission: (amount: string) =>
    `${amount}. Wij betalen dit aan de partner die je naar ons verwees; jouw prijs verandert er niet door.`,
  earlyTitle: 'Eerder aflossen',
  earlyText: 'Dat mag altijd. Dit kost het je, en dit bespaar je aan rente.',
  earlyOutstanding: 'Nog af te lossen',
  earlyCost: 'Kosten om eerder af te lossen',
  earlySaved: 'Rente bespaard',
  earlyMonths: (months: number) => `Na ${months} ${months === 1 ? 'maand' : 'maanden'}`,
  plotTitle: 'Wat je elke maand betaalt',
  plotSummary: (months: number, first: string, last: string) =>
    `Maandbedragen over ${months} maanden, van ${first} in de eerste tot ${last} in de laatste maand.`,
  plotAxis: 'Onder de balken staat de maand',
  principal: 'Aflossing',
  interest: 'Rente',
  monthsTitle: 'Zo past het in jouw maanden',
  monthsOfCredit: 'Hier rekenen we alsof je alles meteen opneemt en in een jaar aflost. Zwaarder kan het niet worden.',
  monthsHeads: ['Maand', 'Wat je overhield', 'Na het maandbedrag'],
  stressHeld: (fall: string, left: string, month: string, isJust: boolean) =>
    `We rekenden ook na of het past als je omzet ${fall} lager is. Dat past${isJust ? ' maar net' : ''}: je houdt dan gemiddeld ${left} per maand over en betaalt het eerste jaar gemiddeld ${month}.`,
  stressTight: (fall: string, left: string, month: string) =>
    `We rekenden ook na of het past als je omzet ${fall} lager is. Dat wordt te krap: je houdt dan gemiddeld ${left} per maand over en betaalt het eerste jaar gemiddeld ${month}.`,
  scheduleTitle: 'Bekijk alle maanden in een tabel',
  scheduleHeads: scheduleHeads.nl,
}

const en: typeof nl = {
  firstToLast: (first, last) => (first === last ? first : `${first} in month one, ${last} in the last month`),
  lowest: 'Lowest',
  detailsOf: (product) => `${product}: all amounts`,
  rows: rowNames.en,
  compareHeads: Object.values(compareHeads.en),
  allFigures: (product) => `${product}: all figures`,
  feeNames: { provision: 'Arrangement fee', arrangement: 'Arrangement fee' },
  noFees: 'None',
  otherFee: 'Fee',
  rateText: 'The rate is fixed for the whole term and applies to what you have not yet repaid.',
  datesText:
    'Your first payment is a month after the payout. Here we assume a payout on the day of this offer; if we pay you later, every date moves with it.',
  creditText:
    'With a credit line you pay interest only on what you draw. The amounts here assume that you draw everything at once and repay it in twelve equal parts.',
  commissionNone: 'None',
  commission: (amount) => `${amount}. We pay this to the partner who referred you; it does not change your price.`,
  earlyTitle: 'Repaying early',
  earlyText: 'You can at any time. This is what it costs, and what you save in interest.',
  earlyOutstanding: 'Still to repay',
  earlyCost: 'Fee',
  earlySaved: 'Interest saved',
  earlyMonths: (months) => `After ${months} ${months === 1 ? 'month' : 'months'}`,
  plotTitle: 'What you pay each month',
  plotSummary: (months, first, last) =>
    `Monthly amounts over ${months} months, from ${first} in the first to ${last} in the last month.`,
  plotAxis: 'The number below a bar is the month',
  principal: 'Repayment',
  interest: 'Interest',
  monthsTitle: 'How it fits your own months',
  monthsOfCredit: 'This assumes that you draw everything at once and repay it within a year, the heaviest use.',
  monthsHeads: ['Month', 'What you had left', 'After the monthly amount'],
  stressHeld: (fall, left, month, isJust) =>
    `We also checked whether it fits if your turnover is ${fall} lower. It ${isJust ? 'only just does' : 'does'}: you would have ${left} a month left on average, and pay ${month} a month on average in the first year.`,
  stressTight: (fall, left, month) =>
    `We also checked whether it fits if your turnover is ${fall} lower. That would be too tight: you would have ${left} a month left on average, and pay ${month} a month on average in the first year.`,
  scheduleTitle: 'See all months in a table',
  scheduleHeads: scheduleHeads.en,
}

export const detailsTexts: Texts<typeof nl> = { nl, en }
