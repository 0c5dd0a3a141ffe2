import { expect, test } from 'vitest'
import { takeSteps } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { mailWith } from '../testing/mailbox.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { statusOf } from '../testing/referred-case.ts'
import { findChecks } from '../store/follow-up/customer-checks.ts'

const today = '2026-11-23'
const { server, sandbox, staff, chosen, owed, viewOf, tickAll } = await startDesk(today)
const { context } = server

const nothing = { code: null, on: null, reference: null }
const propose = async (caseId: string, by: EmployeeId, request: object) =>
  (
    await staff[by]('proposeAct', {
      params: { caseId },
      request: { ...nothing, why: 'Bleek later.', ...request } as never,
    })
  ).error
const proposedIn = async (caseId: string) =>
  (await viewOf({ caseId })).acts.find(({ state }) => state === 'proposed')!.id
const second = async (caseId: string, by: EmployeeId, known?: string) => {
  const actId = known ?? (await proposedIn(caseId))
  return (await staff[by]('secondAct', { params: { caseId, actId }, request: {} })).error
}

test('DESK-120 a withdrawal goes back with a reason, which is read where the names are open', async () => {
  const one = await chosen()
  const { caseId } = one
  await takeSteps(server, one, ['agreement'])
  expect(await propose(caseId, 'assessor-1', { kind: 'withdrawal', code: 'other' })).toBe(null)
  const params = { caseId, actId: await proposedIn(caseId) }
  const send = (back?: object) => staff['assessor-2']('sendActBack', { params, request: { back } as never })
  expect((await send()).error).toBe('bad_request')
  const back = { reason: 'terms', words: null }
  expect((await send(back)).status).toBe(204)
  expect((await viewOf(one)).acts).toMatchObject([{ state: 'sent-back', back: null }])
  await staff['assessor-1']('openNames', { params: { caseId }, request: { reason: 'assess' } })
  expect((await viewOf(one, 'assessor-1')).acts).toMatchObject([{ state: 'sent-back', back }])
})

test('DESK-107 each line of the check has a name, and its yes is that of a colleague who ticked none; it is kept of a customer', async () => {
  const one = await chosen()
  const { caseId } = one
  const { dataVersion } = await viewOf(one)
  const finish = async (by: EmployeeId) =>
    (await staff[by]('finishCheck', { params: { caseId }, request: { dataVersion } })).error
  const tick = async (line: string, note: string | null, isJointly: boolean | null = null) => {
    const request = { dataVersion, line, note, isJointly }
    return (await staff['compliance-1']('tickCheck', { params: { caseId }, request: request as never })).error
  }
  expect(await finish('assessor-2')).toBe('check_incomplete')
  expect(await tick('sanctions', ' ')).toBe('words_missing')
  expect(await tick('signers', 'Jet Tekenaar')).toBe('words_missing')
  await tickAll(one, 'assessor-1')
  expect(await tick('signers', 'Jet Tekenaar', true)).toBe(null)
  expect(await finish('assessor-1')).toBe('check_own')
  const { check } = await viewOf(one, 'assessor-2')
  expect(check.lines.find(({ line }) => line === 'signers')).toMatchObject({
    by: 'Mila Jansen',
    note: null,
    isJointly: true,
  })
  await staff['assessor-2']('openNames', { params: { caseId }, request: { reason: 'check' } })
  expect((await viewOf(one, 'assessor-2')).check.lines.map(({ note }) => note)).toContain('Jet Tekenaar')
  expect(await finish('assessor-2')).toBe(null)
  expect(await tick('register', 'Te laat')).toBe('step_too_early')
  expect(await tracesInTables(context.pool, ['Jet Tekenaar', 'Gezien: '])).toEqual([])

  await takeSteps(server, one, ['signed'])
  const [kept] = await findChecks(context.database, context.settings.operatorKeys, one.kvkNumber)
  expect(kept?.check.checks).toHaveLength(6)
  expect(kept?.check.checks).toContainEqual({
    line: 'signers',
    note: 'Jet Tekenaar',
    isJointly: true,
    by: 'staff:compliance-1',
    on: today,
  })
  const { data } = (await one.who.call('GET', 'vlot/v1/privacy/export')).body
  expect(JSON.stringify([data.check_line, data.customer_check])).toContain('Jet Tekenaar')
  expect(JSON.stringify([data.check_line, data.customer_check])).not.toMatch(/Gezien: sanctions|compliance-1/)
})

test.each([
  ['account-differs', 'account-differs', 'We konden niet vaststellen dat de gekozen rekening van het bedrijf is.'],
  ['sanctions', null, 'We zijn met je aanvraag gestopt.'],
])(
  'DESK-107 one person stops at the check for %s, and the applicant is told no more than may be',
  async (code, told, words) => {
    const one = await chosen()
    const { caseId, email, who } = one
    expect(await propose(caseId, 'compliance-1', { kind: 'stop', code, why: 'Treffer op de lijst' })).toBe(null)
    const status = await statusOf(one)
    expect(status).toMatchObject({ stopReason: told, approved: null, mayTakeBack: false })
    expect(status.stages.at(-1)?.name).toBe('stopped')
    const { text } = await mailWith(sandbox, email, 'We kunnen je aanvraag niet afronden')
    expect(text).toContain(words)
    const { offers } = (await who.call('GET', 'dls-pbl-api/v3/offers')).body
    const choosing = await who.call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id })
    expect(choosing.body.error).toBe('flow_finished')
    expect((await owed(one, ['kind', 'outcome'])).at(-1)).toEqual({ kind: 'chosenOffer', outcome: 'no' })
    const exported = JSON.stringify((await who.call('GET', 'vlot/v1/privacy/export')).body.data)
    expect(exported).not.toMatch(/Treffer op de lijst|sanctions/)
  },
)

test('DESK-108 a yes is withdrawn by two, with a reason, until the signature', async () => {
  const one = await chosen()
  const { caseId, email } = one
  const yes = { kind: 'withdrawal', code: 'other' }
  expect(await propose(caseId, 'assessor-1', yes)).toBe('step_too_early')
  await takeSteps(server, one, ['agreement', 'sent'])
  expect(await propose(caseId, 'assessor-1', { ...yes, why: ' ' })).toBe('bad_request')
  expect(await propose(caseId, 'assessor-1', yes)).toBe(null)
  expect(await propose(caseId, 'assessor-2', yes)).toBe('changed_meanwhile')
  expect(await second(caseId, 'assessor-1')).toBe('own_request')
  expect((await statusOf(one)).stages.at(-1)?.name).toBe('paid')
  const act = await proposedIn(caseId)
  const both = await Promise.all([second(caseId, 'assessor-2', act), second(caseId, 'senior-1', act)])
  expect(both.toSorted()).toEqual(['changed_meanwhile', null].toSorted())
  expect((await statusOf(one)).stages.at(-1)?.name).toBe('stopped')
  await mailWith(sandbox, email, 'We kunnen je aanvraag niet afronden')
  const signed = await chosen()
  await takeSteps(server, signed, ['agreement', 'signed'])
  expect(await propose(signed.caseId, 'assessor-1', yes)).toBe('step_too_early')
})

test('DESK-108 the last step is corrected or taken away by two, and history keeps both; of who did not sign nothing is kept', async () => {
  const one = await chosen()
  const { caseId, email, kvkNumber } = one
  await takeSteps(server, one, ['agreement', 'signed', 'paid'])
  const kept = async () =>
    (await findChecks(context.database, context.settings.operatorKeys, kvkNumber)).filter(
      (check) => check.caseId === caseId,
    )
  const correct = async (more: object) => {
    expect(await propose(caseId, 'assessor-2', { kind: 'correction', ...more })).toBe(null)
    expect(await second(caseId, 'assessor-1')).toBe(null)
  }
  expect(await propose(caseId, 'assessor-2', { kind: 'correction', on: '2026-11-24' })).toBe('day_not_possible')
  await correct({ on: today, reference: 'BET-78' })
  const { steps, acts } = await viewOf(one)
  expect(steps.at(-1)).toMatchObject({ step: 'paid', reference: 'BET-78' })
  expect(acts.at(-1)?.corrected).toEqual({
    step: 'paid',
    before: { on: today, reference: null },
    after: { on: today, reference: 'BET-78' },
  })
  await correct({})
  expect((await owed(one, ['kind', 'outcome'])).at(-1)).toEqual({ kind: 'payout', outcome: null })
  expect((await kept())[0]?.check.paidOn).toBe(null)
  await correct({})
  expect((await statusOf(one)).stages.map(({ name, state }) => `${name} ${state}`).at(-2)).toBe('signed later')
  expect(await kept()).toEqual([])
  expect((await owed(one, ['kind', 'outcome'])).at(-1)).toMatchObject({ outcome: 'changed' })
  await mailWith(sandbox, email, 'We hebben iets in je aanvraag verbeterd')
  expect((await viewOf(one)).acts.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})
