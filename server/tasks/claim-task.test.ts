import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { startTestStore, type TestStore } from '../testing/test-store.ts'
import { claimNext, claimTask, passOn } from './claim-task.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore(12)
})
afterAll(() => store.stop())
beforeEach(async () => {
  await store.pool.query('delete from obligation')
})

const now = new Date('2026-11-23T09:00:00Z')

async function open(dueOn: string, kind: TaskKind = 'contact'): Promise<string> {
  const id = randomUUID()
  await store.database
    .insertInto('obligation')
    .values({ id, case_id: null, kind, subject_id: id, reason: null, opened_at: now, due_on: dueOn })
    .execute()
  return id
}

const staff = Array.from({ length: 10 }, (_one, index) => `assessor-${index}`)
const claim = (id: string, version: number, who: string) =>
  claimTask(store.database, { id, version }, { staffId: who, now })
const give = (id: string, version: number, from: string, to: string | null, mayTakeAway = false) =>
  passOn(store.database, { id, version }, { from, to, mayTakeAway, now })
const ownerOf = async (id: string) =>
  (await store.database.selectFrom('obligation').select('owner').where('id', '=', id).executeTakeFirst())?.owner

test('DESK-23 of ten who claim the same at once one wins, and the others hear that it is taken', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await open('2026-11-24')
    const answers = await Promise.all(staff.map((who) => claim(id, 0, who)))
    const won = answers.filter((answer) => typeof answer !== 'string')
    expect(won).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(staff.length - 1)
    expect(await ownerOf(id)).toBe((won[0] as { owner: string }).owner)
  }
})

test('DESK-23 claimed twice by the same person it stays theirs, and what was closed is claimed by nobody', async () => {
  const id = await open('2026-11-24')
  expect(await claim(id, 0, 'noor')).toMatchObject({ owner: 'noor', version: 1 })
  expect(await claim(id, 0, 'noor')).toMatchObject({ owner: 'noor', version: 1 })
  expect(await claim(id, 1, 'daan')).toBe('taken')
  await store.pool.query(`update obligation set closed_at = now(), outcome = 'done' where id = $1`, [id])
  expect(await claim(id, 1, 'noor')).toBe('closed')
  expect(await claim(randomUUID(), 0, 'noor')).toBe('closed')
})

test('DESK-24 only who has it gives it back or hands it over, or who leads; an older look at it changes nothing', async () => {
  const id = await open('2026-11-24')
  await claim(id, 0, 'noor')
  expect(await give(id, 1, 'daan', 'daan')).toBe('not-mine')
  expect(await give(id, 0, 'noor', 'daan')).toBe('taken')
  expect(await give(id, 1, 'noor', 'daan')).toMatchObject({ owner: 'daan', version: 2 })
  expect(await give(id, 2, 'sanne', null, true)).toMatchObject({ owner: null, claimed_at: null, version: 3 })
  expect(await claim(id, 2, 'noor')).toBe('taken')
  expect(await claim(id, 3, 'noor')).toMatchObject({ owner: 'noor' })
})

test('DESK-24 next is what is due first of what nobody has and the role may do; two who ask at once get two', async () => {
  await open('2026-12-01')
  const first = await open('2026-11-16')
  const late = await open('2026-11-19')
  const today = await open('2026-11-23')
  const money = await open('2026-11-18', 'payout')
  await claim(await open('2026-11-17'), 0, 'daan')
  const next = (staffId: string) =>
    store.database
      .transaction()
      .execute((transaction) => claimNext(transaction, { staffId, kinds: ['contact', 'review'], now }))
  expect((await next('sanne'))?.id).toBe(first)
  const taken = await Promise.all([next('noor'), next('mila')])
  expect(taken.map((row) => row?.id).toSorted()).toEqual([late, today].toSorted())
  expect((await next('noor'))?.due_on).toBe('2026-12-01')
  expect(await next('noor')).toBe(null)
  expect(await ownerOf(money)).toBe(null)
})
