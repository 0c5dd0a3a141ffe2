import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#lending/days.ts'
import { type AccountSource, reconcile } from '#lending/statements/integrity/reconcile.ts'
import { runOfSource, statedRuns } from '#lending/statements/integrity/stated-runs.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { accountOf } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'

const sumOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
const isMonday = (day: string) => (dayNumber(day) + 4) % 7 === 1
/** As a file that writes value dates: Monday's bookings are Saturday's. */
const byValueDate = (one: Booking): Booking =>
  isMonday(one.bookedOn) ? { ...one, valueOn: one.bookedOn, bookedOn: addDays(one.bookedOn, -2) } : one

type Part = { id: string; bookings: readonly Booking[]; openingCents: number }

const styles: Readonly<Record<string, (part: Part) => Omit<AccountSource, 'id' | 'findings'>>> = {
  /** Made at any time of a day, with or without a balance on each row. */
  rows: ({ bookings, openingCents }) => {
    const opening = { on: bookings[0]!.bookedOn, amountCents: openingCents }
    return { isLink: false, bookings, runs: runOfSource(bookings, opening, null) }
  },
  bareRows: ({ bookings }) => {
    const bare = bookings.map((one, place) => ({
      ...one,
      counterpartyAccount: place % 2 === 0 ? null : one.counterpartyAccount,
    }))
    return { isLink: false, bookings: bare, runs: runOfSource(bookings, null, null) }
  },
  months: ({ bookings, openingCents }) => {
    let running = openingCents
    const statements = [...Map.groupBy(bookings, ({ bookedOn }) => bookedOn.slice(0, 7)).values()].map((ofMonth) => {
      const opening = { on: addDays(ofMonth[0]!.bookedOn, -1), amountCents: running }
      running += sumOf(ofMonth)
      const closing = { on: ofMonth.at(-1)!.bookedOn, amountCents: running }
      const account = { accountIban: null, accountNumber: '1', accountHolder: null, currency: 'EUR', pendingCount: 0 }
      return { ...account, opening, closing, bookings: ofMonth.map(byValueDate) }
    })
    return { isLink: false, bookings: statements.flatMap((one) => one.bookings), runs: statedRuns(statements) }
  },
  link: ({ bookings, openingCents }) => {
    const closing = { on: bookings.at(-1)!.bookedOn, amountCents: openingCents + sumOf(bookings) }
    return { isLink: true, bookings, runs: runOfSource(bookings, null, closing) }
  },
}

/** An account that three sources report, each from somewhere in the one before it. */
function sourcesOf(seed: number): { sources: AccountSource[]; bookings: readonly Booking[] } {
  const chance = new Chance(seed)
  const pick = (count: number) => chance.whole(0, count - 1)
  const { bookings, closing } = accountOf(fromPlan(planOf(kinds[pick(kinds.length)]!, seed, { months: 15 })))
  const opening = closing!.amountCents - sumOf(bookings)
  const dayStart = (at: number) => bookings.findIndex(({ bookedOn }) => bookedOn === bookings[at]!.bookedOn)
  const cuts = [
    0,
    bookings.length * (0.2 + chance.next() * 0.3),
    bookings.length * (0.6 + chance.next() * 0.2),
    bookings.length,
  ]
  const sources = [0, 1, 2].map((place): AccountSource => {
    const style = ['rows', 'bareRows', 'months', ...(place === 2 ? ['link'] : [])][pick(place === 2 ? 4 : 3)]!
    const isByDay = style === 'months' || style === 'link'
    const around = [Math.floor(cuts[place]!) - pick(40), Math.floor(cuts[place + 1]!) + pick(40)]
    const [from, to] = around.map((at) => Math.max(0, Math.min(bookings.length, at))) as [number, number]
    const [first, last] = isByDay ? [dayStart(from), to === bookings.length ? to : dayStart(to)] : [from, to]
    const part = { id: `s${place}`, bookings: bookings.slice(first, last), openingCents: opening }
    part.openingCents += sumOf(bookings.slice(0, first))
    return { id: part.id, findings: [], ...styles[style]!(part) }
  })
  return { sources, bookings }
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1)

test('CORE-4 sources cut anywhere, dated otherwise and with less in them are one account that adds up', () => {
  for (const seed of seeds) {
    const { sources, bookings } = sourcesOf(seed)
    const reconciled = reconcile('1', sources)
    expect([seed, reconciled.findings]).toEqual([seed, []])
    expect([seed, reconciled.bookings.length, sumOf(reconciled.bookings)]).toEqual([
      seed,
      bookings.length,
      sumOf(bookings),
    ])
  }
})

test('CORE-4 and a cent more in the balances of one of them, or a booking less, is found', () => {
  let tried = 0
  for (const seed of seeds) {
    const { sources } = sourcesOf(seed)
    const stated = sources.filter(({ runs }) => runs.every(({ openingCents }) => openingCents !== null))
    const [changed, ...others] = stated
    if (!changed || others.length === 0) continue
    tried += 1
    const runs = changed.runs.map((run) => ({
      ...run,
      openingCents: run.openingCents! + 1,
      closingCents: run.closingCents! + 1,
    }))
    const found = (one: AccountSource) =>
      reconcile(
        '1',
        sources.map((source) => (source === changed ? one : source)),
      ).findings.length
    expect([seed, found({ ...changed, runs })]).not.toEqual([seed, 0])
    const copy = { ...changed, id: 'copy', bookings: changed.bookings.toSpliced(changed.bookings.length >> 1, 1) }
    expect([seed, reconcile('1', [...sources, copy]).findings.length]).not.toEqual([seed, 0])
  }
  expect(tried).toBeGreaterThan(20)
})
