import { byLanguage, type Pairs } from '#lending/by-language.ts'

export const pointsNames = byLanguage<Pairs<string>>({
  'company-age-months': ['Hoe lang je bedrijf bestaat', 'How long your business has existed'],
  'turnover-change': ['Je omzet tegenover een jaar eerder', 'Your turnover against a year earlier'],
  'turnover-variation': ['Hoe sterk je omzet wisselt', 'How much your turnover varies'],
  'days-below-zero-share': ['Dagen dat je rood stond', 'Days overdrawn'],
  'buffer-days': ['Hoeveel dagen kosten je van je saldo betaalt', 'How many days of costs your balance pays'],
  'lowest-balance-months': ['Je saldo op de laagste dag', 'Your balance on the lowest day'],
  'returned-direct-debits': ['Teruggeboekte incasso’s', 'Returned direct debits'],
  'customer-return-share': ['Wat klanten terugboeken', 'What customers take back'],
  margin: ['Wat je overhoudt van je omzet', 'How much of your turnover you keep'],
  'tax-quarters-paid': ['Kwartalen waarin je belasting betaalde', 'Quarters in which you paid tax'],
  'largest-customer-share': [
    'Hoeveel van je omzet van je grootste klant komt',
    'How much your largest customer brings in',
  ],
  'instalment-share': ['Aflossingen die je al hebt', 'Repayments you already have'],
  'asked-burden': ['Hoe zwaar het bedrag is dat je vraagt', 'The amount you ask for beside what you can carry'],
  'cash-share': ['Deel van je omzet in contant geld', 'Share of turnover in cash'],
  'gambling-share': ['Kansspelen', 'Gambling'],
})
