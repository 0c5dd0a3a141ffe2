import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { CostKind, DueKind } from '#lending/health-check.ts'
import type { Texts } from '#ui/language.ts'

const dueKinds = byLanguage<Pairs<DueKind>>({
  vat: ['Btw', 'VAT'],
  'wage-tax': ['Loonheffing', 'Wage tax'],
  'other-tax': ['Belasting', 'Tax'],
  rent: ['Huur', 'Rent'],
  wages: ['Loon', 'Wages'],
  insurance: ['Verzekering of pensioen', 'Insurance or pension'],
  loan: ['Lening of lease', 'Loan or lease'],
  other: ['Vaste betaling', 'Regular payment'],
})

const costNames = byLanguage<Pairs<CostKind>>({
  wages: ['Lonen', 'Wages'],
  rent: ['Huur', 'Rent'],
  tax: ['Belasting', 'Tax'],
  insurance: ['Pensioen en sociale verzekeringen', 'Pension and social insurance'],
  loans: ['Leningen', 'Loans'],
  owner: ['Privé', 'Private use'],
  other: ['Inkoop en andere kosten', 'Purchases and other costs'],
})

const nl = {
  intro: 'Gemaakt van de transacties die je deelde. Het is van jou, wat ons antwoord ook is.',
  print: 'Print of bewaar als pdf',
  turnoverTitle: 'Je omzet per maand',
  turnoverGrown: (share: string) => `Je omzet is ${share} hoger dan een jaar eerder.`,
  turnoverFallen: (share: string) => `Je omzet is ${share} lager dan een jaar eerder.`,
  turnoverAlike: 'Je omzet is ongeveer gelijk aan een jaar eerder.',
  turnoverNoYearBefore: 'Het jaar ervoor zien we niet, dus we kunnen je omzet daar niet mee vergelijken.',
  turnover: 'Omzet, zonder eenmalig geld',
  yearBefore: 'Een jaar eerder',
  left: 'Over na kosten, belasting, privé en lopende leningen',
  leftTitle: 'Wat je per maand overhield',
  leftSentence: (months: number, all: number) => `In ${months} van de ${all} maanden hield je geld over.`,
  cut: 'Een balk met een hoekje gaat buiten beeld door.',
  table: 'Bekijk de maanden in een tabel',
  heads: ['Maand', 'Omzet', 'Een jaar eerder', 'Over'],
  tightTitle: 'Je krapste week',
  tight: (week: string, lowest: string) =>
    `In de week van ${week} stond er het minst op je rekeningen: ${lowest} op de laagste dag, alles samen.`,
  tightBelow: (week: string, short: string) =>
    `In de week van ${week} stond je het diepst rood: ${short}, alle rekeningen samen.`,
  tightUnknown: 'Van een van je rekeningen kennen we het saldo niet, dus dit kunnen we niet zien.',
  dueTitle: 'Wat er de komende drie maanden aankomt',
  dueIntro: 'Geschat uit wat je eerder betaalde. Het echte bedrag kan anders zijn.',
  dueNone: 'We zien geen vaste betalingen die eraan komen.',
  dueKinds: dueKinds.nl,
  dueOn: (date: string) => `rond ${date}`,
  customersTitle: 'Je grootste klanten',
  customersNone: 'Je klanten betalen via een betaaldienst, met pin of contant. Dan zien we niet wie het zijn.',
  customers: (share: string) => `Je grootste klant zorgt voor ${share} van je omzet.`,
  customersSmall: 'Geen enkele klant zorgt voor meer dan 1% van je omzet. Je bent dus niet afhankelijk van één klant.',
  costsTitle: 'Waar je geld in een jaar naartoe ging',
  costs: costNames.nl,
}

const en: typeof nl = {
  intro: 'Made from the transactions you shared. It’s yours to keep, whatever our answer.',
  print: 'Print or save as PDF',
  turnoverTitle: 'Your turnover by month',
  turnoverGrown: (share) => `Your turnover is ${share} higher than a year earlier.`,
  turnoverFallen: (share) => `Your turnover is ${share} lower than a year earlier.`,
  turnoverAlike: 'Your turnover is about the same as a year earlier.',
  turnoverNoYearBefore: 'We can’t see the year before, so we can’t compare your turnover with it.',
  turnover: 'Turnover, without one-off money',
  yearBefore: 'A year earlier',
  left: 'Left after costs, tax, private use and current loans',
  leftTitle: 'What you had left each month',
  leftSentence: (months, all) => `In ${months} of the ${all} months you had money left over.`,
  cut: 'A bar with a notch continues beyond the chart.',
  table: 'See the months in a table',
  heads: ['Month', 'Turnover', 'A year earlier', 'Left'],
  tightTitle: 'Your tightest week',
  tight: (week, lowest) => `Your accounts held the least in the week of ${week}: ${lowest} in total on the lowest day.`,
  tightBelow: (week, short) => `You were furthest overdrawn in the week of ${week}: ${short}, all accounts together.`,
  tightUnknown: 'We don’t know the balance of one of your accounts, so we can’t see this.',
  dueTitle: 'What’s due in the next three months',
  dueIntro: 'Estimated from what you paid before. The real amount may differ.',
  dueNone: 'We see no regular payments coming up.',
  dueKinds: dueKinds.en,
  dueOn: (date) => `around ${date}`,
  customersTitle: 'Your largest customers',
  customersNone: 'Your customers pay through a payment service, by card or in cash, so we can’t see who they are.',
  customers: (share) => `Your largest customer brings in ${share} of your turnover.`,
  customersSmall:
    'No single customer brings in more than 1% of your turnover. So you do not depend on any one customer.',
  costsTitle: 'Where your money went in a year',
  costs: costNames.en,
}

export const healthTexts: Texts<typeof nl> = { nl, en }
