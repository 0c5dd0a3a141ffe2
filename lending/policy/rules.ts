import type { Pair } from '#lending/by-language.ts'

type RuleRow = {
  readonly outcome: 'refer' | 'refuse'
  /** Missing data never approves and never refuses: beside these no rule refuses. */
  readonly isOfData?: boolean
  /** Before every other reason, also beside a refusal for another one. */
  readonly isShownFirst?: boolean
  readonly says: Pair
  readonly source: string
}

const ours = 'ours, expert-set'

/** Every rule beside the score: it can stop a yes, never make one. Within an outcome the earlier one comes first. */
export const rules = {
  'file-does-not-add-up': {
    outcome: 'refer',
    isShownFirst: true,
    says: ['Bestand klopt niet', 'File does not add up'],
    source: 'credit policy: a file is checked, not believed',
  },
  'data-too-short': {
    outcome: 'refer',
    isOfData: true,
    says: ['Te weinig dagen', 'Too few days'],
    source: 'lending rules, limits: at least 180 days',
  },
  'data-too-old': {
    outcome: 'refer',
    isOfData: true,
    says: ['Gegevens te oud', 'Data too old'],
    source: 'lending rules, limits: newest booking at most 7 days old',
  },
  'holder-not-matched': {
    outcome: 'refer',
    isOfData: true,
    says: ['Rekeninghouder niet herkend', 'Account holder not recognised'],
    source: 'specification 3, matchState: an account in another name is asked about, never assumed',
  },
  'balance-unknown': {
    outcome: 'refer',
    isOfData: true,
    says: ['Saldo onbekend', 'Balance unknown'],
    source: 'ours: the heaviest characteristics rest on the balance',
  },
  'company-age-unknown': {
    outcome: 'refer',
    isOfData: true,
    says: ['Startdatum onbekend', 'Start date unknown'],
    source: 'ours: the register gives no founding date for some companies',
  },
  'turnover-too-low': {
    outcome: 'refuse',
    says: ['Omzet te laag', 'Turnover too low'],
    source: 'lending rules, limits: 50,000 euros a year',
  },
  'turnover-seen-short': {
    outcome: 'refer',
    says: ['Omzet te kort gezien', 'Turnover seen for too short a time'],
    source: 'credit policy: less than a year is not multiplied to one, and is no reason to refuse',
  },
  'running-here': {
    outcome: 'refer',
    says: ['Loopt al bij ons', 'Already runs with us'],
    source:
      'credit policy: running loans with us count as debt; above the bound of new debt, or not carried, asks a person',
  },
  'coverage-below-one': {
    outcome: 'refuse',
    says: ['Inkomsten dragen de aflossing niet', 'Income does not cover the instalments'],
    source: 'lending rules, limits: debt service coverage below 1.00',
  },
  'coverage-supposed': {
    outcome: 'refer',
    says: ['Aflossing hangt af van een aanname', 'Coverage depends on an assumption'],
    source: 'credit policy: what is only supposed of tax, accounts and months refuses nobody',
  },
  'coverage-thin': {
    outcome: 'refer',
    says: ['Aflossing kan maar net', 'Instalments barely covered'],
    source: 'lending rules, limits: debt service coverage from 1.00 to 1.25',
  },
  'stress-not-covered': {
    outcome: 'refer',
    says: ['Te weinig bij lagere omzet', 'Too little if turnover falls'],
    source: 'credit policy: no offer below its stress',
  },
  'many-returned-direct-debits': {
    outcome: 'refuse',
    says: ['Veel teruggeboekte incasso’s', 'Many returned direct debits'],
    source: ours,
  },
  'some-returned-direct-debits': {
    outcome: 'refer',
    says: ['Teruggeboekte incasso’s', 'Returned direct debits'],
    source: ours,
  },
  'often-overdrawn': {
    outcome: 'refer',
    says: ['Leeft van rood staan', 'Lives on an overdraft'],
    source: 'credit policy: below zero on most days, or deeper than a month of costs',
  },
  'much-gambling': {
    outcome: 'refuse',
    says: ['Veel kansspelen', 'Heavy gambling'],
    source: ours,
  },
  'some-gambling': {
    outcome: 'refer',
    says: ['Kansspelen', 'Gambling'],
    source: ours,
  },
  'tax-arrears': {
    outcome: 'refer',
    says: ['Belastingschuld', 'Tax arrears'],
    source: 'ours: a payment plan that is kept is no reason to refuse, and a person can see whether it is',
  },
  'debt-collection': {
    outcome: 'refer',
    says: ['Deurwaarder of incassobureau', 'Bailiff or collection agency'],
    source: ours,
  },
  'recent-loans': {
    outcome: 'refer',
    says: ['Recent geleend', 'Recent loans'],
    source: 'ours: several new loans in a quarter are a debt we cannot see the end of',
  },
  'categories-contested': {
    outcome: 'refer',
    says: ['Aanvrager spreekt boekingen tegen', 'Applicant contests bookings'],
    source: 'ours: the applicant may contest every category, and a person weighs what would change the answer',
  },
  'turnover-collapsed': {
    outcome: 'refer',
    says: ['Omzet ingezakt', 'Turnover collapsed'],
    source: ours,
  },
  'tax-not-seen': {
    outcome: 'refer',
    says: ['Belasting niet gezien', 'Tax not seen'],
    source: 'credit policy: nothing paid where two quarters were due',
  },
  'costs-stopped': {
    outcome: 'refer',
    says: ['Vaste kosten gestopt', 'Regular costs stopped'],
    source: 'credit policy: costs that stop are counted on until somebody explains them',
  },
  'new-debt': {
    outcome: 'refer',
    says: ['Nieuwe schuld', 'New debt'],
    source: 'credit policy: a new loan above a quarter of a month of core turnover in six months',
  },
  'round-trips': {
    outcome: 'refer',
    says: ['Geld dat rondgaat', 'Money going round'],
    source: 'credit policy: a tenth of turnover',
  },
  'account-not-shared': {
    outcome: 'refer',
    says: ['Eigen rekening niet gedeeld', 'Own account not shared'],
    source: 'credit policy: the applicant is asked to share it, never refused for it',
  },
  'paid-out-above-surplus': {
    outcome: 'refer',
    says: ['Meer uitgekeerd dan overbleef', 'Paid out more than was left'],
    source: 'credit policy: distributions above the surplus of the last year',
  },
  'season-unknown': {
    outcome: 'refer',
    says: ['Onduidelijk: daling of seizoen', 'Drop or season unclear'],
    source: 'credit policy: a fall or a season, which less than fifteen months do not show apart',
  },
  'newest-month-low': {
    outcome: 'refer',
    says: ['Nieuwste maand laag', 'Latest month low'],
    source: 'credit policy: the newest full month below half of its measure',
  },
} as const satisfies Readonly<Record<string, RuleRow>>

export type RuleName = keyof typeof rules
export type Rules = Readonly<Record<RuleName, RuleRow>>
export const ruleNames = Object.keys(rules) as RuleName[]
