import { holderInName } from '#lending/statements/camt/reader.ts'
import { type BankKey, bankNames } from '#contract/values.ts'
import { daysInMonth } from '#lending/days.ts'
import { accountNumbers, isIban } from '#lending/iban.ts'
import { readNarrative } from '#lending/statements/narrative/read-narrative.ts'
import { returnReason, saysReversal } from '#lending/statements/narrative/reversal.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { centsFromDecimalText } from '../outgoing/exact-json.ts'
import type { BankAccount, BankConnection, BankConsent } from '../bank-data.ts'
import type {
  ProviderAccount,
  ProviderBank,
  ProviderConnection,
  ProviderConsent,
  ProviderTransaction,
} from './saltedge-types.ts'

/** BICs; the three characters of a branch behind them are ignored when matching. */
const bankBics: Record<BankKey, string> = {
  RABOBANK: 'RABONL2U',
  ING: 'INGBNL2A',
  ABN: 'ABNANL2A',
  KNAB: 'KNABNL2H',
  ASN: 'ASNBNL21',
  SNS: 'SNSBNL2A',
  REGIOBANK: 'RBRBNL21',
  TRIODOS: 'TRIONL2U',
  BUNQ: 'BUNQNL2A',
}

export type BankDirectory = { codeOf: ReadonlyMap<BankKey, string>; keyOf: ReadonlyMap<string, BankKey> }

/** The bank of each provider code. Of a bank's providers an active one wins, then the first in the list. */
export function readDirectory(providers: readonly ProviderBank[]): BankDirectory {
  const codeOf = new Map<BankKey, string>()
  const keyOf = new Map<string, BankKey>()
  const ranked = [...providers].sort((a, b) => Number(b.status === 'active') - Number(a.status === 'active'))
  for (const provider of ranked) {
    const bics = (provider.bic_codes ?? []).map((bic) => bic.toUpperCase().slice(0, 8))
    const key = (Object.keys(bankBics) as BankKey[]).find((bank) => bics.includes(bankBics[bank]))
    if (!key) continue
    keyOf.set(provider.code, key)
    if (!codeOf.has(key) && provider.status !== 'disabled') codeOf.set(key, provider.code)
  }
  return { codeOf, keyOf }
}

/** Words for a state that we do not know are read as the cautious one: a connection that cannot be used. */
export function readConnection(connection: ProviderConnection, directory: BankDirectory): BankConnection {
  const attempt = connection.last_attempt ?? null
  const failed = Boolean(attempt?.fail_at)
  const bank = directory.keyOf.get(connection.provider_code) ?? null
  return {
    connectionId: connection.id,
    customerId: connection.customer_id,
    bank,
    bankName: bank ? bankNames[bank] : connection.provider_name,
    status: connection.status === 'active' || connection.status === 'disabled' ? connection.status : 'inactive',
    fetched: failed || attempt?.finished === true || (attempt === null && Boolean(connection.last_success_at)),
    isPartial: attempt?.partial === true,
    failure: failed
      ? { errorClass: attempt?.fail_error_class ?? 'ConnectionFailed', message: attempt?.fail_message ?? '' }
      : null,
    stage: attempt?.last_stage?.name ?? null,
    lastSuccessAt: readInstant(connection.last_success_at),
    consentId: connection.last_consent_id ?? null,
  }
}

/** Of several consents on a connection the last one made counts. */
export function readConsents(consents: readonly ProviderConsent[]): BankConsent | null {
  // Times are to the second, so two consents can share one; ids grow.
  const newest = [...consents].sort(
    (a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? '') || compareIds(b.id, a.id),
  )[0]
  if (!newest) return null
  return {
    consentId: newest.id,
    status: newest.status === 'active' ? 'active' : 'unusable',
    expiresAt: readInstant(newest.expires_at),
  }
}

/** Ids are whole numbers of up to 19 digits, kept as text. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b))

function readInstant(text: string | null | undefined): Date | null {
  const time = text ? Date.parse(text) : Number.NaN
  return Number.isFinite(time) ? new Date(time) : null
}

/** The account's name at the bank; null for its number, and where that name is its holder's. */
function nameOf({ name, extra }: ProviderAccount, holder: string | null): string | null {
  const accountName = tidy(extra?.account_name)
  const called = (accountName === holder ? null : accountName) ?? tidy(name)
  if (called !== null && readIban(called) !== null) return null
  const numbers = [extra?.iban, extra?.account_number].map((number) => number?.replaceAll(' ', ''))
  return called !== null && numbers.includes(called.replaceAll(' ', '')) ? null : called
}

export function readAccount(account: ProviderAccount): BankAccount {
  const extra = account.extra ?? {}
  // Where no holder is given, some banks put its name here and others the product's.
  const holder = tidy(extra.client_name) ?? tidy(extra.holder_name) ?? holderInName(extra.account_name ?? undefined)
  const isNumbered = readIban(extra.iban) !== null || tidy(extra.account_number) !== null
  const [named = null] = isNumbered ? [] : (`${extra.account_name ?? ''} | ${account.name}`.match(accountNumbers) ?? [])
  const iban = readIban(extra.iban) ?? readIban(named)
  return {
    accountId: account.id,
    iban,
    accountNumber: (tidy(extra.account_number) ?? (iban === null ? named : null))?.replaceAll(' ', '') ?? null,
    name: nameOf(account, holder),
    holderName: holder,
    currency: account.currency_code.toUpperCase(),
    balanceCents: account.balance ? centsFromDecimalText(account.balance) : null,
    nature: account.nature,
    postedCount: readCount(extra.transactions_count?.posted),
  }
}

const readCount = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null

/**
 * A booking, or the reason against it: `pending` and `duplicated` moved no money; `unreadable` (no amount or date,
 * digits beyond the cents, unknown state) fails the whole collection, or a sum would be wrong.
 */
export function readBooking(transaction: ProviderTransaction): Booking | 'pending' | 'duplicated' | 'unreadable' {
  if (transaction.status === 'pending') return 'pending'
  if (transaction.duplicated === true) return 'duplicated'
  if (transaction.status !== 'posted') return 'unreadable'
  const amountCents = transaction.amount === null ? null : centsFromDecimalText(transaction.amount)
  if (amountCents === null || !isDate(transaction.made_on)) return 'unreadable'
  return { ...factsOf(transaction, amountCents), amountCents, bookedOn: transaction.made_on }
}

/**
 * The aggregator has no certain field for the counterparty's account, and some banks put everything in the description,
 * so that text is read in the same notations as a statement file's.
 */
function factsOf(transaction: ProviderTransaction, amountCents: number): Omit<Booking, 'amountCents' | 'bookedOn'> {
  const extra = transaction.extra ?? {}
  const narrative = readNarrative(transaction.description ?? '')
  const [name, about] =
    amountCents < 0 ? [extra.payee, extra.payee_information] : [extra.payer, extra.payer_information]
  const code = tidy(extra.type) ?? narrative.kind
  const texts = joinTexts([narrative.description, extra.information, extra.additional].map(tidy))
  const isReversal = [code, texts].some((text) => text !== null && saysReversal(text))
  return {
    valueOn: extra.posting_date && isDate(extra.posting_date) ? extra.posting_date : null,
    currency: transaction.currency_code.toUpperCase(),
    counterpartyName: tidy(name) ?? narrative.counterpartyName,
    counterpartyAccount: narrative.counterpartyAccount ?? ibanInText(about) ?? ibanInText(extra.account_number),
    description: texts,
    endToEndId: readReference(extra.end_to_end_id) ?? narrative.endToEndId,
    mandateId: narrative.mandateId ?? /\bMachtiging(?: ID)?:? ([A-Z0-9][A-Z0-9-]{3,34})/i.exec(texts)?.[1] ?? null,
    creditorId: narrative.creditorId ?? /\b([A-Z]{2}\d{2}ZZZ[A-Z0-9]{4,28})\b/.exec(texts)?.[1] ?? null,
    bankReference: tidy(extra.id),
    bankCode: code,
    isReversal,
    // Only of a payment that came back: in other texts two letters and two digits mean anything.
    reversalReason: isReversal ? (narrative.returnReason ?? returnReason(texts)) : null,
  }
}

function joinTexts(texts: readonly (string | null)[]): string {
  const kept: string[] = []
  for (const text of texts) if (text !== null && !kept.some((other) => other.includes(text))) kept.push(text)
  return kept.join(' ').slice(0, 2_000)
}

function readIban(text: string | null | undefined): string | null {
  const plain = text?.replace(/\s/g, '').toUpperCase() ?? ''
  return isIban(plain) ? plain : null
}

function ibanInText(text: string | null | undefined): string | null {
  const found = text && /\b([A-Z]{2}\d{2}[A-Z0-9]{10,30})\b/.exec(text)?.[1]
  return found ? readIban(found) : null
}

/** SEPA writes NOTPROVIDED where the payer gave no reference (ISO 20022 usage). */
function readReference(text: string | null | undefined): string | null {
  const plain = tidy(text)
  return plain === null || /^NOT ?PROVIDED$/i.test(plain) ? null : plain
}

function tidy(text: string | null | undefined): string | null {
  const plain = text?.replace(/\s+/g, ' ').trim()
  return plain ? plain : null
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}
