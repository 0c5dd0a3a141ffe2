import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { webhookHeaders } from '../outgoing/webhook-signature.ts'
import { until } from '../testing/applicant.ts'
import { takeSteps } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { mailWith } from '../testing/mailbox.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

const today = '2026-11-23'
const { server, sandbox, staff, chosen, owed, erase } = await startDesk(today)
const { pool, settings, now } = server.context
const secret = (fill: string) => Buffer.alloc(32, fill)
const [newest, older, forged] = [secret('n'), secret('o'), secret('f')]

type Received = { headers: Record<string, string>; body: string }
const received: Received[] = []
let answer = 204
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    if (answer === 204) received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end()
  })
})
beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/hook`
  Object.assign(settings, { webhook: { url, secrets: [newest, older] } })
})
beforeEach(() => void (answer = 204))
afterAll(() => new Promise((closed) => receiver.close(closed)))

/** As the lender's system does, with the published package. */
function verify(one: Received, by: Buffer, lateMs = 0): { type: string; data: Record<string, string> } {
  vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + lateMs })
  try {
    return new Webhook(by.toString('base64')).verify(one.body, one.headers) as never
  } finally {
    vi.useRealTimers()
  }
}
const eventsOf = (reference: string) => received.filter(({ body }) => body.includes(reference))
const arrived = (reference: string, count: number) =>
  until(30_000, async () => (eventsOf(reference).length >= count ? eventsOf(reference) : null))
const referenceOf = async (caseId: string) =>
  (await pool.query<{ reference: string }>('select reference from follow_up where case_id = $1', [caseId])).rows[0]!
    .reference
async function paid() {
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent', 'signed', 'paid'])
  return { ...one, reference: await referenceOf(one.caseId) }
}
const deliveriesOf = async (reference: string) =>
  (await staff['reader-1']('readDeliveries')).answer.filter((one) => one.reference === reference)

test('DESK-125 each event is signed by every secret of the ring, and names nobody', async () => {
  const { caseId, reference, kvkNumber, email } = await paid()
  const all = await arrived(reference, 3)
  const read = all.map((one) => verify(one, newest))
  expect(read.map(({ type }) => type).toSorted()).toEqual(['loan.chosen', 'loan.paid', 'loan.signed'])
  for (const one of all) {
    expect(verify(one, older).data).toEqual({ reference, caseId })
    expect(one.body).not.toContain(kvkNumber)
    expect(one.body).not.toContain(email)
    expect(() => verify(one, forged)).toThrow()
    expect(() => verify({ ...one, body: one.body.replace('loan.', 'loans.') }, newest)).toThrow()
    expect(() => verify(one, newest, 6 * 60_000)).toThrow()
  }
  expect(server.logLines.join('')).not.toContain(newest.toString('base64'))
  expect(server.logLines.join('')).not.toContain(reference)
})

test('DESK-125 a failed delivery is tried again, shown with its answer, and sent again by a person', async () => {
  answer = 302
  const one = await chosen()
  const reference = await referenceOf(one.caseId)
  const [failed] = await until(30_000, async () => {
    const shown = await deliveriesOf(reference)
    return shown[0]?.lastAnswer ? shown : null
  })
  expect(failed).toMatchObject({ type: 'loan.chosen', isSent: false, lastAnswer: '302' })
  answer = 204
  const params = { deliveryId: failed!.id }
  expect((await staff['reader-1']('replayDelivery', { params })).status).toBe(403)
  expect((await staff['assessor-1']('replayDelivery', { params })).status).toBe(204)
  const [first] = await arrived(reference, 1)
  expect(first!.headers['webhook-id']).toBe(failed!.id)
  await until(30_000, async () => ((await deliveriesOf(reference))[0]!.isSent ? true : null))
})

test('DESK-125 of an erased case only its reference is sent, once more, and no delivery of it stays', async () => {
  const one = await chosen()
  const reference = await referenceOf(one.caseId)
  await arrived(reference, 1)
  await erase(one)
  const [, erased] = await arrived(reference, 2)
  const { type, data } = verify(erased!, newest)
  expect([type, data]).toEqual(['loan.erased', { reference }])
  await until(30_000, async () => ((await deliveriesOf(reference)).length === 0 ? true : null))
  expect((await tracesInTables(pool, [one.caseId, reference])).join()).not.toContain('webhook_delivery')
})

test('DESK-125 without an address nothing is kept', async () => {
  const { webhook } = settings
  Object.assign(settings, { webhook: { ...webhook, url: null } })
  const one = await chosen()
  Object.assign(settings, { webhook })
  expect(await deliveriesOf(await referenceOf(one.caseId))).toEqual([])
})

const report = (payments: unknown, { by = older, lateMs = 0, changed = '' } = {}) => {
  const body = JSON.stringify({ payments })
  const headers = webhookHeaders([by], 'msg_1', body, new Date(now().getTime() - lateMs))
  return fetch(`${server.origin}/api/vlot/v1/payments`, { method: 'POST', headers, body: body + changed })
}
const payment = (reference: string, id: string, more = {}) => ({
  ...{ id, reference, day: today, amount: '312.50', what: 'paid' },
  ...more,
})
const keptOf = async (caseId: string) =>
  (await pool.query('select id, kind, cents from told_payment where case_id = $1 order by id', [caseId])).rows

test('DESK-126 a report of payments that is forged, old or changed is refused', async () => {
  const { caseId, reference } = await paid()
  const payments = [payment(reference, 'F-1')]
  expect((await report(payments, { by: forged })).status).toBe(401)
  expect((await report(payments, { lateMs: 301_000 })).status).toBe(401)
  expect((await report(payments, { lateMs: -301_000 })).status).toBe(401)
  expect((await report(payments, { changed: ' ' })).status).toBe(401)
  expect((await report('no list')).status).toBe(400)
  expect(await keptOf(caseId)).toEqual([])
  expect((await report(payments)).status).toBe(200)
})

test('DESK-126 payments are recorded once, all or none, and an id never means another payment', async () => {
  const { caseId, reference } = await paid()
  const first = payment(reference, 'P-1')
  expect(await (await report([first])).json()).toEqual({ taken: 1, known: 0 })
  expect(await (await report([first])).json()).toEqual({ taken: 0, known: 1 })
  for (const [wrong, why] of [
    [{ ...first, amount: '312.51' }, 'differs'],
    [{ ...first, what: 'missed' }, 'differs'],
    [payment('VL-0000-0000', 'P-3'), 'reference'],
    [payment(reference, 'P-3', { amount: '-1.00' }), 'shape'],
    [payment(reference, 'P-3', { amount: '0.00' }), 'shape'],
    [payment(reference, 'P-3', { day: '2026-11-24' }), 'day'],
  ] as const) {
    const refused = await report([payment(reference, 'P-2'), wrong])
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ line: 2, why, message: { nl: /./, en: /./ } })
  }
  const unpaid = await chosen()
  expect((await report([payment(await referenceOf(unpaid.caseId), 'P-4')])).status).toBe(422)
  expect(await keptOf(caseId)).toEqual([{ id: 'P-1', kind: 'paid', cents: 312_50 }])
})

test('DESK-126 a missed instalment is work with a day, a mail that names help, and an event; also from a CSV', async () => {
  const { caseId, reference, email } = await paid()
  const csv = (...lines: string[]) => ({
    files: [new File([['\uFEFFid;reference;day;amount;what', ...lines].join('\r\n')], 'betalingen.csv')],
  })
  const read = async (by: 'assessor-1' | 'reader-1', ...lines: string[]) => staff[by]('readBankReport', csv(...lines))
  const [first, second] = [`C-1;${reference};${today};10,00;paid`, `C-2;${reference};${today};312,50;missed`]
  const wrong = await read('assessor-1', first, `C-2;${reference};${today};10;missed`)
  expect(wrong.answer.reported).toEqual({ taken: 0, known: 0, fault: { line: 2, why: 'shape' } })
  expect((await read('reader-1', first, second)).status).toBe(403)
  expect((await read('assessor-1', first, second)).answer.reported).toEqual({ taken: 2, known: 0, fault: null })
  expect((await read('assessor-1', first, second)).answer.reported).toEqual({ taken: 0, known: 2, fault: null })
  const missed = (await owed({ caseId }, ['kind', 'due_on', 'subject_id'])).filter(({ kind }) => kind === 'missed')
  expect(missed).toEqual([{ kind: 'missed', due_on: '2026-11-25', subject_id: 'C-2' }])
  const mail = await mailWith(sandbox, email, 'We hebben een maandbedrag niet ontvangen')
  for (const words of ['23 november 2026', '312,50', '0800-8115', '155.nl', 'Bel ']) expect(mail.text).toContain(words)
  expect(mail.text).not.toMatch(/incasso|deurwaarder|boete|gerecht/i)
  const events = (await arrived(reference, 4)).map((one) => verify(one, newest))
  expect(events.find(({ type }) => type === 'loan.missed')!.data).toEqual({ reference, caseId, paymentId: 'C-2' })
})
