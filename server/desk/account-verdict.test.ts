import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { until } from '../testing/applicant.ts'
import { takeUp } from '../testing/chosen-case.ts'
import { asEngine, startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { withDocument } from '../testing/received-document.ts'
import { statusOf } from '../testing/referred-case.ts'

const { server, staff, viewOf, versionOf, referred, owed } = await startDesk('2026-11-21')

test('DESK-103 DESK-45 the account of another is accepted by two people on a document, decided on again, and paid to', async () => {
  const one = await referred('painter')
  const { caseId } = one
  const params = { caseId }
  const { accountId, fileId } = await withDocument(server.context, caseId)
  const dataVersion = await versionOf(one)
  const reason = 'De bankverklaring noemt de vof van de familie.'
  const judged = { dataVersion, accountId, fileId, holderIs: 'company', reason }
  const judge = (by: EmployeeId, parts = {}) => staff[by]('judgeAccount', { params, request: { ...judged, ...parts } })
  expect((await judge('reader-1')).status).toBe(403)
  expect((await judge('assessor-1', { fileId: randomUUID() })).status).toBe(404)
  expect((await judge('assessor-1', { dataVersion: dataVersion + 1 })).error).toBe('changed_meanwhile')
  expect((await judge('assessor-1')).status).toBe(204)
  expect((await judge('senior-1')).error).toBe('account_judged')
  expect(await owed(one, ['kind', 'reason', 'closed_at'])).toMatchObject([
    { kind: 'referral', reason: 'secondPerson', closed_at: null },
  ])

  const [account] = (await viewOf(one)).accounts
  expect(account).toMatchObject({
    match: 'NO_MATCH',
    number: null,
    verdict: { reason: null, second: null, isMine: true },
  })
  const verdictId = account!.verdict!.id
  const confirm = (by: EmployeeId) =>
    staff[by]('confirmAccount', { params: { caseId, verdictId }, request: { dataVersion } })
  expect((await confirm('assessor-1')).error).toBe('own_request')
  expect((await staff['senior-1']('readChoices', { params })).answer.isOwnAccount).toBe(false)
  const [first, second] = await Promise.all([confirm('senior-1'), confirm('assessor-2')])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])

  const view = await until(60_000, async () => {
    const now = await viewOf(one)
    return now.dataVersion === dataVersion + 1 && now.engine ? now : null
  })
  expect(view.reassessed).toMatchObject({
    cause: 'account',
    before: { outcome: 'referred' },
    after: { outcome: 'approved' },
  })
  expect(view.accounts).toMatchObject([{ match: 'MATCH', verdict: { first: 'Noor Bakker', holderIs: 'company' } }])
  expect((await statusOf(one)).answer).toBeNull()
  const { answer: choices } = await staff['senior-1']('readChoices', { params })
  expect(choices.isOwnAccount).toBe(true)
  const yes = { ...asEngine, dataVersion: view.dataVersion }
  expect((await staff['senior-1']('answerReferral', { params, request: yes })).answer.state).toBe('done')
  await takeUp(one)
  expect((await viewOf(one)).money).toMatchObject([{ isAccountChosen: true, accounts: [{ id: accountId }] }])

  const { data } = (await one.who.call('GET', 'vlot/v1/privacy/export')).body
  expect(data.account_verdict).toMatchObject([{ state: 'done', reason, firstRole: 'assessor' }])
  expect(JSON.stringify(data.account_verdict)).not.toContain('assessor-1')
  expect(await tracesInTables(server.context.pool, [reason])).toEqual([])
})

test('DESK-103 a sole trader’s own account, in the owner’s name, takes the same way to a payout', async () => {
  const one = await referred('joiner')
  const { caseId } = one
  const params = { caseId }
  const { accountId, fileId } = await withDocument(server.context, caseId)
  const { accounts, dataVersion } = await viewOf(one)
  expect(accounts).toMatchObject([{ match: 'COULD_NOT_MATCH' }])
  const request = { dataVersion, accountId, fileId, holderIs: 'owner', reason: 'Het bewijs noemt de eigenaar.' }
  await staff['assessor-1']('judgeAccount', { params, request })
  const verdictId = (await viewOf(one)).accounts[0]!.verdict!.id
  const confirming = { params: { caseId, verdictId }, request: { dataVersion } }
  expect((await staff['assessor-2']('confirmAccount', confirming)).answer).toEqual({ dataVersion: dataVersion + 1 })
  const view = await until(60_000, async () => {
    const now = await viewOf(one)
    return now.dataVersion === dataVersion + 1 && now.engine ? now : null
  })
  expect(view.reassessed?.after).toMatchObject({ outcome: 'approved' })
  const yes = { ...asEngine, dataVersion: view.dataVersion }
  expect((await staff['assessor-2']('answerReferral', { params, request: yes })).answer.state).toBe('done')
  await takeUp(one)
  expect((await viewOf(one)).money[0]?.accounts).toMatchObject([{ id: accountId, verdict: { holderIs: 'owner' } }])
})

test('DESK-103 DESK-120 a judgement that a colleague sends back changes nothing, says why, and can be made again', async () => {
  const one = await referred('painter')
  const { caseId } = one
  const { accountId, fileId } = await withDocument(server.context, caseId)
  const dataVersion = await versionOf(one)
  const request = { dataVersion, accountId, fileId, holderIs: 'owner', reason: 'Naam op het bewijs.' }
  const judge = async () => (await staff['assessor-1']('judgeAccount', { params: { caseId }, request })).status
  expect(await judge()).toBe(204)
  const verdictId = (await viewOf(one)).accounts[0]!.verdict!.id
  const why = { reason: 'documents', words: 'Het bewijs is van vorig jaar.' } as const
  const back = { params: { caseId, verdictId }, request: { dataVersion, back: why } }
  const bare = { ...back, request: { dataVersion } }
  expect((await staff['senior-1']('sendAccountBack', bare)).error).toBe('bad_request')
  expect((await staff['senior-1']('sendAccountBack', back)).status).toBe(204)
  expect((await staff['senior-1']('confirmAccount', back)).error).toBe('changed_meanwhile')
  expect((await viewOf(one)).accounts).toMatchObject([{ match: 'NO_MATCH', verdict: null, back: null }])
  await staff['assessor-1']('openNames', { params: { caseId }, request: { reason: 'assess' } })
  expect((await viewOf(one, 'assessor-1')).accounts).toMatchObject([{ back: why }])
  expect(await judge()).toBe(204)
})
