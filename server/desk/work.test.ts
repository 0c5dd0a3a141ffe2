import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { WorkItem } from '#contract/desk/work.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { recordStep } from '../follow-up/record-step.ts'
import { decidedApplicant, type Applicant } from '../testing/applicant.ts'
import { startDesk } from '../testing/desk-site.ts'
import { signIn, type DeskVisitor } from '../testing/desk-staff.ts'
import { confirmAddress } from '../testing/referred-case.ts'
import { codeIn, mailsTo, mailWith, newestMail } from '../testing/mailbox.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

/** A Monday. */
const today = '2026-11-23'
const painter = '00900012'

const { sandbox, server, staff } = await startDesk(today)
const { 'assessor-1': noor, 'assessor-2': daan, 'senior-1': sanne, 'compliance-1': mila, 'reader-1': bram } = staff

async function open(dueOn: string, kind: TaskKind = 'failedStep'): Promise<string> {
  const id = randomUUID()
  const opened = { case_id: null, kind, subject_id: id, reason: null, opened_at: server.context.now(), due_on: dueOn }
  await server.context.database
    .insertInto('obligation')
    .values({ id, ...opened })
    .execute()
  return id
}
const clear = () => server.context.pool.query('delete from obligation')

const must = async (who: Applicant, path: string, body: unknown) =>
  expect((await who.call('POST', path, body)).status).toBeLessThan(300)

async function listed(who: DeskVisitor, view: 'all' | 'mine' | 'free' = 'all'): Promise<WorkItem[]> {
  return (await who('listWork', { query: { view } })).answer.items
}

/** Claims the one that is open of this kind and says what its page shows. */
async function take(who: DeskVisitor, kind: TaskKind): Promise<WorkItem> {
  const item = (await listed(who)).find((one) => one.kind === kind && one.owner === null)
  expect(item, kind).toBeDefined()
  const { id, version } = item!
  return (await who('claimWork', { params: { id }, request: { version } })).answer
}

const close = (who: DeskVisitor, { id, version }: WorkItem, outcome: string, words: string | null) =>
  who('closeWork', { params: { id }, request: { version, outcome, words } })

/** Its page once it was opened with a reason. */
async function opened(who: DeskVisitor, { id }: WorkItem) {
  expect((await who('openWork', { params: { id }, request: { reason: 'request' } })).status).toBe(204)
  return (await who('readWork', { params: { id } })).answer
}

describe('the list', () => {
  test('DESK-22 shows what is late first, a page at a time, and counts what there is', async () => {
    await clear()
    const days = ['2026-11-25', '2026-11-20', '2026-11-23', '2026-11-24']
    for (const day of days) await open(day)
    for (let more = 0; more < 60; more++) await open('2026-12-01')
    const first = (await noor('listWork')).answer
    expect(first.items.slice(0, 5).map(({ dueOn }) => dueOn)).toEqual([...days.toSorted(), '2026-12-01'])
    expect([first.today, first.items.length]).toEqual([today, 50])
    expect(first.counts).toEqual({ open: 64, late: 1, today: 1, mine: 0, free: 64, waiting: 0 })
    const second = (await noor('listWork', { query: { after: first.next! } })).answer
    expect([second.items.length, second.next]).toEqual([14, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(64)
  })

  test('DESK-118 is narrowed to one kind, and counts that kind', async () => {
    await clear()
    for (const kind of ['payout', 'failedStep', 'failedStep'] as const) await open('2026-11-20', kind)
    const { items, counts } = (await noor('listWork', { query: { kind: 'failedStep', view: 'late' } })).answer
    expect(items.map(({ kind }) => kind)).toEqual(['failedStep', 'failedStep'])
    expect(counts).toEqual({ open: 2, late: 2, today: 0, mine: 0, free: 2, waiting: 0 })
    expect((await noor('listWork', { query: { kind: 'other' as never } })).status).toBe(400)
  })

  test('DESK-22 DESK-24 shows whose it is, what is mine and what is nobody’s', async () => {
    await clear()
    const [one, other] = [await open('2026-11-24'), await open('2026-11-25')]
    const claimed = (await noor('claimWork', { params: { id: one }, request: { version: 0 } })).answer
    expect(claimed.owner).toEqual({ id: 'assessor-1', name: 'Noor Bakker' })
    expect((await listed(noor, 'mine')).map(({ id }) => id)).toEqual([one])
    expect((await listed(daan, 'mine')).map(({ id }) => id)).toEqual([])
    expect((await listed(daan, 'free')).map(({ id }) => id)).toEqual([other])
    expect((await daan('claimWork', { params: { id: one }, request: { version: 0 } })).error).toBe('work_taken')
    expect((await daan('releaseWork', { params: { id: one }, request: { version: 1 } })).error).toBe('work_taken')
    const passed = await noor('handOverWork', { params: { id: one }, request: { version: 1, to: 'assessor-2' } })
    expect(passed.answer.owner?.name).toBe('Daan Visser')
    const back = await sanne('releaseWork', { params: { id: one }, request: { version: 2 } })
    expect(back.answer.owner).toBe(null)
    expect((await daan('takeNextWork')).answer.item?.id).toBe(one)
  })

  test('DESK-24 a role claims, gets next and is handed only what it may do', async () => {
    await clear()
    const id = await open('2026-11-20', 'payout')
    const contact = await open('2026-11-24', 'failedStep')
    expect((await bram('claimWork', { params: { id }, request: { version: 0 } })).status).toBe(403)
    expect((await mila('claimWork', { params: { id }, request: { version: 0 } })).error).toBe('forbidden')
    expect((await mila('takeNextWork')).answer.item?.id).toBe(contact)
    await noor('claimWork', { params: { id }, request: { version: 0 } })
    const given = await noor('handOverWork', { params: { id }, request: { version: 1, to: 'compliance-1' } })
    expect(given.error).toBe('work_not_theirs')
    const trail = await server.context.database
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'detail'])
      .where('action', 'like', 'work.%')
      .orderBy('sequence', 'desc')
      .executeTakeFirst()
    expect(trail).toMatchObject({ actor: 'staff:assessor-1', action: 'work.claimed', detail: { kind: 'payout' } })
  })
})

describe('an answer', () => {
  const email = 'ilse@verfbedrijf.example'

  async function referred(address: string): Promise<Applicant> {
    const who = await decidedApplicant(server.origin, 'ING', painter)
    const details = { email: address, mobile: '0687654309', name: 'Ilse Kwast', role: 'owner' }
    await must(who, 'vlot/v1/contact-details', details)
    const mail = await newestMail(sandbox, address, 1)
    expect(mail.text).not.toContain('Kleurrijk')
    await must(who, 'vlot/v1/contact-details/code', { code: codeIn(mail) })
    return who
  }

  test('DESK-25 DESK-110 DESK-111 FLOW-15 a review is upheld in words, which are mailed, shown and sealed, by somebody who did not decide', async () => {
    await clear()
    const who = await referred('kwast@verfbedrijf.example')
    const decided = { step: 'answered', isYes: false, words: 'Nog niet.' } as const
    await recordStep(server.context, who.caseId, decided, 'staff:assessor-1')
    await must(who, 'vlot/v1/decision/review', { email, explanation: 'De zomer was anders' })
    const [item] = await listed(daan)
    expect(item).toMatchObject({ kind: 'review', dueOn: '2026-12-07', line: { legalForm: 'bv', state: 'answeredNo' } })
    expect(JSON.stringify(await listed(daan))).not.toMatch(/Kleurrijk|Schilder/)
    const claiming = { params: { id: item!.id }, request: { version: 0 } }
    expect((await noor('claimWork', claiming)).error).toBe('work_own_decision')
    const reading = { params: { id: item!.id } }
    expect((await daan('openWork', { ...reading, request: { reason: 'request' } })).error).toBe('work_taken')
    const mine = (await daan('claimWork', claiming)).answer
    expect((await daan('readWork', reading)).answer).toMatchObject({ isClosed: true, asked: null })
    const page = await opened(daan, mine)
    const { looks } = (await who.call('GET', 'vlot/v1/privacy')).body
    expect(looks).toMatchObject([{ role: 'assessor', reason: 'request', isDocument: false }])
    // Asked from another address than the confirmed one, where the answer goes.
    const own = 'kwast@verfbedrijf.example'
    expect(page.asked).toMatchObject({
      email: own,
      isConfirmed: true,
      words: 'De zomer was anders',
      name: 'Ilse Kwast',
    })
    expect((await close(daan, mine, 'upheld', null)).error).toBe('words_missing')
    // An outcome of other work is named as the field that does not fit.
    const { bytes } = await close(daan, mine, 'notReached', 'Nee.')
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: 'bad_request', fields: ['outcome'] })
    expect((await close(daan, { ...mine, version: 0 }, 'upheld', 'Nee')).error).toBe('work_taken')
    expect((await close(noor, mine, 'upheld', 'Nee')).error).toBe('work_taken')
    expect((await close(daan, mine, 'paid', 'Nee')).error).toBe('bad_request')
    const words = 'We keken ook naar de zomer.\nHet blijft te weinig.'
    expect((await close(daan, mine, 'upheld', words)).status).toBe(204)
    expect((await close(daan, mine, 'upheld', words)).error).toBe('work_closed')
    const mail = await mailWith(sandbox, own, 'We hebben opnieuw naar je aanvraag gekeken')
    expect(mailsTo(sandbox, email)).toEqual([])
    for (const part of ['We keken ook naar de zomer.', 'Het blijft te weinig.', '/gedragscode'])
      expect(mail.text).toContain(part)
    const { followUp } = (await who.call('GET', 'vlot/v1/follow-up')).body
    expect(followUp.review).toEqual({ answerBy: '2026-12-07', answer: { on: today, isUpheld: true, words } })
    const { decision } = (await who.call('GET', 'dls-pbl-api/v3/offers')).body
    expect(decision.reviewAnswer).toEqual({ on: today, isUpheld: true, words })
    expect(await tracesInTables(server.context.pool, ['ook naar de zomer', 'te weinig'])).toEqual([])
    const { rows } = await server.context.pool.query(
      `select actor, detail from audit_entry where case_id = $1 and action = 'work.review-closed'`,
      [who.caseId],
    )
    expect(rows).toMatchObject([{ actor: 'staff:assessor-2', detail: { outcome: 'upheld', dueOn: '2026-12-07' } }])
  })

  test('DESK-25 a review that changes the decision says by when somebody is in touch, and that is owed from then on', async () => {
    await clear()
    const who = await decidedApplicant(server.origin, 'ABN', '00900004')
    await must(who, 'vlot/v1/decision/review', { email: 'anders@verfbedrijf.example' })
    await confirmAddress(who, sandbox, 'anders@verfbedrijf.example')
    await close(mila, await take(mila, 'review'), 'revised', 'Een post telde dubbel.')
    const mail = await mailWith(sandbox, 'anders@verfbedrijf.example', 'We komen terug op ons besluit')
    expect(mail.text).toContain('Uiterlijk 24 november 2026 nemen we contact met je op')
    const [owed] = await listed(noor)
    expect(owed).toMatchObject({ kind: 'contact', reason: 'afterReview', dueOn: '2026-11-24', caseId: who.caseId })
    const call = await take(noor, 'contact')
    // The engine refused: the address of the review is the only one there is.
    const { asked } = await opened(noor, call)
    expect(asked).toMatchObject({ email: 'anders@verfbedrijf.example', isConfirmed: true, phone: null })
    expect((await close(noor, call, 'answered', null)).status).toBe(204)
    expect(await listed(noor)).toEqual([])
  })

  test('DESK-25 FLOW-15 a privacy request is answered by mail and on the page of one’s data', async () => {
    await clear()
    const who = await decidedApplicant(server.origin, 'ABN', '00900004')
    await must(who, 'vlot/v1/privacy/questions', { question: 'Wie ziet dit?', email: 'vraag@verfbedrijf.example' })
    const mine = await take(mila, 'privacyRequest')
    const { asked } = await opened(mila, mine)
    expect(asked).toMatchObject({ email: 'vraag@verfbedrijf.example', isConfirmed: false, words: 'Wie ziet dit?' })
    await confirmAddress(who, sandbox, 'vraag@verfbedrijf.example')
    await close(mila, mine, 'answered', 'Twee beoordelaars.')
    const mail = await mailWith(sandbox, 'vraag@verfbedrijf.example', 'Antwoord op je vraag over je gegevens')
    expect(mail.text).toContain('Twee beoordelaars.')
    const { requests } = (await who.call('GET', 'vlot/v1/privacy')).body
    expect(requests).toMatchObject([{ kind: 'question', answer: { on: today, words: 'Twee beoordelaars.' } }])
    const { data } = (await who.call('GET', 'vlot/v1/privacy/export')).body
    expect(data.privacy_request).toMatchObject([{ answer: 'Twee beoordelaars.' }])
  })

  test('DESK-25 DESK-110 DESK-117 a message is answered by mail, in the language of its page; a call is tried on three days', async () => {
    await clear()
    const visitor = server.visitor()
    const message = { name: 'Jan', email: 'jan@verfbedrijf.example', subject: 'Rente', message: 'Hoe hoog is ze?' }
    await visitor.call('sendContactForm', { request: message, headers: { 'x-language': 'en' } })
    await visitor.call('requestContact', { request: { name: 'Piet', phone: '0687654301', preferredMoment: 'morning' } })
    const byReason = async (reason: string) => (await listed(noor)).find((item) => item.reason === reason)!
    const claim = async ({ id, version }: WorkItem) =>
      (await noor('claimWork', { params: { id }, request: { version } })).answer
    const call = await claim(await byReason('callBack'))
    expect((await noor('readWork', { params: { id: call.id } })).bytes.toString()).not.toContain('0687654301')
    expect((await opened(noor, call)).asked).toMatchObject({
      name: 'Piet',
      phone: '0687654301',
      preferredMoment: 'morning',
      email: null,
    })
    for (const tries of [0, 1, 2]) {
      const again = await byReason('callBack')
      expect([again.tries, again.owner?.id, again.dueOn]).toEqual([tries, 'assessor-1', '2026-11-24'])
      expect((await close(noor, again, 'notReached', null)).status).toBe(204)
    }
    expect(await byReason('callBack')).toBeUndefined()
    const { rowCount } = await server.context.pool.query(`select from audit_entry where action = 'work.call-tried'`)
    expect(rowCount).toBe(2)
    const asked = await claim(await byReason('message'))
    expect((await close(noor, asked, 'answered', null)).error).toBe('words_missing')
    await close(noor, asked, 'answered', 'Dat staat op de pagina over de lening.')
    const mail = await newestMail(sandbox, 'jan@verfbedrijf.example', 1)
    expect(mail.subject).toBe('Our answer to your message: Rente')
    expect(mail.text).toContain('Dat staat op de pagina over de lening.')
    expect(await listed(noor)).toEqual([])
  })

  test('DESK-26 DESK-116 a complaint is entered by hand, confirmed and answered, each by its own day, and sealed', async () => {
    await clear()
    const words = 'Jullie mailden mijn boekhouder.'
    const result = {
      name: 'Kees Klager',
      email: 'kees@klager.example',
      reachedBy: null,
      words,
      language: 'nl',
      reference: null,
    }
    for (const receivedOn of ['2026-11-24', '2026-09-23'])
      expect((await noor('enterComplaint', { request: { ...result, receivedOn } })).error).toBe('complaint_day')
    const unknown = { ...result, receivedOn: '2026-11-20', reference: 'VL-0000-0000' }
    expect((await noor('enterComplaint', { request: unknown })).error).toBe('reference_unknown')
    const entered = await noor('enterComplaint', { request: { ...result, receivedOn: '2026-11-20' } })
    expect(entered.answer.answerBy).toBe('2026-12-11')
    const again = await mila('enterComplaint', { request: { ...result, receivedOn: '2026-11-20' } })
    expect(again.answer).toEqual(entered.answer)
    expect((await listed(noor)).map(({ kind, dueOn }) => `${kind} ${dueOn}`)).toEqual([
      'complaintReceipt 2026-11-24',
      'complaint 2026-12-11',
    ])
    expect((await close(noor, await take(noor, 'complaintReceipt'), 'sent', null)).status).toBe(204)
    expect((await newestMail(sandbox, result.email, 1)).text).toContain('uiterlijk 11 december 2026 antwoord')
    const mine = await take(mila, 'complaint')
    expect((await opened(mila, mine)).asked).toMatchObject({
      name: result.name,
      words,
    })
    await close(mila, mine, 'answered', 'Dat had niet gemogen.')
    const mail = await newestMail(sandbox, result.email, 2)
    expect([mail.subject, mail.text.includes('Dat had niet gemogen.')]).toEqual(['Antwoord op je klacht', true])
    expect(mailsTo(sandbox, result.email)).toHaveLength(2)
    expect(await tracesInTables(server.context.pool, ['Klager', 'boekhouder', 'niet gemogen'])).toEqual([])
    const { rows } = await server.context.pool.query('select confirmed_at, answered_at from complaint')
    expect(rows.every((row) => row.confirmed_at !== null && row.answered_at !== null)).toBe(true)
    // Once it was answered the same words are a new complaint, and other words are one always.
    const ids = [entered.answer.id]
    for (const more of [{}, { words: 'En nu mailden jullie mijn zus.' }, { receivedOn: '2026-10-30' }])
      ids.push((await noor('enterComplaint', { request: { ...result, receivedOn: '2026-11-20', ...more } })).answer.id)
    expect(new Set(ids).size).toBe(4)
    // That of the thirtieth of October is due first, and its answer is late already.
    await close(noor, await take(noor, 'complaintReceipt'), 'sent', null)
    expect((await newestMail(sandbox, result.email, 3)).text).toContain('We zijn te laat met je klacht.')
  })

  test('DESK-116 a complaint by letter has an address or a number, and is answered without a mail', async () => {
    await clear()
    const letter = { name: 'Truus Klager', email: null, words: 'De brief kwam terug.', language: 'nl', reference: null }
    const enter = (reachedBy: string | null) =>
      noor('enterComplaint', { request: { ...letter, reachedBy, receivedOn: today } })
    expect((await enter(null)).error).toBe('bad_request')
    expect((await enter('Dorpsstraat 1, 1234 AB Ons Dorp')).status).toBe(200)
    const mine = await take(mila, 'complaint')
    expect(mine.reason).toBe('byLetterOrPhone')
    expect((await opened(mila, mine)).asked).toMatchObject({
      email: null,
      reachedBy: 'Dorpsstraat 1, 1234 AB Ons Dorp',
    })
    const mails = async () => (await server.context.pool.query('select from mail')).rowCount
    const before = await mails()
    expect((await close(mila, mine, 'answered', 'We bellen u.')).status).toBe(204)
    expect(await mails()).toBe(before)
  })

  test.each([
    ['work?after=2026-13-45_00000000-0000-4000-8000-000000000000'],
    ['work?after=2026-11-23_------------------------------------'],
  ])('DESK-117 an address with a day or row that there is not, %s, is a bad request', async (path) => {
    const { origin } = server.context.settings.desk!
    const headers = await signIn(server.context, 'assessor-1')
    expect((await fetch(`${origin}/api/desk/${path}`, { headers })).status).toBe(400)
  })

  test('DESK-117 a complaint of a day that there is not is a bad request', async () => {
    const complaint = { name: 'Kees', email: 'kees@klager.example', reachedBy: null, words: 'x', language: 'nl' }
    for (const receivedOn of ['0000-00-00', '2026-02-30'])
      expect((await noor('enterComplaint', { request: { ...complaint, reference: null, receivedOn } })).status).toBe(
        400,
      )
  })
})
