import { isIban, looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import type { StatementFinding, StatementFindingCode } from '#lending/statements/finding.ts'
import { StatementChains, type StatementNumber } from '#lending/statements/integrity/statement-chains.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { providerOfPayment } from '#lending/statements/provider-payments.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { StatementHead, StatementSink } from '#lending/statements/sink.ts'
import type { Balance, Booking } from '#lending/statements/statement.ts'

/** One statement while it is being read: its sums only, so that memory stays flat. */
export type OpenStatement = {
  readonly index: number
  readonly currency: string
  readonly accountNumber: string
  number: StatementNumber | null
  opening: Balance | null
  closing: Balance | null
  pendingCount: number
  bookingCount: number
  sumCents: number
}

/** Between a format's reader and the sink: counts, sums, keeps the limits, and checks the balances. */
export class Tally {
  /** Statements begun so far. */
  statementCount = 0
  bookingCount = 0
  readonly #sink: StatementSink
  readonly #limits: StatementLimits
  /** By kind, so that a frequent one does not hide a late one. */
  readonly #findingCounts = new Map<StatementFindingCode, number>()
  /** Bookings that a payment provider numbered, and who it was. */
  #providerCount = 0
  #provider: string | null = null
  readonly #chains = new StatementChains()
  /** The account whose check digits were found right last: banks write a statement a day of the same one. */
  #rightIban: string | null = null

  constructor(sink: StatementSink, limits: StatementLimits) {
    this.#sink = sink
    this.#limits = limits
  }

  find(code: StatementFindingCode, statement: number | null, line: number | null): void {
    this.report({ code, statement, line, differenceCents: null })
  }

  report(finding: StatementFinding): void {
    const count = (this.#findingCounts.get(finding.code) ?? 0) + 1
    if (count > this.#limits.findings) return
    this.#findingCounts.set(finding.code, count)
    this.#sink.finding(finding)
  }

  open(accountText: string, currency: string, holder: string | null, line: number): OpenStatement {
    const head = headOf(accountText, currency, holder)
    if (head.accountNumber === '') throw new Refused('missing_field', { line, field: 'account' })
    if (isCardNumber(head.accountNumber)) throw new Refused('card_statement', { line, field: 'account' })
    const index = this.statementCount
    this.statementCount += 1
    this.#countRow(line)
    this.#sink.statementStart(index, head)
    this.#checkIban(head.accountIban, index, line)
    return { ...emptyStatement, index, currency, accountNumber: head.accountNumber }
  }

  add(statement: OpenStatement, booking: Booking, line: number): void {
    this.bookingCount += 1
    this.#countRow(line)
    statement.bookingCount += 1
    statement.sumCents = addCents(statement.sumCents, booking.amountCents, line)
    if (booking.amountCents === 0) this.find('zero_amount', statement.index, line)
    if (booking.currency !== statement.currency) this.find('currency_differs', statement.index, line)
    if (booking.endToEndId !== null) this.#countProvider(booking.endToEndId)
    this.#sink.booking(statement.index, booking, line)
  }

  close(statement: OpenStatement, line: number): void {
    const { opening, closing, sumCents, pendingCount, bookingCount, index, number } = statement
    if (opening !== null && closing !== null) {
      const differenceCents = closing.amountCents - addCents(opening.amountCents, sumCents, line)
      if (differenceCents !== 0)
        this.report({ code: 'balance_does_not_add_up', statement: index, line, differenceCents, on: closing.on })
    }
    const account = `${statement.accountNumber} ${statement.currency}`
    this.#chains.add(account, { index, line, number, opening, closing })
    this.#sink.statementEnd(index, { opening, closing, sumCents, pendingCount, bookingCount })
  }

  /** Once all statements are read. */
  checkChains(): void {
    for (const finding of this.#chains.findings()) this.report(finding)
  }

  /** A file of mostly one provider's payments is its settlement, whatever account it names. */
  refuseSettlement(): void {
    if (this.#providerCount < providerBookingsMin || this.#providerCount * 2 <= this.bookingCount) return
    throw new Refused('settlement_file', { issuer: this.#provider })
  }

  #countProvider(id: string): void {
    const provider = providerOfPayment(id)
    if (provider === null) return
    this.#providerCount += 1
    this.#provider = provider
  }

  #checkIban(iban: string | null, statement: number, line: number): void {
    if (iban === null || iban === this.#rightIban) return
    if (isIban(iban)) this.#rightIban = iban
    else this.find('iban_checksum_wrong', statement, line)
  }

  #countRow(line: number): void {
    const isOver =
      this.statementCount > this.#limits.statements || this.statementCount + this.bookingCount > this.#limits.rows
    if (isOver) throw new Refused('too_many_rows', { line })
  }
}

/** Fewer may be chance. */
const providerBookingsMin = 3

const emptyStatement = { number: null, opening: null, closing: null, pendingCount: 0, bookingCount: 0, sumCents: 0 }

function headOf(accountText: string, currency: string, holder: string | null): StatementHead {
  const accountNumber = normaliseAccount(accountText)
  return {
    accountNumber,
    accountIban: looksLikeIban(accountNumber) ? accountNumber : null,
    accountHolder: holder,
    currency,
  }
}

/** A sum beyond what integers hold exactly would be a wrong sum: the file is refused instead. */
function addCents(sum: number, cents: number, line: number): number {
  const total = sum + cents
  if (!Number.isSafeInteger(total)) throw new Refused('malformed_amount', { line })
  return total
}

/**
 * True where the number of an account is that of a credit card (ISO/IEC 7812): 15 or 16 digits of one of the large
 * schemes whose check digit holds, or the same with its middle hidden.
 */
function isCardNumber(account: string): boolean {
  if (/^[3-6][\dX*\u2022]{14,15}$/.test(account) && /[X*\u2022]{4,}/.test(account)) return true
  return /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13})$/.test(account) && hasCheckDigit(account)
}

/** The formula of Luhn (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let back = 0; back < digits.length; back += 1) {
    const digit = Number(digits[digits.length - 1 - back])
    const doubled = back % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
