import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { another, type Applicant, decidedApplicant, newApplicant, until } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const today = '2026-11-21'
const webshop = '00900003'
const contestsMax = 2

const { server } = await startSite({
  today,
  environment: { HOST: 'localhost', CONTESTED_BOOKINGS_MAX: String(contestsMax) },
})

const at = {
  facts: 'vlot/v1/analysis/facts',
  bookings: 'vlot/v1/analysis/bookings',
  contest: 'vlot/v1/analysis/facts/contest',
  withdraw: 'vlot/v1/analysis/facts/contest/withdraw',
  offers: 'dls-pbl-api/v3/offers',
  select: 'dls-offer/v3/termsheet/offers/select',
  export: 'vlot/v1/privacy/export',
}
const decided = () => decidedApplicant(server.origin, 'BUNQ', another(webshop))
const facts = async ({ call }: Applicant) => (await call('GET', at.facts)).body as AnswerOf<'listFacts'>
const factOf = async (applicant: Applicant, name: string) =>
  (await facts(applicant)).facts.find(({ fact }) => fact === name)!
const listed = async ({ call }: Applicant, query: string) =>
  (await call('GET', `${at.bookings}?${query}`)).body as AnswerOf<'listBookings'>
const answered = async ({ call }: Applicant, path: string, body?: unknown) => {
  const { status, body: said } = await call(body === undefined ? 'GET' : 'POST', path, body)
  return [status, (said as { error?: string } | null)?.error]
}
const workedOut = (applicant: Applicant): Promise<AnswerOf<'listOffers'>> =>
  until(60_000, async () => {
    const { status, body } = await applicant.call('GET', at.offers)
    return status === 200 ? (body as AnswerOf<'listOffers'>) : null
  })

test('CORE-4 before the analysis there are no facts to see or contest', async () => {
  const applicant = await newApplicant(server.origin)
  expect(await answered(applicant, at.facts)).toEqual([409, 'offers_not_ready'])
  const request = { fact: 'owner-pay', reach: 'all', explanation: 'Kosten' }
  expect(await answered(applicant, at.contest, request)).toEqual([409, 'offers_not_ready'])
})

describe('a webshop that looks at what we see in its figures', () => {
  let applicant: Applicant
  beforeAll(async () => {
    applicant = await decided()
  })

  test('CORE-4 sees each fact with its judgement, and every booking it rests on', async () => {
    const { facts: shown, mayContest } = await facts(applicant)
    expect(mayContest).toBe(true)
    expect(shown.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['core-turnover', 'owner-pay', 'capacity']))
    for (const { fact, bookingCount } of shown) {
      const page = await listed(applicant, `fact=${fact}`)
      expect(page.bookingCount, fact).toBe(bookingCount)
    }
    const { bookings } = await listed(applicant, 'fact=owner-pay')
    expect(bookings.length).toBeGreaterThan(5)
    expect(bookings.every(({ amountCents }) => amountCents < 0)).toBe(true)
    expect(bookings[0]?.underFact?.ofCounterparty).toBe(bookings.length)
    expect((await listed(applicant, 'category=rent')).bookings[0]?.underFact).toBeNull()
  })

  test('cannot contest what does not stand under the fact, or without a reason, or what another case has', async () => {
    const [rent] = (await listed(applicant, 'category=rent')).bookings
    const [pay] = (await listed(applicant, 'fact=owner-pay')).bookings
    const about = { fact: 'owner-pay', explanation: 'Kosten van de zaak' }
    const one = { ...about, reach: 'booking' }
    expect(await answered(applicant, at.contest, { ...one, booking: rent!.booking })).toEqual([
      404,
      'booking_not_found',
    ])
    expect(await answered(applicant, at.contest, one)).toEqual([404, 'booking_not_found'])
    expect(await answered(applicant, at.contest, { ...about, fact: 'stopped-rent', reach: 'all' })).toEqual([
      404,
      'booking_not_found',
    ])
    for (const wrong of [{ explanation: '  ' }, { fact: 'capacity' }, { reach: 'some' }])
      expect(await answered(applicant, at.contest, { ...about, reach: 'all', ...wrong })).toEqual([400, 'bad_request'])
    const other = await decided()
    expect(await answered(other, at.contest, { ...one, booking: pay!.booking })).toEqual([404, 'booking_not_found'])
    const contest = '00000000-0000-4000-8000-000000000000'
    expect(await answered(applicant, at.withdraw, { contest })).toEqual([404, 'booking_not_found'])
  })

  test('CORE-4 CORE-5 a group with one reason: a person looks, it is on record, and taken back it is as before', async () => {
    const before = await workedOut(applicant)
    expect(before.decision.outcome).toBe('approved')
    const { bookingCount, figures } = await factOf(applicant, 'owner-pay')
    const request = { fact: 'owner-pay', reach: 'all', explanation: ' Dit zijn kosten van de zaak ' }
    expect(await answered(applicant, at.contest, request)).toEqual([202, undefined])
    const after = await workedOut(applicant)
    expect([after.decision.outcome, after.offers]).toEqual(['referred', []])
    expect(after.decision.reasons).toMatchObject([{ code: 'CATEGORIES_CONTESTED', figures: { count: bookingCount } }])
    const contested = await factOf(applicant, 'owner-pay')
    expect(contested.figures).toEqual(figures)
    const said = { reach: 'all', counterparty: null, explanation: 'Dit zijn kosten van de zaak', bookingCount }
    expect(contested.contests).toMatchObject([said])
    expect((await listed(applicant, 'fact=owner-pay')).bookings[0]?.underFact?.contest).toMatchObject(said)
    // Said again it is no news, and nothing is worked out again.
    expect(await answered(applicant, at.contest, request)).toEqual([202, undefined])
    expect((await workedOut(applicant)).decision.decidedAt).toBe(after.decision.decidedAt)

    const held = (await applicant.call('GET', at.export)).body as AnswerOf<'exportCase'>
    expect(held.facts.map(({ sentence }) => sentence).join(' ')).toMatch(/^Je klanten betaalden je .* per maand over\./)
    expect(held.facts.map(({ judgement }) => judgement)).toContain('goed')
    expect(held.data['category_contest']).toMatchObject([
      { contest: { fact: 'owner-pay', mark: null, explanation: 'Dit zijn kosten van de zaak' } },
    ])

    const { contest } = contested.contests[0]!
    expect(await answered(applicant, at.withdraw, { contest })).toEqual([202, undefined])
    const back = await workedOut(applicant)
    expect(back.decision.facts).toEqual(before.decision.facts)
    expect(back.offers.map(({ loanAmount }) => loanAmount)).toEqual(before.offers.map(({ loanAmount }) => loanAmount))
    expect((await factOf(applicant, 'owner-pay')).contests).toEqual([])
  })

  test('CORE-4 one booking, then all of its counterparty, within the limit on contests', async () => {
    const { bookings } = await listed(applicant, 'fact=owner-pay')
    const about = { fact: 'owner-pay', explanation: 'Kosten', booking: bookings[0]!.booking }
    expect(await answered(applicant, at.contest, { ...about, reach: 'booking' })).toEqual([202, undefined])
    await workedOut(applicant)
    expect((await factOf(applicant, 'owner-pay')).contests).toMatchObject([{ reach: 'booking', bookingCount: 1 }])
    expect(await answered(applicant, at.contest, { ...about, reach: 'counterparty' })).toEqual([202, undefined])
    await workedOut(applicant)
    const reached = (await factOf(applicant, 'owner-pay')).contests
    expect(reached).toMatchObject([{ reach: 'counterparty', bookingCount: bookings.length }])
    const other = { ...about, booking: bookings[1]!.booking }
    expect(await answered(applicant, at.contest, { ...other, reach: 'booking' })).toEqual([202, undefined])
    await workedOut(applicant)
    const { contests } = await factOf(applicant, 'owner-pay')
    expect(contests).toHaveLength(contestsMax)
    expect(await answered(applicant, at.contest, { ...about, reach: 'all' })).toEqual([409, 'contest_limit'])
    for (const { contest } of contests) {
      expect(await answered(applicant, at.withdraw, { contest })).toEqual([202, undefined])
      await workedOut(applicant)
    }
  })

  test('CORE-8 each stands in the audit trail and sealed in the database, and ends with a choice', async () => {
    const other = await decided()
    const said = { fact: 'owner-pay', reach: 'all', explanation: 'Kosten' }
    expect(await answered(other, at.contest, said)).toEqual([202, undefined])
    await workedOut(other)
    const [contested] = (await factOf(other, 'owner-pay')).contests
    const stored = await server.context.database
      .selectFrom('category_contest')
      .select(sql<string>`category_contest::text`.as('text'))
      .where('case_id', '=', other.caseId)
      .execute()
    expect(stored).toHaveLength(1)
    for (const { text } of stored) expect(text).not.toContain(Buffer.from('osten').toString('hex'))
    expect(await answered(other, at.withdraw, { contest: contested!.contest })).toEqual([202, undefined])
    const { rows } = await server.context.pool.query<{ action: string; detail: string }>(
      "select action, detail::text as detail from audit_entry where case_id = $1 and action like 'fact.%'",
      [other.caseId],
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['fact.contest-withdrawn', 'fact.contested'])
    expect(rows.map(({ detail }) => detail).join()).not.toMatch(/owner-pay|Kosten/i)

    const { offers } = await workedOut(other)
    expect(await answered(other, at.select, { offerId: offers[0]!.id })).toEqual([204, undefined])
    expect(await answered(other, at.contest, said)).toEqual([409, 'offer_chosen'])
    expect((await facts(other)).mayContest).toBe(false)
  })
})
