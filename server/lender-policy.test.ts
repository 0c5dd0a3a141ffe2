import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canReplay, replay } from '#lending/decision/decide.ts'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { findCase, openKeyOf } from './store/case/case-data.ts'
import { openDecision } from './store/decision/decision-record.ts'
import { comesIntoForce, readInForceSince, readPolicies } from './store/decision/policies-in-force.ts'
import { findRow } from './store/database/rows.ts'
import { decidedApplicant, newApplicant } from './testing/applicant.ts'
import { startSite } from './testing/site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const webshop = '00900003'
const { A, B, C, D } = ownPolicy.prices.loanRates
const dearer = (rates: typeof A) => Object.fromEntries(Object.entries(rates).map(([term, rate]) => [term, rate + 0.01]))
const loanRates = { A: dearer(A), B: dearer(B), C: dearer(C), D: dearer(D) }
const file = { version: 'korenmarkt-1', limits: { loanAmountMaxCents: 40_000_00 }, prices: { loanRates } }

const folder = temporaryFolder()
afterAll(folder.remove)
writeFileSync(join(folder.path, 'policy.json'), JSON.stringify(file))
const { server } = await startSite({ today: '2026-11-21', environment: { HOST: 'localhost', LENDER_DIR: folder.path } })
const { database, settings, now } = server.context
const later = () => new Date(now().getTime() + 60_000)

test('CORE-9 a lender’s own policy bounds what is asked, prices the offer, and is named by the decision', async () => {
  const visitor = await newApplicant(server.origin)
  const { body: limits } = await visitor.call('GET', 'vlot/v1/limits')
  expect(limits.loanAmount.maximum).toBe(40_000)
  const quoted = async (amount: number) =>
    (await visitor.call('GET', `vlot/v1/quote?amount=${amount}&termMonths=12`)).status
  expect([await quoted(40_000), await quoted(50_000)]).toEqual([200, 400])

  const record = await decided()
  expect([record.modelVersion, record.priceTableVersion]).toEqual(Array(2).fill(settings.policy.version))
  expect(settings.policy.version).toBe(`korenmarkt-1+${ownPolicy.version}`)
})

async function decided() {
  const applicant = await decidedApplicant(server.origin, 'BUNQ', webshop)
  const { offers } = (await applicant.call('GET', 'dls-pbl-api/v3/offers')).body
  const rates = offers.map(({ loanTerm, clientRate }: Record<string, number>) => [loanTerm, clientRate])
  expect(rates.length).toBeGreaterThan(1)
  expect(rates.every(([, rate = 0]: number[]) => rate > 0.08)).toBe(true)
  const loanCase = (await findCase(database, applicant.caseId))!
  const row = (await findRow(database, 'decision', { case_id: applicant.caseId }))!
  return openDecision(openKeyOf(settings.operatorKeys, loanCase)!, row)
}

test('CORE-9 records of a policy that was in force before replay under it', async () => {
  const record = await decided()
  const next = { ...file, version: 'korenmarkt-2', trips: { days: 45 } }
  const inForce = { policy: lenderPolicy(next).policy!, policyFile: next }
  expect(canReplay(record, [inForce.policy, ownPolicy])).toBe(false)
  const since = later()
  await comesIntoForce(database, inForce, since)
  expect(await readInForceSince(database)).toEqual(since)
  const policies = await readPolicies(database, inForce)
  expect(policies[0]).toBe(inForce.policy)
  expect(JSON.stringify(replay(record, policies))).toBe(JSON.stringify(record))
  expect(await actions()).toEqual(['policy.in-force', 'policy.in-force'])
})

test('CORE-9 a changed policy needs a version of its own', async () => {
  const changed = { ...file, trips: { days: 50 } }
  const inForce = { policy: lenderPolicy(changed).policy!, policyFile: changed }
  await expect(comesIntoForce(database, inForce, later())).rejects.toThrow(
    /^policy\.json: version korenmarkt-1\+\S+ was another policy on 2026-11-2\d\. A changed policy needs/,
  )
  const before = await actions()
  const same = { policy: settings.policy, policyFile: { ...file, limits: { ...file.limits } } }
  await comesIntoForce(database, same, later())
  await comesIntoForce(database, same, later())
  expect((await actions()).length).toBe(before.length + 1)
})

const actions = async (): Promise<string[]> => {
  const rows = database.selectFrom('audit_entry').select('action').where('action', '=', 'policy.in-force')
  return (await rows.execute()).map(({ action }) => action)
}
