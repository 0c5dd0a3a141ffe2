// The desk's list with 100,000 open tasks of 2,000 cases: first page, deep pages, own and unclaimed ones, names
// opened. Limit: 100 ms at the 99th percentile.
// Run: node_modules/.bin/node bench/tasks.ts [tasks] [calls]
import { randomUUID } from 'node:crypto'
import { addDays } from '#lending/days.ts'
import { taskKinds } from '#lending/desk/task-kinds.ts'
import { employeeAt } from '#server/testing/desk-staff.ts'
import { sealDetails } from '#server/store/case/case-details.ts'
import { createCaseKey } from '#server/store/sealing/seal.ts'
import startDatabaseServer from '#server/testing/database-server.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { benchDay } from './bench-day.ts'
import { percentile } from './percentile.ts'
import { counted, report, sizes, timed } from './report.ts'

const limitMs = 100
const [tasks, callCount] = sizes([100_000, 2_000], [1_000, 12])
const caseCount = Math.ceil(tasks / 50)
const firstDay = '2026-01-01'

async function fill({ context: { pool, settings, database } }: TestServer): Promise<void> {
  const ids = Array.from({ length: caseCount }, () => randomUUID())
  for (const [place, id] of ids.entries()) {
    const { caseKey, wrapped } = createCaseKey(settings.operatorKeys, id)
    const profile = { name: `Bedrijf ${place}`, tradeNames: [], activities: [], takenAt: firstDay }
    const details = { kvk_number: '00900003', company_name: `Bedrijf ${place} B.V.`, register_profile: profile }
    const rest = { eligibility: null, utm: {}, begun_on: 'unknown', loan_goal_description: null, expenses: null }
    const sealed = sealDetails(caseKey, { ...details, ...rest } as never)
    const now = new Date()
    await database
      .insertInto('loan_case')
      .values({ id, origin: null, sealed_details: sealed, created_at: now, updated_at: now } as never)
      .execute()
    await database.insertInto('sealing_key').values({ id, wrapped_key: wrapped }).execute()
  }
  await pool.query(
    `insert into obligation (id, case_id, kind, subject_id, reason, opened_at, due_on, owner)
     select gen_random_uuid(), ($2::uuid[])[1 + n % array_length($2, 1)], ($3::text[])[1 + n % array_length($3, 1)], n::text, null,
       now(), $4::date + (n * 7919 % 365), case when n % 3 = 0 then 'assessor-' || (1 + n % 2) end
     from generate_series(1, $1) n`,
    [tasks, ids, taskKinds, firstDay],
  )
  await pool.query('analyze')
}

async function measure(server: TestServer): Promise<number[]> {
  const ask = await employeeAt(server.context, 'assessor-1')
  const queries = Array.from({ length: callCount }, (_one, place): Record<string, string> => {
    const after = `${addDays(firstDay, (place * 131) % 365)}_${randomUUID()}`
    return [{}, { view: 'mine' }, { view: 'free' }, { after }, { view: 'free', after }, { view: 'mine', after }][
      place % 6
    ]!
  })
  const took: number[] = []
  for (const query of queries) {
    const from = performance.now()
    const { answer } = await ask('listWork', { query })
    took.push(performance.now() - from)
    if (answer.items.length === 0 && query['after'] === undefined) throw new Error('The list is empty.')
  }
  return took
}

await report(async () => {
  const stop = await startDatabaseServer()
  const environment = { LOG_LEVEL: 'error', ROLE: 'desk', CLOCK_TODAY: benchDay } as const
  const server = await startTestServer({ environment })
  try {
    await fill(server)
    await measure(server)
    const took = await measure(server)
    return [
      counted('open obligations', tasks),
      timed('a page of the list, median', percentile(took, 0.5), 'ms'),
      timed('a page of the list, p99', percentile(took, 0.99), 'ms', { most: limitMs }),
    ]
  } finally {
    await server.stop()
    stop?.()
  }
})
