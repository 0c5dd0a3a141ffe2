import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import { type DeskCallName, deskCalls } from '#contract/desk/calls.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { until } from '../testing/applicant.ts'
import { takeSteps } from '../testing/chosen-case.ts'
import { acceptByMail, agreementsAt } from '../testing/checked-case.ts'
import { lockCase } from '../store/case/case-data.ts'
import { putDraft } from '../store/follow-up/case-files.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { asEngine, overridden, startDesk } from '../testing/desk-site.ts'
import { withDocument } from '../testing/received-document.ts'
import { deskVisitor, signIn } from '../testing/desk-staff.ts'
import { joinLaterBooking } from '../testing/later-booking.ts'

const today = '2026-11-23'
const { server, sandbox, staff, viewOf, versionOf, confirming, referred: one, chosen, tickAll } = await startDesk(today)
const mine = await signIn(server.context, 'assessor-1')
let answeredAfterwards = 0
beforeAll(() => {
  const { pool } = server.context
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((...given: unknown[]) => {
    if ((given[0] as { name?: string }).name === 'idempotency-answered') answeredAfterwards++
    return query(...given)
  }) as typeof pool.query
})

/** `again`: a repeat without a known answer is done once more on purpose, as a second search is. */
type Scene = { params?: Record<string, string>; request?: Record<string, unknown>; file?: Buffer; again?: 'on-purpose' }
/** The call's subject, prepared by assessor-1. */
type Prepare = () => Promise<Scene>

async function work(kind: TaskKind = 'failedStep', owner: string | null = null): Promise<Scene> {
  const id = randomUUID()
  const opened = { case_id: null, kind, subject_id: id, reason: null, opened_at: server.context.now() }
  await server.context.database
    .insertInto('obligation')
    .values({ id, ...opened, due_on: '2026-11-20', owner })
    .execute()
  return { params: { id }, request: { version: 0 } }
}

async function proposed(by: 'assessor-2'): Promise<Scene> {
  const garage = await one('garage')
  const { caseId } = garage
  const dataVersion = await versionOf(garage)
  const request = { ...overridden, dataVersion }
  const { answerId } = (await staff[by]('answerReferral', { params: { caseId }, request })).answer
  return { params: { caseId, answerId }, request: { dataVersion } }
}

const sentBack = async (scene: Promise<Scene>): Promise<Scene> => {
  const { request, ...rest } = await scene
  return { ...rest, request: { ...(request as object), back: { reason: 'figures', words: null } } }
}

const act = { kind: 'withdrawal', why: 'Blijkt anders.', code: 'other', on: null, reference: null }

async function withdrawing(by: 'assessor-2'): Promise<Scene> {
  const taken = await chosen()
  await takeSteps(server, taken, ['agreement'])
  const { caseId } = taken
  expect((await staff[by]('proposeAct', { params: { caseId }, request: act as never })).status).toBe(204)
  const [proposal] = (await viewOf(taken)).acts
  return { params: { caseId, actId: proposal!.id }, request: {} }
}

/** A draft that assessor-1 has put in and opened. */
async function draftOf({ caseId }: { caseId: string }): Promise<string> {
  const { database, settings, now } = server.context
  const caseKey = (await openKey(database, settings.operatorKeys, caseId))!
  const file = { type: 'application/pdf', bytes: Buffer.from('%PDF'), at: now() } as const
  const fileId = await database.transaction().execute(async (transaction) => {
    // Every caller of putDraft holds this lock; without it the worker, which makes a draft too, can deadlock.
    await lockCase(transaction, caseId)
    return putDraft(transaction, caseKey, file)
  })
  await staff['assessor-1']('openNames', { params: { caseId }, request: { reason: 'check' } })
  await staff['assessor-1']('downloadFile', { params: { caseId, fileId } })
  return fileId
}

async function documented() {
  const { caseId } = await one('painter')
  const { accountId, fileId } = await withDocument(server.context, caseId)
  return { params: { caseId }, accountId, fileId }
}

async function judged(by: 'assessor-2'): Promise<Scene> {
  const { params, accountId, fileId } = await documented()
  const request = { dataVersion: await versionOf(params), accountId, fileId, holderIs: 'company', reason: 'Bewijs.' }
  await staff[by]('judgeAccount', { params, request })
  const [account] = (await staff[by]('readDeskCase', { params })).answer.accounts
  return { params: { ...params, verdictId: account!.verdict!.id }, request: { dataVersion: request.dataVersion } }
}

const leave = (day: string) => ({ staffId: 'assessor-1', fromDay: day, untilDay: day, standIn: null })

/** A signed loan, opened by these, as a file takes it. */
async function duePayout(...by: ('assessor-1' | 'assessor-2')[]) {
  const taken = await chosen()
  await takeSteps(server, taken, ['agreement', 'sent', 'signed'])
  const { caseId } = taken
  for (const one of by) await staff[one]('openNames', { params: { caseId }, request: { reason: 'payout' } })
  const { due } = (await staff['assessor-1']('readPayouts')).answer
  const { amountCents, accountId } = due.find((one) => one.caseId === caseId)!
  return { caseId, amountCents, accountId: accountId! }
}

async function madeFile(...by: ('assessor-1' | 'assessor-2')[]): Promise<Scene> {
  await staff['assessor-2']('makePayoutFile', { request: { payouts: [await duePayout(...by)] } })
  const { id: fileId, sha256 } = (await staff['assessor-1']('readPayouts')).answer.files[0]!
  return { params: { fileId }, request: { sha256 } }
}

const scenes: Record<string, Prepare> = {
  claimWork: () => work(),
  releaseWork: () => work('failedStep', 'assessor-1'),
  async handOverWork() {
    const scene = await work('failedStep', 'assessor-1')
    return { ...scene, request: { ...scene.request, to: 'assessor-2' } }
  },
  async takeNextWork() {
    await work()
    await work()
    return { again: 'on-purpose' }
  },
  async closeWork() {
    const scene = await work('failedStep', 'assessor-1')
    return { ...scene, request: { ...scene.request, outcome: 'done', words: null } }
  },
  async enterComplaint() {
    const who = { name: 'Kees Klager', email: 'kees@klager.example', reachedBy: null, words: 'Te laat.' }
    return { request: { ...who, receivedOn: today, language: 'nl', reference: null } }
  },
  setLeave: async () => ({ request: leave('2026-12-01') }),
  async endLeave() {
    await staff['assessor-1']('setLeave', { request: leave('2026-12-02') })
    const { leaves } = (await staff['assessor-1']('readTeam')).answer
    return { params: { id: leaves.at(-1)!.id } }
  },
  findCases: async () => ({ request: { text: '00900018' }, again: 'on-purpose' }),
  endApplicantSessions: async () => ({
    params: { caseId: (await one('joiner')).caseId },
    request: { reason: 'stranger' },
  }),
  openNames: async () => ({
    params: { caseId: (await one()).caseId },
    request: { reason: 'assess' },
    again: 'on-purpose',
  }),
  async openWork() {
    const scene = await work('contact', 'assessor-1')
    return { ...scene, request: { reason: 'contact' }, again: 'on-purpose' }
  },
  priceWanted: async () => ({
    params: { caseId: (await one()).caseId },
    request: { productType: 'PBL', termMonths: 24, amountCents: 8_000_00 },
  }),
  async answerReferral() {
    const { caseId } = await one()
    return { params: { caseId }, request: { ...asEngine, dataVersion: await versionOf({ caseId }) } }
  },
  async secondAnswer() {
    const { params } = await proposed('assessor-2')
    return { params, request: await confirming({ caseId: params!['caseId']! }) }
  },
  sendAnswerBack: () => sentBack(proposed('assessor-2')),
  async finishCheck() {
    const { caseId } = await chosen()
    await tickAll({ caseId }, 'assessor-2')
    return { params: { caseId }, request: { dataVersion: await versionOf({ caseId }) } }
  },
  async tickCheck() {
    const { caseId } = await chosen()
    const request = { line: 'account', note: null, isJointly: null, dataVersion: await versionOf({ caseId }) }
    return { params: { caseId }, request }
  },
  async proposeAct() {
    const { caseId } = await chosen()
    return { params: { caseId }, request: { ...act, kind: 'stop' } }
  },
  secondAct: () => withdrawing('assessor-2'),
  sendActBack: () => sentBack(withdrawing('assessor-2')),
  async putAgreement() {
    const taken = await chosen()
    await takeSteps(server, taken, ['agreement'])
    return { params: { caseId: taken.caseId }, file: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n') }
  },
  async makeAgreement() {
    const taken = await chosen()
    await takeSteps(server, taken, ['agreement'])
    return { params: { caseId: taken.caseId }, request: {}, again: 'on-purpose' }
  },
  async countersign() {
    const { caseId, who, email } = await chosen()
    await agreementsAt(staff).mailed({ caseId })
    await acceptByMail(sandbox, who, email)
    await staff['assessor-1']('openNames', { params: { caseId }, request: { reason: 'payout' } })
    return { params: { caseId }, request: { seen: (await confirming({ caseId })).seen } }
  },
  async sendAgreement() {
    const taken = await chosen()
    await takeSteps(server, taken, ['agreement'])
    return { params: { caseId: taken.caseId }, request: { fileId: await draftOf(taken) } }
  },
  async putDocument() {
    const { caseId } = await chosen()
    return { params: { caseId }, file: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n') }
  },
  async recordStep() {
    const taken = await chosen()
    await takeSteps(server, taken, ['agreement', 'sent'])
    return {
      params: { caseId: taken.caseId },
      request: { step: 'signed', on: today, reference: 'HT-1', whyNoFile: 'Op papier.' },
    }
  },
  makePayoutFile: async () => ({ request: { payouts: [await duePayout('assessor-1')] } }),
  confirmPayoutFile: () => madeFile('assessor-2', 'assessor-1'),
  async dropPayoutFile() {
    const { params } = await madeFile('assessor-2')
    return { params: params! }
  },
  async readBankReport() {
    const { params, request } = await madeFile('assessor-2', 'assessor-1')
    await staff['assessor-1']('confirmPayoutFile', { params, request } as never)
    const { answer } = await staff['assessor-1']('readPayouts')
    const { messageId } = answer.files.find(({ id }) => id === params!['fileId'])!
    const report = `<Document xmlns="pain.002.001.10"><R><GrpHdr><CreDtTm>${today}T09:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></R></Document>`
    return { file: Buffer.from(report), again: 'on-purpose' }
  },
  async replayDelivery() {
    const id = randomUUID()
    const row = { id, case_id: null, type: 'loan.paid', reference: 'VL-0000-0000', payment_id: null } as const
    await server.context.database
      .insertInto('webhook_delivery')
      .values({ ...row, at: server.context.now() })
      .execute()
    return { params: { deliveryId: id }, again: 'on-purpose' }
  },
  async correctCategory() {
    const { caseId } = await one()
    const { answer } = await staff['senior-1']('listCaseBookings', {
      params: { caseId },
      query: { category: 'supplier' },
    })
    const corrected = { booking: answer.bookings[0]!.booking, reach: 'booking', category: 'rent', reason: 'Huur.' }
    return { params: { caseId }, request: { dataVersion: await versionOf({ caseId }), ...corrected } }
  },
  async judgeAccount() {
    const { params, accountId, fileId } = await documented()
    const judged = { accountId, fileId, holderIs: 'company', reason: 'Het bewijs noemt het bedrijf.' }
    return { params, request: { dataVersion: await versionOf({ caseId: params.caseId }), ...judged } }
  },
  confirmAccount: () => judged('assessor-2'),
  sendAccountBack: () => sentBack(judged('assessor-2')),
  async reassessCase() {
    const { caseId } = await one()
    await joinLaterBooking(server.context, caseId, '2026-11-22')
    return { params: { caseId }, request: { dataVersion: await versionOf({ caseId }) } }
  },
  askDocument: async () => ({
    params: { caseId: (await one()).caseId },
    request: { reason: 'account-holder', words: null },
  }),
}
/** They change nothing that counts; each search for a case is recorded. */
const reading: readonly DeskCallName[] = ['findCases', 'priceWanted']

/** Signing out ends the session whose call it is: a second one is answered 401. */
const writing = (Object.entries(deskCalls) as [DeskCallName, DeskCall][])
  .filter(([name, { method }]) => method === 'POST' && name !== 'signOut')
  .map(([name]) => name)

async function send(name: DeskCallName, { file, again: _again, ...input }: Scene, key: string) {
  const files = file && { files: [new File([new Uint8Array(file)], 'stuk.pdf')] }
  const { status, bytes, headers } = await deskVisitor(server.context, mine)(name, {
    ...(input as object),
    ...files,
    headers: { 'idempotency-key': key },
  })
  return { status, text: bytes.toString(), isReplayed: headers.get('idempotency-replayed') === 'true' }
}

/** A reassessment or an agreement goes on after its call's answer, and may open work in turn. */
const untilDecided = () =>
  until(60_000, async () => {
    const { rowCount } = await server.context.pool.query(
      `select from job_queue.job where name in ('analyse', 'score', 'offer', 'make-agreement', 'seal-agreement') and state < 'completed' limit 1`,
    )
    return rowCount === 0 ? true : null
  })

/** Everything that a call of the desk can leave behind, counted. */
async function traces(): Promise<unknown> {
  await untilDecided()
  const { rows } = await server.context.pool.query(`select
    (select count(*) from audit_entry where actor like 'staff:%') as audit,
    (select count(*) from mail) as mails,
    (select count(*) || '/' || sum(version) || '/' || count(closed_at) || '/' || count(owner) from obligation) as work,
    (select count(*) from complaint) as complaints, (select count(*) from desk_look) as looks,
    (select count(*) || '/' || count(second_by) from desk_decision) as answers,
    (select count(*) from document_request) as requests, (select count(*) from check_line) as checked,
    (select count(*) || '/' || count(second_by) from desk_act) as acts, (select count(*) from case_file) as files,
    (select count(*) || '/' || string_agg(state, '' order by end_to_end_id) from payout_entry) as payouts,
    (select count(*) from follow_up_step) as steps, (select count(*) from customer_check) as customers,
    (select count(first_by) || '/' || count(second_by) from acceptance) as countersigned`)
  return rows[0]
}

/** A server that died between the change and the stored answer. Data stored with the change cannot be lost. */
async function loseAnswer(): Promise<void> {
  await server.context.pool.query(`update idempotency set status = null, sealed_answer = null,
    created_at = created_at - interval '10 minutes' where status is not null`)
}

test('DESK-38 every writing call of the desk is held against this', () => {
  expect(Object.keys(scenes).toSorted()).toEqual([...writing].toSorted())
})

test.each(writing)('DESK-38 %s sent again does nothing twice, and is answered', async (name) => {
  const scene = await scenes[name]!()
  const key = randomUUID()
  const before = await traces()
  answeredAfterwards = 0
  const first = await send(name, scene, key)
  expect(first, first.text).toMatchObject({ isReplayed: false })
  expect(first.status).toBeLessThan(300)
  const done = await traces()
  if (!reading.includes(name)) expect(done).not.toEqual(before)
  const isKeptBeside = answeredAfterwards > 0

  const again = await send(name, scene, key)
  // A message of the bank may be read again; a file that is put in is there already.
  if (scene.file) expect(again.status).toBe(scene.again ? 200 : 409)
  else expect(again).toEqual({ ...first, isReplayed: true })
  expect(await traces()).toEqual(done)

  if (isKeptBeside && !reading.includes(name)) {
    await loseAnswer()
    expect((await send(name, scene, key)).status).toBeOneOf([first.status, 409])
    expect(await traces()).toEqual(done)
  }
  if (scene.again === 'on-purpose') return
  expect((await send(name, scene, randomUUID())).status).toBeOneOf([first.status, 409])
  expect(await traces()).toEqual(done)
})
