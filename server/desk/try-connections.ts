import { lender } from '#lending/this-lender.ts'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import { connectionNames, type ConnectionName } from '#lending/desk/connection-names.ts'
import type { ConnectionTried } from '#contract/desk/insight.ts'
import type { Context } from '../context.ts'
import { readReadiness } from '../http/readiness.ts'
import { isRefusedWith, UpstreamError } from '../outgoing/upstream-error.ts'
import { openCaseKey } from '../store/sealing/seal.ts'

/** Anyone who asks waits no longer than this. */
const patienceMs = 12_000
const mailPatienceMs = 5_000
/** Cookies, codes and days rest on the clock: the database's may differ by this much. */
const clockDriftMaxMs = 5_000

/** Null when it is well; else a code of what is wrong. */
type Probe = (context: Context) => Promise<string | null>

/** Each is really used, in a way that costs and changes nothing. */
const probes: Record<ConnectionName, Probe> = {
  database: async (context) => ((await readReadiness(context)).checks['database'] ? null : 'no-write'),
  queue: async (context) => ((await readReadiness(context)).checks['jobs'] ? null : 'behind'),
  keys: async ({ database, settings }) => {
    const row = await database.selectFrom('sealing_key').selectAll().limit(1).executeTakeFirst()
    if (row) openCaseKey(settings.operatorKeys, row.id, row.wrapped_key)
    return null
  },
  clock: async ({ database }) => {
    const from = Date.now()
    const { rows } = await sql<{
      ms: number
    }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(database)
    return Math.abs((rows[0]?.ms ?? 0) - (from + Date.now()) / 2) > clockDriftMaxMs ? 'drift' : null
  },
  // A number that was not asked lately, since answers are kept; that there is no such company is an answer as well.
  register: async ({ companyRegister }) => {
    await companyRegister.search(String(randomInt(99_000_000, 100_000_000)))
    return null
  },
  aggregator: async ({ bank }) => {
    await bank.readConnection('0').catch((error: unknown) => {
      if (!isRefusedWith(error, 'ConnectionNotFound')) throw error
    })
    return null
  },
  mail: async ({ settings }) => {
    const transport = nodemailer.createTransport({
      url: settings.mail.smtpUrl,
      connectionTimeout: mailPatienceMs,
      greetingTimeout: mailPatienceMs,
      socketTimeout: mailPatienceMs,
    })
    await transport.verify().finally(() => transport.close())
    return null
  },
  scanner: async ({ documentScanner }) =>
    (await documentScanner?.find(Buffer.from(`${lender.name}`))) ? 'found' : null,
}

/** A code and nothing else: what upstreams say may hold addresses. */
function faultOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.code ? `${error.failure} ${error.code}` : error.failure
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'failed'
}

async function tryOne(context: Context, name: ConnectionName): Promise<ConnectionTried> {
  const from = performance.now()
  const late = new Promise<string>((settle) => setTimeout(() => settle('timeout'), patienceMs).unref())
  const fault = await Promise.race([probes[name](context).catch(faultOf), late])
  return {
    name,
    isWell: fault === null,
    fault: fault?.slice(0, 100) ?? null,
    tookMs: Math.round(performance.now() - from),
  }
}

/** All at once, each with its own verdict; the scanner where there is one. */
export const tryConnections = (context: Context): Promise<ConnectionTried[]> => {
  const names = connectionNames.filter((name) => name !== 'scanner' || context.documentScanner !== null)
  return Promise.all(names.map((name) => tryOne(context, name)))
}
