import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { laterBookings } from '#lending/statements/ledger/later-bookings.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const plain = booking({ bookedOn: '2026-03-02', amountCents: -1250 })

const firstDay = '2026-01-01'
const days = 240
const parties = ['NL20INGB0001234567', 'NL02ABNA0123456789', null]

/** The bank's history: few amounts and parties, so that equal bookings of one day are common. */
const history = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: days - 1 }),
      amountCents: fc.constantFrom(-1250, -1250, 9900, 50),
      counterpartyAccount: fc.constantFrom(...parties),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all
      .map(({ day, ...rest }): Booking => ({ ...plain, ...rest, bookedOn: addDays(firstDay, day) }))
      .toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn)),
  )

/** Fetches as they come: each up to its day, reaching back some days, the bank's own references new each time. */
const fetches = fc
  .array(fc.record({ upTo: fc.integer({ min: 0, max: days }), daysBack: fc.integer({ min: 60, max: 365 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.toSorted((one, other) => one.upTo - other.upTo))

const between = (all: readonly Booking[], from: string, to: string) =>
  all.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)

const bare = (all: readonly Booking[]) =>
  all
    .map(({ bookedOn, amountCents, counterpartyAccount }) => `${bookedOn} ${amountCents} ${counterpartyAccount}`)
    .toSorted()

describe('bookings that come after a decision', () => {
  test('RECON-14 fetched again and again with overlap, every booking is there once and none is lost', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 120 }), fetches, (all, decidedUpTo, visits) => {
        const decided = between(all, firstDay, addDays(firstDay, decidedUpTo))
        let later: Booking[] = []
        let reached = decidedUpTo
        for (const [visit, { upTo, daysBack }] of visits.entries()) {
          // A fetch that leaves a gap after the one before cannot know what lay in it.
          if (upTo - daysBack > reached) continue
          reached = Math.max(reached, upTo)
          const seen = between(all, addDays(firstDay, upTo - daysBack), addDays(firstDay, upTo))
          const renamed = seen.map((one, place) => ({ ...one, bankReference: `${visit}-${place}` }))
          later = laterBookings({ decided, later }, renamed)
          expect(laterBookings({ decided, later }, renamed)).toEqual(later)
        }
        expect(bare([...decided, ...later])).toEqual(bare(between(all, firstDay, addDays(firstDay, reached))))
      }),
      { numRuns: 300 },
    )
  })

  test('two equal bookings of one day are two, of which one may have been decided on', () => {
    const later = laterBookings({ decided: [plain], later: [] }, [plain, plain])
    expect(later).toHaveLength(1)
    expect(laterBookings({ decided: [plain], later }, [plain, plain])).toHaveLength(1)
  })

  test('what was decided on never counts as later, however the bank words it now', () => {
    const decided = [{ ...plain, counterpartyAccount: parties[0]!, endToEndId: 'A1', description: 'Factuur 12' }]
    expect(laterBookings({ decided, later: [] }, [{ ...plain, description: 'FACT 12 / A1' }])).toEqual([])
  })

  test('a payment that the bank has booked under another day since is there once', () => {
    const early = { ...plain, bookedOn: '2026-06-03' }
    const booked = { ...plain, bookedOn: '2026-06-04' }
    const before = { ...plain, bookedOn: '2026-05-30' }
    const later = laterBookings({ decided: [], later: [] }, [before, early])
    expect(laterBookings({ decided: [], later }, [before, booked])).toEqual([before, booked])
  })

  test('a fetch reports by its oldest booking how far it reaches back, in whatever order it is', () => {
    const on = (bookedOn: string) => ({ ...plain, bookedOn })
    const later = ['2026-05-30', '2026-06-01', '2026-06-03'].map(on)
    // The bank has moved the two newest since, and the one before them lies out of its reach.
    const moved = ['2026-06-04', '2026-06-01', '2026-06-05']
    for (const order of [moved, moved.toReversed(), moved.toSorted()]) {
      const dates = laterBookings({ decided: [], later }, order.map(on)).map(({ bookedOn }) => bookedOn)
      expect(dates).toEqual(['2026-05-30', '2026-06-01', '2026-06-04', '2026-06-05'])
    }
  })

  test('a fetch without any booking takes nothing away', () => {
    expect(laterBookings({ decided: [plain], later: [plain] }, [])).toEqual([plain])
  })

  test('a fetch that reaches back less far takes nothing away', () => {
    const old = { ...plain, bookedOn: '2026-02-01' }
    const recent = { ...plain, bookedOn: '2026-06-01' }
    const later = laterBookings({ decided: [], later: [] }, [old])
    expect(laterBookings({ decided: [], later }, [recent])).toEqual([old, recent])
  })
})
