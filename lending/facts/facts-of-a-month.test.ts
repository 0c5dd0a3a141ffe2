import { describe, expect, test } from 'vitest'
import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import { monthlyCashFlows } from '#lending/facts/balance/months.ts'
import { bestQuarterShare, newestAgainstBefore, variation } from '#lending/facts/income/variation.ts'
import { shareOfTurnover } from '#lending/facts/window-facts.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { rollingMonths } from '#lending/ledger/window.ts'
import { addDays, addMonths } from '#lending/days.ts'
import { account, booking } from '#lending/testing/booking.ts'

/** Months that end on the day given, oldest first, with these turnovers in euros. */
function monthsWith(turnovers: readonly number[], endsOn = '2026-11-20'): MonthlyCashFlow[] {
  return turnovers.map((euros, index) => ({
    from: addDays(addMonths(endsOn, index - turnovers.length), 1),
    to: addMonths(endsOn, index - turnovers.length + 1),
    turnoverCents: euros * 100,
    otherIncomeCents: 0,
    operatingCents: 0,
    privateCents: 0,
    debtServiceCents: 0,
    financingCents: 0,
    distributedCents: 0,
    availableCents: 0,
  }))
}

describe('CORE-4 where the turnover goes', () => {
  test('the last three months are held against those before, of which there must be three', () => {
    expect(newestAgainstBefore(monthsWith([100, 100, 100, 50, 50, 80]), ownPolicy)).toBeCloseTo(0.6, 12)
    expect(newestAgainstBefore(monthsWith([200, 100, 100, 100, 50, 50, 50]), ownPolicy)).toBeCloseTo(0.4, 12)
    expect(newestAgainstBefore(monthsWith([100, 100, 50, 50, 80]), ownPolicy)).toBeNull()
    expect(newestAgainstBefore(monthsWith([0, 0, 0, 50, 50, 50]), ownPolicy)).toBeNull()
    expect(newestAgainstBefore(monthsWith([100, 100, 100, 0, 0, 0]), ownPolicy)).toBe(0)
  })

  test('how uneven it is is the spread against the average, from three months on', () => {
    expect(variation(monthsWith([100, 100, 100]), ownPolicy)).toBe(0)
    expect(variation(monthsWith([20, 40, 40, 40, 50, 50, 70, 90]), ownPolicy)).toBeCloseTo(0.4, 12)
    expect(variation(monthsWith([100, 50]), ownPolicy)).toBeNull()
    expect(variation(monthsWith([0, 0, 0]), ownPolicy)).toBeNull()
    expect(variation(monthsWith([-1, -1, -1]), ownPolicy)).toBeNull()
    expect(variation([], ownPolicy)).toBeNull()
  })
})

describe('CORE-4 how the year runs', () => {
  const quiet = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100]

  test('the best three months running may go round the end of the year', () => {
    expect(bestQuarterShare(monthsWith(quiet))).toBe(0.25)
    const round = [400, 100, 100, 100, 100, 100, 100, 100, 100, 100, 400, 400]
    expect(bestQuarterShare(monthsWith(round))).toBeCloseTo(1_200 / 2_100, 12)
  })

  test('without twelve months, or without turnover, nothing can be said', () => {
    expect(bestQuarterShare(monthsWith(quiet.slice(1)))).toBeNull()
    expect(bestQuarterShare(monthsWith(quiet.map(() => 0)))).toBeNull()
    expect(bestQuarterShare([])).toBeNull()
  })
})

test('CORE-4 a share means nothing without turnover', () => {
  const fact = { count: 1, sumCents: 50, bookings: [0] }
  expect([100, 0, -1].map((cents) => shareOfTurnover(fact, cents).share)).toEqual([0.5, null, null])
})

describe('CORE-4 the columns of a month', () => {
  const own = 'NL91RABO0315273637'
  const rows: [on: string, cents: number, name: string | null, text: string, account?: string][] = [
    ['2026-09-21', 1_000_00, 'Klant', 'factuur 1'],
    ['2026-10-20', 2_000_00, 'Klant', 'factuur 2'],
    ['2026-10-21', 4_000_00, 'Klant', 'factuur 3'],
    ['2026-10-22', -50_00, 'Café Zuid', 'storno incasso MD06'],
    ['2026-10-23', 300_00, 'Gemeente Utrecht', 'subsidie'],
    ['2026-10-24', -700_00, 'Meelhandel', 'factuur 8'],
    ['2026-10-25', -210_00, 'Belastingdienst', 'btw'],
    ['2026-10-26', 80_00, 'KPN', 'storno incasso'],
    ['2026-10-27', -500_00, 'A. Korenaar', 'prive opname'],
    ['2026-10-28', -412_00, 'New10 B.V.', 'termijn lening'],
    ['2026-10-29', 10_000_00, 'Floryn', 'uitbetaling krediet'],
    ['2026-10-30', -900_00, 'Korenaar Holding', 'dividend 2025'],
    ['2026-11-20', -600_00, null, 'sparen', own],
  ]
  const ledger = makeLedger(
    [
      account(
        rows.map(([bookedOn, amountCents, counterpartyName, description, counterpartyAccount = null]) =>
          booking({ bookedOn, amountCents, counterpartyName, description, counterpartyAccount }),
        ),
      ),
    ],
    { companyNames: ['Bakkerij De Korenaar B.V.'], otherOwnIbans: [own] },
  )

  test('hold each booking once, in the month it was booked in and the column of its kind', () => {
    const months = monthlyCashFlows(ledger, rollingMonths(ledger))
    expect(months).toEqual([
      {
        from: '2026-09-21',
        to: '2026-10-20',
        turnoverCents: 3_000_00,
        otherIncomeCents: 0,
        operatingCents: 0,
        privateCents: 0,
        debtServiceCents: 0,
        financingCents: 0,
        distributedCents: 0,
        availableCents: 3_000_00,
        heavy: null,
      },
      {
        from: '2026-10-21',
        to: '2026-11-20',
        turnoverCents: 3_950_00,
        otherIncomeCents: 300_00,
        operatingCents: 830_00,
        privateCents: 500_00,
        debtServiceCents: 412_00,
        financingCents: 10_000_00,
        distributedCents: 900_00,
        availableCents: 2_920_00,
        heavy: 'vat',
      },
    ])
    expect(Object.is(months[0]!.operatingCents, 0)).toBe(true)
  })

  test('FLOW-9 name the cost by which a month is heavier than the others, and holiday pay by its season', () => {
    const year = Array.from({ length: 12 }, (_, index) => addMonths('2025-12-10', index))
    const paid = (on: string, euros: number, counterpartyName: string, description: string) =>
      booking({ bookedOn: on, amountCents: -euros * 100, counterpartyName, description })
    const bookings = year.flatMap((on) => [
      booking({ bookedOn: on, amountCents: 20_000_00, counterpartyName: 'Klant', description: 'factuur' }),
      paid(on, 3_000, 'P. de Wit', 'salaris'),
      paid(on, 6_000, 'Meelhandel', 'factuur'),
      ...(/-(01|04|07|10)-/.test(on) ? [paid(on, 2_500, 'Belastingdienst', 'btw')] : []),
      ...(/-05-/.test(on) ? [paid(on, 2_800, 'P. de Wit', 'salaris vakantiegeld')] : []),
      ...(/-03-/.test(on) ? [paid(on, 2_900, 'P. de Wit', 'salaris bonus')] : []),
    ])
    const made = makeLedger([account(bookings)], { companyNames: ['Bakkerij De Korenaar B.V.'], otherOwnIbans: [] })
    const named = monthlyCashFlows(made, rollingMonths(made)).map(({ to, heavy }) => [to.slice(5, 7), heavy])
    expect(named.filter(([, heavy]) => heavy !== null)).toEqual([
      ['01', 'vat'],
      ['03', 'wages'],
      ['04', 'vat'],
      ['05', 'holiday-pay'],
      ['07', 'vat'],
      ['10', 'vat'],
    ])
  })

  test('hold nothing from before the first month, and nothing at all without months', () => {
    const [last] = rollingMonths(ledger).slice(-1)
    expect(monthlyCashFlows(ledger, [last!])[0]!.turnoverCents).toBe(3_950_00)
    expect(monthlyCashFlows(ledger, [])).toEqual([])
  })
})
