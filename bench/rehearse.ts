// Past cases decided again under another policy: 100,000 from their inputs (limit: ten minutes, even memory),
// and some from their bookings, whose rate is said.
// Run: node_modules/.bin/node bench/rehearse.ts [cases] [cases with bookings]
import { randomUUID } from 'node:crypto'
import { setInterval, clearInterval } from 'node:timers'
import { decide } from '#lending/decision/decide.ts'
import { levers } from '#lending/decision/levers.ts'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { quickAnswer } from '#lending/testing/made-up/answer.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { startSandbox } from '#bank-sandbox/sandbox.ts'
import { rehearse } from '#server/rehearsal/rehearse.ts'
import { sealDetails } from '#server/store/case/case-details.ts'
import { decisionPurpose } from '#server/store/decision/decision-record.ts'
import { createCaseKey, sealJson } from '#server/store/sealing/seal.ts'
import { decidedApplicant } from '#server/testing/applicant.ts'
import startDatabaseServer from '#server/testing/database-server.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { benchDay } from './bench-day.ts'
import { counted, report, sizes, timed } from './report.ts'

const [cases, withBookings] = sizes([100_000, 300], [20, 2])
const limitS = (600 * cases) / 100_000
const rowsAtOnce = 1_000
const at = new Date(`${benchDay}T10:00:00Z`)
const madeUp = Array.from({ length: 60 }, (_, seed) => quickAnswer(anyCompany(seed)).record.input)
const policyOf = (file: object) => lenderPolicy({ version: 'bench-1', ...file }).policy!

async function fill({ context: { database, settings } }: TestServer): Promise<void> {
  const records = madeUp.map((input) => decide(input, at.toISOString(), ownPolicy, levers))
  const activity = { code: '47', isMain: true }
  const profile = {
    name: 'Bedrijf',
    legalForm: 'Eenmanszaak',
    activities: [activity],
    tradeNames: [],
    takenAt: benchDay,
  }
  const details = { kvk_number: '00900003', company_name: 'Bedrijf', register_profile: profile, eligibility: null }
  const whole = { ...details, utm: {}, begun_on: 'unknown', loan_goal_description: null, expenses: null }
  for (let from = 0; from < cases; from += rowsAtOnce) {
    const made = Array.from({ length: Math.min(rowsAtOnce, cases - from) }, (_, place) => {
      const [id, decisionId] = [randomUUID(), randomUUID()]
      const { caseKey, wrapped } = createCaseKey(settings.operatorKeys, id)
      const record = records[(from + place) % records.length]!
      const { outcome, grade, score: points, modelVersion: model_version } = record
      return {
        ofCase: {
          id,
          origin: null,
          sealed_details: sealDetails(caseKey, whole as never),
          created_at: at,
          updated_at: at,
        },
        key: { id, wrapped_key: wrapped },
        decision: {
          id: decisionId,
          case_id: id,
          data_version: 1,
          outcome: ({ approve: 'approved', refer: 'referred', refuse: 'refused' } as const)[outcome],
          grade,
          points,
          model_version,
          sealed_record: sealJson(caseKey, decisionPurpose(decisionId), record),
          at,
        },
      }
    })
    await database
      .insertInto('loan_case')
      .values(made.map(({ ofCase }) => ofCase as never))
      .execute()
    await database
      .insertInto('sealing_key')
      .values(made.map(({ key }) => key))
      .execute()
    await database
      .insertInto('decision')
      .values(made.map(({ decision }) => decision))
      .execute()
  }
}

/** Seconds, and the most memory of its last third as a share of that of the second. */
async function paced(work: () => Promise<unknown>): Promise<{ seconds: number; pace: number | null }> {
  const samples: number[] = []
  const sampling = setInterval(() => samples.push(process.memoryUsage().rss), 10)
  const start = performance.now()
  await work()
  clearInterval(sampling)
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map((some) => Math.max(...some))
  return { seconds: (performance.now() - start) / 1000, pace: third === 0 ? null : last! / middle! }
}

await report(async () => {
  const stop = await startDatabaseServer()
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: benchDay })
  const server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'silent' } })
  const { context } = server
  for (let place = 0; place < withBookings; place++) await decidedApplicant(server.origin, 'BUNQ', '00900003')
  const trips = await paced(async () => {
    const { rehearsal } = await rehearse(context, policyOf({ trips: { days: 45 } }))
    if (rehearsal.whole.cases !== withBookings) throw new Error('Not all were decided.')
  })
  await fill(server)
  let decided = 0
  const { seconds, pace } = await paced(async () => {
    decided = (await rehearse(context, policyOf({ grades: { B: 605 } }))).rehearsal.whole.cases
  })
  await server.stop()
  await sandbox.close()
  stop?.()
  return [
    counted('cases decided again', decided, { least: cases + withBookings, most: cases + withBookings }),
    timed('from their inputs, seconds', seconds, 's', { most: limitS }),
    timed('memory of the last third by the second', pace, '', { most: 1.2 }),
    timed('from their bookings, cases a second', withBookings / trips.seconds, ''),
  ]
})
