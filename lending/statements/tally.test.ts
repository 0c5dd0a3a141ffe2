import { describe, expect, test } from 'vitest'
import type { StatementFinding } from '#lending/statements/finding.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { StatementHead } from '#lending/statements/sink.ts'
import { Tally } from '#lending/statements/tally.ts'
import { booking } from '#lending/testing/booking.ts'

const iban = 'NL91ABNA0417164300'
const euros = (amountCents: number) => ({ on: '2026-03-01', amountCents })

/** A tally with what it handed out. */
function tallyOf(limits = {}) {
  const findings: StatementFinding[] = []
  const heads: StatementHead[] = []
  const ends: { sumCents: number; bookingCount: number }[] = []
  let bookings = 0
  const tally = new Tally(
    {
      statementStart: (_, head) => void heads.push(head),
      booking: () => void (bookings += 1),
      statementEnd: (_, end) => void ends.push(end),
      finding: (finding) => void findings.push(finding),
    },
    { ...statementLimits, ...limits },
  )
  return { tally, findings, heads, ends, bookings: () => bookings }
}

const refusalOf = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    if (error instanceof Refused) return error.toRefusal(null, null)
    throw error
  }
  return null
}

describe('CORE-3 what is counted while a statement is read', () => {
  test('a balance that adds up is no finding; one that does not names the difference', () => {
    const { tally, findings, ends } = tallyOf()
    for (const closing of [250, 251, 240]) {
      const statement = tally.open(iban, 'EUR', null, 1)
      statement.opening = euros(100)
      for (const amountCents of [200, -50]) tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents }), 2)
      statement.closing = euros(closing)
      tally.close(statement, 9)
    }
    expect(findings).toEqual([
      { code: 'balance_does_not_add_up', statement: 1, line: 9, differenceCents: 1, on: '2026-03-01' },
      { code: 'balance_does_not_add_up', statement: 2, line: 9, differenceCents: -10, on: '2026-03-01' },
    ])
    expect(ends).toMatchObject([150, 150, 150].map((sumCents) => ({ sumCents, bookingCount: 2 })))
    expect([tally.statementCount, tally.bookingCount]).toEqual([3, 6])
  })

  test('without one of the balances nothing is compared', () => {
    const { tally, findings } = tallyOf()
    for (const balances of [{ opening: euros(1) }, { closing: euros(1) }, {}]) {
      const statement = Object.assign(tally.open(iban, 'EUR', null, 1), balances)
      tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents: 5 }), 2)
      tally.close(statement, 3)
    }
    expect(findings).toEqual([])
  })

  test('nought, and another currency than the account’s, are findings at their line', () => {
    const { tally, findings } = tallyOf()
    const statement = tally.open(iban, 'EUR', null, 1)
    tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents: 0 }), 4)
    tally.add(statement, { ...booking({ bookedOn: '2026-03-01', amountCents: 1 }), currency: 'USD' }, 5)
    tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents: 1 }), 6)
    expect(findings.map(({ code, line }) => [code, line])).toEqual([
      ['zero_amount', 4],
      ['currency_differs', 5],
    ])
  })

  test('check digits that are wrong are reported each time, and a former number has none', () => {
    const { tally, findings, heads } = tallyOf()
    for (const account of [iban, iban, 'NL92ABNA0417164300', 'NL92ABNA0417164300', iban, '12.34.56.789']) {
      tally.open(account, 'EUR', 'Bos', 7)
    }
    expect(findings.map(({ code, statement }) => [code, statement])).toEqual([
      ['iban_checksum_wrong', 2],
      ['iban_checksum_wrong', 3],
    ])
    expect(heads.at(-1)).toEqual({
      accountNumber: '123456789',
      accountIban: null,
      accountHolder: 'Bos',
      currency: 'EUR',
    })
    expect(heads[0]).toMatchObject({ accountNumber: iban, accountIban: iban })
  })

  test('an account without any character is refused with its line', () => {
    const { tally } = tallyOf()
    expect(refusalOf(() => tally.open(' -. ', 'EUR', null, 8))).toMatchObject({
      code: 'missing_field',
      line: 8,
      field: 'account',
    })
  })

  test('statements and bookings together may be as many as the limit says, and not one more', () => {
    const { tally, bookings } = tallyOf({ rows: 3 })
    const statement = tally.open(iban, 'EUR', null, 1)
    const add = (line: number) => tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents: 1 }), line)
    add(2)
    add(3)
    expect(refusalOf(() => add(4))).toMatchObject({ code: 'too_many_rows', line: 4 })
    expect(bookings()).toBe(2)
    for (const limits of [{ rows: 1 }, { statements: 1 }]) {
      const empty = tallyOf(limits).tally
      empty.open(iban, 'EUR', null, 1)
      expect(refusalOf(() => empty.open(iban, 'EUR', null, 2))).toMatchObject({ code: 'too_many_rows', line: 2 })
    }
  })

  test('CORE-3 a file has ten thousand statements at most', () => {
    const { tally } = tallyOf({})
    for (let line = 1; line <= 10_000; line++) tally.open(iban, 'EUR', null, line)
    expect(refusalOf(() => tally.open(iban, 'EUR', null, 10_001))).toMatchObject({ code: 'too_many_rows' })
  })

  test('findings of a kind are handed out up to their limit, and hide no other kind', () => {
    const { tally, findings } = tallyOf({ findings: 2 })
    for (const line of [1, 2, 3]) tally.find('zero_amount', null, line)
    tally.report({ code: 'balance_does_not_add_up', statement: 0, line: 4, differenceCents: 10 })
    expect(findings).toEqual([
      ...[1, 2].map((line) => ({ code: 'zero_amount', statement: null, line, differenceCents: null })),
      { code: 'balance_does_not_add_up', statement: 0, line: 4, differenceCents: 10 },
    ])
  })

  test('a sum beyond what whole numbers hold is refused, not rounded', () => {
    const { tally } = tallyOf()
    const statement = tally.open(iban, 'EUR', null, 1)
    const add = (amountCents: number) => tally.add(statement, booking({ bookedOn: '2026-03-01', amountCents }), 2)
    add(Number.MAX_SAFE_INTEGER)
    expect(refusalOf(() => add(1))).toMatchObject({ code: 'malformed_amount', line: 2 })
    const other = Object.assign(tally.open(iban, 'EUR', null, 3), { opening: euros(1), closing: euros(1) })
    tally.add(other, booking({ bookedOn: '2026-03-01', amountCents: Number.MAX_SAFE_INTEGER }), 4)
    expect(refusalOf(() => tally.close(other, 5))).toMatchObject({ code: 'malformed_amount', line: 5 })
  })
})
