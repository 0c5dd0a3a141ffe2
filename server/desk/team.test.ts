import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import type { EmployeeId, DeskVisitor } from '../testing/desk-staff.ts'
import { startDesk } from '../testing/desk-site.ts'

/** A Monday. */
const today = '2026-11-23'
const { server, staff } = await startDesk(today)
const { 'assessor-1': noor, 'assessor-2': daan, 'senior-1': sanne, 'compliance-1': mila } = staff
const { database, pool } = server.context

beforeEach(() => pool.query('delete from obligation; delete from desk_leave'))

type Leave = { staffId: EmployeeId; fromDay?: string; untilDay?: string; standIn?: EmployeeId | null }
const setBy = (who: DeskVisitor, { staffId, fromDay = today, untilDay = '2026-11-27', standIn = null }: Leave) =>
  who('setLeave', { request: { staffId, fromDay, untilDay, standIn } })

async function held(owner: EmployeeId, dueOn = '2026-11-25', kind: TaskKind = 'failedStep'): Promise<string> {
  const id = randomUUID()
  const opened = { case_id: null, kind, subject_id: id, reason: null, opened_at: server.context.now(), due_on: dueOn }
  await database
    .insertInto('obligation')
    .values({ id, ...opened, owner, claimed_at: server.context.now() })
    .execute()
  return id
}
const idsOf = async (who: DeskVisitor, view: 'mine' | 'free') =>
  (await who('listWork', { query: { view } })).answer.items.map(({ id }) => id)
const claim = (who: DeskVisitor, id: string) => who('claimWork', { params: { id }, request: { version: 0 } })

describe('leave', () => {
  test('is set and removed by the employee, a senior or compliance, each on record', async () => {
    expect((await setBy(noor, { staffId: 'assessor-1', standIn: 'assessor-2' })).status).toBe(204)
    expect((await setBy(daan, { staffId: 'assessor-1', fromDay: '2026-12-01', untilDay: '2026-12-01' })).status).toBe(
      403,
    )
    expect((await setBy(sanne, { staffId: 'assessor-2', fromDay: '2026-12-01', untilDay: '2026-12-02' })).status).toBe(
      204,
    )
    expect((await setBy(mila, { staffId: 'senior-1', fromDay: '2026-12-02', untilDay: '2026-12-02' })).status).toBe(204)
    const { leaves, today: day } = (await noor('readTeam')).answer
    expect(leaves.map(({ id: _id, ...leave }) => leave)).toEqual([
      { staffId: 'assessor-1', fromDay: today, untilDay: '2026-11-27', standIn: 'assessor-2' },
      { staffId: 'assessor-2', fromDay: '2026-12-01', untilDay: '2026-12-02', standIn: null },
      { staffId: 'senior-1', fromDay: '2026-12-02', untilDay: '2026-12-02', standIn: null },
    ])
    expect(day).toBe(today)
    const ending = { params: { id: leaves[0]!.id } }
    expect((await daan('endLeave', ending)).status).toBe(403)
    expect((await noor('endLeave', ending)).status).toBe(204)
    expect((await noor('endLeave', ending)).error).toBe('changed_meanwhile')
    const trail = database
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'detail'])
      .where('action', 'like', 'leave.%')
    const leaveId = leaves[0]!.id
    expect(await trail.orderBy('sequence').execute()).toMatchObject([
      {
        actor: 'staff:assessor-1',
        action: 'leave.set',
        detail: { leaveId, staffId: 'assessor-1', standIn: 'assessor-2' },
      },
      { actor: 'staff:senior-1', action: 'leave.set', detail: { staffId: 'assessor-2', untilDay: '2026-12-02' } },
      { actor: 'staff:compliance-1', action: 'leave.set', detail: { staffId: 'senior-1' } },
      { actor: 'staff:assessor-1', action: 'leave.ended', detail: { leaveId, staffId: 'assessor-1' } },
    ])
  })

  test('is refused with days that cannot be, on days that have one, and with a stand-in who does not do the work', async () => {
    const own = { staffId: 'assessor-1' } as const
    for (const days of [
      { fromDay: '2026-11-25', untilDay: '2026-11-24' },
      { fromDay: '2026-11-16', untilDay: '2026-11-22' },
      { untilDay: '2027-12-29' },
    ])
      expect((await setBy(noor, { ...own, ...days })).error).toBe('leave_days')
    for (const standIn of ['assessor-1', 'compliance-1', 'reader-1'] as const)
      expect((await setBy(noor, { ...own, standIn })).error).toBe('stand_in_unfit')
    expect((await setBy(mila, { staffId: 'reader-1' })).error).toBe('bad_request')
    const days = (fromDay: string, untilDay: string) => setBy(noor, { ...own, fromDay, untilDay })
    const both = await Promise.all([days('2026-11-25', '2026-11-27'), days('2026-11-26', '2026-11-30')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    await pool.query('delete from desk_leave')
    expect((await days('2026-11-25', '2026-11-25')).status).toBe(204)
    expect((await days('2026-11-26', '2026-11-26')).status).toBe(204)
    expect((await days('2026-11-20', '2026-11-25')).error).toBe('leave_overlaps')
  })
})

describe('the work of who is away', () => {
  test('is in the list of the stand-in, who takes it over on record, and is theirs again afterwards', async () => {
    const [first, second] = [await held('assessor-1'), await held('assessor-1', '2026-11-26')]
    expect((await claim(daan, first)).error).toBe('work_taken')
    await setBy(noor, { staffId: 'assessor-1', standIn: 'assessor-2' })
    expect(await idsOf(daan, 'mine')).toEqual([first, second])
    expect(await idsOf(mila, 'free')).toEqual([])
    const { items, counts } = (await daan('listWork')).answer
    const standIn = { id: 'assessor-2', name: 'Daan Visser' }
    expect(items[0]).toMatchObject({ owner: { id: 'assessor-1' }, away: { standIn }, mayClaim: true })
    expect([counts.mine, counts.free]).toEqual([2, 0])
    expect((await mila('takeNextWork')).answer.item).toBe(null)
    expect((await daan('takeNextWork')).answer.item).toMatchObject({ id: first, owner: standIn, away: null })
    expect((await claim(daan, second)).answer.owner).toEqual(standIn)
    const { detail } = await database
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'work.taken-over')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ obligationId: second, owner: 'assessor-2' })
    const third = await held('assessor-1')
    const [{ id }] = (await noor('readTeam')).answer.leaves as unknown as [{ id: string }]
    await noor('endLeave', { params: { id } })
    expect(await idsOf(daan, 'mine')).toEqual([first, second])
    expect(await idsOf(noor, 'mine')).toEqual([third])
  })

  test('is everybody’s without a stand-in, or with one who is away too, and is never handed to the absent', async () => {
    const id = await held('assessor-1')
    await setBy(noor, { staffId: 'assessor-1', standIn: 'assessor-2' })
    await setBy(daan, { staffId: 'assessor-2' })
    expect(await idsOf(mila, 'free')).toEqual([id])
    expect((await mila('listWork')).answer.items[0]).toMatchObject({ away: { standIn: null } })
    expect((await noor('listStaff')).answer.staff.map((one) => one.id)).toEqual([
      'reader-1',
      'compliance-1',
      'senior-1',
    ])
    const given = { params: { id }, request: { version: 0, to: 'assessor-2' } }
    expect((await noor('handOverWork', given)).error).toBe('work_not_theirs')
    expect((await mila('takeNextWork')).answer.item).toMatchObject({ id, owner: { id: 'compliance-1' } })
  })

  test('leave that has not begun or is over changes nothing', async () => {
    const id = await held('assessor-1')
    await setBy(noor, { staffId: 'assessor-1', fromDay: '2026-11-24', standIn: 'assessor-2' })
    await pool.query(
      `insert into desk_leave values (gen_random_uuid(), 'assessor-1', '2026-11-18', '2026-11-22', null)`,
    )
    expect(await idsOf(daan, 'mine')).toEqual([])
    expect(await idsOf(daan, 'free')).toEqual([])
    expect((await claim(daan, id)).error).toBe('work_taken')
  })
})

test('fewer than two who may say yes is said of the days on which it is so', async () => {
  const { shortages } = (await mila('readTeam')).answer
  expect(shortages).toEqual([])
  await setBy(noor, { staffId: 'assessor-1', fromDay: '2026-11-25' })
  await setBy(sanne, { staffId: 'senior-1', fromDay: '2026-11-25', untilDay: '2026-12-01' })
  expect((await mila('readTeam')).answer.shortages).toEqual([
    { fromDay: '2026-11-25', untilDay: '2026-11-27', lack: 'people' },
    { fromDay: '2026-11-30', untilDay: '2026-12-01', lack: 'authority' },
  ])
})
