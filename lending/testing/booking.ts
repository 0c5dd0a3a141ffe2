import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** A booking for tests; by default a plain SEPA transfer. */
export function booking(parts: Partial<Booking> & { amountCents: number }): Booking {
  return {
    bookedOn: '2026-10-15',
    valueOn: null,
    currency: 'EUR',
    counterpartyName: null,
    counterpartyAccount: null,
    description: '',
    endToEndId: null,
    mandateId: null,
    creditorId: null,
    bankReference: null,
    bankCode: null,
    isReversal: false,
    reversalReason: null,
    ...parts,
  }
}

export function account(bookings: readonly Booking[], parts: Partial<AnalysedAccount> = {}): AnalysedAccount {
  return {
    iban: 'NL02ABNA0123456789',
    holder: 'Bakkerij De Korenaar B.V.',
    bank: 'ABN',
    closing: { on: '2026-11-20', amountCents: 20_000_00 },
    bookings,
    ...parts,
  }
}
