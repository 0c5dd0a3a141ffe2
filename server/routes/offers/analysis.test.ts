import { beforeAll, describe, expect, test } from 'vitest'
import type { ReadBooking } from '#contract/analysis.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { decide } from '#lending/decision/decide.ts'
import { findCase, openKeyOf } from '../../store/case/case-data.ts'
import { openDecision } from '../../store/decision/decision-record.ts'
import {
  another,
  confirmAndWait,
  decidedApplicant,
  fillForm,
  newApplicant,
  until,
  type Applicant,
} from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const today = '2026-11-21'
const webshop = '00900003'
const gambler = '00900006'
const contestsMax = 3

const { server } = await startSite({
  today,
  environment: { HOST: 'localhost', CONTESTED_BOOKINGS_MAX: String(contestsMax) },
})

const at = {
  categories: 'vlot/v1/analysis/categories',
  bookings: 'vlot/v1/analysis/bookings',
  contest: 'vlot/v1/analysis/contest',
  withdraw: 'vlot/v1/analysis/contest/withdraw',
  offers: 'dls-pbl-api/v3/offers',
  select: 'dls-offer/v3/termsheet/offers/select',
  amount: 'dls-pbl-api/v3/loan-amount',
}

const decided = (kvkNumber: string, bank: string) => decidedApplicant(server.origin, bank, another(kvkNumber))

const read = async <T>(applicant: Applicant, path: string): Promise<T> => (await applicant.call('GET', path)).body as T
const summary = (applicant: Applicant) => read<AnswerOf<'listCategories'>>(applicant, at.categories)
const listed = (applicant: Applicant, query = '') =>
  read<AnswerOf<'listBookings'>>(applicant, `${at.bookings}${query === '' ? '' : `?${query}`}`)
const answered = async (applicant: Applicant, path: string, body?: unknown) => {
  const { status, body: answer } = await applicant.call(body === undefined ? 'GET' : 'POST', path, body)
  return [status, (answer as { error?: string } | null)?.error]
}

/** The offers as they are once everything has been worked out again. */
const workedOut = (applicant: Applicant): Promise<AnswerOf<'listOffers'>> =>
  until(60_000, async () => {
    const { status, body } = await applicant.call('GET', at.offers)
    return status === 200 ? (body as AnswerOf<'listOffers'>) : null
  })
const codes = ({ decision }: AnswerOf<'listOffers'>) => decision.reasons.map(({ code }) => code)

async function smallest(applicant: Applicant, category: string): Promise<ReadBooking> {
  const first = await listed(applicant, `category=${category}`)
  const pages = Array.from({ length: first.pageCount - 1 }, (_none, index) => `category=${category}&page=${index + 2}`)
  const rest = await Promise.all(pages.map((query) => listed(applicant, query)))
  const all = [first, ...rest].flatMap(({ bookings }) => bookings)
  return all.sort((one, other) => Math.abs(one.amountCents) - Math.abs(other.amountCents))[0]!
}

test('CORE-4 before the analysis there is nothing to see or contest', async () => {
  const applicant = await newApplicant(server.origin)
  const booking = `${today}.${'a'.repeat(43)}`
  expect(await answered(applicant, at.categories)).toEqual([409, 'offers_not_ready'])
  await fillForm(applicant, webshop)
  expect(await answered(applicant, at.bookings)).toEqual([409, 'offers_not_ready'])
  expect(await answered(applicant, at.contest, { booking, category: 'rent' })).toEqual([409, 'offers_not_ready'])
})

describe('a webshop that looks at how its bookings were read', () => {
  let applicant: Applicant
  beforeAll(async () => {
    applicant = await decided(webshop, 'BUNQ')
  })

  test('CORE-4 sees every booking once, with category, rule and words, and totals that add up', async () => {
    const { categories, bookingCount, mayContest, contestedCount } = await summary(applicant)
    expect({ mayContest, contestedCount }).toEqual({ mayContest: true, contestedCount: 0 })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(bookingCount)
    for (const { category, count, sumCents, months } of categories) {
      expect(
        months.reduce((sum, month) => sum + (month.sumCents ?? 0), 0),
        category,
      ).toBe(sumCents)
      expect((await listed(applicant, `category=${category}`)).bookingCount, category).toBe(count)
    }
    const first = await listed(applicant)
    const pages = Array.from({ length: first.pageCount }, (_none, index) => index + 1)
    const all: ReadBooking[] = []
    for (const page of pages) all.push(...(await listed(applicant, `page=${page}`)).bookings)
    expect(first.bookings).toHaveLength(50)
    expect(new Set(all.map(({ booking }) => booking)).size).toBe(bookingCount)
    expect(all.map(({ bookedOn }) => bookedOn)).toEqual(
      all
        .map(({ bookedOn }) => bookedOn)
        .toSorted()
        .toReversed(),
    )
    expect(all.find(({ rule }) => rule.startsWith('psp/'))?.words.length).toBeGreaterThan(0)
    expect((await listed(applicant, 'page=99999')).page).toBe(first.pageCount)
  })

  test('cannot say something impossible, or something about a booking of another case', async () => {
    const { booking } = await smallest(applicant, 'supplier')
    const other = await decided(webshop, 'BUNQ')
    expect(await answered(other, at.contest, { booking, category: 'rent' })).toEqual([404, 'booking_not_found'])
    expect(await answered(applicant, at.contest, { booking, category: 'supplier' })).toEqual([
      400,
      'category_not_possible',
    ])
    expect(await answered(applicant, at.contest, { booking, category: 'customer-receipt' })).toEqual([
      400,
      'category_not_possible',
    ])
    expect(await answered(applicant, at.contest, { booking, category: 'nonsense' })).toEqual([400, 'bad_request'])
    expect(await answered(applicant, at.contest, { booking: '0', category: 'rent' })).toEqual([400, 'bad_request'])
    expect(await answered(applicant, at.withdraw, { booking })).toEqual([404, 'booking_not_found'])
    expect(await answered(applicant, at.offers)).toEqual([200, undefined])
  })

  test('CORE-4 contests a small thing: it is counted as the applicant says, on record, and the decision stands', async () => {
    const before = await workedOut(applicant)
    const { booking } = await smallest(applicant, 'supplier')
    const request = { booking, category: 'marketing', explanation: ' Folders van Drukkerij De Pers ' }
    expect(await answered(applicant, at.contest, request)).toEqual([202, undefined])
    const after = await workedOut(applicant)
    expect(after.decision.outcome).toBe('approved')
    expect(codes(after)).toEqual([])
    const contested = await listed(applicant, 'contested=true')
    expect(contested.bookings).toMatchObject([
      {
        booking,
        category: 'marketing',
        rule: 'contested',
        insteadOf: { category: 'supplier' },
        explanation: 'Folders van Drukkerij De Pers',
      },
    ])
    // Said again it is no news, and nothing is worked out again.
    expect(await answered(applicant, at.contest, request)).toEqual([202, undefined])
    expect((await workedOut(applicant)).decision.decidedAt).toBe(after.decision.decidedAt)

    expect(await answered(applicant, at.amount, { loanAmount: 20_000 })).toEqual([204, undefined])
    await confirmAndWait(applicant)
    expect((await listed(applicant, 'contested=true')).bookings).toMatchObject([{ booking, category: 'marketing' }])

    expect(await answered(applicant, at.amount, { loanAmount: 25_000 })).toEqual([204, undefined])
    await confirmAndWait(applicant)
    expect(await answered(applicant, at.withdraw, { booking })).toEqual([202, undefined])
    const { decision } = await workedOut(applicant)
    expect(decision.facts).toEqual(before.decision.facts)
    expect((await summary(applicant)).contestedCount).toBe(0)
  })

  test('CORE-4 CORE-5 contests what matters: a person looks, and the record replays bit for bit', async () => {
    const { booking } = await smallest(applicant, 'private-withdrawal')
    expect(await answered(applicant, at.contest, { booking, category: 'supplier' })).toEqual([202, undefined])
    const answer = await workedOut(applicant)
    expect(answer.decision.outcome).toBe('referred')
    expect(codes(answer)).toContain('CATEGORIES_CONTESTED')
    expect(answer.offers).toEqual([])

    const loanCase = (await findCase(server.context.database, applicant.caseId))!
    const row = await server.context.database
      .selectFrom('decision')
      .selectAll()
      .where('case_id', '=', applicant.caseId)
      .where('data_version', '=', loanCase.data_version)
      .executeTakeFirstOrThrow()
    const record = openDecision(openKeyOf(server.context.settings.operatorKeys, loanCase)!, row)
    expect(record.input).toMatchObject({ contestedCount: 1, contestedWeightyCount: 1 })
    expect(decide(record.input, record.decidedAt, server.context.settings.policy)).toEqual(record)

    expect(await answered(applicant, at.withdraw, { booking })).toEqual([202, undefined])
    expect((await workedOut(applicant)).decision.outcome).toBe('approved')
  })

  test('contests no more bookings than the limit says, but may change its mind about one', async () => {
    const { bookings } = await listed(applicant, 'category=supplier')
    for (const { booking } of bookings.slice(0, contestsMax)) {
      expect(await answered(applicant, at.contest, { booking, category: 'marketing' })).toEqual([202, undefined])
      await workedOut(applicant)
    }
    const [first, last] = [bookings[0]!, bookings[contestsMax]!]
    expect(await answered(applicant, at.contest, { booking: last.booking, category: 'marketing' })).toEqual([
      409,
      'contest_limit',
    ])
    expect(await answered(applicant, at.contest, { booking: first.booking, category: 'software' })).toEqual([
      202,
      undefined,
    ])
    await workedOut(applicant)
    const contested = await listed(applicant, 'contested=true')
    expect(contested.bookingCount).toBe(contestsMax)
    expect(contested.bookings.find(({ booking }) => booking === first.booking)?.category).toBe('software')
  })

  test('CORE-8 each stands in the audit trail, and nothing of it is readable in the database', async () => {
    const other = await decided(webshop, 'BUNQ')
    const { booking } = await smallest(other, 'supplier')
    const said = { booking, category: 'marketing', note: 'Drukkerij' }
    expect(await answered(other, at.contest, said)).toEqual([202, undefined])
    await workedOut(other)
    expect(await answered(other, at.withdraw, { booking })).toEqual([202, undefined])
    await workedOut(other)
    expect(await answered(other, at.contest, said)).toEqual([202, undefined])
    const { rows } = await server.context.pool.query<{ action: string; detail: string }>(
      "select action, detail::text as detail from audit_entry where case_id = $1 and action like 'category.%'",
      [other.caseId],
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'category.contest-withdrawn',
      'category.contested',
      'category.contested',
    ])
    expect(rows.map(({ detail }) => detail).join()).not.toMatch(/supplier|marketing/)
    const stored = await server.context.pool.query<{ text: string }>('select k::text as text from category_contest k')
    expect(stored.rows.length).toBeGreaterThan(0)
    for (const { text } of stored.rows) {
      expect(text).not.toMatch(/marketing/)
      expect(text).not.toContain(Buffer.from('Drukkerij').toString('hex'))
    }
  })

  test('may look but no longer contest once an offer is chosen', async () => {
    const { bookings } = await listed(applicant, 'contested=true')
    for (const { booking } of bookings) {
      expect(await answered(applicant, at.withdraw, { booking })).toEqual([202, undefined])
      await workedOut(applicant)
    }
    const { offers } = await workedOut(applicant)
    expect(await answered(applicant, at.select, { offerId: offers[0]?.id })).toEqual([204, undefined])
    expect((await summary(applicant)).mayContest).toBe(false)
    const { booking } = await smallest(applicant, 'supplier')
    expect(await answered(applicant, at.contest, { booking, category: 'rent' })).toEqual([409, 'offer_chosen'])
    expect(await answered(applicant, at.withdraw, { booking })).toEqual([409, 'offer_chosen'])
  })
})

test('CORE-5 a gambler who says that stakes were purchases is not decided on without a person', async () => {
  const applicant = await decided(gambler, 'SNS')
  const { bookings } = await listed(applicant, 'category=gambling')
  const stake = bookings.find(({ amountCents }) => amountCents < 0)!
  expect(await answered(applicant, at.contest, { booking: stake.booking, category: 'supplier' })).toEqual([
    202,
    undefined,
  ])
  expect(codes(await workedOut(applicant))).toContain('CATEGORIES_CONTESTED')

  // PROG-4: with the bookings goes what was said about them.
  const kept = async () => {
    const { rows } = await server.context.pool.query('select from category_contest where case_id = $1', [
      applicant.caseId,
    ])
    return rows.length
  }
  expect(await kept()).toBe(1)
  expect((await applicant.call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')).status).toBe(204)
  expect(await kept()).toBe(0)
})
