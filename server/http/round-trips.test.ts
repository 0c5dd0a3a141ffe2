import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { changeCaseRow } from '../store/case/change-case.ts'
import { mintLink } from '../store/mail/mailed-links.ts'
import type { LinkPurpose } from '../store/schema/mail-tables.ts'
import { startSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'

// Without a worker, whose jobs would read beside the calls that are counted.
const { server } = await startSite({ environment: { ROLE: 'http' } })
let visitor: Visitor
beforeAll(async () => {
  visitor = server.visitor()
  await visitor.begin('00900003')
})

const save = (loanAmount: number) =>
  visitor.call('saveLoanAmount', { request: { loanAmount }, headers: { 'idempotency-key': randomUUID() } })

type Sent = { text: string; name: string | undefined }

/** The statements of `vlot`'s own tables and the jobs asked for meanwhile; else the queue looks after itself. */
async function statementsOf(work: () => Promise<{ status: number }>, isRefused = false): Promise<Sent[]> {
  const sent: Sent[] = []
  const original = pg.Client.prototype.query as (...asked: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text: string; name?: string }]
    const { text, name } = typeof first === 'string' ? { text: first, name: undefined } : first
    const isOfQueue = text.includes('job_queue') || text.includes('pgboss')
    if (!isOfQueue || /^\s*WITH ins AS/.test(text)) sent.push({ text, name })
    return original.apply(this, asked)
  } as never)
  try {
    expect((await work()).status >= 300).toBe(isRefused)
    return sent
  } finally {
    spy.mockRestore()
  }
}

test('FLOW-4 an amount is saved in four statements, each prepared, without reading anything twice', async () => {
  for (const amount of [25_000, 26_000, 27_000]) await save(amount)
  const sent = await statementsOf(() => save(28_000))
  expect(sent.map(({ text }) => text.trim().split(/\s+/)[0])).toEqual(['select', 'insert', 'select', 'with'])
  expect(sent.filter(({ name }) => name === undefined)).toEqual([])
  // Only the amount is waited for until it is on the disk.
  const awaited = sent
    .filter(({ text }) => !text.includes('synchronous_commit'))
    .map(({ text }) => text.trim().slice(0, 18))
  expect(awaited.filter((text) => !text.startsWith('select'))).toEqual(['with changed as (\n'])
  expect((await visitor.call('readApplication')).answer.loanAmount).toBe(28_000)
})

test('FLOW-8 the state of a case is read in two statements, each prepared', async () => {
  for (let turn = 0; turn < 3; turn++) await visitor.call('readCaseState')
  const sent = await statementsOf(() => visitor.call('readCaseState'))
  expect(sent).toHaveLength(2)
  expect(sent.filter(({ name }) => name === undefined)).toEqual([])
})

/** A case with an address, and a link of each purpose that has a call. */
async function linkedCase() {
  const email = `${randomUUID()}@bedrijf.example`
  const owner = server.visitor()
  const caseId = await owner.begin('00900003')
  await owner.call('saveForLater', { request: { email } })
  const { rows } = await server.context.pool.query('select id from case_contact where case_id = $1', [caseId])
  const addressId = rows[0].id as string
  const link = (purpose: LinkPurpose) =>
    server.context.database.transaction().execute((transaction) => {
      const fresh = { caseId, purpose, connectionId: '1', cause: 'request', addressId } as const
      return mintLink(transaction, fresh, server.context.now())
    })
  return {
    email,
    caseId,
    resume: await link('resume'),
    reconsent: await link('reconsent'),
    followUp: await link('follow-up'),
  }
}

/** The queries of a link, its case or its address, and the job asked for; without all else that the server does. */
const ofLinks = /\b(mailed_link|loan_case|sealing_key|case_contact|bank_connection)\b|^\s*WITH ins AS/

test('RECON-14 FLOW-11 for an address, case or link that there is the same is asked of the database as for one that there is not', async () => {
  const { caseId, email, resume, reconsent, followUp } = await linkedCase()
  const [noEmail, noCase, noLink] = [`${randomUUID()}@bedrijf.example`, randomUUID(), 'x'.repeat(43)]
  const passphrase = '00900001'
  const visitor = server.visitor()
  const ask = {
    requestResumeLink: (of: string) =>
      visitor.call('requestResumeLink', { request: { kvkNumber: '00900003', email: of } }),
    requestReconsentLink: (of: string) =>
      visitor.call('requestReconsentLink', { request: { caseId: of, connectionId: '1' } }),
    startResume: (hash: string) => visitor.call('startResume', { request: { caseId, hash, passphrase } }),
    confirmResume: (hash: string) => visitor.call('confirmResume', { request: { caseId, hash, code: '00000000' } }),
    createResumeToken: (hash: string) =>
      visitor.call('createResumeToken', { params: { caseId }, request: { hash, passphrase, connectionId: '1' } }),
    openFollowUp: (hash: string) => visitor.call('openFollowUp', { request: { caseId, hash, passphrase } }),
  }
  const pairs = {
    requestResumeLink: [email, noEmail],
    requestReconsentLink: [caseId, noCase],
    startResume: [resume, noLink],
    confirmResume: [resume, noLink],
    createResumeToken: [reconsent, noLink],
    openFollowUp: [followUp, noLink],
  }
  for (const name of Object.keys(pairs) as (keyof typeof pairs)[]) {
    const isRefused = !name.startsWith('request')
    const sent: string[][] = []
    for (const given of pairs[name]) {
      const answer = await statementsOf(() => ask[name](given), isRefused)
      sent.push(answer.map(({ text }) => text).filter((text) => ofLinks.test(text)))
    }
    expect(sent[0], name).toEqual(sent[1])
    expect(sent[0], name).not.toEqual([])
  }
})

test('FLOW-4 what was made of a case that has changed since is not saved, but made again under its lock', async () => {
  const { context } = server
  const { caseId } = (await visitor.call('readApplication')).answer
  const read = Promise.withResolvers<void>()
  const other = await context.pool.connect()
  await other.query('begin')
  await other.query('update loan_case set loan_amount_cents = 3000000 where id = $1', [caseId])
  const change = changeCaseRow(context, { caseId, heldKey: null }, ({ loanCase }) => {
    read.resolve()
    return { loan_amount_cents: loanCase.loan_amount_cents }
  })
  await read.promise
  await other.query('commit')
  other.release()
  expect(await change).toBe(false)
  expect((await visitor.call('readApplication')).answer.loanAmount).toBe(30_000)
  const saved = await Promise.all([30_500, 31_000, 31_500, 32_000].map(save))
  expect(saved.map(({ status }) => status)).toEqual([204, 204, 204, 204])
})
