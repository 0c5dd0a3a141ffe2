import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { HeavyCost } from '#lending/heavy-months.ts'

export const monthsTexts = byLanguage({
  words: {
    vat: ['btw', 'VAT'],
    tax: ['belasting', 'tax'],
    'holiday-pay': ['vakantiegeld', 'holiday pay'],
    wages: ['extra loon', 'extra wages'],
  } satisfies Pairs<HeavyCost>,
  enough: (enough: number, months: number, instalment: string) => [
    enough === months
      ? `In alle laatste ${months} maanden hield je genoeg over voor ${instalment}.`
      : `In ${enough} van de laatste ${months} maanden hield je genoeg over voor ${instalment}.`,
    enough === months
      ? `In each of the last ${months} months you had enough left for ${instalment}.`
      : `In ${enough} of the last ${months} months you had enough left for ${instalment}.`,
  ],
  vat: (months: string) => [`In ${months} niet: toen betaalde je btw.`, `Not in ${months}, when you paid VAT.`],
  left: [
    'Wat je overhield, na alle kosten en lopende leningen',
    'What you had left, after all costs and current loans',
  ],
  instalment: (amount: string) => [
    `De waterlijn: het maandbedrag van ${amount}`,
    `The waterline: the monthly amount of ${amount}`,
  ],
  short: ['Rood: die maand ging er meer uit dan er binnenkwam.', 'Red: more went out than came in that month.'],
  cut: ['Een balk met een knik is in het echt langer.', 'A bar with a notch is longer than the chart.'],
  table: ['Bekijk de maanden in een tabel', 'See the months in a table'],
})
