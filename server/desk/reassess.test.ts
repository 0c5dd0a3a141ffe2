import { describe, expect, test } from 'vitest'
import { decidedApplicant, until, type Applicant } from '../testing/applicant.ts'
import { mailsTo, mailWith } from '../testing/mailbox.ts'
import { confirmAddress, statusOf } from '../testing/referred-case.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { asEngine, nothing, overridden, startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { joinLaterBooking } from '../testing/later-booking.ts'

const today = '2026-11-21'
const { sandbox, server, staff, confirming, referred, owed, ...desk } = await startDesk(today)
let people = 0

const offersAt = 'dls-pbl-api/v3/offers'
const selectAt = 'dls-offer/v3/termsheet/offers/select'
const viewOf = (caseId: string) => desk.viewOf({ caseId })

/** The case once the engine has been at it. */
const decidedView = (caseId: string) =>
  until(60_000, async () => {
    const view = await viewOf(caseId)
    return view.engine !== null && !view.isDeciding ? view : null
  })

/** A booking of a counterparty, of a kind. */
async function bookingOf(caseId: string, category: string) {
  await staff['assessor-1']('openNames', { params: { caseId }, request: { reason: 'assess' } })
  const { answer } = await staff['assessor-1']('listCaseBookings', { params: { caseId }, query: { category } })
  return { ...answer.bookings[0]!, count: answer.bookingCount }
}

const reason = 'Dit is een borg die terugkomt, geen inkoop.'

async function correct(by: EmployeeId, caseId: string, fields: Record<string, unknown>) {
  const request = { dataVersion: (await viewOf(caseId)).dataVersion, reach: 'booking', reason, ...fields }
  return staff[by]('correctCategory', { params: { caseId }, request })
}

async function second(by: EmployeeId, caseId: string, answerId: string, parts = {}) {
  const request = { ...(await confirming({ caseId })), ...parts }
  return staff[by]('secondAnswer', { params: { caseId, answerId }, request })
}

const staffActions = async (caseId: string) => {
  const rows = await server.context.database
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'detail'])
    .where('case_id', '=', caseId)
    .where('action', '=', 'desk.reassessed')
    .orderBy('sequence')
    .execute()
  return rows.map(({ actor, action, detail }) => ({ actor, action, detail }))
}

const owedOf = (caseId: string) => owed({ caseId }, ['kind', 'outcome'])

describe('DESK-80 a booking that is read otherwise', () => {
  test('DESK-80 DESK-81 makes a new version beside the earlier one, and the applicant sees nothing of it but the booking until a person answers', async () => {
    const one = await referred()
    const { caseId } = one
    const before = await decidedView(caseId)
    const { body: seen } = await one.who.call('GET', offersAt)
    const booking = await bookingOf(caseId, 'supplier')
    const called = await correct('assessor-1', caseId, {
      booking: booking.booking,
      category: 'private-withdrawal',
      reach: 'counterparty',
    })
    expect(called.answer).toEqual({ dataVersion: before.dataVersion + 1 })
    const after = await decidedView(caseId)
    expect(after.reassessed).toMatchObject({
      cause: 'category',
      by: 'Noor Bakker',
      before: { dataVersion: before.dataVersion, points: before.engine!.points },
      after: { dataVersion: before.dataVersion + 1, points: after.engine!.points },
    })
    expect(after.engine!.inputHash).not.toBe(before.engine!.inputHash)
    expect(after.corrections).toMatchObject([
      { category: 'private-withdrawal', isWholeParty: true, reason, by: 'Noor Bakker', endedAt: null },
    ])
    expect(after).toMatchObject({ question: 'referral', mayAnswer: true })
    expect((await statusOf(one)).answer).toBeNull()
    const { body: shown } = await one.who.call('GET', offersAt)
    expect(shown.decision).toMatchObject({ outcome: 'referred', isByPerson: false, reasons: seen.decision.reasons })
    expect(shown.offers).toEqual([])
    expect(mailsTo(sandbox, one.email)).toHaveLength(2)
    const { body: read } = await one.who.call('GET', 'vlot/v1/analysis/bookings?category=private-withdrawal')
    const same = read.bookings.filter(
      ({ counterparty }: { counterparty: string }) => counterparty === booking.counterparty,
    )
    expect(same.length).toBeGreaterThan(1)
    for (const { correction } of same)
      expect(correction).toEqual({ from: 'supplier', role: 'assessor', at: expect.any(String), reason })
    expect(await tracesInTables(server.context.pool, [reason])).toEqual([])
    expect(await staffActions(caseId)).toMatchObject([
      { actor: 'staff:assessor-1', detail: { cause: 'category', dataVersion: before.dataVersion + 1 } },
    ])
    expect(JSON.stringify(await staffActions(caseId))).not.toContain('borg')
  })

  test('DESK-80 is one booking where one was meant, and read back as the rules say it takes the correction away', async () => {
    const { caseId } = await referred()
    const booking = await bookingOf(caseId, 'supplier')
    const start = await decidedView(caseId)
    await correct('senior-1', caseId, { booking: booking.booking, category: 'rent' })
    await decidedView(caseId)
    const rent = await bookingOf(caseId, 'rent')
    expect((await bookingOf(caseId, 'supplier')).count).toBe(booking.count - 1)
    expect(rent.correction).toMatchObject({ from: 'supplier', role: 'senior' })
    await correct('assessor-2', caseId, { booking: booking.booking, category: 'supplier' })
    const back = await decidedView(caseId)
    expect((await bookingOf(caseId, 'supplier')).count).toBe(booking.count)
    expect(back.corrections.map(({ endedAt }) => endedAt === null)).toEqual([false])
    expect(back.engine!.inputHash).toBe(start.engine!.inputHash)
    const [first, second] = (await staffActions(caseId)) as { detail: Record<string, unknown> }[]
    expect(second!.detail).toMatchObject({ replacedId: first!.detail['correctionId'], correctionId: null })
  })

  test.each([
    ['what it is already', { category: 'supplier' }, 400, 'category_unfit'],
    ['what money that goes out cannot be', { category: 'subsidy' }, 400, 'category_unfit'],
    ['without a reason', { category: 'rent', reason: ' ' }, 400, 'bad_request'],
    ['of another case', { category: 'rent', booking: `2026-01-01.${'a'.repeat(43)}` }, 404, 'booking_unknown'],
    ['on data that moved', { category: 'rent', dataVersion: 99 }, 409, 'changed_meanwhile'],
  ])('DESK-80 %s is refused and changes nothing', async (_what, body, status, error) => {
    const { caseId } = await shared()
    const booking = await bookingOf(caseId, 'supplier')
    const { dataVersion } = await viewOf(caseId)
    expect(await correct('assessor-1', caseId, { booking: booking.booking, ...body })).toMatchObject({ status, error })
    expect((await viewOf(caseId)).dataVersion).toBe(dataVersion)
  })

  test('DESK-80 two who read it otherwise at once do so once', async () => {
    const { caseId } = await referred()
    const { booking } = await bookingOf(caseId, 'supplier')
    const { dataVersion } = await viewOf(caseId)
    const request = { dataVersion, booking, reach: 'booking', category: 'rent', reason }
    const done = await Promise.all([
      staff['assessor-1']('correctCategory', { params: { caseId }, request }),
      staff['assessor-2']('correctCategory', { params: { caseId }, request }),
    ])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('DESK-80 DESK-44 what one person proposed before is stale, and is neither seconded nor sent', async () => {
    const { caseId } = await referred('garage')
    const { dataVersion } = await viewOf(caseId)
    const proposal = { ...overridden, dataVersion }
    const { answer } = await staff['assessor-1']('answerReferral', { params: { caseId }, request: proposal })
    const { booking } = await bookingOf(caseId, 'supplier')
    await correct('assessor-2', caseId, { booking, category: 'rent' })
    await decidedView(caseId)
    for (const version of [dataVersion, dataVersion + 1])
      expect((await second('senior-1', caseId, answer.answerId, { dataVersion: version })).error).toBe(
        'changed_meanwhile',
      )
  })

  test('DESK-81 a refusal that a correction leads to is shown to nobody before a person gives it', async () => {
    const one = await referred('garage')
    const { body: seen } = await one.who.call('GET', offersAt)
    const { booking } = await bookingOf(one.caseId, 'rent')
    const called = await correct('assessor-1', one.caseId, { booking, category: 'gambling', reach: 'counterparty' })
    expect(called.status).toBe(200)
    const { engine, question } = await decidedView(one.caseId)
    expect([engine!.outcome, question]).toEqual(['refused', 'referral'])
    const { body: shown } = await one.who.call('GET', offersAt)
    expect(shown.decision).toMatchObject({ outcome: 'referred', reasons: seen.decision.reasons })
    expect(shown.decision.wayToYes).toEqual(seen.decision.wayToYes)
    // A yes to it sets aside what the engine now refuses for, by name.
    const { answer } = await staff['assessor-2']('readChoices', { params: { caseId: one.caseId } })
    expect(answer).toMatchObject({ question: 'referral', rulesAgainst: ['much-gambling'] })
  })

  test('DESK-81 what the engine makes of it is answered by a person, within their authority, and reaches the applicant then', async () => {
    const one = await referred()
    const { booking } = await bookingOf(one.caseId, 'supplier')
    await correct('assessor-1', one.caseId, { booking, category: 'rent' })
    const { dataVersion } = await decidedView(one.caseId)
    const [request, params] = [{ ...asEngine, dataVersion }, { caseId: one.caseId }]
    // The employee who corrected the booking does not say yes alone; a colleague may.
    const own = await staff['assessor-1']('answerReferral', { params, request })
    expect(own.answer.state).toBe('proposed')
    const taken = { ...params, answerId: own.answer.answerId }
    await staff['assessor-1']('sendAnswerBack', { params: taken, request: { dataVersion } })
    const sent = await staff['assessor-2']('answerReferral', { params, request })
    expect(sent.answer.state).toBe('done')
    await mailWith(sandbox, one.email, 'We hebben gekeken: het antwoord is ja')
    const { body: shown } = await one.who.call('GET', offersAt)
    expect(shown.decision).toMatchObject({ outcome: 'approved', isByPerson: true })
    expect((await one.who.call('POST', selectAt, { offerId: shown.offers[0].id })).status).toBe(204)
    const corrected = await correct('assessor-1', one.caseId, { booking, category: 'supplier' })
    expect(corrected).toMatchObject({ status: 409, error: 'not_to_answer' })
  })
})

let unanswered: Awaited<ReturnType<typeof referred>> | null = null
const shared = async () => (unanswered ??= await referred())

describe('DESK-82 newer data', () => {
  test('DESK-82 is decided on when an employee asks, once, and not where nothing came in', async () => {
    const one = await referred()
    const [{ caseId }, before] = [one, await decidedView(one.caseId)]
    const ask = (dataVersion: number) =>
      staff['assessor-1']('reassessCase', { params: { caseId }, request: { dataVersion } })
    expect(before.hasNewer).toBe(false)
    expect(await ask(before.dataVersion)).toMatchObject({ status: 409, error: 'nothing_new' })
    await joinLaterBooking(server.context, caseId, '2026-11-20')
    expect((await viewOf(caseId)).hasNewer).toBe(true)
    expect(await ask(before.dataVersion + 9)).toMatchObject({ status: 409, error: 'changed_meanwhile' })
    expect((await ask(before.dataVersion)).answer).toEqual({ dataVersion: before.dataVersion + 1 })
    const after = await decidedView(caseId)
    expect(after).toMatchObject({ hasNewer: false, question: 'referral', reassessed: { cause: 'new-data' } })
    expect(after.engine!.inputHash).not.toBe(before.engine!.inputHash)
    expect(await ask(after.dataVersion)).toMatchObject({ status: 409, error: 'nothing_new' })
    expect((await statusOf(one)).answer).toBeNull()
    expect(await owedOf(caseId)).toEqual([{ kind: 'referral', outcome: null }])
  })

  test('DESK-82 statements that were sent and not confirmed are decided on too', async () => {
    const { caseId } = await referred()
    const { dataVersion } = await decidedView(caseId)
    // A file or an account adds a new, unconfirmed version.
    await server.context.database
      .updateTable('loan_case')
      .set({ data_version: dataVersion + 1, data_confirmed_version: null })
      .where('id', '=', caseId)
      .execute()
    await server.context.database
      .updateTable('obligation')
      .set({ closed_at: server.context.now(), closed_by: 'applicant', outcome: 'changed' })
      .where('case_id', '=', caseId)
      .execute()
    const reached = (stage: 'fetching' | 'finished') =>
      server.context.database.updateTable('bank_connection').set({ stage }).where('case_id', '=', caseId).execute()
    await reached('fetching')
    expect((await viewOf(caseId)).hasNewer).toBe(false)
    await reached('finished')
    expect((await viewOf(caseId)).hasNewer).toBe(true)
    const request = { dataVersion: dataVersion + 1 }
    expect((await staff['senior-1']('reassessCase', { params: { caseId }, request })).status).toBe(200)
    expect(await decidedView(caseId)).toMatchObject({ question: 'referral', hasNewer: false })
  })
})

describe('DESK-83 a refusal that is looked at again', () => {
  async function refused(): Promise<{ who: Applicant; caseId: string; email: string; isNew: boolean }> {
    const who = await decidedApplicant(server.origin, 'ABN', '00900004')
    const { body } = await who.call('GET', offersAt)
    expect(body.decision.outcome).toBe('refused')
    const email = `herzien${++people}@refusal.example`
    return { who, caseId: who.caseId, email, isNew: true }
  }
  const asked = async (one: { who: Applicant; email: string; isNew?: boolean }, isConfirmed = one.isNew) => {
    const request = { email: one.email, explanation: 'Kijk nog eens.' }
    expect((await one.who.call('POST', 'vlot/v1/decision/review', request)).status).toBe(200)
    if (isConfirmed) await confirmAddress(one.who, sandbox, one.email)
  }

  async function refuse(caseId: string) {
    const { dataVersion } = await decidedView(caseId)
    const request = { ...nothing, outcome: 'refused', reasons: ['DATA_TOO_OLD'], dataVersion }
    const { answer } = await staff['assessor-1']('answerReferral', { params: { caseId }, request })
    expect(answer.state).toBe('done')
    return { dataVersion }
  }

  /** A yes with every rule that it sets aside. */
  async function yes(by: EmployeeId, caseId: string, words: string | null, amount: 'least' | 'most' = 'least') {
    const params = { caseId }
    const { answer: choices } = await staff[by]('readChoices', { params })
    const option = choices.options[0]!
    const amountCents = amount === 'least' ? option.minCents : option.maxCents
    const wanted = { productType: option.productType, termMonths: option.termMonths, amountCents }
    const { answer: priced } = await staff[by]('priceWanted', { params, request: wanted })
    const overrides = priced.overrides.map((rule) => ({ rule, why: 'Dat was van het jaar ervoor.' }))
    const request = { ...nothing, terms: 'own', wanted, overrides, words, dataVersion: choices.dataVersion }
    return staff[by]('answerReferral', { params, request })
  }

  test('DESK-83 DESK-42 cannot be answered before anybody asked to look again, nor after it stands: what was proposed has lapsed then', async () => {
    const one = await refused()
    const { caseId } = one
    expect(await staff['assessor-1']('readChoices', { params: { caseId } })).toMatchObject({
      status: 409,
      error: 'not_to_answer',
    })
    expect(await viewOf(caseId)).toMatchObject({ question: null, mayAnswer: false })
    await asked(one)
    const { answerId } = (await yes('assessor-1', caseId, 'Je had gelijk.')).answer
    const { items } = (await staff['senior-1']('listWork')).answer
    const { id, version, mayClaim } = items.find((item) => item.caseId === caseId && item.kind === 'review')!
    const params = { id }
    // The proposer neither claims the review nor is given it: a colleague does.
    const claimed = await staff['assessor-1']('claimWork', { params, request: { version } })
    expect(claimed.error).toBe('work_own_decision')
    const given = await staff['senior-1']('handOverWork', { params, request: { version, to: 'assessor-1' } })
    expect(given.error).toBe('work_own_decision')
    expect([mayClaim, (await staff['assessor-1']('readWork', { params })).answer.item.mayClaim]).toEqual([true, false])
    const mine = (await staff['senior-1']('claimWork', { params, request: { version } })).answer
    const request = { version: mine.version, outcome: 'upheld', words: 'Het blijft nee.' }
    expect((await staff['senior-1']('closeWork', { params, request })).status).toBe(204)
    const { answers } = await viewOf(caseId)
    expect(answers.map(({ state }) => state)).toEqual(['lapsed'])
    expect((await second('senior-1', caseId, answerId)).status).toBe(409)
  })

  test('DESK-83 FLOW-15 becomes a yes by two people who name each rule, shown and chosen, and mailed once the address is confirmed', async () => {
    const one = await refused()
    await asked(one, false)
    expect(await viewOf(one.caseId)).toMatchObject({ question: 'review', mayAnswer: true, isOwn: false })
    expect(await yes('assessor-1', one.caseId, null)).toMatchObject({ status: 400, error: 'words_missing' })
    const { dataVersion } = await viewOf(one.caseId)
    const no = { ...nothing, outcome: 'refused', reasons: ['GAMBLING'], words: 'Nee.', dataVersion }
    const { status } = await staff['assessor-1']('answerReferral', { params: { caseId: one.caseId }, request: no })
    expect(status).toBeGreaterThanOrEqual(400)
    const proposed = await yes('assessor-1', one.caseId, 'Je had gelijk.')
    expect(proposed.answer.state).toBe('proposed')
    expect((await one.who.call('GET', offersAt)).body.decision.outcome).toBe('refused')
    expect((await second('senior-1', one.caseId, proposed.answer.answerId)).answer.state).toBe('done')
    const { rows } = await server.context.pool.query('select key from mail where case_id = $1', [one.caseId])
    expect(rows.map(({ key }) => key.split('/')[0]).toSorted()).toEqual(['receipt.reviewAsked', 'review'])
    expect((await mailWith(sandbox, one.email, 'We kijken opnieuw naar je aanvraag')).text).not.toMatch(/B\.V|https/)
    await confirmAddress(one.who, sandbox, one.email)
    const link = await mailWith(sandbox, one.email, 'Mails over je aanvraag komen nu op dit adres')
    expect(link.text).toContain('/mijn-aanvraag')
    const { body } = await one.who.call('GET', offersAt)
    expect(body.decision).toMatchObject({
      outcome: 'approved',
      isByPerson: true,
      reviewAnswer: { isUpheld: false, words: 'Je had gelijk.' },
    })
    expect(body.offers).toHaveLength(1)
    expect((await one.who.call('POST', selectAt, { offerId: body.offers[0].id })).status).toBe(204)
    const view = await viewOf(one.caseId)
    expect(view.applicant.status).toMatchObject({ kind: 'referral', answer: { isYes: true, words: 'Je had gelijk.' } })
    expect(await owedOf(one.caseId)).toEqual([{ kind: 'review', outcome: 'revised' }])
  })

  test('DESK-83 is never changed by who refused it, and the no stays on record', async () => {
    const one = await referred()
    const { dataVersion } = await refuse(one.caseId)
    await asked(one)
    expect(await viewOf(one.caseId)).toMatchObject({ question: 'review', mayAnswer: false, isOwn: true })
    expect(await yes('assessor-1', one.caseId, 'Toch ja.')).toMatchObject({ status: 409, error: 'work_own_decision' })
    const proposed = await yes('assessor-2', one.caseId, 'Toch ja.', 'most')
    const { answerId } = proposed.answer
    const back = { params: { caseId: one.caseId, answerId }, request: { dataVersion } }
    expect((await staff['assessor-1']('sendAnswerBack', back)).error).toBe('work_own_decision')
    expect((await second('assessor-1', one.caseId, answerId)).error).toBe('work_own_decision')
    expect((await second('senior-1', one.caseId, answerId)).answer.state).toBe('done')
    const { answers } = await viewOf(one.caseId)
    expect(answers.map(({ outcome, state }) => [outcome, state])).toEqual([
      ['refused', 'revised'],
      ['approved', 'done'],
    ])
    const subject = 'We komen terug op ons besluit: het antwoord is ja'
    expect((await mailWith(sandbox, one.email, subject)).text).toContain('Toch ja.')
    const status = await statusOf(one)
    expect(status.stages.map(({ name, state }) => `${name} ${state}`).slice(0, 3)).toEqual([
      'received done',
      'answered done',
      'choose now',
    ])
  })

  test('DESK-83 DESK-80 is corrected first where a booking was misread, stays a refusal until the answer, and keeps its review', async () => {
    const one = await refused()
    await asked(one)
    const before = await decidedView(one.caseId)
    const { answer: all } = await staff['assessor-1']('listCaseBookings', { params: { caseId: one.caseId }, query: {} })
    const out = all.bookings.find(({ amountCents, category }) => amountCents < 0 && category !== 'rent')!
    await correct('assessor-1', one.caseId, { booking: out.booking, category: 'rent' })
    const after = await decidedView(one.caseId)
    expect(after).toMatchObject({
      dataVersion: before.dataVersion + 1,
      question: 'review',
      applicant: { outcome: 'refused' },
    })
    const { body } = await one.who.call('GET', offersAt)
    expect(body.decision).toMatchObject({ outcome: 'refused', reviewAnswer: null })
    expect(body.decision.reviewAnswerBy).not.toBeNull()
    expect(body.decision.reasons.length).toBeGreaterThan(0)
    expect((await yes('assessor-2', one.caseId, 'Dit was huur.')).status).toBe(200)
  })

  test('DESK-81 who was refused by a person reads that person’s reasons, however often it is decided again', async () => {
    const one = await referred()
    const { booking } = await bookingOf(one.caseId, 'supplier')
    await correct('assessor-1', one.caseId, { booking, category: 'rent' })
    await refuse(one.caseId)
    const { decision: seen } = (await one.who.call('GET', offersAt)).body
    expect(seen).toMatchObject({ outcome: 'refused', isByPerson: true, reasons: [{ code: 'DATA_TOO_OLD' }] })
    await asked(one)
    expect((await correct('assessor-2', one.caseId, { booking, category: 'insurance' })).status).toBe(200)
    await decidedView(one.caseId)
    const { decision } = (await one.who.call('GET', offersAt)).body
    expect(decision).toMatchObject({ outcome: 'refused', isByPerson: true, reasons: seen.reasons })
  })
})
