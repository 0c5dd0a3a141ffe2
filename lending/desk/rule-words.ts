import type { Language } from '#lending/language.ts'

/** The rules of the engine as employees of the lender read them. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nl: {
    'tax-not-seen': 'Belasting niet gezien',
    'costs-stopped': 'Vaste kosten gestopt',
    'new-debt': 'Nieuwe schuld',
    'round-trips': 'Geld dat rondgaat',
    'account-not-shared': 'Eigen rekening niet gedeeld',
    'paid-out-above-surplus': 'Meer uitgekeerd dan overbleef',
    'season-unknown': 'Onduidelijk: daling of seizoen',
    'newest-month-low': 'Nieuwste maand laag',
    'turnover-too-low': 'Omzet te laag',
    'turnover-seen-short': 'Omzet te kort gezien',
    'coverage-below-one': 'Inkomsten dragen de aflossing niet',
    'coverage-supposed': 'Aflossing hangt af van een aanname',
    'coverage-thin': 'Aflossing kan maar net',
    'stress-not-covered': 'Te weinig bij lagere omzet',
    'many-returned-direct-debits': 'Veel teruggeboekte incasso’s',
    'some-returned-direct-debits': 'Teruggeboekte incasso’s',
    'much-gambling': 'Veel kansspelen',
    'some-gambling': 'Kansspelen',
    'tax-arrears': 'Belastingschuld',
    'debt-collection': 'Deurwaarder of incassobureau',
    'recent-loans': 'Recent geleend',
    'categories-contested': 'Aanvrager spreekt boekingen tegen',
    'turnover-collapsed': 'Omzet ingezakt',
    'data-too-short': 'Te weinig dagen',
    'data-too-old': 'Gegevens te oud',
    'holder-not-matched': 'Rekeninghouder niet herkend',
    'balance-unknown': 'Saldo onbekend',
    'company-age-unknown': 'Startdatum onbekend',
    'score-below-cutoff': 'Score onder de grens',
    'amount-carried': 'Bedrag hoger dan de cijfers dragen',
    'history-for-term': 'Looptijd te lang voor wat we zagen',
  },
  en: {
    'tax-not-seen': 'Tax not seen',
    'costs-stopped': 'Regular costs stopped',
    'new-debt': 'New debt',
    'round-trips': 'Money going round',
    'account-not-shared': 'Own account not shared',
    'paid-out-above-surplus': 'Paid out more than was left',
    'season-unknown': 'Drop or season unclear',
    'newest-month-low': 'Latest month low',
    'turnover-too-low': 'Turnover too low',
    'turnover-seen-short': 'Turnover seen for too short a time',
    'coverage-below-one': 'Income does not cover the instalments',
    'coverage-supposed': 'Coverage depends on an assumption',
    'coverage-thin': 'Instalments barely covered',
    'stress-not-covered': 'Too little if turnover falls',
    'many-returned-direct-debits': 'Many returned direct debits',
    'some-returned-direct-debits': 'Returned direct debits',
    'much-gambling': 'Heavy gambling',
    'some-gambling': 'Gambling',
    'tax-arrears': 'Tax arrears',
    'debt-collection': 'Bailiff or collection agency',
    'recent-loans': 'Recent loans',
    'categories-contested': 'Applicant contests bookings',
    'turnover-collapsed': 'Turnover collapsed',
    'data-too-short': 'Too few days',
    'data-too-old': 'Data too old',
    'holder-not-matched': 'Account holder not recognised',
    'balance-unknown': 'Balance unknown',
    'company-age-unknown': 'Start date unknown',
    'score-below-cutoff': 'Score below the cut-off',
    'amount-carried': 'Amount above what the figures support',
    'history-for-term': 'Term too long for the history seen',
  },
}

export const ruleText = (rule: string, language: Language): string => words[language][rule] ?? rule

/** The characteristics of the score. */
const characteristics: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nl: {
    'company-age-months': 'Leeftijd in maanden',
    'turnover-change': 'Omzet vergeleken met een jaar eerder',
    'turnover-variation': 'Schommeling van de omzet',
    'days-below-zero-share': 'Dagen onder nul',
    'buffer-days': 'Buffer in dagen',
    'lowest-balance-months': 'Laagste saldo in maanden',
    'returned-direct-debits': 'Teruggeboekte incasso’s',
    'customer-return-share': 'Teruggeboekt door klanten',
    margin: 'Marge',
    'tax-quarters-paid': 'Kwartalen belasting betaald',
    'largest-customer-share': 'Grootste klant',
    'instalment-share': 'Aflossing als deel van de omzet',
    'asked-burden': 'Hoe zwaar het gevraagde bedrag is',
    'cash-share': 'Contant geld',
    'gambling-share': 'Kansspelen als deel van de omzet',
  },
  en: {
    'company-age-months': 'Age in months',
    'turnover-change': 'Turnover against a year earlier',
    'turnover-variation': 'Variation of turnover',
    'days-below-zero-share': 'Days below zero',
    'buffer-days': 'Buffer in days',
    'lowest-balance-months': 'Lowest balance in months',
    'returned-direct-debits': 'Returned direct debits',
    'customer-return-share': 'Returned by customers',
    margin: 'Margin',
    'tax-quarters-paid': 'Quarters of tax paid',
    'largest-customer-share': 'Largest customer',
    'instalment-share': 'Instalments as a share of turnover',
    'asked-burden': 'Burden of the amount asked for',
    'cash-share': 'Cash',
    'gambling-share': 'Gambling as a share of turnover',
  },
}

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
