import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { deskRoles, type DeskRole } from '#lending/desk/roles.ts'
import { caseLimits } from '#lending/case-limits.ts'
import {
  address,
  certificatesIn,
  choice,
  databaseAddress,
  issuer,
  json,
  keyRing,
  list,
  number,
  onOrOff,
  origin,
  path,
  pem,
  proxy,
  secretRing,
  text,
  webAddress,
  wholeNumber,
} from './values.ts'

export const roles = ['all', 'http', 'desk', 'worker', 'migrate'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const roleTable = json(
  z.record(z.string(), z.enum(deskRoles)).refine((given) => Object.keys(given).length > 0),
  `must be a JSON object whose values are among ${deskRoles.join(', ')}`,
).transform((given): ReadonlyMap<string, DeskRole> => new Map(Object.entries(given)))

const caseAddress = z
  .string()
  .refine((value) => value.includes('{reference}'), { error: 'must have {reference} in it', abort: true })
  .pipe(webAddress)

/** The sandbox's published credentials. */
export const sandboxSecrets = {
  BANK_APP_ID: 'sandbox-app-id',
  BANK_SECRET: 'sandbox-secret',
  DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret',
} as const

/** Node would derive the public key from a private one, which does not belong in this setting. */
const publicKey = (given: string) => createPublicKey(given.includes('PRIVATE') ? '' : given)

const start = z
  .string()
  .refine(
    (value) => z.iso.date().safeParse(value).success || z.iso.datetime().safeParse(value).success,
    'must be a day written YYYY-MM-DD, or a moment written YYYY-MM-DDTHH:MM:SSZ',
  )

const recipient = z.string().regex(/^age1[a-z0-9]{58,}$/, 'must be public keys of age (age1…)')

export type SettingRow = {
  /** From its text. */
  value: z.ZodType<unknown, string>
  /** As text; `{NAME}` is replaced by the value of another setting. */
  default?: string
  meaning: string
  /** Its rule under `NODE_ENV=production`: no default counts, or it is refused. */
  production: 'required' | 'refused' | undefined
}

type Production = SettingRow['production']

const usual = <V extends SettingRow['value']>(value: V, text: string, meaning: string, production?: Production) => ({
  value,
  default: text,
  meaning,
  production,
})

const optional = <V extends SettingRow['value']>(value: V, meaning: string, production?: Production) => ({
  value,
  meaning,
  production,
})

/** Every environment variable the server reads. docs/settings.md is printed from this table. */
export const settingTable = {
  PORT: usual(wholeNumber(0, 65_535), '3000', 'Port of the site and its API.'),
  HOST: usual(text, 'localhost', 'Address to listen on; `0.0.0.0` for every one.'),
  PUBLIC_ORIGIN: optional(
    origin,
    'Origin under which browsers see the site; by default the one of the lender’s folder, and without that `http://localhost` with PORT.',
  ),
  TRUST_PROXY: optional(
    list(proxy),
    'Addresses or networks (comma-separated) of proxies whose `X-Forwarded-For` is believed; none by default.',
  ),
  ROLE: usual(
    choice(roles),
    'all',
    '`all`, or one of `http`, `desk`, `worker`, `migrate` to run the parts as separate processes.',
  ),
  DESK_PORT: optional(
    wholeNumber(0, 65_535),
    'Port of the lender’s desk, apart from the site; one above PORT by default.',
  ),
  DESK_ORIGIN: optional(
    origin,
    'Origin under which employees see the desk; by default `http://localhost` with DESK_PORT.',
  ),
  DESK_DIR: usual(path, './build/desk', 'Folder of the built desk.'),
  DESK_OIDC_ISSUER: usual(
    issuer,
    'http://localhost:{SANDBOX_PORT}/login',
    'Address of the login (OpenID Connect) of the lender’s employees; without it production has no desk.',
  ),
  DESK_OIDC_CLIENT_ID: usual(text, 'vlot-desk', 'Client id of the desk at that login.'),
  DESK_OIDC_CLIENT_SECRET: usual(
    text,
    sandboxSecrets.DESK_OIDC_CLIENT_SECRET,
    'Secret of the desk at that login; to be given in production.',
  ),
  DESK_OIDC_SCOPE: usual(text, 'openid profile', 'Scopes that the desk asks for.'),
  DESK_OIDC_ROLE_CLAIM: usual(
    text,
    'roles',
    'Claim of the id token that holds the roles or groups of an employee, a text or a list of texts.',
  ),
  DESK_OIDC_ROLES: optional(
    roleTable,
    'Which value of that claim is which role at the desk, as JSON, e.g. `{"Credit-Assessors": "assessor"}`; by default each role by its own name: `reader`, `assessor`, `senior`, `compliance`. Who has none gets in nowhere, who has several gets none either.',
  ),
  DATA_DIR: usual(path, './.data', 'Folder of the embedded database and of generated keys.'),
  DATABASE_URL: optional(databaseAddress, 'A PostgreSQL (15 or newer) to use instead of the embedded one.'),
  MIGRATION_DATABASE_URL: optional(
    databaseAddress,
    'The same database as the account that owns its tables, for `ROLE=migrate` (or `all`); then `DATABASE_URL` may only use rows, and not change the audit trail.',
  ),
  DATABASE_CONNECTIONS: usual(wholeNumber(2, 200), '12', 'Connections to the database at most.'),
  ALLOW_UNSAFE_DATABASE: optional(text, 'Name of a database that production may use although its `fsync` is off.'),
  OPERATOR_KEY: optional(
    keyRing,
    'Key that wraps the key of each case, 32 bytes as base64, before a comma and the keys that it replaces; generated into DATA_DIR when not given, required in production with DATABASE_URL.',
  ),
  TOKEN_KEY: optional(keyRing, 'Key that signs access tokens and codes, 32 bytes as base64; as OPERATOR_KEY.'),
  SANDBOX_PORT: usual(
    wholeNumber(0, 65_510),
    '4000',
    'Port of the sandbox (banks, register, mail); its mail sink listens 25 higher.',
  ),
  BANK_API_URL: usual(
    webAddress,
    'http://localhost:{SANDBOX_PORT}/api/v6',
    'Base address of the bank aggregator (Salt Edge Account Information API v6).',
    'required',
  ),
  BANK_APP_ID: usual(text, sandboxSecrets.BANK_APP_ID, 'App id at the aggregator.', 'required'),
  BANK_SECRET: usual(text, sandboxSecrets.BANK_SECRET, 'Secret at the aggregator.', 'required'),
  BANK_PRIVATE_KEY: optional(
    pem(createPrivateKey),
    'Private key (PEM) that signs calls to the aggregator; unsigned when not given.',
  ),
  BANK_CALLBACK_KEY: optional(
    pem(publicKey),
    'Public key (PEM) of the aggregator that callbacks must be signed with; without it callbacks are refused.',
  ),
  BANK_PAGE_ORIGINS: optional(
    list(webAddress),
    'Origins (comma-separated) a bank login page may have; by default the origin of BANK_API_URL.',
  ),
  BANK_HISTORY_DAYS: usual(wholeNumber(90, 3_650), '730', 'Days of transactions asked for at consent.'),
  NIGHTLY_REFRESH: usual(
    onOrOff,
    'on',
    '`on` or `off`: whether new bookings of running loans are fetched at night, without the applicant.',
  ),
  KVK_API_URL: usual(
    webAddress,
    'http://localhost:{SANDBOX_PORT}/kvk/api',
    'Base address of the company register (KVK Zoeken v2 and Basisprofiel v1).',
    'required',
  ),
  KVK_API_KEY: usual(
    text,
    'l7xx1f2691f2520d487b902f4e0b57a0b197',
    'Key at the company register; the default is the one that the KVK publishes for its test register.',
    'required',
  ),
  SMTP_URL: optional(
    address('smtp:', 'smtps:'),
    'Mail server, e.g. `smtp://user:password@host:587`; by default the sandbox.',
    'required',
  ),
  SMS_GATEWAY: optional(
    z.string().regex(/^[a-z0-9.-]{3,100}$/, 'must be a domain, as sms.example'),
    'Domain of the service that sends a text message of a mail to `31612345678@` it; by default the sandbox shows them.',
  ),
  CASE_URL: optional(
    caseAddress,
    'Where the lender’s people open a case, for the mails to the lender’s inbox, e.g. `https://desk.example/{reference}`; without it those mails link to the desk.',
  ),
  SEAL_CERTIFICATE: optional(
    pem(certificatesIn, 'a certificate and all above it'),
    'Certificate (PEM) that agreements are sealed with, then those above it up to the root; without it the sandbox makes one up, and production seals nothing.',
  ),
  SEAL_KEY: optional(pem(createPrivateKey), 'Private key (PEM) of SEAL_CERTIFICATE.'),
  TIMESTAMP_URL: optional(webAddress, 'Authority (RFC 3161) whose time stamp each seal gets; none by default.'),
  WEBHOOK_URL: optional(
    webAddress,
    'Where events of loans are sent as signed webhooks (docs/how-to/connect-your-systems.md); without it none are kept.',
  ),
  WEBHOOK_SECRET: optional(
    secretRing,
    'Secret that signs webhooks, and the lender’s own reports of payments: `whsec_` and 24 to 64 bytes as base64, before a comma and the secrets that it replaces.',
  ),
  TESTER_MODE: optional(
    onOrOff,
    '`on` or `off`: whether visitors may switch to the mock backend; on by default, but not in production.',
  ),
  FLAGS_FILE: usual(
    path,
    './server/flags/flags.json',
    'File with the feature flags; it is read again when it changes.',
  ),
  SITE_DIR: usual(path, './build/client', 'Folder of the built site.'),
  RENDERER: usual(
    path,
    './build/pages/render-page.js',
    'Program of the built site that renders the pages which need the server.',
  ),
  SCANNER_URL: optional(
    address('clamd:'),
    'Scanner of documents that speaks clamd’s protocol, `clamd://host:3310` or `clamd:///path/of/its/socket`; without it the desk says of each document that it was not scanned.',
  ),
  METRICS_TOKEN: optional(
    text,
    'Bearer token with which `/metrics` may be read; without it only on this machine, where nobody else reaches the site.',
  ),
  RATE_LIMIT_FACTOR: usual(number(0, 1_000_000), '1', 'Multiplies every rate limit; 0 switches them off.'),
  LOG_LEVEL: usual(choice(logLevels), 'info', '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.'),
  PARENT_PID: optional(wholeNumber(1, 2 ** 31), 'Process after whose end the server ends too; set by `npm start`.'),
  SECURE_COOKIES: usual(
    onOrOff,
    'on',
    '`off` for browsers that refuse Secure cookies on http://localhost (WebKit).',
    'refused',
  ),
  CLOCK_TODAY: optional(
    start,
    'Starts the server’s clock on this day of the Netherlands (YYYY-MM-DD), at the present time of day, or at a moment (YYYY-MM-DDTHH:MM:SSZ).',
    'refused',
  ),
  LENDER_DIR: optional(
    path,
    'Folder of what is the lender’s own: name, colours, prices, policy (docs/how-to/make-it-yours.md); by default a demonstration.',
  ),
  ACCOUNTS_PER_APPLICATION_MAX: usual(
    wholeNumber(1, 1_000),
    String(caseLimits.accountsPerApplicationMax),
    'The most accounts of one application.',
  ),
  BOOKINGS_PER_APPLICATION_MAX: usual(
    wholeNumber(1, 1_000_000),
    String(caseLimits.bookingsPerApplicationMax),
    'The most bookings of one application.',
  ),
  CONTESTED_BOOKINGS_MAX: usual(
    wholeNumber(1, 10_000),
    String(caseLimits.contestedBookingsMax),
    'The most bookings that an applicant may contest.',
  ),
  BACKUP_RECIPIENT: optional(
    list(recipient),
    'Public keys of age (comma-separated) that `npm run backup` encrypts to, each of which opens the backup alone (docs/how-to/back-up-and-restore.md).',
  ),
  ERASURE_LOG: usual(
    path,
    '{DATA_DIR}/erasures',
    'Folder in which each server notes the ids of what it erases, so that a restored backup has it erased again; one for all servers.',
  ),
} as const

export type SettingName = keyof typeof settingTable

type Table = typeof settingTable

/** Each setting as its schema reads it; null where none is given and there is no default. */
export type ReadSettings = {
  readonly [Name in SettingName]:
    | z.output<Table[Name]['value']>
    | (Table[Name] extends { default: string } ? never : null)
}

export type Environment = Record<string, string | undefined>

/** Secrets are not repeated on a terminal. */
const shown = (name: string, value: string) =>
  /KEY|SECRET|TOKEN|URL|CERTIFICATE/.test(name) ? '…' : value.slice(0, 80)

/** Reads each setting by its schema; what is wrong with one, or with its use in production, is a line of `problems`. */
export function readTable(environment: Environment, production: boolean): { given: ReadSettings; problems: string[] } {
  const rows: Record<string, SettingRow> = settingTable
  const ownText = (name: string): string => (environment[name] ?? '').trim()
  const textOf = (name: string): string =>
    ownText(name) || (rows[name]?.default ?? '').replace(/\{([A-Z_]+)\}/g, (_all, other: string) => textOf(other))
  const problems = Object.entries(rows).flatMap(([name, row]) => {
    if (production && row.production === 'refused' && ownText(name)) return [`${name} is refused in production.`]
    const isMissing = production && row.production === 'required' && !ownText(name)
    return isMissing ? [`${name} must be given in production.`] : []
  })
  const given = Object.entries(rows).map(([name, { value }]) => {
    if (textOf(name) === '') return [name, null]
    const read = value.safeParse(textOf(name))
    // A default is only wrong when it follows from another setting that is, and that one is reported.
    if (!read.success && ownText(name))
      problems.push(`${name} ${read.error.issues[0]!.message}, not "${shown(name, ownText(name))}".`)
    return [name, read.data]
  })
  return { given: Object.fromEntries(given) as ReadSettings, problems }
}
