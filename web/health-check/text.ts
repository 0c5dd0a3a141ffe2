import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { CostKind, DueKind } from '#lending/health-check.ts'

const dueKinds: Pairs<DueKind> = {
  vat: ['Btw', 'VAT'],
  'wage-tax': ['Loonheffing', 'Wage tax'],
  'other-tax': ['Belasting', 'Tax'],
  rent: ['Huur', 'Rent'],
  wages: ['Loon', 'Wages'],
  insurance: ['Verzekering of pensioen', 'Insurance or pension'],
  loan: ['Lening of lease', 'Loan or lease'],
  other: ['Vaste betaling', 'Regular payment'],
}

const costNames: Pairs<CostKind> = {
  wages: ['Lonen', 'Wages'],
  rent: ['Huur', 'Rent'],
  tax: ['Belasting', 'Tax'],
  insurance: ['Pensioen en sociale verzekeringen', 'Pension and social insurance'],
  loans: ['Leningen', 'Loans'],
  owner: ['Geld voor jezelf: privé, loon, fee en winst', 'What you took out: private, pay, fees and profit'],
  other: ['Inkoop en andere kosten', 'Purchases and other costs'],
}

export const healthTexts = byLanguage({
  intro: [
    'Gemaakt van de transacties die je deelde. Het is van jou, wat ons antwoord ook is.',
    'Made from the transactions you shared. It’s yours to keep, whatever our answer.',
  ],
  title: ['Zo staat je bedrijf ervoor', 'How your business is doing'],
  print: ['Print of bewaar als pdf', 'Print or save as PDF'],
  turnoverTitle: ['Je omzet per maand', 'Your turnover by month'],
  turnoverGrown: (share: string) => [
    `Je omzet is ${share} hoger dan een jaar eerder.`,
    `Your turnover is ${share} higher than a year earlier.`,
  ],
  turnoverFallen: (share: string) => [
    `Je omzet is ${share} lager dan een jaar eerder.`,
    `Your turnover is ${share} lower than a year earlier.`,
  ],
  turnoverAlike: [
    'Je omzet is ongeveer gelijk aan een jaar eerder.',
    'Your turnover is about the same as a year earlier.',
  ],
  turnoverNoYearBefore: [
    'Het jaar ervoor zien we niet, dus we kunnen je omzet daar niet mee vergelijken.',
    'We can’t see the year before, so we can’t compare your turnover with it.',
  ],
  turnover: ['Omzet, zonder eenmalig geld', 'Turnover, without one-off money'],
  yearBefore: ['Een jaar eerder', 'A year earlier'],
  left: [
    'Over na kosten, belasting, privé en lopende leningen',
    'Left after costs, tax, private use and current loans',
  ],
  leftTitle: ['Wat je per maand overhield', 'What you had left each month'],
  leftSentence: (months: number, all: number) => [
    `In ${months} van de ${all} maanden hield je geld over.`,
    `In ${months} of the ${all} months you had money left over.`,
  ],
  cut: ['Een balk met een knik is in het echt langer.', 'A bar with a notch is longer than the chart.'],
  short: ['Rood: die maand ging er meer uit dan er binnenkwam.', 'Red: more went out than came in that month.'],
  table: ['Bekijk de maanden in een tabel', 'See the months in a table'],
  heads: [
    ['Maand', 'Month'],
    ['Omzet', 'Turnover'],
    ['Een jaar eerder', 'A year earlier'],
    ['Over', 'Left'],
  ],
  tightTitle: ['Je krapste week', 'Your tightest week'],
  tight: (week: string, lowest: string) => [
    `In de week van ${week} stond er het minst op je rekeningen: ${lowest} op de laagste dag, alles samen.`,
    `Your accounts held the least in the week of ${week}: ${lowest} in total on the lowest day.`,
  ],
  tightBelow: (week: string, short: string) => [
    `In de week van ${week} stond je het diepst rood: ${short}, alle rekeningen samen.`,
    `You were furthest overdrawn in the week of ${week}: ${short}, all accounts together.`,
  ],
  tightUnknown: [
    'Van een van je rekeningen kennen we het saldo niet, dus dit kunnen we niet zien.',
    'We don’t know the balance of one of your accounts, so we can’t see this.',
  ],
  dueTitle: ['Wat er de komende drie maanden aankomt', 'What’s due in the next three months'],
  dueIntro: [
    'Geschat uit wat je eerder betaalde. Het echte bedrag kan anders zijn.',
    'Estimated from what you paid before. The real amount may differ.',
  ],
  dueNone: ['We zien geen vaste betalingen die eraan komen.', 'We see no regular payments coming up.'],
  dueKinds: dueKinds,
  dueOn: (date: string) => [`rond ${date}`, `around ${date}`],
  customersTitle: ['Je grootste klanten', 'Your largest customers'],
  customersNone: [
    'Je klanten betalen via een betaaldienst, met pin of contant. Dan zien we niet wie het zijn.',
    'Your customers pay through a payment service, by card or in cash, so we can’t see who they are.',
  ],
  customers: (share: string) => [
    `Je grootste klant zorgt voor ${share} van je omzet.`,
    `Your largest customer brings in ${share} of your turnover.`,
  ],
  customersSmall: [
    'Geen enkele klant zorgt voor meer dan 1% van je omzet. Je bent dus niet afhankelijk van één klant.',
    'No single customer brings in more than 1% of your turnover. So you do not depend on any one customer.',
  ],
  costsTitle: ['Waar je geld in een jaar naartoe ging', 'Where your money went in a year'],
  costs: costNames,
})
