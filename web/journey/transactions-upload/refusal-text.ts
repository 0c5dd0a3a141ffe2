import { uploadRefusalCodes, type UploadRefusalCode } from '#contract/answers/file-answer.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { errorText } from '#contract/error-text.ts'
import { bankKeys, bankNames } from '#contract/values.ts'
import { type StatementRefusalCode, statementRefusalCodes } from '#lending/statements/refusal.ts'
import { refusalWordsOf } from '#lending/statements/words/refusal-words.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import type { Texts } from '#ui/language.ts'
import { formatLongDate } from '#ui/format.ts'
import { bankHowTo } from './bank-how-to.ts'

type Reason = StatementRefusalCode | UploadRefusalCode

/** The errors of a file before any reader (ERR-3). Every reason has its words here. */
const uploadReasonTexts: Texts<Readonly<Record<UploadRefusalCode, string>>> = {
  nl: {
    zip_too_big: 'Uitgepakt is dit zip-bestand te groot.',
    zip_encrypted: 'Dit zip-bestand is beveiligd met een wachtwoord. Daarom kunnen we het niet openen.',
    zip_nested: 'In dit zip-bestand zit nog een zip-bestand.',
    zip_too_many_files: 'In dit zip-bestand zitten te veel bestanden.',
    zip_packed_too_well: 'Dit zip-bestand wordt bij het uitpakken ongewoon groot. Dat openen we uit veiligheid niet.',
    zip_damaged: 'Dit zip-bestand is beschadigd of niet helemaal gedownload.',
    zip_empty: 'In dit zip-bestand zit geen bestand.',
    reading_broken_off: 'Het lezen van dit bestand duurde te lang.',
    too_many_shared: 'Je hebt al {accountsMax} rekeningen en bestanden gedeeld. Meer kan niet.',
    too_many_bookings:
      'Met dit bestand erbij deel je meer dan {bookingsMax} transacties. Zoveel kunnen we niet bekijken.',
  },
  en: {
    zip_too_big: 'Unpacked, this zip file is too large.',
    zip_encrypted: 'This zip file is protected with a password, so we cannot open it.',
    zip_nested: 'There is another zip file in this zip file.',
    zip_too_many_files: 'There are too many files in this zip file.',
    zip_packed_too_well: 'This zip file becomes unusually large when it is unpacked. For safety we do not open those.',
    zip_damaged: 'This zip file is damaged or was not downloaded completely.',
    zip_empty: 'This zip file is empty.',
    reading_broken_off: 'Reading this file took too long.',
    too_many_shared: 'You have already shared {accountsMax} accounts and files, which is the maximum.',
    too_many_bookings:
      'With this file you share more than {bookingsMax} transactions. That is more than we can look at.',
  },
}

const advice = byLanguage({
  again: [
    'Download het opnieuw bij je bank als CAMT.053, MT940 of CSV en verander er niets aan.',
    'Download it again from your bank as CAMT.053, MT940 or CSV and do not change anything in it.',
  ],
  /** The bank has it under another button: downloading the same again would not help. */
  another: [
    'Download bij je bank de transacties van je zakelijke rekening als CAMT.053, MT940 of CSV en verander er niets aan.',
    'Download the transactions of your business account from your bank as CAMT.053, MT940 or CSV and do not change anything in the file.',
  ],
  paidOutTo: [
    'Download bij je bank de transacties van de rekening waarop je uitbetaald krijgt, als CAMT.053, MT940 of CSV.',
    'From your bank, download the transactions of the account that your payouts go to, as CAMT.053, MT940 or CSV.',
  ],
  otherFormat: [
    'Kun je daar ook een CAMT.053 of MT940 downloaden? Die lezen we wel. Of kies de transacties van een zakelijke rekening bij een Nederlandse bank.',
    'Can you download CAMT.053 or MT940 there as well? We can read those. Or choose the transactions of a business account at a Dutch bank.',
  ],
  /** The files in the zip may be right. */
  unpacked: [
    'Pak het uit en kies de bestanden die erin zitten: CAMT.053, MT940 of CSV, zoals ze van je bank komen.',
    'Unpack it and choose the files in it: CAMT.053, MT940 or CSV, as they come from your bank.',
  ],
  fewer: [
    'Haal er eerst een weg die je niet nodig hebt. Of vervang losse bestanden door één bestand over een heel jaar.',
    'First remove one you do not need, or replace separate files with one file for a whole year.',
  ],
  shorter: [
    'Download bij je bank een bestand over een kortere periode, bijvoorbeeld het laatste jaar. Of haal een rekening weg die je niet nodig hebt.',
    'Download a file for a shorter period from your bank, for example the last year, or remove an account you do not need.',
  ],
})

function adviceOf(reason: Reason): keyof typeof advice.nl {
  if (reason === 'too_many_shared') return 'fewer'
  if (reason === 'too_many_bookings') return 'shorter'
  if (reason === 'settlement_file') return 'paidOutTo'
  if (reason === 'foreign_account') return 'otherFormat'
  if (reason === 'zip_damaged') return 'again'
  if (reason.startsWith('zip_') && reason !== 'zip_empty') return 'unpacked'
  return otherFiles.has(reason) ? 'another' : 'again'
}

const otherFiles: ReadonlySet<Reason> = new Set<Reason>([
  'zip_empty',
  'pdf_file',
  'spreadsheet_file',
  'document_file',
  'web_page',
  'binary_file',
  'unknown_format',
  'balances_only',
  'card_statement',
  'not_a_statement',
  'no_statement',
])

const isReason = (text: unknown): text is Reason =>
  [...statementRefusalCodes, ...uploadRefusalCodes].some((reason) => reason === text)

const isUploadReason = (reason: Reason): reason is UploadRefusalCode =>
  uploadRefusalCodes.some((known) => known === reason)

type Refused = Pick<FileAnswer, 'error' | 'figures'> & Partial<Pick<FileAnswer, 'code' | 'place'>>

/** The defect in one sentence, with the answer's figures; dates are as in a sentence. */
export function refusalText({ error, code, figures, place }: Refused, language: Language): string {
  const { reason } = figures
  if (isReason(reason)) {
    const issuer = typeof figures.issuer === 'string' ? figures.issuer : null
    return isUploadReason(reason)
      ? withLimits(uploadReasonTexts[language][reason], figures, language)
      : refusalWordsOf(reason, { issuer, found: place?.found ?? null }, language)
  }
  return errorText(error ?? String(code), language, shownFigures(figures, language))
}

/** The file to send instead; null where the sentence of the defect has it. */
export const remedyText = ({ figures: { reason } }: Pick<Refused, 'figures'>, language: Language): string | null =>
  isReason(reason) ? advice[language][adviceOf(reason)] : null

function withLimits(text: string, figures: FileAnswer['figures'], language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = figures[name]
    return typeof value === 'number' ? value.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB') : ''
  })
}

function shownFigures({ maximumBytes, ...figures }: FileAnswer['figures'], language: Language): FileAnswer['figures'] {
  const shown = Object.entries(figures).map(([name, value]) => [
    name,
    /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatLongDate(String(value), language) : value,
  ])
  const sizes = typeof maximumBytes === 'number' ? { maximumMegabytes: megabytes(maximumBytes) } : {}
  return { ...Object.fromEntries(shown), ...sizes }
}

/** As a file manager counts them, rounded down so that a file of that size surely passes. */
export const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)

/** How to get a right file from the bank that the file came from; null when it is not known. */
export function howToOf(bankName: string | null, language: Language): string | null {
  const bank = bankKeys.find((key) => bankNames[key] === bankName)
  return bank === undefined ? null : bankHowTo[language][bank]
}

/** The columns that the CSV readers name by what is in them; other fields bear the name that they have in the file. */
const columnNames = byLanguage<Pairs<string>>({
  date: ['datum', 'date'],
  bookedOn: ['boekdatum', 'booking date'],
  valueDate: ['rentedatum', 'value date'],
  amount: ['bedrag', 'amount'],
  sign: ['af of bij', 'debit or credit'],
  account: ['rekening', 'account'],
  currency: ['munt', 'currency'],
  balance: ['saldo', 'balance'],
  balanceBefore: ['saldo vooraf', 'balance before'],
  balanceAfter: ['saldo achteraf', 'balance after'],
})

const placeWords = byLanguage({
  where: ['Waar', 'Where'],
  line: ['regel', 'line'],
  field: ['veld', 'field'],
  column: ['kolom', 'column'],
  found: (text: string) => [`daar staat “${text}”`, `it says “${text}”`],
  columns: (seen: string, right: string) => [
    `daar staan ${seen} kolommen in plaats van ${right}`,
    `it has ${seen} columns instead of ${right}`,
  ],
  or: ['of', 'or'],
})

/** Where in the file the defect is; null when there is nothing to point at. */
export function placeText(place: FileAnswer['place'], language: Language): string | null {
  if (place === null || (place.line === null && place.field === null)) return null
  const { line, field, found } = place
  const words = placeWords[language]
  const parts = [
    line === null ? null : `${words.line} ${line}`,
    field === null ? null : fieldText(field, language),
    found === null || found.trim() === '' ? null : foundText(found, language),
  ]
  return `${words.where}: ${parts.filter((part) => part !== null).join(', ')}.`
}

function fieldText(field: string, language: Language): string {
  const words = placeWords[language]
  if (/^\d+$/.test(field)) return `${words.column} ${field}`
  return `${words.field} ${columnNames[language][field] ?? field}`
}

/** The CSV reader shows a wrong number of columns as `7 columns, not 8 or 9`. */
function foundText(found: string, language: Language): string {
  const words = placeWords[language]
  const [, seen, right] = /^(\d+) columns, not ([\d or]+)$/.exec(found) ?? []
  if (seen === undefined || right === undefined) return words.found(found)
  return words.columns(seen, right.replaceAll('or', words.or))
}
