import { isDate } from './story/calendar.ts'

/** Everything that can be set from outside; each has an environment variable of the same meaning. */
export interface SandboxSettings {
  /** Port of the pages and calls; 0 picks a free one. SANDBOX_PORT */
  port: number
  /** Every interface only where the site listens on every one: its pages show mails with links and codes. HOST */
  host: string
  /** Address others see it under. SANDBOX_ORIGIN */
  origin: string | undefined
  /** Port of the mail sink; 0 picks a free one. SANDBOX_SMTP_PORT */
  smtpPort: number
  /** Where callbacks go: /success, /fail, /notify and /destroy are added. SANDBOX_CALLBACK_URL */
  callbackUrl: string
  /** Lifelike waiting at bank pages and while fetching. SANDBOX_DELAYS=on|off */
  delays: boolean
  /** The day it is, YYYY-MM-DD, or the moment; undefined: the machine's. SANDBOX_TODAY */
  today: string | undefined
  appId: string
  secret: string
  /** When set, calls must carry Expires-at and a Signature this key verifies (PEM). SANDBOX_CLIENT_PUBLIC_KEY */
  clientPublicKey: string | undefined
  /** PEM of the key that signs callbacks; undefined: made at the first start. SANDBOX_CALLBACK_PRIVATE_KEY */
  callbackPrivateKey: string | undefined
  kvkKey: string
  /** How far back a consent may reach. SANDBOX_MAX_HISTORY_DAYS */
  maxHistoryDays: number
  /** How long a consent lasts when the call does not say. SANDBOX_CONSENT_DAYS */
  consentDays: number
  /** Where the lender's desk is, whose employees sign in here. SANDBOX_DESK_ORIGIN */
  deskOrigin: string
  /** The desk at the login. DESK_OIDC_CLIENT_ID, DESK_OIDC_CLIENT_SECRET */
  deskClientId: string
  deskClientSecret: string
  /** Where connections, consents and mails are kept between two runs; undefined: in memory only. SANDBOX_DATA_DIR */
  dataDir: string | undefined
}

/** The key the chamber of commerce publishes for its own test register. */
const PUBLIC_KVK_TEST_KEY = 'l7xx1f2691f2520d487b902f4e0b57a0b197'

export const DEFAULT_SETTINGS: SandboxSettings = {
  port: 4000,
  host: '127.0.0.1',
  origin: undefined,
  smtpPort: 4025,
  callbackUrl: 'http://localhost:3000/api/vlot/v1/callbacks/bank',
  delays: true,
  today: undefined,
  appId: 'sandbox-app-id',
  secret: 'sandbox-secret',
  clientPublicKey: undefined,
  callbackPrivateKey: undefined,
  kvkKey: PUBLIC_KVK_TEST_KEY,
  maxHistoryDays: 730,
  consentDays: 180,
  deskOrigin: 'http://localhost:3001',
  deskClientId: 'vlot-desk',
  deskClientSecret: 'sandbox-desk-secret',
  dataDir: undefined,
}

/** Reads the environment; throws with the variable's name when a value makes no sense. */
export function settingsFrom(environment: Record<string, string | undefined>): SandboxSettings {
  const port = whole(environment, 'SANDBOX_PORT', DEFAULT_SETTINGS.port, 65_535)
  const today = environment['SANDBOX_TODAY'] || undefined
  if (today !== undefined && (!isDate(today.slice(0, 10)) || Number.isNaN(Date.parse(today))))
    throw new Error(`SANDBOX_TODAY is not a date (YYYY-MM-DD), nor a moment (YYYY-MM-DDTHH:MM:SSZ): ${today}`)
  const delays = environment['SANDBOX_DELAYS'] || 'on'
  if (delays !== 'on' && delays !== 'off') throw new Error(`SANDBOX_DELAYS is neither on nor off: ${delays}`)
  return {
    port,
    host: hostBeside(environment['HOST']),
    origin: environment['SANDBOX_ORIGIN'] || undefined,
    smtpPort: whole(environment, 'SANDBOX_SMTP_PORT', port === 0 || port > 65_510 ? 0 : port + 25, 65_535),
    callbackUrl: environment['SANDBOX_CALLBACK_URL'] || DEFAULT_SETTINGS.callbackUrl,
    delays: delays === 'on',
    today,
    appId: environment['SANDBOX_APP_ID'] || DEFAULT_SETTINGS.appId,
    secret: environment['SANDBOX_SECRET'] || DEFAULT_SETTINGS.secret,
    clientPublicKey: environment['SANDBOX_CLIENT_PUBLIC_KEY'] || undefined,
    callbackPrivateKey: environment['SANDBOX_CALLBACK_PRIVATE_KEY'] || undefined,
    kvkKey: environment['SANDBOX_KVK_KEY'] || DEFAULT_SETTINGS.kvkKey,
    maxHistoryDays: whole(environment, 'SANDBOX_MAX_HISTORY_DAYS', DEFAULT_SETTINGS.maxHistoryDays, 3650),
    consentDays: whole(environment, 'SANDBOX_CONSENT_DAYS', DEFAULT_SETTINGS.consentDays, 3650),
    deskOrigin: environment['SANDBOX_DESK_ORIGIN'] || DEFAULT_SETTINGS.deskOrigin,
    deskClientId: environment['DESK_OIDC_CLIENT_ID'] || DEFAULT_SETTINGS.deskClientId,
    deskClientSecret: environment['DESK_OIDC_CLIENT_SECRET'] || DEFAULT_SETTINGS.deskClientSecret,
    dataDir: environment['SANDBOX_DATA_DIR'] || undefined,
  }
}

/** The site reaches it at localhost, so it listens there in any case. */
const hostBeside = (host: string | undefined): string =>
  host === '0.0.0.0' || host === '::' ? host : DEFAULT_SETTINGS.host

function whole(
  environment: Record<string, string | undefined>,
  name: string,
  otherwise: number,
  highest: number,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > highest) {
    throw new Error(`${name} is not a whole number from 0 to ${highest}: ${text}`)
  }
  return value
}
