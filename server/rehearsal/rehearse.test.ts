import { beforeAll, describe, expect, test } from 'vitest'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import type { Rehearsal } from '#lending/rehearsal/rehearsal.ts'
import { rehearsalReport } from '#lending/rehearsal/rehearsal-report.ts'
import { decidedApplicant, type Applicant } from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'
import { rehearse } from './rehearse.ts'

const { server } = await startSite({ today: '2026-11-21', environment: { HOST: 'localhost' } })
const { context } = server
const policyOf = (file: object) => lenderPolicy({ version: 'proef-1', ...file }).policy!

/** Rates alone, which work on the input of a decision; and the days of a round trip, which work on the bookings. */
const dearer = policyOf({ prices: { loanRates: { A: { 60: 0.1 } }, creditRates: { D: 0.11 } } })
const longerTrips = policyOf({ trips: { days: 31 } })
/** Nobody has so many points. */
const stricter = policyOf({ grades: { A: 800, B: 800, C: 800, D: 800 }, score: { cutOff: 800 } })

let [webshop, painter] = [] as unknown as [Applicant, Applicant]
beforeAll(async () => {
  webshop = await decidedApplicant(server.origin, 'BUNQ', '00900003')
  painter = await decidedApplicant(server.origin, 'ING', '00900012')
}, 60_000)

const counts = ({ cases, whole, notDecided }: Rehearsal) => ({
  of: cases,
  decided: whole.cases,
  ...Object.fromEntries([...notDecided].filter(([, count]) => count > 0)),
})
const rows = async () => {
  const tables = ['decision', 'offer_set', 'analysis', 'loan_case', 'obligation', 'mail']
  const { rows: found } = await context.pool.query(
    tables
      .map((table) => `select '${table}', md5(string_agg(t::text, ',' order by t::text)) from ${table} t`)
      .join(' union all '),
  )
  return found as unknown
}

describe('CORE-10 a policy is rehearsed on the cases of before', () => {
  test('from the input of each decision, writing nothing but one entry of the audit trail', async () => {
    const before = await rows()
    const { rehearsal, fromBookings } = await rehearse(context, stricter)
    expect([counts(rehearsal), fromBookings]).toEqual([{ of: 2, decided: 2 }, 0])
    const { before: old, after } = rehearsal.whole
    expect([old.approve, old.offers, after.approve, after.offeredCents]).toEqual([1, 1, 0, 0])
    expect(rehearsal.moves.get('approve refuse')).toBe(1)
    expect(rehearsal.mostChanged[0]).toMatchObject({ reference: webshop.caseId, after: { outcome: 'refuse' } })
    expect(await rows()).toEqual(before)
    const entries = await context.pool.query(
      `select actor, case_id, detail from audit_entry where action = 'policy.rehearsed'`,
    )
    expect(entries.rows).toEqual([
      { actor: 'operator', case_id: null, detail: { policy: stricter.version, cases: 2, decided: 2 } },
    ])
  })

  test('with prices alone changes no answer and no sum', async () => {
    const { rehearsal } = await rehearse(context, dearer)
    const { before, after } = rehearsal.whole
    expect({ ...after, rateSum: 0 }).toEqual({ ...before, rateSum: 0 })
  })

  test('from the bookings, where these make the input', async () => {
    const { rehearsal, fromBookings } = await rehearse(context, longerTrips)
    expect([counts(rehearsal), fromBookings]).toEqual([{ of: 2, decided: 2 }, 2])
    expect(rehearsal.whole.after).toEqual(rehearsal.whole.before)
    expect(rehearsal.mostChanged).toEqual([])
  })

  test('and says of how many it could not, by reason: "no change" is never said of these', async () => {
    await context.pool.query(
      `delete from transaction_part using account a where a.id = account_id and a.case_id = $1`,
      [painter.caseId],
    )
    await context.pool.query(`update analysis set input_hash = '\\x00' where case_id = $1`, [webshop.caseId])
    const { rehearsal, fromBookings } = await rehearse(context, longerTrips)
    expect(counts(rehearsal)).toEqual({ of: 2, decided: 0, 'bookings-gone': 1, 'data-changed': 1 })
    const report = rehearsalReport(rehearsal, { version: 'proef-1', language: 'en', fromBookings })
    expect(report).toContain('Computed again: 0 of 2 applications.')
    expect(report).toContain('Not computed: 1, whose bookings are erased.')
    expect(report).toContain('There is no application that can be computed again.')
    expect(report).not.toContain('No answer, amount or price changes.')
    expect(counts((await rehearse(context, dearer)).rehearsal)).toEqual({ of: 2, decided: 2 })
  })

  test('an old model and an erased case are no answers', async () => {
    await context.pool.query(`delete from sealing_key where id = $1`, [painter.caseId])
    expect(counts((await rehearse(context, dearer)).rehearsal)).toEqual({ of: 1, decided: 1 })
    const newer = { ...context, policies: [policyOf({})] as const }
    expect(counts((await rehearse(newer, dearer)).rehearsal)).toEqual({ of: 1, decided: 0, 'old-model': 1 })
  })
})
