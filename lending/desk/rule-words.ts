import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'

/** The rules of the engine as employees of the lender read them. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = byLanguage({
  'tax-not-seen': ['Belasting niet gezien', 'Tax not seen'],
  'costs-stopped': ['Vaste kosten gestopt', 'Regular costs stopped'],
  'new-debt': ['Nieuwe schuld', 'New debt'],
  'round-trips': ['Geld dat rondgaat', 'Money going round'],
  'account-not-shared': ['Eigen rekening niet gedeeld', 'Own account not shared'],
  'paid-out-above-surplus': ['Meer uitgekeerd dan overbleef', 'Paid out more than was left'],
  'season-unknown': ['Onduidelijk: daling of seizoen', 'Drop or season unclear'],
  'newest-month-low': ['Nieuwste maand laag', 'Latest month low'],
  'turnover-too-low': ['Omzet te laag', 'Turnover too low'],
  'turnover-seen-short': ['Omzet te kort gezien', 'Turnover seen for too short a time'],
  'coverage-below-one': ['Inkomsten dragen de aflossing niet', 'Income does not cover the instalments'],
  'coverage-supposed': ['Aflossing hangt af van een aanname', 'Coverage depends on an assumption'],
  'coverage-thin': ['Aflossing kan maar net', 'Instalments barely covered'],
  'stress-not-covered': ['Te weinig bij lagere omzet', 'Too little if turnover falls'],
  'many-returned-direct-debits': ['Veel teruggeboekte incasso’s', 'Many returned direct debits'],
  'some-returned-direct-debits': ['Teruggeboekte incasso’s', 'Returned direct debits'],
  'much-gambling': ['Veel kansspelen', 'Heavy gambling'],
  'some-gambling': ['Kansspelen', 'Gambling'],
  'tax-arrears': ['Belastingschuld', 'Tax arrears'],
  'debt-collection': ['Deurwaarder of incassobureau', 'Bailiff or collection agency'],
  'recent-loans': ['Recent geleend', 'Recent loans'],
  'categories-contested': ['Aanvrager spreekt boekingen tegen', 'Applicant contests bookings'],
  'turnover-collapsed': ['Omzet ingezakt', 'Turnover collapsed'],
  'data-too-short': ['Te weinig dagen', 'Too few days'],
  'data-too-old': ['Gegevens te oud', 'Data too old'],
  'holder-not-matched': ['Rekeninghouder niet herkend', 'Account holder not recognised'],
  'balance-unknown': ['Saldo onbekend', 'Balance unknown'],
  'company-age-unknown': ['Startdatum onbekend', 'Start date unknown'],
  'score-below-cutoff': ['Score onder de grens', 'Score below the cut-off'],
  'amount-carried': ['Bedrag hoger dan de cijfers dragen', 'Amount above what the figures support'],
  'history-for-term': ['Looptijd te lang voor wat we zagen', 'Term too long for the history seen'],
})

export const ruleText = (rule: string, language: Language): string => words[language][rule] ?? rule

/** The characteristics of the score. */
const characteristics: Readonly<Record<Language, Readonly<Record<string, string>>>> = byLanguage({
  'company-age-months': ['Leeftijd in maanden', 'Age in months'],
  'turnover-change': ['Omzet vergeleken met een jaar eerder', 'Turnover against a year earlier'],
  'turnover-variation': ['Schommeling van de omzet', 'Variation of turnover'],
  'days-below-zero-share': ['Dagen onder nul', 'Days below zero'],
  'buffer-days': ['Buffer in dagen', 'Buffer in days'],
  'lowest-balance-months': ['Laagste saldo in maanden', 'Lowest balance in months'],
  'returned-direct-debits': ['Teruggeboekte incasso’s', 'Returned direct debits'],
  'customer-return-share': ['Teruggeboekt door klanten', 'Returned by customers'],
  margin: ['Marge', 'Margin'],
  'tax-quarters-paid': ['Kwartalen belasting betaald', 'Quarters of tax paid'],
  'largest-customer-share': ['Grootste klant', 'Largest customer'],
  'instalment-share': ['Aflossing als deel van de omzet', 'Instalments as a share of turnover'],
  'asked-burden': ['Hoe zwaar het gevraagde bedrag is', 'Burden of the amount asked for'],
  'cash-share': ['Contant geld', 'Cash'],
  'gambling-share': ['Kansspelen als deel van de omzet', 'Gambling as a share of turnover'],
})

export const characteristicText = (name: string, language: Language): string => characteristics[language][name] ?? name

const dutchBins: readonly (readonly [RegExp, string])[] = [
  [/^under half$/, 'minder dan de helft'],
  [/^half or more$/, 'de helft of meer'],
  [/^below zero$/, 'onder nul'],
  [/^missing$/, 'onbekend'],
  [/^none$/, 'geen'],
  [/^all$/, 'alle'],
  [/^under /, 'onder '],
  [/ or more$/, ' of meer'],
  [/ to /, ' tot '],
  [/ or /, ' of '],
  [/\./g, ','],
]

/** A bin of the table of points is its bounds, in English; a model of before keeps its own. */
export const binText = (bin: string, language: Language): string =>
  language === 'en'
    ? bin.replace(/^missing$/, 'unknown')
    : dutchBins.reduce((text, [of, to]) => text.replace(of, to), bin)
