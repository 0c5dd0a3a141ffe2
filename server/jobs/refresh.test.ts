import { beforeAll, describe, expect, test } from 'vitest'
import { minuteOf } from '#lending/fetch-budget.ts'
import { businessClock } from '../business-clock.ts'
import { accessTokens } from '../http/access-token.ts'
import { beginSession } from '../store/session/session.ts'
import { newApplicant, takeLoan, until, type Applicant } from '../testing/applicant.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { knownLedgers } from '../testing/known-bookings.ts'
import { reach } from '../testing/referred-case.ts'
import { startSite } from '../testing/site.ts'
import { refreshWorker } from './refresh.ts'

const kvkNumber = '00900003'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A fortnight before the clocks go back. */
const today = '2027-10-18'
const { sandbox, server } = await startSite({ today, callbacks: 'key known', environment: { LOG_LEVEL: 'warn' } })
let applicant: Applicant
let connectionId: string
let shiftMs = 0
const { now: firstNow } = server.context
const now = () => new Date(firstNow().getTime() + shiftMs)
beforeAll(async () => {
  await stopClockJobs(server)
  server.context.now = now
  applicant = await newApplicant(server.origin)
  ;({ connectionId } = await takeLoan(applicant, server.origin, 'BUNQ', kvkNumber))
  await reach(applicant, sandbox)
}, 120_000)

/** The same time goes by here and at the bank. */
function letPass(ms: number): void {
  shiftMs += ms
  sandbox.clock.advance(ms)
}

/** Up to a minute of the Dutch day, today or tomorrow. */
function letPassUntil(minuteOfDay: number): void {
  for (let passed = 0; passed < 3 * 24 * 60; passed++) {
    if (businessClock(now()).minute === minuteOfDay) return
    letPass(minute)
  }
  throw new Error('This minute never comes')
}

const row = async () =>
  (await server.context.pool.query('select * from bank_connection where connection_id = $1', [connectionId])).rows[0]

const untilIdle = () => until(60_000, async () => ((await row()).collecting_generation === null ? true : null))

/** A look at the clock as the worker takes it; true when a fetch began. */
async function look(): Promise<boolean> {
  const before = (await row()).last_generation
  const run = { data: {}, attempt: 0, signal: new AbortController().signal }
  await refreshWorker(server.context).step(run)
  await untilIdle()
  return (await row()).last_generation > before
}

type State = { calls: Record<string, number>; connections: { id: string; last_attempt: Record<string, unknown> }[] }
const atTheBank = async () => (await (await fetch(`${sandbox.origin}/control/state`)).json()) as State
const fetchesAtTheBank = async () => (await atTheBank()).calls['POST /api/v6/connections/:id/background_refresh'] ?? 0

const bookings = async (withLater: boolean) =>
  (await knownLedgers(server.context, applicant.caseId, { withLater })).flatMap(({ bookings }) => bookings)

const caseRow = async () =>
  (
    await server.context.pool.query(
      `select data_version, data_confirmed_version, selected_offer_id, flow_finished_at, updated_at from loan_case
        where id = $1`,
      [applicant.caseId],
    )
  ).rows[0]

describe('a night', () => {
  test('brings the new bookings of the last 90 days into the ledger, and leaves the decision as it was', async () => {
    const before = { loanCase: await caseRow(), decided: await bookings(false) }
    letPass(4 * day)
    letPassUntil(12 * 60)
    expect(await look()).toBe(false)
    letPassUntil(minuteOf(connectionId) - 1)
    expect(await look()).toBe(false)
    letPassUntil(minuteOf(connectionId))
    expect(await look()).toBe(true)
    expect(await fetchesAtTheBank()).toBe(1)
    const { today } = businessClock(now())
    const [connection] = (await atTheBank()).connections
    expect(connection?.last_attempt).toMatchObject({ user_present: false, finished: true })
    const asked = String(connection?.last_attempt['fetch_from_date'])
    expect(Date.parse(today) - Date.parse(asked)).toBe(89 * day)

    const all = await bookings(true)
    const later = all.filter(({ bookedOn }) => bookedOn > (before.decided.at(-1)?.bookedOn ?? ''))
    expect(later.length).toBeGreaterThan(10)
    expect(await bookings(false)).toEqual(before.decided)
    expect(await caseRow()).toEqual(before.loanCase)
    const read = await applicantSees()
    expect(read).toMatchObject({ flowFinished: true, dataConfirmed: true })
    expect(read.connections[0]).toMatchObject({ stage: 'finished', errorKey: null })
  })

  test('brings one fetch only, however often the clock is looked at', async () => {
    const before = await fetchesAtTheBank()
    for (let looks = 0; looks < 5; looks++) {
      letPass(20 * minute)
      expect(await look()).toBe(false)
    }
    expect(await fetchesAtTheBank()).toBe(before)
  })

  test('comes every night, also when the clocks go back', async () => {
    const target = Date.parse('2027-10-29T12:00:00Z')
    letPass(target - now().getTime())
    const nights: string[] = []
    for (let looks = 0; looks < 4 * 48; looks++) {
      if (await look()) nights.push(businessClock(now()).today)
      letPass(30 * minute)
    }
    expect(nights).toEqual(['2027-10-30', '2027-10-31', '2027-11-01', '2027-11-02'])
  }, 120_000)
})

/** The applicant's session is long over; this reads from a new one of the same case. */
async function applicantSees() {
  const visitor = server.visitor()
  const fresh = { scope: 'applicant', caseId: applicant.caseId, partnerId: null } as const
  const { session, cookie } = await beginSession(server.context.database, fresh, now())
  visitor.cookie = `__Host-vlot-session=${cookie}`
  visitor.token = await accessTokens(server.context.settings.tokenKeys, now).sign(session)
  return (await visitor.call('readApplication')).answer
}

describe('the budget', () => {
  /** The aggregator has newer data, and sends callbacks. */
  async function calledBack(): Promise<void> {
    await fetch(`${sandbox.origin}/api/v6/connections/${connectionId}/refresh`, {
      method: 'POST',
      headers: { 'App-id': 'sandbox-app-id', Secret: 'sandbox-secret', 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    })
    await sandbox.idle()
    const looked = async () => {
      const { rows } = await server.context.pool.query(
        `select count(*)::int as count from job_queue.job where name = 'recheck' and state < 'completed'`,
      )
      return rows[0].count === 0 ? true : null
    }
    await until(60_000, looked)
    await untilIdle()
  }

  const fetches = async () => {
    const { rows } = await server.context.pool.query(
      `select encode(identity, 'hex') as account, at, cause from bank_fetch order by at`,
    )
    return Map.groupBy(rows as { account: string; at: Date; cause: string }[], ({ account }) => account)
  }

  test('holds nights and callbacks together to four in any 24 hours for each account', async () => {
    const generation = (await row()).last_generation
    for (let round = 0; round < 10; round++) {
      await look()
      await calledBack()
      letPass(3 * hour)
    }
    expect((await row()).last_generation).toBeGreaterThan(generation + 4)
    const perAccount = await fetches()
    expect(perAccount.size).toBe(2)
    for (const list of perAccount.values()) {
      expect(new Set(list.map(({ cause }) => cause))).toEqual(new Set(['night', 'callback']))
      for (const { at } of list) {
        const within = list.filter((one) => one.at >= at && one.at.getTime() < at.getTime() + day)
        expect(within.length).toBeLessThanOrEqual(4)
      }
    }
  }, 120_000)

  test('is spent on an answer that never came, and the next night goes on', async () => {
    letPass(2 * day)
    letPassUntil(minuteOf(connectionId))
    sandbox.faults.add({ fault: 'status-503', path: '/api/v6/connections/' })
    const { later_generation: held } = await row()
    expect(await look()).toBe(true)
    sandbox.faults.clear()
    const after = await row()
    expect(after).toMatchObject({
      later_generation: held,
      stage: 'finished',
      error_key: null,
      consent_status: 'active',
    })
    letPass(day)
    expect(await look()).toBe(true)
    expect((await row()).later_generation).toBeGreaterThan(held)
  })
})

describe('no fetch', () => {
  const tomorrowNight = async () => {
    letPass(day)
    letPassUntil(minuteOf(connectionId) + 1)
    return look()
  }

  test('without a living consent, and an ended one is shown as ended', async () => {
    const consent = sandbox.store.state.consents.find((one) => one.connection_id === connectionId && !one.revoked_at)
    await fetch(`${sandbox.origin}/control/connections/${connectionId}/revoke`, { method: 'POST' })
    expect(consent?.revoked_at).not.toBeNull()
    const held = (await row()).later_generation
    await tomorrowNight()
    expect((await row()).later_generation).toBe(held)
    await server.context.jobs.enqueue(server.context.database, 'recheck', { connectionId })
    await until(60_000, async () => ((await row()).consent_status === 'unusable' ? true : null))
    expect(await tomorrowNight()).toBe(false)
  })

  test('where the lender has switched it off', async () => {
    const { settings, pool } = server.context
    await pool.query(`update bank_connection set consent_status = 'active', consent_ended_at = null`)
    server.context.settings = { ...settings, bank: { ...settings.bank, nightlyRefresh: false } }
    expect(await tomorrowNight()).toBe(false)
    server.context.settings = settings
    expect(await look()).toBe(true)
  })

  test('where no loan was taken, and after its term is over', async () => {
    const { pool } = server.context
    await pool.query(`update bank_connection set consent_status = 'active', consent_ended_at = null`)
    await pool.query(`update loan_case set flow_finished_at = flow_finished_at - interval '61 months'`)
    expect(await tomorrowNight()).toBe(false)
    await pool.query(`update loan_case set flow_finished_at = null, selected_offer_id = null`)
    expect(await tomorrowNight()).toBe(false)
  })
})
