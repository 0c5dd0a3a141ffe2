import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { mintLink } from '../../store/mail/mailed-links.ts'
import {
  connectBank,
  fillForm,
  newApplicant,
  takeLoan,
  until,
  visitBank,
  type Applicant,
} from '../../testing/applicant.ts'
import { stopClockJobs } from '../../testing/clock-jobs.ts'
import { knownLedgers } from '../../testing/known-bookings.ts'
import { reach } from '../../testing/referred-case.ts'
import { startSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { testNow } from '../../testing/test-clock.ts'

const kvkNumber = '00900003'
const minute = 60_000
const day = 24 * 60 * minute

const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'silent', HOST: 'localhost' } })
let applicant: Applicant
let connectionId: string
let shiftMs = 0
beforeAll(async () => {
  await stopClockJobs(server)
  server.context.now = () => testNow(shiftMs)
  applicant = await newApplicant(server.origin)
  ;({ connectionId } = await takeLoan(applicant, server.origin, 'BUNQ', kvkNumber))
  await reach(applicant, sandbox)
}, 120_000)

/** The same days go by here and at the bank. */
function letDaysPass(days: number): void {
  shiftMs += days * day
  sandbox.clock.advance(days * day)
}

/** A visitor after a mailed link and the kvk number. */
async function returned({ caseId } = applicant, mailed = connectionId, passphrase = kvkNumber): Promise<Visitor> {
  const link = { caseId, purpose: 'reconsent', connectionId: mailed, cause: 'reminder', addressId: null } as const
  const hash = await server.context.database
    .transaction()
    .execute((transaction) => mintLink(transaction, link, server.context.now()))
  const visitor = server.visitor()
  const request = { passphrase, hash, connectionId: mailed }
  await visitor.call('createResumeToken', { params: { caseId }, request })
  return visitor
}

async function shown(visitor: Visitor, { caseId } = applicant) {
  const query = { caseId, inScopeForReconsent: 'true' }
  return (await visitor.call('fetchAccounts', { query })).answer.data.connectionDetails
}

const waitedFor = async (visitor: Visitor, { caseId } = applicant) =>
  (await visitor.call('listConnections', { params: { customerId: caseId } })).answer.connections

const asked = (visitor: Visitor, renewed = connectionId) => {
  const request = { returnUrl: `${server.origin}/transaction-success`, connectionId: renewed }
  return visitor.call('reconnect', { request })
}
const begun = async (visitor: Visitor, renewed = connectionId) => (await asked(visitor, renewed)).answer.data
const connectUrlOf = async (visitor: Visitor) => (await begun(visitor)).connectUrl

async function report(visitor: Visitor, back: URL) {
  const request = {
    state: back.searchParams.get('state') ?? '',
    connectionId: back.searchParams.get('connection_id'),
    errorClass: back.searchParams.get('error_class'),
  }
  return (await visitor.call('reportBankReturn', { request })).answer
}

async function reconnect(visitor: Visitor, renewed = connectionId, user = kvkNumber): Promise<void> {
  const { connectUrl, state } = await begun(visitor, renewed)
  const back = await visitBank(connectUrl, user)
  expect(state).toBe(back.searchParams.get('state'))
  const result = await report(visitor, back)
  expect(result).toEqual({ outcome: 'connected', connectionId: renewed, errorKey: null })
}

const row = async () =>
  (await server.context.pool.query('select * from bank_connection where connection_id = $1', [connectionId])).rows[0]

const untilJoined = () => until(60_000, async () => ((await row()).collecting_generation === null ? true : null))

/** Everything by which the decision could have changed. */
async function decided() {
  const { rows } = await server.context.pool.query(
    `select c.data_version, c.data_confirmed_version, c.selected_offer_id, c.flow_finished_at, c.updated_at,
       (select json_agg(d.id) from decision d where d.case_id = c.id) as decisions,
       (select count(*)::int from account a where a.case_id = c.id) as accounts
     from loan_case c where c.id = $1`,
    [applicant.caseId],
  )
  const ledgers = await knownLedgers(server.context, applicant.caseId, { withLater: false })
  return { ...rows[0], updated_at: null, ledgers }
}

/** Ids at the bank are as they are; what counts is that each booking is there as often as it happened. */
async function atTheBank(): Promise<string[]> {
  const lines: string[] = []
  const accounts = await server.context.bank.readAccounts(connectionId)
  for (const { accountId } of accounts) {
    for await (const page of server.context.bank.readBookings(connectionId, accountId)) {
      lines.push(...page.map(({ bookedOn, amountCents, description }) => `${bookedOn} ${amountCents} ${description}`))
    }
  }
  return lines.toSorted()
}

async function known(since = ''): Promise<string[]> {
  const ledgers = await knownLedgers(server.context, applicant.caseId)
  return ledgers
    .flatMap(({ bookings }) => bookings)
    .filter(({ bookedOn }) => bookedOn >= since)
    .map(({ bookedOn, amountCents, description }) => `${bookedOn} ${amountCents} ${description}`)
    .toSorted()
}

describe('the session of a mailed link', () => {
  /** A company with an account at each of three banks, in another case than the one that took a loan. */
  const severalBanks = '00900010'
  const connected = async () => {
    const other = await newApplicant(server.origin)
    await fillForm(other, severalBanks)
    const ids: string[] = []
    for (const bank of ['RABOBANK', 'ING', 'ABN']) ids.push(await connectBank(other, server.origin, bank, severalBanks))
    return { other, ids }
  }
  let several: ReturnType<typeof connected>
  beforeAll(async () => void (await (several = connected())), 60_000)

  test('RECON-14 may renew, report, and look, and every other call that is not public is forbidden', async () => {
    const visitor = await returned()
    const may: string[] = []
    for (const [name, call] of Object.entries<Call>(calls)) {
      if (call.scopes.includes('public')) continue
      const params = { customerId: applicant.caseId, id: connectionId, caseId: applicant.caseId } as never
      const result = await visitor.call(name as CallName, { params, request: {} })
      const isReconsent = call.scopes.includes('reconsent')
      if (isReconsent) may.push(name)
      expect([name, result.status === 403], JSON.stringify(result.failure)).toEqual([name, !isReconsent])
    }
    expect(may.toSorted()).toEqual([
      'fetchAccounts',
      'fetchTransactions',
      'listConnections',
      'readCaseState',
      'readConnectionProgress',
      'reconnect',
      'reportBankReturn',
    ])
  })

  test('FMT-1 RECON-7 sees what a card shows of each connection of its case and no more, and nothing of another case', async () => {
    const { other, ids } = await several
    const visitor = await returned(other, ids[1], severalBanks)
    const connections = await shown(visitor, other)
    expect(connections.map((one) => [one.connectionId, one.bankName])).toEqual([
      [ids[1], 'ING'],
      [ids[0], 'Rabobank'],
      [ids[2], 'ABN AMRO'],
    ])
    for (const { consentId, accounts } of connections) {
      expect([consentId, accounts.length > 0]).toEqual([null, true])
      for (const account of accounts) expect(Object.keys(account).toSorted()).toEqual(['clientName', 'iban'])
      for (const account of accounts) expect(account.iban).toMatch(/^\*{15}\d{3}$/)
    }
    expect(await waitedFor(visitor, other)).toEqual(connections)
    expect((await asked(visitor, connectionId)).error).toBe('connection_not_found')
    expect((await visitor.call('readConnectionProgress', { params: { id: connectionId } })).status).toBe(404)
    expect((await visitor.call('fetchAccounts', { query: { caseId: applicant.caseId } })).status).toBe(404)
    expect((await shown(await returned())).map((one) => one.connectionId)).toEqual([connectionId])
  })

  test('RECON-7 RECON-13 renews each connection of its case that needs it, but none that was withdrawn', async () => {
    const { other, ids } = await several
    const [mailed, beside, withdrawn] = ids
    const end = `update bank_connection set consent_status = 'ended' where connection_id = $1`
    await server.context.pool.query(end, [withdrawn])
    letDaysPass(175)
    const visitor = await returned(other, mailed, severalBanks)
    const state = async () => (await shown(visitor, other)).map((one) => [one.connectionId, one.needReconsent])
    expect(await state()).toEqual([
      [mailed, true],
      [beside, true],
    ])
    expect((await asked(visitor, withdrawn)).error).toBe('connection_not_found')
    await visitBank((await begun(visitor, beside)).connectUrl, severalBanks)
    await until(60_000, async () => {
      shiftMs += 2_000
      return (await waitedFor(visitor, other))[1]?.needReconsent === false ? true : null
    })
    await reconnect(visitor, mailed, severalBanks)
    expect(await state()).toEqual([
      [mailed, false],
      [beside, false],
    ])
    letDaysPass(-175)
  }, 120_000)

  test('RECON-13 RECON-14 of a finished application it renews, is served progress, and changes no decision', async () => {
    const before = await decided()
    letDaysPass(152)
    const visitor = await returned()
    // 28 days left: who came by the first reminder can renew, though it is not almost expired yet (RECON-8).
    expect((await shown(visitor)).map((one) => one.needReconsent)).toEqual([true])
    const old = await row()
    await reconnect(visitor)
    expect((await shown(visitor)).map((one) => one.needReconsent)).toEqual([false])
    const progress = await visitor.call('readConnectionProgress', { params: { id: connectionId } })
    expect(progress.answer).toMatchObject({ finished: true, stage: 'finished', errorKey: null })
    const asked = await visitor.call('fetchTransactions', { request: { kvkNumber, connectionId } })
    expect(asked.status).toBe(202)
    await untilJoined()
    const renewed = await row()
    expect(renewed.consent_id).not.toBe(old.consent_id)
    expect(renewed.consent_expires_at.getTime()).toBeGreaterThan(old.consent_expires_at.getTime() + 100 * day)
    expect(await decided()).toEqual(before)
  })
})

describe('renewing keeps identity', () => {
  test('RECON-14 renewed again and again with overlapping fetches, no account and no booking is there twice', async () => {
    const from = (await knownLedgers(server.context, applicant.caseId))[0]?.bookings[0]?.bookedOn ?? ''
    const before = await decided()
    for (const [round, days] of [3, 40, 0, 9].entries()) {
      letDaysPass(days)
      if (round === 1) sandbox.faults.add({ fault: 'changed-ids', times: 1 })
      await reconnect(await returned())
      await untilJoined()
      const result = await atTheBank()
      const reachesTo = result[0]?.slice(0, 10) ?? ''
      expect(await known(reachesTo > from ? reachesTo : from)).toEqual(result.filter((line) => line >= from))
    }
    expect(await decided()).toEqual(before)
    expect(await shown(await returned())).toHaveLength(1)
  }, 120_000)
})

describe('the old consent', () => {
  test('RECON-13 lives until the aggregator has the new one, however the visit to the bank ends', async () => {
    letDaysPass(175)
    const visitor = await returned()
    const before = await row()
    const url = new URL(await connectUrlOf(visitor))
    const state = async () => {
      const { consent_id, consent_status, consent_expires_at } = await row()
      return { consent_id, consent_status, consent_expires_at }
    }
    const old = {
      consent_id: before.consent_id,
      consent_status: 'active',
      consent_expires_at: before.consent_expires_at,
    }
    expect(await state()).toEqual(old)
    const cancelled = await fetch(`${url.origin}/connect/cancel`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: url.searchParams.get('token') ?? '' }),
    })
    const result = await report(visitor, new URL(cancelled.headers.get('location') ?? ''))
    expect(result).toMatchObject({ outcome: 'cancelled', errorKey: 'bank_cancelled' })
    expect(await state()).toEqual(old)
    expect((await shown(visitor)).map((one) => one.needReconsent)).toEqual([true])
  })

  test('API-5 RECON-13 a page that only waits sees the new one, though nobody reports and no callback comes', async () => {
    letDaysPass(175)
    const visitor = await returned()
    expect((await shown(visitor)).map((one) => one.needReconsent)).toEqual([true])
    await visitBank(await connectUrlOf(visitor), kvkNumber)
    await until(60_000, async () => {
      shiftMs += 2_000
      return (await waitedFor(visitor))[0]?.needReconsent === false ? true : null
    })
    expect((await row()).consent_status).toBe('active')
  })

  test('RECON-13 an outage of the aggregator changes nothing of it', async () => {
    letDaysPass(175)
    const visitor = await returned()
    await visitBank(await connectUrlOf(visitor), kvkNumber)
    sandbox.faults.add({ fault: 'status-503', path: '/api/v6/consents' })
    expect((await shown(visitor)).map((one) => one.needReconsent)).toEqual([true])
    sandbox.faults.clear()
    await until(60_000, async () => {
      shiftMs += 5_000
      return (await shown(visitor))[0]?.needReconsent === false ? true : null
    })
  })
})
