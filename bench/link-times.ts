// Whether response times of mailed links reveal that an address, case or link exists: each call in turn with a known
// and an unknown one, on a quiet and on a busy server. Limit: a rank test finds no difference.
// Run: npx node bench/link-times.ts [tries of each, 100] [other visitors, 48]
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { CallName } from '../contract/calls.ts'
import { addDays } from '../lending/days.ts'
import { startEmbeddedPostgres } from '../server/embedded-postgres/embedded-postgres.ts'
import { hashOfLink } from '../server/store/mail/mailed-links.ts'
import type { LinkPurpose } from '../server/store/schema/mail-tables.ts'
import { newVisitor, type Visitor } from '../server/testing/visitor.ts'
import { benchDay } from './bench-day.ts'
import { type LoadServer, withLoadServer } from './load-server.ts'
import { percentile } from './percentile.ts'
import { type Figure, report, sizes, timed } from './report.ts'

/** The other visitors call without a pause, so that the work takes longer than an answer's minimum. */
const [tries, others] = sizes([100, 4, 1_000], [48, 4])
/** Of a standard normal: three in a thousand are beyond it by chance. */
const tellingZ = 3
const kvkNumber = '00900003'
const expiresOn = addDays(benchDay, 2)
const otherKvkNumber = '00900001'

type Kind = 'known' | 'unknown'
/** A case with an address, a bank, and a link of each purpose; and another applicant, who saves for addresses. */
type Subject = {
  caseId: string
  email: string
  connectionId: string
  links: Record<LinkPurpose, string>
  other: Visitor
}
type Site = { origin: string; subjects: readonly Subject[] }

async function makeSubject(origin: string, pool: pg.Pool): Promise<Subject> {
  const [owner, other] = [newVisitor(origin), newVisitor(origin)]
  const caseId = await owner.begin(kvkNumber)
  await other.begin(otherKvkNumber)
  const email = `${randomUUID()}@link-times.example`
  await owner.call('saveForLater', { request: { email } })
  const connectionId = randomUUID()
  await pool.query(
    `insert into bank_connection (id, case_id, connection_id, bank, bank_name, created_at, updated_at)
     values ($1, $2, $3, 'BUNQ', 'bunq', '${benchDay}', '${benchDay}')`,
    [randomUUID(), caseId, connectionId],
  )
  const links = { reconsent: '', resume: '', 'follow-up': '', 'hand-in': '' }
  for (const purpose of Object.keys(links) as LinkPurpose[]) {
    const secret = randomBytes(32).toString('base64url')
    links[purpose] = secret
    await pool.query(
      `insert into mailed_link (id, case_id, purpose, connection_id, cause, hash, created_at, expires_at, code_hash, code_expires_at)
       values ($1, $2, $3, $4, 'save', $5, '${benchDay}', '${expiresOn}', $6, '${expiresOn}')`,
      [
        randomUUID(),
        caseId,
        purpose,
        purpose === 'reconsent' ? connectionId : null,
        hashOfLink(purpose, secret),
        purpose === 'resume' ? randomBytes(32) : null,
      ],
    )
  }
  return { caseId, email, connectionId, links, other }
}

type Try = {
  name: CallName
  status: number
  send: (site: Site, kind: Kind, subject: Subject) => Promise<{ status: number }>
}

const asked = <Name extends CallName>(
  name: Name,
  status: number,
  inputOf: (kind: Kind, subject: Subject) => Parameters<Visitor['call']>[1],
): Try => ({
  name,
  status,
  send: async ({ origin }, kind, subject) =>
    (name === 'saveForLater' ? subject.other : newVisitor(origin)).call(name, inputOf(kind, subject) as never),
})

const secretOf = (kind: Kind, { links }: Subject, purpose: LinkPurpose): string =>
  kind === 'known' ? links[purpose] : randomBytes(32).toString('base64url')
const emailOf = (kind: Kind, { email }: Subject): string =>
  kind === 'known' ? email : `${randomUUID()}@link-times.example`

/** Refused calls: a known link with a wrong kvk number or code, against a link that never existed. */
const calls: readonly Try[] = [
  asked('saveForLater', 204, (kind, subject) => ({ request: { email: emailOf(kind, subject) } })),
  asked('requestResumeLink', 204, (kind, subject) => ({ request: { kvkNumber, email: emailOf(kind, subject) } })),
  asked('requestReconsentLink', 204, (kind, { caseId, connectionId }) => ({
    request: { caseId: kind === 'known' ? caseId : randomUUID(), connectionId },
  })),
  asked('startResume', 401, (kind, subject) => ({
    request: { caseId: subject.caseId, hash: secretOf(kind, subject, 'resume'), passphrase: otherKvkNumber },
  })),
  asked('confirmResume', 401, (kind, subject) => ({
    request: { caseId: subject.caseId, hash: secretOf(kind, subject, 'resume'), code: '00000000' },
  })),
  asked('createResumeToken', 401, (kind, subject) => ({
    params: { customerId: '1', id: '1', caseId: subject.caseId },
    request: {
      hash: secretOf(kind, subject, 'reconsent'),
      passphrase: otherKvkNumber,
      connectionId: subject.connectionId,
    },
  })),
  asked('openFollowUp', 401, (kind, subject) => ({
    request: { caseId: subject.caseId, hash: secretOf(kind, subject, 'follow-up'), passphrase: otherKvkNumber },
  })),
]

async function timesOf(site: Site, call: Try): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  for (const [turn, subject] of site.subjects.entries()) {
    const order: Kind[] = turn % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of order) {
      const startedAt = performance.now()
      const { status } = await call.send(site, kind, subject)
      times[kind].push(performance.now() - startedAt)
      if (status !== call.status) throw new Error(`${call.name} answered ${status} for one that is ${kind}`)
    }
  }
  return times
}

/** Mann and Whitney's test by its normal approximation: how many standard deviations the ranks are apart. */
function rankZ(one: readonly number[], other: readonly number[]): number {
  const above = one.reduce((sum, value) => sum + other.filter((against) => value > against).length, 0)
  const [n, m] = [one.length, other.length]
  return (above - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

async function measure(site: Site, isBusy: boolean): Promise<Figure[]> {
  const ending = new AbortController()
  const busy = isBusy ? Array.from({ length: others }, () => keepAsking(site.origin, ending.signal)) : []
  const figures: Figure[] = []
  for (const call of calls) {
    const { known, unknown } = await timesOf(site, call)
    const name = `${call.name}, ${isBusy ? 'busy' : 'alone'}`
    figures.push(
      timed(`${name}, known`, percentile(known, 0.5), 'ms'),
      timed(`${name}, unknown`, percentile(unknown, 0.5), 'ms'),
      timed(`${name}, deviations apart`, Math.abs(rankZ(known, unknown)), '', { most: tellingZ }),
    )
  }
  ending.abort()
  await Promise.all(busy)
  return figures
}

async function keepAsking(origin: string, signal: AbortSignal): Promise<void> {
  const visitor = newVisitor(origin)
  await visitor.begin(kvkNumber)
  for (let turn = 0; !signal.aborted; turn++)
    await visitor.call('saveLoanAmount', { request: { loanAmount: 5_000 + (turn % 100) * 500 } })
}

/** On a database that keeps what it acknowledges, as in production. */
async function withDurableDatabase<T>(work: () => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-links-'))
  const quiet = { info: () => undefined, warn: (message: string) => console.warn(message) }
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  process.env['TEST_DATABASE_URL'] = database.url
  try {
    return await work()
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureAll({ origin, databaseUrl }: LoadServer): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  try {
    const figures: Figure[] = []
    for (const isBusy of [false, true]) {
      const subjects: Subject[] = []
      for (let made = 0; made < tries; made++) subjects.push(await makeSubject(origin, pool))
      figures.push(...(await measure({ origin, subjects }, isBusy)))
    }
    return figures
  } finally {
    await pool.end()
  }
}

await report(() => withDurableDatabase(() => withLoadServer(measureAll)))
