import { createPrivateKey, createPublicKey } from 'node:crypto'
import { lendingLimits, limitTable, type LendingLimits } from '#lending/limits.ts'
import { retentionTable, retentionTimes, type RetentionTimes } from '#lending/retention.ts'
import { businessDay } from './business-day.ts'
import { generatedKey } from './generated-key.ts'
import { isProxyAddress, keyProblems, productionProblems } from './production-rules.ts'
import { parsePartners, sandboxPartners, type Partner } from './partners.ts'
import { parseProof, type Proof } from './proof.ts'
import { readDesk, type DeskSettings } from './desk-settings.ts'
import { makeReader, type Environment, type Reader } from './settings-reader.ts'
import { settingTable, type SettingName, type SettingRow } from './settings-table.ts'

export const roles = ['all', 'http', 'desk', 'worker', 'migrate'] as const
type Role = (typeof roles)[number]
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings as values; see `settingTable` for what each means. */
export type Settings = {
  production: boolean
  role: Role
  port: number
  host: string
  publicOrigin: string
  trustProxy: readonly string[]
  secureCookies: boolean
  /** Absolute. */
  dataDir: string
  /** Absolute. */
  siteDir: string
  /** Absolute; null where the lender has none. */
  bankLogosDir: string | null
  /** Absolute. */
  flagsFile: string
  partners: readonly Partner[]
  proof: readonly Proof[]
  databaseUrl: string | null
  /** The account that owns the tables; null where the one that serves does. */
  migrationDatabaseUrl: string | null
  databaseConnections: number
  allowUnsafeDatabase: string | null
  /** 32 bytes each. Never logged. */
  operatorKey: Buffer
  tokenKey: Buffer
  bank: {
    apiUrl: string
    appId: string
    secret: string
    privateKey: string | null
    callbackKey: string | null
    /** Origins that a connect URL may have. */
    pageOrigins: readonly string[]
    historyDays: number
    nightlyRefresh: boolean
  }
  companyRegister: { apiUrl: string; apiKey: string }
  mail: {
    smtpUrl: string
    from: string
    inbox: string
    /** With `{reference}` in it. */ caseUrl: string | null
    /** Also where another process serves the desk. */ deskOrigin: string | null
  }
  /** Null where this process serves no desk. */
  desk: DeskSettings | null
  testerMode: boolean
  metricsToken: string | null
  rateLimitFactor: number
  logLevel: (typeof logLevels)[number]
  parentPid: number | null
  /** Added to the machine's clock; 0 but where a test sets the day. */
  clockOffsetMs: number
  limits: LendingLimits
  retention: RetentionTimes
}

/** Everything that is wrong with the settings, one line each, in words for the person who starts the server. */
export class SettingsError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** Reads and checks all settings. Throws a `SettingsError` that names every problem at once. */
export function readSettings(environment: Environment, machineNow: Date = new Date()): Settings {
  const problems: string[] = []
  const production = environment['NODE_ENV'] === 'production'
  checkProductionRules(environment, production, problems)
  const read = makeReader(environment, problems)
  const server = readServer(read, production)
  const settings = {
    ...server,
    ...readUpstreams(read),
    ...readForTests(read, machineNow),
    desk: readDesk(read, server, production),
  }
  if (production) problems.push(...productionProblems(settings))
  const keys = problems.length > 0 ? noKeys : readKeys(read, settings, production, problems)
  if (production) problems.push(...keyProblems(keys))
  if (problems.length > 0) throw new SettingsError(problems)
  return { production, ...settings, ...keys }
}

const noKeys = { operatorKey: Buffer.alloc(0), tokenKey: Buffer.alloc(0) }

function checkProductionRules(environment: Environment, production: boolean, problems: string[]): void {
  if (!production) return
  for (const [name, row] of Object.entries<SettingRow>(settingTable)) {
    if (row.production === 'refused' && environment[name]) problems.push(`${name} is refused in production.`)
    if (row.production === 'required' && !environment[name]) problems.push(`${name} must be given in production.`)
  }
}

function readServer(read: Reader, production: boolean) {
  const origin = read.address('PUBLIC_ORIGIN', read.text('PUBLIC_ORIGIN'), ['http:', 'https:'])
  const testerMode = read.text('TESTER_MODE') || (production ? 'off' : 'on')
  if (testerMode !== 'on' && testerMode !== 'off') read.complain('TESTER_MODE', 'must be on or off')
  return {
    role: read.choice('ROLE', roles),
    port: read.wholeNumber('PORT', 0, 65_535),
    host: read.text('HOST'),
    publicOrigin: new URL(origin).origin,
    trustProxy: readProxies(read),
    dataDir: read.path('DATA_DIR'),
    siteDir: read.path('SITE_DIR'),
    bankLogosDir: read.optional('BANK_LOGOS_DIR') && read.path('BANK_LOGOS_DIR'),
    flagsFile: read.path('FLAGS_FILE'),
    partners: readPartners(read, production),
    proof: readProof(read),
    databaseUrl: read.optional('DATABASE_URL') && read.address('DATABASE_URL', read.text('DATABASE_URL'), postgres),
    migrationDatabaseUrl:
      read.optional('MIGRATION_DATABASE_URL') &&
      read.address('MIGRATION_DATABASE_URL', read.text('MIGRATION_DATABASE_URL'), postgres),
    databaseConnections: read.wholeNumber('DATABASE_CONNECTIONS', 2, 200),
    allowUnsafeDatabase: read.optional('ALLOW_UNSAFE_DATABASE'),
    testerMode: testerMode === 'on',
    metricsToken: read.optional('METRICS_TOKEN'),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 0, 1_000_000),
    logLevel: read.choice('LOG_LEVEL', logLevels),
    retention: readRetention(read),
    parentPid: read.optional('PARENT_PID') === null ? null : read.wholeNumber('PARENT_PID', 1, 2 ** 31),
  }
}

function readProxies(read: Reader): string[] {
  const proxies = read.list('TRUST_PROXY')
  if (!proxies.every(isProxyAddress)) read.complain('TRUST_PROXY', 'must be addresses or networks as 10.0.0.0/8')
  return proxies
}

function readPartners(read: Reader, production: boolean): Partner[] {
  const text = read.optional('PARTNERS')
  if (text === null) return production ? [] : sandboxPartners(`http://localhost:${read.text('SANDBOX_PORT')}`)
  const partners = parsePartners(text, production ? ['https:'] : ['http:', 'https:'])
  if (!partners) {
    const protocol = production ? 'https' : 'http or https'
    read.complain(
      'PARTNERS',
      `must be a JSON list of at most 6 with name and address (${protocol}), in one or both languages`,
    )
  }
  return partners ?? []
}

function readProof(read: Reader): Proof[] {
  const proof = parseProof(read.optional('PROOF') ?? '[]')
  if (!proof) {
    read.complain(
      'PROOF',
      'must be a JSON list of at most 4 with title, body and perhaps address (https) with link, in one or both languages',
    )
  }
  return proof ?? []
}

const postgres = ['postgres:', 'postgresql:']

function readUpstreams(read: Reader) {
  const bankApiUrl = read.address('BANK_API_URL', read.text('BANK_API_URL'), ['http:', 'https:'])
  const pageOrigins = read
    .list('BANK_PAGE_ORIGINS')
    .map((origin) => read.address('BANK_PAGE_ORIGINS', origin, ['http:', 'https:']))
  const sandboxMail = `smtp://localhost:${read.wholeNumber('SANDBOX_PORT', 0, 65_510) + 25}`
  return {
    bank: {
      apiUrl: bankApiUrl,
      appId: read.text('BANK_APP_ID'),
      secret: read.text('BANK_SECRET'),
      privateKey: readPem(read, 'BANK_PRIVATE_KEY', createPrivateKey),
      callbackKey: readPem(read, 'BANK_CALLBACK_KEY', createPublicKey),
      pageOrigins: pageOrigins.length > 0 ? pageOrigins : [new URL(bankApiUrl).origin],
      historyDays: read.wholeNumber('BANK_HISTORY_DAYS', 90, 3_650),
      nightlyRefresh: read.choice('NIGHTLY_REFRESH', ['on', 'off']) === 'on',
    },
    companyRegister: {
      apiUrl: read.address('KVK_API_URL', read.text('KVK_API_URL'), ['http:', 'https:']),
      apiKey: read.text('KVK_API_KEY'),
    },
    mail: {
      smtpUrl: read.address('SMTP_URL', read.text('SMTP_URL') || sandboxMail, ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM'),
      inbox: read.text('MAIL_INBOX'),
      caseUrl: readCaseUrl(read),
      deskOrigin: read.optional('DESK_ORIGIN'),
    },
  }
}

function readCaseUrl(read: Reader): string | null {
  const url = read.optional('CASE_URL')
  if (url !== null && !url.includes('{reference}')) read.complain('CASE_URL', 'must have {reference} in it')
  return url && read.address('CASE_URL', url, ['http:', 'https:'])
}

/** Environment files often carry a PEM on one line with `\n` written out. */
function readPem(read: Reader, name: SettingName, parse: (pem: string) => unknown): string | null {
  const pem = read.optional(name)?.replaceAll('\\n', '\n') ?? null
  try {
    if (pem !== null) parse(pem)
  } catch {
    read.complain(name, 'must be a key in PEM')
  }
  return pem
}

/** That moment; or the present time on that day of the Netherlands, which begins an hour or two before that of UTC. */
function startOn(today: string, machineNow: Date): Date {
  if (today.includes('T')) return new Date(today)
  const start = new Date(`${today}T${machineNow.toISOString().slice(11)}`)
  const isNextDay = !Number.isNaN(start.getTime()) && businessDay(start) !== today
  return isNextDay ? new Date(start.getTime() - 24 * 60 * 60 * 1000) : start
}

function readForTests(read: Reader, machineNow: Date) {
  const today = read.optional('CLOCK_TODAY')
  const start = today === null ? machineNow : startOn(today, machineNow)
  if (Number.isNaN(start.getTime()))
    read.complain('CLOCK_TODAY', 'must be a day written YYYY-MM-DD, or a moment written YYYY-MM-DDTHH:MM:SSZ')
  return {
    secureCookies: read.choice('SECURE_COOKIES', ['on', 'off']) === 'on',
    clockOffsetMs: start.getTime() - machineNow.getTime(),
    limits: readLimits(read),
  }
}

function readLimits(read: Reader): LendingLimits {
  const text = read.optional('LIMITS')
  if (text === null) return lendingLimits
  const given = parseObject(text)
  if (given && Object.entries(given).every(([name, value]) => name in limitTable && Number.isFinite(value))) {
    return { ...lendingLimits, ...given }
  }
  read.complain('LIMITS', `must be a JSON object of numbers with names from ${Object.keys(limitTable).join(', ')}`)
  return lendingLimits
}

/** Whole days of a century at most; 0 keeps a thing until the next sweep. */
function readRetention(read: Reader): RetentionTimes {
  const text = read.optional('RETENTION')
  if (text === null) return retentionTimes
  const given = parseObject(text)
  const isDays = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 36_500
  if (given && Object.entries(given).every(([name, value]) => name in retentionTable && isDays(value))) {
    return { ...retentionTimes, ...given }
  }
  read.complain('RETENTION', `must be a JSON object of days with names from ${Object.keys(retentionTable).join(', ')}`)
  return retentionTimes
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function readKeys(
  read: Reader,
  settings: { dataDir: string; databaseUrl: string | null },
  production: boolean,
  problems: string[],
) {
  // Several machines share one database, so a key that only one of them knows would make the others' data unreadable.
  const mayGenerate = !(production && settings.databaseUrl !== null)
  const keyOf = (name: 'OPERATOR_KEY' | 'TOKEN_KEY', file: string): Buffer => {
    const given = read.optional(name)
    if (given === null && mayGenerate) return generatedKey(settings.dataDir, file)
    const key = Buffer.from(given ?? '', 'base64')
    if (key.length !== 32) problems.push(`${name} must be 32 bytes written as base64.`)
    return key
  }
  return { operatorKey: keyOf('OPERATOR_KEY', 'operator.key'), tokenKey: keyOf('TOKEN_KEY', 'token.key') }
}
