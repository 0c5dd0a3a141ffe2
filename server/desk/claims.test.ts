import { expect, test } from 'vitest'
import { asEngine, startDesk } from '../testing/desk-site.ts'

const { server, staff, viewOf, versionOf, referred } = await startDesk('2026-11-23')
const { 'assessor-1': noor, 'assessor-2': daan, 'senior-1': sanne } = staff

test('DESK-114 a claim keeps others from deciding, until it is given back or a senior takes it over, on record', async () => {
  const one = await referred()
  const params = { caseId: one.caseId }
  const answer = { params, request: { ...asEngine, dataVersion: await versionOf(one) } }
  const claim = async (who: typeof noor) => {
    const [{ id, version }] = (await viewOf(one)).work as unknown as [{ id: string; version: number }]
    return who('claimWork', { params: { id }, request: { version } })
  }
  expect((await claim(noor)).status).toBe(200)
  expect(await daan('answerReferral', answer)).toMatchObject({ status: 409, error: 'work_held' })
  expect((await claim(daan)).error).toBe('work_taken')
  expect((await claim(sanne)).answer.owner?.id).toBe('senior-1')
  expect((await viewOf(one)).trail[0]).toMatchObject({ actor: 'Sanne de Vries', action: 'work.taken-over' })
  expect((await noor('answerReferral', answer)).error).toBe('work_held')
  expect((await sanne('answerReferral', answer)).answer.state).toBe('done')
})

test('DESK-114 who has not signed in for a month is handed nothing', async () => {
  const one = await referred()
  const [{ id, version }] = (await viewOf(one)).work as unknown as [{ id: string; version: number }]
  const seen = (at: string) =>
    server.context.pool.query(`update desk_staff set seen_at = $1 where id = 'assessor-2'`, [at])
  await noor('claimWork', { params: { id }, request: { version } })
  const give = () => noor('handOverWork', { params: { id }, request: { version: version + 1, to: 'assessor-2' } })
  await seen('2026-10-20T09:00:00Z')
  expect((await give()).error).toBe('work_not_theirs')
  expect((await noor('listStaff')).answer.staff.map((colleague) => colleague.id)).not.toContain('assessor-2')
  await seen('2026-11-01T09:00:00Z')
  expect((await give()).status).toBe(200)
})
