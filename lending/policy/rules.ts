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

const rowOf =
  (outcome: RuleRow['outcome']) =>
  (says: Pair, source: string, more: Pick<RuleRow, 'isOfData' | 'isShownFirst'> = {}): RuleRow => ({
    outcome,
    ...more,
    says,
    source,
  })
const refer = rowOf('refer')
const refuse = rowOf('refuse')
const ofData = { isOfData: true }

/** Every rule beside the score: it can stop a yes, never make one. Within an outcome the earlier one comes first. */
export const rules = {
  'file-does-not-add-up': refer(
    ['Bestand klopt niet', 'File does not add up'],
    'credit policy: a file is checked, not believed',
    { isShownFirst: true },
  ),
  'data-too-short': refer(['Te weinig dagen', 'Too few days'], 'lending rules, limits: at least 180 days', ofData),
  'data-too-old': refer(
    ['Gegevens te oud', 'Data too old'],
    'lending rules, limits: newest booking at most 7 days old',
    ofData,
  ),
  'holder-not-matched': refer(
    ['Rekeninghouder niet herkend', 'Account holder not recognised'],
    'specification 3, matchState: an account in another name is asked about, never assumed',
    ofData,
  ),
  'balance-unknown': refer(
    ['Saldo onbekend', 'Balance unknown'],
    'ours: the heaviest characteristics rest on the balance',
    ofData,
  ),
  'company-age-unknown': refer(
    ['Startdatum onbekend', 'Start date unknown'],
    'ours: the register gives no founding date for some companies',
    ofData,
  ),
  'turnover-too-low': refuse(['Omzet te laag', 'Turnover too low'], 'lending rules, limits: 50,000 euros a year'),
  'turnover-seen-short': refer(
    ['Omzet te kort gezien', 'Turnover seen for too short a time'],
    'credit policy: less than a year is not multiplied to one, and is no reason to refuse',
  ),
  'running-here': refer(
    ['Loopt al bij ons', 'Already runs with us'],
    'credit policy: running loans with us count as debt; above the bound of new debt, or not carried, asks a person',
  ),
  'coverage-below-one': refuse(
    ['Inkomsten dragen de aflossing niet', 'Income does not cover the instalments'],
    'lending rules, limits: debt service coverage below 1.00',
  ),
  'coverage-supposed': refer(
    ['Aflossing hangt af van een aanname', 'Coverage depends on an assumption'],
    'credit policy: what is only supposed of tax, accounts and months refuses nobody',
  ),
  'coverage-thin': refer(
    ['Aflossing kan maar net', 'Instalments barely covered'],
    'lending rules, limits: debt service coverage from 1.00 to 1.25',
  ),
  'stress-not-covered': refer(
    ['Te weinig bij lagere omzet', 'Too little if turnover falls'],
    'credit policy: no offer below its stress',
  ),
  'many-returned-direct-debits': refuse(['Veel teruggeboekte incasso’s', 'Many returned direct debits'], ours),
  'some-returned-direct-debits': refer(['Teruggeboekte incasso’s', 'Returned direct debits'], ours),
  'often-overdrawn': refer(
    ['Leeft van rood staan', 'Lives on an overdraft'],
    'credit policy: below zero on most days, or deeper than a month of costs',
  ),
  'much-gambling': refuse(['Veel kansspelen', 'Heavy gambling'], ours),
  'some-gambling': refer(['Kansspelen', 'Gambling'], ours),
  'tax-arrears': refer(
    ['Belastingschuld', 'Tax arrears'],
    'ours: a payment plan that is kept is no reason to refuse, and a person can see whether it is',
  ),
  'debt-collection': refer(['Deurwaarder of incassobureau', 'Bailiff or collection agency'], ours),
  'recent-loans': refer(
    ['Recent geleend', 'Recent loans'],
    'ours: several new loans in a quarter are a debt we cannot see the end of',
  ),
  'categories-contested': refer(
    ['Aanvrager spreekt boekingen tegen', 'Applicant contests bookings'],
    'ours: the applicant may contest every category, and a person weighs what would change the answer',
  ),
  'turnover-collapsed': refer(['Omzet ingezakt', 'Turnover collapsed'], ours),
  'tax-not-seen': refer(
    ['Belasting niet gezien', 'Tax not seen'],
    'credit policy: nothing paid where two quarters were due',
  ),
  'costs-stopped': refer(
    ['Vaste kosten gestopt', 'Regular costs stopped'],
    'credit policy: costs that stop are counted on until somebody explains them',
  ),
  'new-debt': refer(
    ['Nieuwe schuld', 'New debt'],
    'credit policy: a new loan above a quarter of a month of core turnover in six months',
  ),
  'round-trips': refer(['Geld dat rondgaat', 'Money going round'], 'credit policy: a tenth of turnover'),
  'account-not-shared': refer(
    ['Eigen rekening niet gedeeld', 'Own account not shared'],
    'credit policy: the applicant is asked to share it, never refused for it',
  ),
  'paid-out-above-surplus': refer(
    ['Meer uitgekeerd dan overbleef', 'Paid out more than was left'],
    'credit policy: distributions above the surplus of the last year',
  ),
  'season-unknown': refer(
    ['Onduidelijk: daling of seizoen', 'Drop or season unclear'],
    'credit policy: a fall or a season, which less than fifteen months do not show apart',
  ),
  'newest-month-low': refer(
    ['Nieuwste maand laag', 'Latest month low'],
    'credit policy: the newest full month below half of its measure',
  ),
} as const satisfies Readonly<Record<string, RuleRow>>

export type RuleName = keyof typeof rules
export type Rules = Readonly<Record<RuleName, RuleRow>>
export const ruleNames = Object.keys(rules) as RuleName[]
