// The time to back a lender up and to bring it back, with its check at the end (limit: five minutes for 10,000 cases).
// Run: node_modules/.bin/node bench/backup.ts [cases]
import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decide } from '#lending/decision/decide.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { quickAnswer } from '#lending/testing/made-up/answer.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { appendAudit } from '#server/store/audit.ts'
import { decisionPurpose } from '#server/store/decision/decision-record.ts'
import { createCaseKey, sealJson, type KeyRing } from '#server/store/sealing/seal.ts'
import startDatabaseServer from '#server/testing/database-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { startTestDatabase } from '#server/testing/test-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { benchDay } from './bench-day.ts'
import { counted, report, sizes, timed } from './report.ts'

const [cases] = sizes([10_000, 20])
const limitS = (300 * Math.max(cases, 1_000)) / 10_000
const casesAtOnce = 500
const at = new Date(`${benchDay}T10:00:00Z`)
/** Sealed bytes of a case, which cannot be compressed, as those of the sandbox's companies. */
const bytesOf = { details: 600, account: 300, bookings: 9_000, analysis: 6_000 }
const looksOfCase = 12
const entriesOfCase = 3
const records = Array.from({ length: 60 }, (_, seed) =>
  decide(quickAnswer(anyCompany(seed)).record.input, at.toISOString(), ownPolicy),
)

type Row = Record<string, unknown>

/** The rows of a case by table. */
function rowsOfCase(operatorKeys: KeyRing, place: number): Record<string, Row[]> {
  const [id, account, decision] = [randomUUID(), randomUUID(), randomUUID()]
  const { caseKey, wrapped } = createCaseKey(operatorKeys, id)
  const record = records[place % records.length]!
  const ofCase = { case_id: id, data_version: 1, at }
  const look = () => ({ session_id: randomUUID(), call: 'readCase', window_at: at, case_id: id, scope: 'applicant' })
  return {
    loan_case: [{ id, sealed_details: randomBytes(bytesOf.details), created_at: at, updated_at: at }],
    sealing_key: [{ id, wrapped_key: wrapped }],
    account: [
      {
        id: account,
        case_id: id,
        source: 'upload',
        identity: randomBytes(32),
        sealed: randomBytes(bytesOf.account),
        match_state: 'MATCH',
        created_at: at,
      },
    ],
    transaction_part: [
      { account_id: account, generation: 1, part: 0, transaction_count: 300, sealed: randomBytes(bytesOf.bookings) },
    ],
    analysis: [{ ...ofCase, sealed: randomBytes(bytesOf.analysis), input_hash: randomBytes(32) }],
    decision: [
      {
        ...ofCase,
        id: decision,
        outcome: outcomeOf[record.outcome],
        grade: record.grade,
        points: record.score,
        model_version: record.modelVersion,
        sealed_record: sealJson(caseKey, decisionPurpose(decision), record),
      },
    ],
    access_log: Array.from({ length: looksOfCase }, look),
  }
}

async function fill({ context: { database, settings } }: TestServer): Promise<void> {
  for (let from = 0; from < cases; from += casesAtOnce) {
    const places = Array.from({ length: Math.min(casesAtOnce, cases - from) }, (_, place) => from + place)
    const made = places.map((place) => rowsOfCase(settings.operatorKeys, place))
    await database.transaction().execute(async (transaction) => {
      for (const table of Object.keys(made[0]!)) {
        const rows = made.flatMap((one) => one[table]!)
        await transaction
          .insertInto(table as 'loan_case')
          .values(rows as never)
          .execute()
      }
      for (let entry = 0; entry < places.length * entriesOfCase; entry++)
        await appendAudit(transaction, 'case.began', { at, caseId: randomUUID(), by: 'worker' }, { entry })
    })
  }
}

const folder = temporaryFolder()

const sayMemory = `process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS))`

/** Throws where the command does not end with 0. */
function run(name: string, env: Record<string, string>, ...words: string[]) {
  const start = performance.now()
  const program = join(import.meta.dirname, '..', 'server', 'command-line', `${name}.ts`)
  const options = { encoding: 'utf8', env: { ...process.env, CLOCK_TODAY: benchDay, ...env } } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${sayMemory}`, program, ...words],
    options,
  )
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}${stdout}`)
  const megabytes = Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1_000
  return { out: stdout, seconds: (performance.now() - start) / 1000, megabytes }
}

await report(async () => {
  const stop = await startDatabaseServer()
  const server = await startTestServer({ environment: { LOG_LEVEL: 'silent', ROLE: 'http' } })
  await fill(server)
  const { settings } = server.context
  const key = join(folder.path, 'key.txt')
  const [recipient = ''] = /age1\w+/.exec(run('backup', {}, '--new-key', key).out) ?? []
  const env = { OPERATOR_KEY: settings.operatorKeys[0].toString('base64'), ERASURE_LOG: settings.erasureLog }
  const source = {
    ...env,
    DATABASE_URL: settings.databaseUrl!,
    DATA_DIR: settings.dataDir,
    BACKUP_RECIPIENT: recipient,
  }
  const backup = run('backup', source, folder.path)
  const file = backup.out.split(': ')[0]!
  const target = await startTestDatabase()
  const place = join(folder.path, 'machine')
  mkdirSync(place)
  const restore = run('restore', { ...env, DATABASE_URL: target.url, DATA_DIR: place }, file, '--identity', key)
  const megabytes = statSync(file).size / 1_000_000
  const rows = Number(/(\d+) rows/.exec(backup.out)?.[1])
  const replayed = Number(/made again: (\d+) the same/.exec(restore.out)?.[1])
  await target.stop()
  await server.stop()
  stop?.()
  folder.remove()
  return [
    counted('rows', rows, { least: cases * (6 + looksOfCase + entriesOfCase) }),
    counted('decisions made again, the same bit for bit', replayed, { least: Math.min(cases, 100) }),
    timed('file, megabytes', megabytes, 'MB'),
    timed('back up', backup.seconds, 's'),
    timed('memory of the backup at most', backup.megabytes, 'MB'),
    timed('restore, with its check', restore.seconds, 's'),
    timed('memory of the restore at most', restore.megabytes, 'MB'),
    timed('both', backup.seconds + restore.seconds, 's', { most: limitS }),
  ]
})
