import type { Pairs } from '#lending/by-language.ts'
import type { FactName, Judgement } from '#lending/judged-facts/judged-fact.ts'
import type { Tone } from '#ui/pill.tsx'

export const factNames: Pairs<FactName> = {
  'core-turnover': ['Omzet van klanten', 'Turnover from customers'],
  'year-before': ['Groei van je omzet', 'Growth in turnover'],
  'growth-unknown': ['Groei van je omzet', 'Growth in turnover'],
  'newest-month': ['De nieuwste maand', 'The latest month'],
  incidental: ['Geld dat we niet meetellen', 'Money we do not count'],
  'round-trips': ['Geld dat eruit ging en terugkwam', 'Money out and back'],
  'variable-costs': ['Kosten die meegaan met je omzet', 'Costs that move with turnover'],
  'fixed-costs': ['Vaste kosten', 'Fixed costs'],
  'stopped-purchases': ['Inkoop: gestopt of lager', 'Purchases: stopped or lower'],
  'stopped-wages': ['Lonen: gestopt of lager', 'Wages: stopped or lower'],
  'stopped-rent': ['Huur: gestopt of lager', 'Rent: stopped or lower'],
  'stopped-overhead': ['Vaste lasten: gestopt of lager', 'Overheads: stopped or lower'],
  'costs-running': ['Kosten die doorlopen', 'Costs that carry on'],
  'tax-due': ['Belasting', 'Tax'],
  'owner-pay': ['Geld voor jezelf', 'What you take out'],
  'unshared-account': ['Eigen rekening die je niet deelde', 'An account you did not share'],
  'paid-out-above-surplus': ['Uitgekeerde winst', 'Profit paid out'],
  'debt-service': ['Andere leningen', 'Other loans'],
  'instalments-stopped': ['Aflossing die is gestopt', 'Instalments that stopped'],
  'new-debt': ['Nieuwe leningen', 'New loans'],
  balance: ['Geld op je rekeningen', 'Money in your accounts'],
  'balance-unknown': ['Geld op je rekeningen', 'Money in your accounts'],
  capacity: ['Wat je overhoudt', 'What you have left'],
}

export const judgementTones: Readonly<Record<Judgement, Tone>> = {
  good: 'success',
  normal: 'neutral',
  caution: 'warning',
  heavy: 'error',
}
