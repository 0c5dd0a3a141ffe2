import type { ReasonCode } from '#lending/decision/reason.ts'
import type { Language } from '#lending/language.ts'

/** Free or public help for a kind of obstacle. */
export const helpers = {
  geldfit: { name: 'Geldfit Zakelijk', address: 'https://geldfitzakelijk.nl/' },
  '155': { name: '155 Help een Bedrijf', address: 'https://155.nl/' },
  bbz: {
    name: 'Bbz',
    address: 'https://www.rijksoverheid.nl/onderwerpen/bijstand/vraag-en-antwoord/bijstand-zelfstandigen-bbz-aanvragen',
  },
  qredits: { name: 'Qredits', address: 'https://qredits.nl/' },
  kvk: { name: 'KVK', address: 'https://www.kvk.nl/geldzaken/' },
} as const
type Helper = keyof typeof helpers

const short: readonly Helper[] = ['geldfit', 'bbz', '155']
const debts: readonly Helper[] = ['155', 'geldfit']
const small: readonly Helper[] = ['qredits', 'kvk']
const planning: readonly Helper[] = ['kvk', 'geldfit']

/** For a reason that is not named a paper is missing, and no help of others is needed. */
const helpFor: Partial<Readonly<Record<ReasonCode, readonly Helper[]>>> = {
  INCOME_DOES_NOT_COVER: short,
  STRESS_NOT_COVERED: planning,
  THIN_MARGIN: planning,
  TURNOVER_FALLING: planning,
  TURNOVER_UNEVEN: planning,
  NEWEST_MONTH_LOW: planning,
  OFTEN_OVERDRAWN: short,
  LOW_BALANCE: planning,
  SMALL_BUFFER: planning,
  RETURNED_DIRECT_DEBITS: debts,
  TAX_ARREARS: debts,
  DEBT_COLLECTION: debts,
  RECENT_LOANS: debts,
  NEW_DEBT: debts,
  RUNNING_HERE: debts,
  EXISTING_INSTALMENTS: debts,
  TURNOVER_TOO_LOW: small,
  TURNOVER_SEEN_SHORT: small,
  COMPANY_YOUNG: small,
}

const helpersMax = 3

/** For these reasons, the most pressing first, each once. */
export const helpersFor = (reasons: readonly { code: string }[]): Helper[] =>
  [...new Set(reasons.flatMap(({ code }) => helpFor[code as ReasonCode] ?? []))].slice(0, helpersMax)

export const helpTexts: Readonly<Record<Language, Readonly<Record<Helper, string>>>> = {
  nl: {
    geldfit: 'denkt gratis met je mee als je zaak geldzorgen heeft.',
    '155': 'ondernemers die je gratis helpen je schulden en rekeningen op orde te krijgen.',
    bbz: 'een uitkering of lening van je gemeente voor zelfstandigen die het even niet redden.',
    qredits: 'leent kleine bedragen aan starters en kleine bedrijven, met een coach.',
    kvk: 'adviseert gratis over geld en plannen, ook aan de telefoon.',
  },
  en: {
    geldfit: 'gives free advice if your business has money worries.',
    '155': 'fellow business owners who help you sort out debts and bills, free of charge.',
    bbz: 'support or a loan from your municipality for self-employed people who can’t make ends meet for a while.',
    qredits: 'lends small amounts to start-ups and small businesses, with coaching.',
    kvk: 'gives free advice on money and plans, also by phone.',
  },
}
