import { byLanguage } from '#lending/by-language.ts'
import { addMonths, type IsoDate } from '#lending/days.ts'
import {
  choosePassages,
  type DocumentSection,
  type Figures,
  fillIn,
  readHead,
  sectionsOf,
} from '#lending/documents/read-document.ts'
import { consentTexts } from '#lending/agreement/consent-texts.ts'
import { type Signatories, consentNames } from '#lending/agreement/consents.ts'
import { longDate } from '#lending/long-date.ts'
import type { Language } from '#lending/language.ts'
import { type Cents, formatEuros, formatRate, formatShare } from '#lending/money.ts'
import type { PriceTable } from '#lending/policy/price-table.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { receiptOf } from '#lending/receipt.ts'
import { lender } from '#lending/this-lender.ts'

/**
 * Why no agreement could be made: a letter that the font lacks, no names in the check, no holder of the account, or a
 * guarantee in the releases before it had a deed.
 */
export const agreementProblems = ['letters', 'signatories', 'account', 'guarantee', 'failed'] as const
export type AgreementProblem = (typeof agreementProblems)[number]

/** All that an agreement is made of; the same gives the same text. */
export type AgreementTerms = {
  reference: string
  madeOn: IsoDate
  company: { name: string; kvkNumber: string; city: string | null; isOwnerLiable: boolean }
  signatories: Signatories
  offer: Offer
  prices: Pick<PriceTable, 'earlyRepaymentShare'>
  payout: { iban: string; holder: string }
  /** The most that a guarantor answers for; null where none is asked for. */
  guaranteeMostCents: Cents | null
  /** The name that accepts by code; null where a person takes over, and it is signed on paper. */
  byCode: string | null
}

/** As the page and the PDF show it. */
export type Agreement = {
  language: Language
  reference: string
  title: string
  intro: string
  sections: readonly DocumentSection[]
}

const passagesOf = ({ offer, company, signatories, guaranteeMostCents, byCode }: AgreementTerms) => ({
  code: byCode !== null,
  paper: byCode === null,
  loan: offer.productType === 'PBL',
  credit: offer.productType === 'PBC',
  jointly: signatories.isJointly,
  one: !signatories.isJointly && signatories.names.length === 1,
  oneOf: !signatories.isJointly && signatories.names.length > 1,
  liable: company.isOwnerLiable,
  guarantee: guaranteeMostCents !== null,
  limited: !company.isOwnerLiable && guaranteeMostCents === null,
  withdrawal: lender.withdrawalDays > 0,
  noWithdrawal: lender.withdrawalDays === 0,
  bkr: lender.reportsToBkr,
  noBkr: !lender.reportsToBkr,
  demo: lender.isDemonstration,
})

/** Of one line, so that no name begins a paragraph, a list or a heading. */
export const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('|', '/')
    .trim()
    .replace(/\b(\p{Lu}\.) (?=\p{L})/gu, '$1\u00a0')

export const inFours = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** `template`: Markdown with figures in braces and passages in tags, the product's or the lender's own. */
export function agreementOf(template: string, terms: AgreementTerms, language: Language): Agreement {
  const filled = fillIn(choosePassages(template, passagesOf(terms)), figuresOf(terms, language))
  return { language, reference: terms.reference, ...readFilled<never>(filled) }
}

/** Title, intro and sections of a text whose passages are chosen and whose figures are filled in. */
export function readFilled<Head extends string>(filled: string) {
  // A name may end with the dot of `B.V.`, and a sentence with the name.
  const { head, text } = readHead<Head | 'title' | 'intro'>(filled.replace(/\.\.(?=\s)/g, '.'))
  return { ...head, sections: sectionsOf(text) }
}

function figuresOf(terms: AgreementTerms, language: Language): Figures {
  const { company, offer, payout, prices, guaranteeMostCents, madeOn } = terms
  const euros = (cents: Cents) => formatEuros(cents, { locale: language, decimals: 2 })
  const share = (rate: number) => formatShare(rate, language)
  const words = texts[language]
  const of = (kvkNumber: string, place: string | null) =>
    [`${words.register} ${kvkNumber}`, place && inLine(place)].filter(Boolean).join(', ')
  return {
    lenderName: lender.company?.legalName ?? lender.name,
    lenderDetails: lender.company ? `, ${of(lender.company.kvkNumber, lender.company.address)}` : '',
    companyName: inLine(company.name),
    companyDetails: of(company.kvkNumber, company.city),
    signatories: namesOf(terms.signatories, language),
    amount: euros(offer.loanAmountCents),
    termMonths: offer.termMonths,
    netPayout: euros(offer.netPayoutCents),
    payoutIban: inFours(payout.iban),
    payoutHolder: inLine(payout.holder),
    firstInstalment: euros(offer.firstInstalmentCents),
    lastInstalment: euros(offer.lastInstalmentCents),
    earlyShare: share(prices.earlyRepaymentShare.moreThanYearLeft),
    earlyShareLastYear: share(prices.earlyRepaymentShare.lastYear),
    guaranteeMost: euros(guaranteeMostCents ?? 0),
    withdrawalDays: lender.withdrawalDays,
    signsByCode: inLine(terms.byCode ?? ''),
    consents: consentNames.map((name) => `- ${consentTexts[language][name]}`).join('\n'),
    madeOn: longDate(madeOn, language),
    origin: lender.origin,
    email: lender.email,
    phone: lender.phoneShown,
    complaintsStanding: lender.standing[language].complaints,
    figures: tableText(words.figures, [words.what, words.amount], figureRows(offer, language)),
    schedule: tableText(words.schedule, words.scheduleHeads, scheduleRows(terms, language)),
  }
}

const namesOf = ({ names, isJointly }: Signatories, language: Language): string => {
  const { and, or } = texts[language]
  const all = names.map(inLine)
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(isJointly ? and : or)
}

const tableText = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [`### ${caption}\n`, ...[heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)].join('\n')

/** The receipt of the offer, and what an agreement adds to it. */
function figureRows(offer: Offer, language: Language): string[][] {
  const euros = (cents: Cents) => formatEuros(cents, { locale: language, decimals: 2 })
  const { rows } = texts[language]
  const fees = offer.fees.map(({ kind, amountCents }) => [rows[kind], euros(amountCents)])
  const receipt = receiptOf(offer, language).flatMap(({ name, label, figure }) =>
    name === 'costs' && fees.length > 0 ? fees : [[label, figure]],
  )
  return [
    ...receipt.slice(0, -1),
    [rows.rate, formatRate(offer.clientRate, { locale: language })],
    [rows.cost, euros(offer.totalCostCents)],
    [rows.received, euros(offer.netPayoutCents)],
    ...receipt.slice(-1),
  ]
}

/** Its days count from the day on which the agreement is made, as if it were paid out on that day. */
const scheduleRows = ({ offer, madeOn }: AgreementTerms, language: Language): string[][] =>
  offer.schedule.map(({ number, totalCents, principalCents, interestCents, outstandingCents }) => [
    String(number),
    longDate(addMonths(madeOn, number), language),
    ...[totalCents, principalCents, interestCents, outstandingCents].map((cents) =>
      formatEuros(cents, { locale: language, decimals: 2 }),
    ),
  ])

const texts = byLanguage({
  register: ['in het Handelsregister onder', 'in the Dutch company register under'],
  and: [' en ', ' and '],
  or: [' of ', ' or '],
  what: ['Wat', 'What'],
  amount: ['Bedrag', 'Amount'],
  figures: ['Je lening in cijfers', 'Your loan in figures'],
  schedule: ['Elk maandbedrag', 'Every monthly amount'],
  scheduleHeads: [
    ['Nr.', 'No.'],
    ['Dag', 'Day'],
    ['Maandbedrag', 'Monthly amount'],
    ['Aflossing', 'Repaid'],
    ['Rente', 'Interest'],
    ['Daarna open', 'Left after it'],
  ],
  rows: {
    rate: ['Rente per jaar', 'Interest a year'],
    arrangement: ['Afsluitkosten', 'Arrangement fee'],
    provision: ['Provisie, die we inhouden op de uitbetaling', 'Arrangement fee, deducted from the payout'],
    cost: ['Alle kosten samen', 'All costs together'],
    received: ['Op je rekening', 'Into your account'],
  },
})
