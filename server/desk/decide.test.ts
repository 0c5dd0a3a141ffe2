import { describe, expect, test } from 'vitest'
import { until } from '../testing/applicant.ts'
import { asEngine, loan, nothing, overridden, startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { mailsTo, newestMail } from '../testing/mailbox.ts'
import { statusOf, type ReferredCase } from '../testing/referred-case.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

const today = '2026-11-21'
const { sandbox, server, staff, viewOf, versionOf, confirming, referred, owed } = await startDesk(today)

const at = { offers: 'dls-pbl-api/v3/offers', select: 'dls-offer/v3/termsheet/offers/select' }

async function answer(by: EmployeeId, one: ReferredCase, request: Record<string, unknown>) {
  const given = { dataVersion: await versionOf(one), ...request }
  return staff[by]('answerReferral', { params: { caseId: one.caseId }, request: given })
}

async function proposed(by: EmployeeId = 'assessor-1') {
  const one = await referred('garage')
  const claiming = server.context.database.updateTable('obligation').set({ owner: by })
  await claiming.where('case_id', '=', one.caseId).execute()
  const result = await answer(by, one, overridden)
  expect(result.answer.state).toBe('proposed')
  return { one, answerId: result.answer.answerId, dataVersion: await versionOf(one) }
}

const owedOn = async (one: ReferredCase) =>
  (await owed(one, ['kind', 'owner', 'reason', 'closed_at'])).flatMap(({ closed_at, ...row }) =>
    closed_at ? [] : [row],
  )

const actionsOf = async ({ caseId }: ReferredCase) => {
  const rows = await server.context.database
    .selectFrom('audit_entry')
    .select(['actor', 'action'])
    .where('case_id', '=', caseId)
    .where('actor', 'like', 'staff:%')
    .orderBy('sequence')
    .execute()
  return rows.map(({ actor, action }) => `${actor} ${action}`)
}

describe('a yes', () => {
  test('DESK-46 DESK-48 DESK-93 as the engine would offer is mailed, shown, and can be chosen at once', async () => {
    const one = await referred()
    const { answer: choices } = await staff['assessor-1']('readChoices', { params: { caseId: one.caseId } })
    expect(choices).toMatchObject({ isOwnAccount: true, aloneUpToCents: 50_000_00, rulesAgainst: [] })
    expect((await answer('assessor-1', one, { ...asEngine, words: 'Fijn dat je wachtte.' })).answer.state).toBe('done')

    const status = await statusOf(one)
    expect(status.answer).toEqual({ isYes: true, words: 'Fijn dat je wachtte.', reasons: [] })
    expect(status.stages.map(({ name, state }) => `${name} ${state}`).slice(0, 3)).toEqual([
      'received done',
      'answered done',
      'choose now',
    ])
    expect(status.approved?.offers.map(({ loanAmount }) => loanAmount * 100)).toEqual(
      choices.asEngine.map(({ amountCents }) => amountCents),
    )
    const mail = await newestMail(sandbox, one.email, 3)
    expect(mail.subject).toBe('We hebben gekeken: het antwoord is ja')
    expect(mail.text).toContain('Fijn dat je wachtte.')
    expect(mail.text).toContain(`Je kunt kiezen uit ${choices.asEngine.length} looptijden`)

    const { body } = await one.who.call('GET', at.offers)
    expect(body.decision).toMatchObject({ outcome: 'approved', isByPerson: true, reasons: [] })
    const securities = body.offers.map((offer: { securities: string }) => offer.securities)
    expect(choices.asEngine.map((offer) => offer.securities)).toEqual(securities)
    expect(status.approved?.offers.map((offer) => offer.securities)).toEqual(securities)
    const [offer] = body.offers
    expect((await one.who.call('POST', at.select, { offerId: offer.id })).status).toBe(204)
    expect((await statusOf(one)).approved).toBeNull()
    expect(await actionsOf(one)).toEqual(['staff:assessor-1 follow-up.answered', 'staff:assessor-1 desk.answer-done'])
  })

  test('DESK-46 DESK-100 another amount and term is the one offer there is, with the figures that the applicant reads too', async () => {
    const one = await referred()
    const params = { caseId: one.caseId }
    const wanted = loan(24, 8_000)
    const { answer: priced } = await staff['assessor-2']('priceWanted', { params, request: wanted })
    expect(priced).toMatchObject({ overrides: [], needsSecond: false })
    expect((await answer('assessor-2', one, { ...nothing, terms: 'own', wanted })).answer.state).toBe('done')
    const { body } = await one.who.call('GET', at.offers)
    expect(body.offers).toHaveLength(1)
    expect(body.offers[0]).toMatchObject({ termMonths: 24, loanAmount: 8_000, clientRate: priced.offer.clientRate })
    const { body: range } = await one.who.call('GET', 'vlot/v1/offers/range')
    expect(range.ranges).toEqual([
      { productType: 'PBL', termMonths: 24, minAmount: 8_000, maxAmount: 8_000, limitedBy: 'person' },
    ])
    const { coverage, months, stress, firstInstalmentCents } = priced.offer
    const carries = range.months.filter(({ leftCents }: { leftCents: number }) => leftCents >= firstInstalmentCents)
    expect(months).toEqual({ enough: carries.length, seen: range.months.length })
    expect(stress).toMatchObject(range.stressTried)
    const { engine } = await viewOf(one)
    expect(engine?.coverageOf).toEqual({ amountCents: 5_000_00, termMonths: 36 })
    expect(coverage).toBeGreaterThan(1)
    expect(coverage).toBeLessThan(engine!.coverage!)
    const price = await one.who.call('POST', 'vlot/v1/offers/price', {
      productType: 'PBL',
      termMonths: 24,
      amount: 7_500,
    })
    expect([price.status, price.body.error]).toEqual([404, 'offer_not_found'])
    expect((await one.who.call('POST', at.select, { offerId: body.offers[0].id })).status).toBe(204)
  })

  test.each([
    ['an amount between two steps', { ...nothing, terms: 'own', wanted: loan(24, 8_100) }, 409, 'not_offered'],
    ['more than was asked', { ...nothing, terms: 'own', wanted: loan(24, 90_000) }, 409, 'not_offered'],
    ['a term without a price', { ...nothing, terms: 'own', wanted: loan(13, 8_000) }, 409, 'not_offered'],
    ['no amount at all', { ...nothing, terms: 'own' }, 409, 'not_offered'],
    [
      'a rule that is in nobody’s way',
      { ...asEngine, overrides: [{ rule: 'much-gambling', why: 'x' }] },
      400,
      'rules_not_named',
    ],
    ['an override without a reason', { ...asEngine, overrides: [{ rule: 'score', why: ' ' }] }, 400, 'bad_request'],
  ])('DESK-46 DESK-41 %s is refused', async (_what, request, status, error) => {
    const one = await shared()
    expect(await answer('assessor-1', one, request)).toMatchObject({ status, error })
    expect((await statusOf(one)).answer).toBeNull()
  })

  test('DESK-45 an account that somebody else holds is approved by nobody, whatever their rank', async () => {
    const one = await referred('painter')
    for (const by of ['assessor-1', 'senior-1'] as const) {
      const request = { ...nothing, terms: 'own', wanted: loan(12, 5_000) }
      const rules = (await staff[by]('priceWanted', { params: { caseId: one.caseId }, request: request.wanted })).answer
        .overrides
      const named = { ...request, overrides: rules.map((rule) => ({ rule, why: 'Hij is van zijn zus.' })) }
      expect(await answer(by, one, named)).toMatchObject({ status: 409, error: 'account_of_another' })
    }
    expect((await statusOf(one)).answer).toBeNull()
  })
})

let unanswered: ReferredCase | null = null
/** One case for every test that ends without an answer. */
const shared = async () => (unanswered ??= await referred())

describe('a no', () => {
  test('DESK-47 is mailed and shown with the engine’s reasons and one’s own words, sealed at rest, with the way to object', async () => {
    const one = await referred()
    const words = 'Koppel je bank opnieuw, dan kijken we graag nog een keer.'
    const { answer: choices } = await staff['assessor-1']('readChoices', { params: { caseId: one.caseId } })
    expect(choices.reasons.map(({ code }) => code)).toContain('DATA_TOO_OLD')
    const request = { ...nothing, outcome: 'refused', reasons: ['DATA_TOO_OLD'], words }
    expect((await answer('assessor-1', one, request)).answer.state).toBe('done')
    const mail = await newestMail(sandbox, one.email, 3)
    for (const part of ['Je laatste transactie is 44 dagen oud.', words, 'vraag ons om nog een keer te kijken'])
      expect(mail.text).toContain(part)
    const status = await statusOf(one)
    expect(status.answer).toEqual({
      isYes: false,
      words,
      reasons: [{ code: 'DATA_TOO_OLD', figures: { ageDays: 44, maxDays: 7 } }],
    })
    expect(status.stages.map(({ name }) => name)).toEqual(['received', 'answered'])
    const { body: decided } = await one.who.call('GET', at.offers)
    expect(decided.decision).toMatchObject({ outcome: 'refused', isByPerson: true, reasons: status.answer!.reasons })
    expect((await one.who.call('POST', 'vlot/v1/decision/review', { email: one.email })).status).toBe(200)
    expect(await tracesInTables(server.context.pool, [words])).toEqual([])
  })

  test.each([
    ['without a reason', []],
    ['with a reason that the figures do not give', ['GAMBLING', 'DATA_TOO_OLD']],
    ['with an unknown code', ['NO_SUCH_REASON']],
    ['with five', ['A', 'B', 'C', 'D', 'E']],
  ])('DESK-47 %s is refused', async (_what, reasons) => {
    const one = await shared()
    expect(await answer('assessor-1', one, { ...nothing, outcome: 'refused', reasons })).toMatchObject({
      status: 400,
      error: 'bad_request',
    })
  })
})

describe('two people', () => {
  test('DESK-41 DESK-42 DESK-102 what sets a rule aside waits for another person, and reaches the applicant after that alone', async () => {
    const { one, answerId, dataVersion } = await proposed()
    expect((await statusOf(one)).answer).toBeNull()
    expect(await owedOn(one)).toEqual([{ kind: 'referral', owner: null, reason: 'secondPerson' }])
    const { id, version } = await server.context.database
      .selectFrom('obligation')
      .select(['id', 'version'])
      .where('case_id', '=', one.caseId)
      .executeTakeFirstOrThrow()
    const claimed = await staff['assessor-1']('claimWork', { params: { id }, request: { version } })
    expect(claimed).toMatchObject({ status: 409, error: 'work_own_decision' })
    const params = { caseId: one.caseId, answerId }
    const request = await confirming(one)
    expect(request.seen.offers).toEqual([loan(12, 10_000)])
    expect(await staff['assessor-1']('secondAnswer', { params, request })).toMatchObject({
      status: 403,
      error: 'own_request',
    })
    for (const by of ['reader-1', 'compliance-1'] as const)
      expect(await staff[by]('secondAnswer', { params, request })).toMatchObject({ status: 403 })
    const { seen } = request
    for (const other of [
      { ...seen, offers: [loan(12, 9_500)] },
      { ...seen, offers: [loan(24, 10_000)] },
      { ...seen, accountIds: [] },
    ])
      expect(
        await staff['assessor-2']('secondAnswer', { params, request: { dataVersion, seen: other } }),
      ).toMatchObject({
        status: 409,
        error: 'changed_meanwhile',
      })
    expect(mailsTo(sandbox, one.email)).toHaveLength(2)
    expect((await staff['assessor-2']('secondAnswer', { params, request })).answer).toEqual({ state: 'done' })
    expect((await newestMail(sandbox, one.email, 3)).text).toContain('10.000')
    expect(await owedOn(one)).toEqual([])
    expect((await statusOf(one)).approved?.offers).toMatchObject([{ termMonths: 12, loanAmount: 10_000 }])
    expect(await actionsOf(one)).toEqual([
      'staff:assessor-1 desk.answer-proposed',
      'staff:assessor-2 follow-up.answered',
      'staff:assessor-2 desk.answer-seconded',
    ])
  })

  test('DESK-42 what somebody proposed who may no longer decide is approved by nobody', async () => {
    const { one, answerId } = await proposed()
    const call = { params: { caseId: one.caseId, answerId }, request: await confirming(one) }
    const become = (role: 'reader' | 'assessor') =>
      server.context.database.updateTable('desk_staff').set({ role }).where('id', '=', 'assessor-1').execute()
    await become('reader')
    try {
      expect((await viewOf(one, 'assessor-2')).answers[0]?.maySecond).toBe(false)
      expect((await staff['assessor-2']('secondAnswer', call)).error).toBe('no_authority')
      const back = { reason: 'figures', words: null } as const
      const sending = { ...call, request: { ...call.request, back } }
      expect((await staff['senior-1']('sendAnswerBack', sending)).status).toBe(200)
    } finally {
      await become('assessor')
    }
  })

  test('DESK-120 a colleague sends a proposal back with a reason, which its proposer reads, sealed', async () => {
    const { one, answerId, dataVersion } = await proposed()
    const params = { caseId: one.caseId, answerId }
    const back = (why: object) => staff['senior-1']('sendAnswerBack', { params, request: { dataVersion, ...why } })
    expect(await back({})).toMatchObject({ status: 400, error: 'bad_request' })
    expect(await back({ back: { reason: 'other', words: ' ' } })).toMatchObject({ status: 400, error: 'bad_request' })
    const why = { reason: 'other', words: 'Oktober mist nog.' }
    expect((await back({ back: why })).status).toBe(200)
    expect((await viewOf(one, 'assessor-1')).answers).toMatchObject([{ state: 'sent-back', back: why }])
    const [row] = await server.context.database
      .selectFrom('desk_decision')
      .selectAll()
      .where('id', '=', answerId)
      .execute()
    expect(row!.sealed.includes('Oktober')).toBe(false)
  })

  test('DESK-42 sent back it can be answered again, and taken back by who proposed it', async () => {
    const { one, answerId, dataVersion } = await proposed()
    const params = { caseId: one.caseId, answerId }
    expect(await answer('senior-1', one, overridden)).toMatchObject({ status: 409, error: 'changed_meanwhile' })
    const back = { reason: 'terms', words: null } as const
    expect((await staff['senior-1']('sendAnswerBack', { params, request: { dataVersion, back } })).status).toBe(200)
    expect(await staff['senior-1']('secondAnswer', { params, request: await confirming(one) })).toMatchObject({
      status: 409,
    })
    const again = await answer('assessor-1', one, overridden)
    const mine = { caseId: one.caseId, answerId: again.answer.answerId }
    expect((await staff['assessor-1']('sendAnswerBack', { params: mine, request: { dataVersion } })).status).toBe(200)
    const { answers } = await viewOf(one, 'reader-1')
    expect(answers.map(({ state, second }) => [state, second?.name ?? null])).toEqual([
      ['sent-back', 'Sanne de Vries'],
      ['sent-back', null],
    ])
  })

  test('DESK-43 is asked for while nobody is known who could, says so, and waits for the first who signs in with the role', async () => {
    const one = await referred('garage')
    const params = { caseId: one.caseId }
    const { database } = server.context
    const others = ['assessor-2', 'senior-1'] as const
    await database.updateTable('desk_staff').set({ role: 'reader' }).where('id', 'in', others).execute()
    try {
      const { answer: priced } = await staff['assessor-1']('priceWanted', { params, request: overridden.wanted })
      expect(priced).toMatchObject({ needsSecond: true, isSecondKnown: false })
      expect((await answer('assessor-1', one, overridden)).answer.state).toBe('proposed')
      expect(await owedOn(one)).toEqual([{ kind: 'referral', owner: null, reason: 'secondPerson' }])
    } finally {
      await database.updateTable('desk_staff').set({ role: 'assessor' }).where('id', '=', 'assessor-2').execute()
      await database.updateTable('desk_staff').set({ role: 'senior' }).where('id', '=', 'senior-1').execute()
    }
    const { answer: priced } = await staff['assessor-1']('priceWanted', { params, request: overridden.wanted })
    expect(priced.isSecondKnown).toBe(true)
    const { answers } = await viewOf(one)
    const seconding = { params: { ...params, answerId: answers[0]!.id }, request: await confirming(one) }
    expect((await staff['assessor-2']('secondAnswer', seconding)).status).toBe(200)
  })
})

describe('at once, late, and from elsewhere', () => {
  test('DESK-49 two who answer at once, and one who presses twice, answer once', async () => {
    const one = await referred()
    const no = { ...nothing, outcome: 'refused', reasons: ['DATA_TOO_OLD'] }
    const result = await Promise.all([
      answer('assessor-1', one, asEngine),
      answer('assessor-2', one, no),
      answer('senior-1', one, asEngine),
      answer('assessor-1', one, asEngine),
    ])
    expect(result.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await newestMail(sandbox, one.email, 3)
    const rows = await server.context.database
      .selectFrom('desk_decision')
      .select('state')
      .where('case_id', '=', one.caseId)
      .execute()
    expect(rows).toEqual([{ state: 'done' }])
    expect(mailsTo(sandbox, one.email)).toHaveLength(3)
  })

  test('DESK-49 two second people at once approve once', async () => {
    const { one, answerId } = await proposed()
    const call = { params: { caseId: one.caseId, answerId }, request: await confirming(one) }
    const result = await Promise.all([
      staff['assessor-2']('secondAnswer', call),
      staff['senior-1']('secondAnswer', call),
    ])
    expect(result.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await newestMail(sandbox, one.email, 3)
    expect(mailsTo(sandbox, one.email)).toHaveLength(3)
  })

  test('DESK-44 data that moved is looked at again: the answer, and the second person’s too', async () => {
    const { one, answerId, dataVersion } = await proposed()
    const { seen } = await confirming(one)
    expect((await one.who.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 20_000 })).status).toBe(204)
    await one.who.call('POST', 'dls-pbl-api/v3/financials/confirm', {})
    await until(60_000, async () => ((await one.who.call('GET', at.offers)).status === 200 ? true : null))
    const call = { params: { caseId: one.caseId, answerId }, request: { dataVersion, seen } }
    expect(await staff['assessor-2']('secondAnswer', call)).toMatchObject({ status: 409, error: 'changed_meanwhile' })
    const now = await versionOf(one)
    expect(now).toBeGreaterThan(dataVersion)
    const moved = { ...call, request: { dataVersion: now, seen } }
    expect(await staff['assessor-2']('secondAnswer', moved)).toMatchObject({ status: 409, error: 'changed_meanwhile' })
    expect(await answer('assessor-1', one, { ...overridden, dataVersion })).toMatchObject({ status: 409 })
    expect((await statusOf(one)).answer).toBeNull()
    expect((await answer('assessor-1', one, overridden)).answer.state).toBe('proposed')
    const { answers } = await viewOf(one, 'reader-1')
    expect(answers.map(({ state }) => state)).toEqual(['lapsed', 'proposed'])
  })

  test('DESK-50 another case’s answer, an unknown case, a reader’s call and an applicant’s session open nothing', async () => {
    const { answerId, dataVersion } = await proposed()
    const other = await shared()
    const params = { caseId: other.caseId, answerId }
    expect(await staff['senior-1']('secondAnswer', { params, request: await confirming(other) })).toMatchObject({
      status: 404,
      error: 'not_found',
    })
    for (const caseId of ['00000000-0000-4000-8000-000000000000', 'geen-zaak'])
      expect((await staff['senior-1']('readDeskCase', { params: { caseId } })).status).toBe(404)
    expect((await answer('reader-1', other, asEngine)).status).toBe(403)
    expect((await answer('compliance-1', other, asEngine)).status).toBe(403)
    const { origin } = server.context.settings.desk!
    const { token } = other.who
    const asApplicant = await fetch(`${origin}/api/desk/cases/${other.caseId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asApplicant.status).toBe(401)
    expect(dataVersion).toBeGreaterThan(0)
  })
})
