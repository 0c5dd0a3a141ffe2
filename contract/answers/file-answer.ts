import type { MissingDays } from '#lending/statements/account-span.ts'
import type { StatementBank } from '#lending/statements/bank.ts'
import type { StatementFileError } from '#lending/statements/check-statements.ts'
import type { StatementFindingCode } from '#lending/statements/finding.ts'
import type { StatementFile } from '#lending/statements/read-statement-file.ts'
import type { StatementRefusal, StatementRefusalCode } from '#lending/statements/refusal.ts'
import type { FileAnswer } from '../bank-data.ts'
import { errorCodes, type ErrorKey } from '../errors.ts'
import { bankNames, type BankKey } from '../values.ts'

/** The site's bank of a file, or the name of a bank whose files are read although the site does not offer it. */
const shownBanks: Record<StatementBank, { key: BankKey } | { name: string }> = {
  abn_amro: { key: 'ABN' },
  asn: { key: 'ASN' },
  bunq: { key: 'BUNQ' },
  ing: { key: 'ING' },
  knab: { key: 'KNAB' },
  rabobank: { key: 'RABOBANK' },
  regiobank: { key: 'REGIOBANK' },
  sns: { key: 'SNS' },
  triodos: { key: 'TRIODOS' },
  revolut: { name: 'Revolut Business' },
  van_lanschot: { name: 'Van Lanschot Kempen' },
}

/** Null for a bank that the site does not link to. */
export function bankKeyOf(bank: StatementBank | null): BankKey | null {
  const shown = bank && shownBanks[bank]
  return shown && 'key' in shown ? shown.key : null
}

/** The bank whose statements these are, of a bank that the site links to. */
export const statementBankOf = (bank: BankKey): StatementBank =>
  (Object.keys(shownBanks) as StatementBank[]).find((statementBank) => bankKeyOf(statementBank) === bank)!

function bankNameOf(bank: StatementBank | null): string | null {
  const shown = bank && shownBanks[bank]
  return shown && ('key' in shown ? bankNames[shown.key] : shown.name)
}

const refusalKeys: Record<StatementRefusalCode, ErrorKey> = {
  empty_file: 'file.empty',
  unknown_format: 'file.unknown_format',
  pdf_file: 'file.unknown_format',
  spreadsheet_file: 'file.unknown_format',
  document_file: 'file.unknown_format',
  web_page: 'file.unknown_format',
  binary_file: 'file.unknown_format',
  card_statement: 'file.unknown_format',
  settlement_file: 'file.unknown_format',
  foreign_account: 'file.unknown_format',
  not_a_statement: 'file.unknown_format',
  no_statement: 'file.unknown_format',
  balances_only: 'file.balances_only',
  file_too_big: 'file.too_big',
  line_too_long: 'file.refused',
  too_many_rows: 'file.refused',
  too_many_accounts: 'file.refused',
  doctype_refused: 'file.refused',
  too_deep: 'file.refused',
  too_many_attributes: 'file.refused',
  encoding: 'file.unreadable',
  utf16: 'file.unreadable',
  malformed_xml: 'file.unreadable',
  malformed_mt940: 'file.unreadable',
  malformed_row: 'file.unreadable',
  malformed_amount: 'file.unreadable',
  malformed_date: 'file.unreadable',
  altered_file: 'file.unreadable',
  missing_field: 'file.unreadable',
  wrong_columns: 'file.unreadable',
  cut_off: 'file.unreadable',
}

/** Reasons to refuse a file before its reader ran, or despite it: shown in words, as the readers' codes are. */
const uploadRefusalKeys = {
  zip_too_big: 'file.too_big',
  zip_encrypted: 'file.refused',
  zip_nested: 'file.refused',
  zip_too_many_files: 'file.refused',
  zip_packed_too_well: 'file.refused',
  zip_damaged: 'file.unreadable',
  zip_empty: 'file.empty',
  /** Its reader was given no more time or memory. */
  reading_broken_off: 'file.refused',
  /** The application has as many accounts and files as it may have. */
  too_many_shared: 'file.refused',
  /** With this file the application would have more bookings than it may have. */
  too_many_bookings: 'file.refused',
} as const satisfies Readonly<Record<string, ErrorKey>>

export type UploadRefusalCode = keyof typeof uploadRefusalKeys
export const uploadRefusalCodes = Object.keys(uploadRefusalKeys) as UploadRefusalCode[]

export const uploadRefusalAnswer = (
  name: string,
  reason: UploadRefusalCode,
  figures: FileAnswer['figures'] = {},
): FileAnswer => refusedAnswer(name, uploadRefusalKeys[reason], { figures: { ...figures, reason } })

/** API-8: each file answers for itself. A file not accepted says what is wrong and where. */
export function refusedAnswer(name: string, error: ErrorKey, more: Partial<FileAnswer> = {}): FileAnswer {
  const code = errorCodes[error] ?? null
  const nothing = { place: null, figures: {}, bankName: null, format: null, accounts: [], findings: [] }
  return { name, accepted: false, error, code, ...nothing, ...more }
}

export function refusalAnswer(name: string, refusal: StatementRefusal): FileAnswer {
  const { line, field, found, format, bank, issuer } = refusal
  const hasPlace = line !== null || field !== null || found !== null
  return refusedAnswer(name, refusalKeys[refusal.code], {
    place: hasPlace ? { line, field, found } : null,
    figures: { reason: refusal.code, ...(issuer === null ? {} : { issuer }) },
    format,
    bankName: bankNameOf(bank),
  })
}

/** A file that breaks a rule of the product (5003, 5004, 5005, 5031), with the numbers that its text names. */
export function ruleAnswer(
  name: string,
  error: StatementFileError,
  file: StatementFile,
  gaps: readonly MissingDays[] = [],
): FileAnswer {
  const { code, key, ...figures } = error
  const plain = 'accounts' in figures ? { accountCount: figures.accounts.length } : figures
  return { ...readAnswer(name, file, gaps), accepted: false, error: key, code, figures: plain }
}

export function readAnswer(name: string, file: StatementFile, gaps: readonly MissingDays[] = []): FileAnswer {
  return {
    name,
    accepted: true,
    error: null,
    code: null,
    place: null,
    figures: {},
    bankName: bankNameOf(file.bank),
    format: file.format,
    accounts: shownAccounts(file),
    findings: [...shownFindings(file), ...gaps.map(({ from, to }) => ({ code: gapFinding, figures: { from, to } }))],
  }
}

const gapFinding: StatementFindingCode = 'gap_between_files'
const aheadFinding: StatementFindingCode = 'dated_ahead'

/** Each kind once, where it was first: what is found in one row is often found in all that follow. */
function shownFindings({ findings }: StatementFile): FileAnswer['findings'] {
  const first = new Map<string, FileAnswer['findings'][number]>()
  for (const { code, line, differenceCents, on } of findings) {
    if (first.has(code)) continue
    const place = { ...(line === null ? {} : { line }), ...(on === undefined ? {} : { on }) }
    first.set(code, { code, figures: { ...place, ...(differenceCents === null ? {} : { differenceCents }) } })
  }
  return [...first.values()]
}

function shownAccounts(file: StatementFile): FileAnswer['accounts'] {
  const accounts = new Map<string, FileAnswer['accounts'][number]>()
  const ahead = new Set(file.findings.flatMap(({ code, on }) => (code === aheadFinding && on ? [on] : [])))
  for (const { accountIban, accountNumber, bookings } of file.statements) {
    const iban = (accountIban ?? accountNumber).slice(0, 40)
    const shown = accounts.get(iban) ?? { iban, transactionCount: 0, from: null, to: null }
    for (const { bookedOn } of bookings) {
      if (ahead.has(bookedOn)) continue
      if (shown.from === null || bookedOn < shown.from) shown.from = bookedOn
      if (shown.to === null || bookedOn > shown.to) shown.to = bookedOn
    }
    shown.transactionCount += bookings.length
    accounts.set(iban, shown)
  }
  return [...accounts.values()].slice(0, 100)
}
