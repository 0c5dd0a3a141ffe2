import { businessDay } from '#lending/business-day.ts'
import { demonstration, type Site } from '#lending/lender.ts'
import { canonicalJson } from '#lending/sha256.ts'
import { retentionTimes } from '#lending/retention.ts'
import { deskOf, deskProblems, type DeskSettings } from './desk-settings.ts'
import { generatedKey } from './generated-key.ts'
import { type LenderFolder, type LenderPolicy, readLenderFolder } from './lender-folder.ts'
import { sandboxPartners } from './sandbox-partners.ts'
import { isLoopbackOrigin } from './networks.ts'
import { productionProblems } from './production-rules.ts'
import { readTable, type Environment, type ReadSettings } from './setting-table.ts'

/** The settings as values; see `settingTable` for what each means. Paths are absolute. */
export type Settings = { production: boolean; desk: DeskSettings | null } & LenderPolicy &
  ReturnType<typeof lenderOf> &
  ReturnType<typeof serverOf> &
  ReturnType<typeof upstreamsOf> &
  ReturnType<typeof keysOf>

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
  const production = environment['NODE_ENV'] === 'production'
  const isGiven = (name: string) => (environment[name] ?? '').trim() !== ''
  const { given, problems } = readTable(environment, production)
  if (problems.length > 0) throw new SettingsError(problems)
  const folder = readLenderFolder(given.LENDER_DIR)
  const lender = lenderOf(given, folder, production)
  const settings = { production, ...serverOf(given, production, machineNow), ...upstreamsOf(given, production, folder) }
  const desk = deskOf(given, isGiven, production)
  problems.push(...folder.problems)
  problems.push(...(production ? productionProblems(given, isGiven) : []))
  problems.push(...(desk ? deskProblems(desk, given, isGiven, production) : []))
  problems.push(...missingKeys(given, production))
  if (production && !given.SMS_GATEWAY && folder.lender !== demonstration && folder.lender.secondCodeFromCents !== null)
    problems.push('lender.json: secondCodeFromCents needs SMS_GATEWAY.')
  if (given.WEBHOOK_URL !== null && given.WEBHOOK_SECRET === null) problems.push('WEBHOOK_URL needs WEBHOOK_SECRET.')
  if (problems.length > 0) throw new SettingsError(problems)
  const keys = keysOf(given)
  const made = { ...given, OPERATOR_KEY: keys.operatorKeys, TOKEN_KEY: keys.tokenKeys }
  const wrongKeys = production ? productionProblems(made, isGiven) : []
  if (wrongKeys.length > 0) throw new SettingsError(wrongKeys)
  return { ...settings, ...keys, ...lender, desk }
}

const lenderOf = (given: ReadSettings, folder: LenderFolder, production: boolean) => {
  const { lender, ofServer, policy, policyFile, bankLogosDir, documents } = folder
  const isDemonstration = lender === demonstration
  const here = `http://localhost:${given.PORT}`
  const publicOrigin = given.PUBLIC_ORIGIN ?? (isDemonstration && !production ? here : lender.origin)
  const sandbox = `http://localhost:${given.SANDBOX_PORT}`
  return {
    policy,
    policyFile,
    bankLogosDir,
    publicOrigin,
    lenderDir: given.LENDER_DIR,
    site: siteOf({ ...folder, lender: { ...lender, origin: given.PUBLIC_ORIGIN ?? lender.origin } }),
    partners: isDemonstration && !production ? sandboxPartners(sandbox) : ofServer.partners,
    proof: ofServer.proof,
    /** The lender's own text of an agreement, where its folder has one. */
    agreementTexts: { nl: documents['agreement.nl.md'] ?? null, en: documents['agreement.en.md'] ?? null },
    payoutFrom: ofServer.payoutFrom,
    retention: { ...retentionTimes, ...lender.retention },
  }
}

/** Null where the pages of the release are right as they are. */
const siteOf = ({ lender, policyFile, documents }: LenderFolder): Site | null =>
  policyFile === null && Object.keys(documents).length === 0 && canonicalJson(lender) === canonicalJson(demonstration)
    ? null
    : { lender, policy: policyFile as object | null, documents }

const serverOf = (given: ReadSettings, production: boolean, machineNow: Date) => ({
  role: given.ROLE,
  port: given.PORT,
  host: given.HOST,
  trustProxy: given.TRUST_PROXY ?? [],
  secureCookies: given.SECURE_COOKIES,
  dataDir: given.DATA_DIR,
  siteDir: given.SITE_DIR,
  deskDir: given.DESK_DIR,
  /** Of the lender's pages; `openPages` puts another folder here where they are not the release's. */
  pagesDir: given.SITE_DIR,
  renderer: given.RENDERER,
  flagsFile: given.FLAGS_FILE,
  databaseUrl: given.DATABASE_URL,
  /** The account that owns the tables; null where the one that serves does. */
  migrationDatabaseUrl: given.MIGRATION_DATABASE_URL,
  databaseConnections: given.DATABASE_CONNECTIONS,
  allowUnsafeDatabase: given.ALLOW_UNSAFE_DATABASE,
  testerMode: given.TESTER_MODE ?? !production,
  scannerUrl: given.SCANNER_URL,
  metricsToken: given.METRICS_TOKEN,
  rateLimitFactor: given.RATE_LIMIT_FACTOR,
  logLevel: given.LOG_LEVEL,
  parentPid: given.PARENT_PID,
  /** Added to the machine's clock; 0 but where a test sets the day. */
  clockOffsetMs:
    given.CLOCK_TODAY === null ? 0 : startOn(given.CLOCK_TODAY, machineNow).getTime() - machineNow.getTime(),
  /** The most that one application may bring. */
  caseLimits: {
    accountsPerApplicationMax: given.ACCOUNTS_PER_APPLICATION_MAX,
    bookingsPerApplicationMax: given.BOOKINGS_PER_APPLICATION_MAX,
    contestedBookingsMax: given.CONTESTED_BOOKINGS_MAX,
  },
  backupRecipients: given.BACKUP_RECIPIENT ?? [],
  erasureLog: given.ERASURE_LOG,
})

const upstreamsOf = (given: ReadSettings, production: boolean, { ofServer }: LenderFolder) => ({
  bank: {
    apiUrl: given.BANK_API_URL,
    appId: given.BANK_APP_ID,
    secret: given.BANK_SECRET,
    privateKey: given.BANK_PRIVATE_KEY,
    callbackKey: given.BANK_CALLBACK_KEY,
    /** Origins that a connect URL may have. */
    pageOrigins: given.BANK_PAGE_ORIGINS ?? [new URL(given.BANK_API_URL).origin],
    historyDays: given.BANK_HISTORY_DAYS,
    nightlyRefresh: given.NIGHTLY_REFRESH,
  },
  seal: { certificates: given.SEAL_CERTIFICATE, key: given.SEAL_KEY, timestampUrl: given.TIMESTAMP_URL },
  webhook: { url: given.WEBHOOK_URL, secrets: given.WEBHOOK_SECRET ?? [] },
  companyRegister: { apiUrl: given.KVK_API_URL, apiKey: given.KVK_API_KEY },
  mail: {
    smtpUrl: given.SMTP_URL ?? `smtp://localhost:${given.SANDBOX_PORT + 25}`,
    /** Mail is sent only over TLS. */
    mustBeTls: production && !isLoopbackOrigin(given.SMTP_URL ?? ''),
    ...ofServer.mail,
    /** Null in production without one. */
    smsGateway: given.SMS_GATEWAY ?? (production ? null : 'sms.sandbox.example'),
    caseUrl: given.CASE_URL,
    /** Also where another process serves the desk. */
    deskOrigin: given.DESK_ORIGIN,
  },
})

/** That moment; or the present time on that day of the Netherlands, which begins an hour or two before that of UTC. */
function startOn(today: string, machineNow: Date): Date {
  if (today.includes('T')) return new Date(today)
  const start = new Date(`${today}T${machineNow.toISOString().slice(11)}`)
  return businessDay(start) === today ? start : new Date(start.getTime() - 24 * 60 * 60 * 1000)
}

/** Several machines share one database, so a key that only one of them knows would make the others' data unreadable. */
function missingKeys(given: ReadSettings, production: boolean): string[] {
  if (!production || given.DATABASE_URL === null) return []
  return (['OPERATOR_KEY', 'TOKEN_KEY'] as const)
    .filter((name) => given[name] === null)
    .map((name) => `${name} must be given in production with DATABASE_URL.`)
}

/** Never logged. */
const keysOf = ({ OPERATOR_KEY, TOKEN_KEY, DATA_DIR }: ReadSettings) => ({
  operatorKeys: OPERATOR_KEY ?? generatedKey(DATA_DIR, 'operator.key'),
  tokenKeys: TOKEN_KEY ?? generatedKey(DATA_DIR, 'token.key'),
})
