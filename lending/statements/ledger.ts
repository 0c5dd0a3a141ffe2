import { dutchBankCode, isSameAccount, normaliseAccount } from '#lending/iban.ts'
import type { Statement, Transaction } from '#lending/statements/statement.ts'

/** One booking as all sources together tell it, and which of them do. */
export type LedgerEntry = {
  /** Normalised: the IBAN where any source gives it, else the former account number. */
  account: string
  transaction: Transaction
  /** By the id of each source that tells it: counterparty and end-to-end id as that source gave them. */
  sources: Readonly<Record<string, string>>
}

export type Ledger = readonly LedgerEntry[]

export type LedgerBooking = { account: string; transaction: Transaction }

/** Everything one source says: one uploaded file, or one bank link (fetched again, it keeps its id). */
export type LedgerSource = { id: string; bookings: readonly LedgerBooking[] }

/** The bookings of a file, for `mergeIntoLedger`. The id must be the file's own, e.g. its hash. */
export function ledgerSource(id: string, statements: readonly Statement[]): LedgerSource {
  const bookings = statements.flatMap(({ accountNumber, transactions }) =>
    transactions.map((transaction) => ({ account: accountNumber, transaction })),
  )
  return { id, bookings }
}

/** Beyond this many pairs in one group, bookings that lack a counterparty are not compared one by one. */
const comparedPairsMax = 250_000

/**
 * Adds a source to the ledger so that a booking which several sources tell is counted once, and two equal bookings on
 * one day, which one source tells twice, stay two: of each booking there are as many as the source that tells most of
 * them has. Bookings are the same when account, day, amount and currency are, and counterparty and end-to-end id do not
 * contradict each other; a bank link often gives neither. What one source leaves out is filled in from the other.
 * Merging the same source again changes nothing. The result is in order of booking date.
 */
export function mergeIntoLedger(existing: Ledger, incoming: LedgerSource): LedgerEntry[] {
  const canonical = canonicalAccounts(existing, incoming)
  const merged: LedgerEntry[] = existing.map((entry) => ({ ...entry, account: canonical(entry.account) }))
  const groups = Map.groupBy(merged.keys(), (place) => groupKey(merged[place]!))
  const bookings = incoming.bookings.map((booking) => ({
    ...booking,
    account: canonical(normaliseAccount(booking.account)),
  }))
  for (const [key, group] of Map.groupBy(bookings, groupKey)) {
    mergeGroup(merged, groups.get(key) ?? [], group, incoming.id)
  }
  return merged.toSorted((one, other) => compareText(one.transaction.bookedOn, other.transaction.bookedOn))
}

function groupKey({ account, transaction }: LedgerBooking): string {
  return `${account}|${transaction.bookedOn}|${transaction.amountCents}|${transaction.currency}`
}

/** A former number becomes the IBAN it is the tail of, when exactly one such IBAN is known. */
function canonicalAccounts(existing: Ledger, incoming: LedgerSource): (account: string) => string {
  const accounts = new Set([
    ...existing.map((entry) => entry.account),
    ...incoming.bookings.map((booking) => normaliseAccount(booking.account)),
  ])
  const ibans = [...accounts].filter((account) => dutchBankCode(account) !== null)
  const byNumber = new Map<string, string>()
  for (const account of accounts) {
    const same = ibans.filter((iban) => isSameAccount(account, iban))
    if (same.length === 1) byNumber.set(account, same[0]!)
  }
  return (account) => byNumber.get(account) ?? account
}

/** Matches surest first: what this source told before, then equal in every part, then not contradicting. */
function mergeGroup(merged: LedgerEntry[], places: readonly number[], bookings: readonly LedgerBooking[], id: string) {
  const free = new Set(places)
  const told = new Set(places.filter((place) => id in merged[place]!.sources))
  let left = [...bookings]
  const take: Joiner = (place, booking) => {
    merged[place] = joined(merged[place]!, booking, id)
    free.delete(place)
    told.delete(place)
  }
  left = matchEqual(told, (place) => merged[place]!.sources[id]!, left, take)
  left = matchAgreeing(merged, told, left, take)
  left = matchEqual(free, (place) => identity(merged[place]!.transaction), left, take)
  left = matchAgreeing(merged, free, left, take)
  for (const booking of left) merged.push({ ...booking, sources: { [id]: identity(booking.transaction) } })
}

type Joiner = (place: number, booking: LedgerBooking) => void

function joined(entry: LedgerEntry, booking: LedgerBooking, id: string): LedgerEntry {
  return {
    account: entry.account,
    transaction: filledIn(entry.transaction, booking.transaction),
    sources: { ...entry.sources, [id]: identity(booking.transaction) },
  }
}

function matchEqual(
  places: Set<number>,
  identityAt: (place: number) => string,
  bookings: LedgerBooking[],
  take: Joiner,
): LedgerBooking[] {
  const byIdentity = Map.groupBy(places, identityAt)
  for (const same of byIdentity.values()) same.reverse()
  return bookings.filter((booking) => {
    const place = byIdentity.get(identity(booking.transaction))?.pop()
    if (place === undefined) return true
    take(place, booking)
    return false
  })
}

function matchAgreeing(
  merged: LedgerEntry[],
  places: Set<number>,
  bookings: LedgerBooking[],
  take: Joiner,
): LedgerBooking[] {
  if (places.size * bookings.length > comparedPairsMax) return bookings
  return bookings.filter((booking) => {
    for (const place of places) {
      if (!agree(merged[place]!.transaction, booking.transaction)) continue
      take(place, booking)
      return false
    }
    return true
  })
}

function identity(transaction: Transaction): string {
  return `${transaction.counterpartyAccount ?? ''}|${transaction.endToEndId ?? ''}`
}

type Parties = Pick<Transaction, 'counterpartyAccount' | 'endToEndId'>

/** True when two tellings of a booking do not contradict each other about who it was with and by what id. */
export function agree(one: Parties, other: Parties): boolean {
  const isAccountSame =
    one.counterpartyAccount === null ||
    other.counterpartyAccount === null ||
    isSameAccount(one.counterpartyAccount, other.counterpartyAccount)
  const isIdSame = one.endToEndId === null || other.endToEndId === null || one.endToEndId === other.endToEndId
  return isAccountSame && isIdSame
}

/** The first source's words stand; the second gives what the first left out. A reversal is one when either says so. */
function filledIn(one: Transaction, other: Transaction): Transaction {
  return {
    ...one,
    valueOn: one.valueOn ?? other.valueOn,
    counterpartyName: one.counterpartyName ?? other.counterpartyName,
    counterpartyAccount: one.counterpartyAccount ?? other.counterpartyAccount,
    description: one.description === '' ? other.description : one.description,
    endToEndId: one.endToEndId ?? other.endToEndId,
    mandateId: one.mandateId ?? other.mandateId,
    creditorId: one.creditorId ?? other.creditorId,
    bankReference: one.bankReference ?? other.bankReference,
    bankCode: one.bankCode ?? other.bankCode,
    isReversal: one.isReversal || other.isReversal,
    reversalReason: one.reversalReason ?? other.reversalReason,
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
