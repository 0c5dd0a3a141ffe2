import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { areForEverybody, isLoopbackOrigin, loopback } from './networks.ts'
import { sandboxSecrets, settingTable, type ReadSettings, type SettingName, type SettingRow } from './setting-table.ts'

/** A loopback origin is a browser's secure context without https (W3C Secure Contexts, 3.1). */
const isSafeOrigin = (origin: string): boolean => origin.startsWith('https://') || isLoopbackOrigin(origin)

type IsGiven = (name: SettingName) => boolean
type Rule = {
  setting: SettingName
  /** Follows "must"; `reason` follows a colon. */
  rule: string
  reason: string
  isKept: (given: ReadSettings, isGiven: IsGiven) => boolean
}

const rule = (setting: SettingName, must: string, reason: string, isKept: Rule['isKept']): Rule => ({
  setting,
  rule: must,
  reason,
  isKept,
})
const https = (setting: SettingName, isKept: Rule['isKept']) =>
  rule(setting, 'be https', 'what is sent could be read and changed on its way', isKept)
const encrypted = (setting: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL') =>
  rule(
    setting,
    'have sslmode=verify-full',
    'keys and cases travel to it, unless it is on this machine',
    ({ [setting]: address }) => address === null || isEncrypted(address),
  )
const random = (setting: 'OPERATOR_KEY' | 'TOKEN_KEY') =>
  rule(setting, 'be random', '`openssl rand -base64 32` makes one', ({ [setting]: keys }) => !keys?.some(isGuessable))
const ofItsOwn = (setting: keyof typeof sandboxSecrets, isSandbox: (given: ReadSettings) => boolean) =>
  rule(
    setting,
    'not be the sandbox’s',
    'everybody knows that one',
    (given, isGiven) => !isGiven(setting) || given[setting] !== sandboxSecrets[setting] || isSandbox(given),
  )
const isBankHere = ({ BANK_API_URL }: ReadSettings) => isLoopbackOrigin(BANK_API_URL)
const factors = { least: 0.1, most: 10 }

/** Rules that a site on the internet must meet to start; printed in docs/settings.md (`settingRows`). */
const productionRules: readonly Rule[] = [
  rule(
    'RATE_LIMIT_FACTOR',
    `be from ${factors.least} to ${factors.most}`,
    'the limits keep one visitor from stopping all others',
    ({ RATE_LIMIT_FACTOR: factor }) => factor >= factors.least && factor <= factors.most,
  ),
  rule(
    'PUBLIC_ORIGIN',
    'be given, unless the lender’s folder has an origin',
    'links in mails lead there',
    ({ PUBLIC_ORIGIN, LENDER_DIR }) => PUBLIC_ORIGIN !== null || existsSync(join(LENDER_DIR ?? '/', 'lender.json')),
  ),
  https('PUBLIC_ORIGIN', ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN === null || isSafeOrigin(PUBLIC_ORIGIN)),
  https('BANK_API_URL', ({ BANK_API_URL }) => isSafeOrigin(BANK_API_URL)),
  https('BANK_PAGE_ORIGINS', ({ BANK_PAGE_ORIGINS }) => (BANK_PAGE_ORIGINS ?? []).every(isSafeOrigin)),
  https('KVK_API_URL', ({ KVK_API_URL }) => isSafeOrigin(KVK_API_URL)),
  https('DESK_ORIGIN', ({ DESK_ORIGIN }) => DESK_ORIGIN === null || isSafeOrigin(DESK_ORIGIN)),
  https(
    'DESK_OIDC_ISSUER',
    ({ DESK_OIDC_ISSUER }, isGiven) => !isGiven('DESK_OIDC_ISSUER') || DESK_OIDC_ISSUER.startsWith('https:'),
  ),
  rule(
    'DESK_ORIGIN',
    'differ from PUBLIC_ORIGIN',
    'a fault of the site would be one of the desk',
    ({ DESK_ORIGIN, PUBLIC_ORIGIN }) => PUBLIC_ORIGIN === null || DESK_ORIGIN !== PUBLIC_ORIGIN,
  ),
  rule(
    'TRUST_PROXY',
    'name your proxies',
    'in so large a network every visitor chooses an address',
    ({ TRUST_PROXY }) => !areForEverybody(TRUST_PROXY ?? []),
  ),
  https('WEBHOOK_URL', ({ WEBHOOK_URL }) => WEBHOOK_URL === null || isSafeOrigin(WEBHOOK_URL)),
  encrypted('DATABASE_URL'),
  encrypted('MIGRATION_DATABASE_URL'),
  rule(
    'SMTP_URL',
    'not have ignoreTLS',
    'codes and links travel in mails; TLS is asked for with smtp:// too',
    ({ SMTP_URL }) => SMTP_URL === null || isLoopbackOrigin(SMTP_URL) || !/ignoreTLS/i.test(SMTP_URL),
  ),
  rule(
    'BANK_PRIVATE_KEY',
    'be given',
    'who learns the secret could call the aggregator as we do',
    (given) => given.BANK_PRIVATE_KEY !== null || isBankHere(given),
  ),
  rule(
    'SEAL_KEY',
    'be the key of SEAL_CERTIFICATE',
    'readers would refuse the seal',
    ({ SEAL_KEY: key, SEAL_CERTIFICATE: own }) =>
      key === null || own === null ? key === own : new X509Certificate(own).checkPrivateKey(createPrivateKey(key)),
  ),
  ofItsOwn('BANK_APP_ID', isBankHere),
  ofItsOwn('BANK_SECRET', isBankHere),
  ofItsOwn('DESK_OIDC_CLIENT_SECRET', () => false),
  rule('TESTER_MODE', 'not be on', 'a visitor would take its made-up offer for ours', (given) => !given.TESTER_MODE),
  random('OPERATOR_KEY'),
  random('TOKEN_KEY'),
  rule(
    'TOKEN_KEY',
    'differ from OPERATOR_KEY',
    'one would open what only the other should',
    ({ OPERATOR_KEY, TOKEN_KEY }) => !OPERATOR_KEY?.some((key) => TOKEN_KEY?.some((other) => other.equals(key))),
  ),
  rule(
    'ERASURE_LOG',
    'be given, outside DATA_DIR',
    'a disk that is lost must not take it along',
    ({ ERASURE_LOG, DATA_DIR }, isGiven) => isGiven('ERASURE_LOG') && relative(DATA_DIR, ERASURE_LOG).startsWith('..'),
  ),
]

/** A line for each rule that these settings break. */
export const productionProblems = (given: ReadSettings, isGiven: IsGiven): string[] =>
  productionRules
    .filter(({ isKept }) => !isKept(given, isGiven))
    .map((broken) => `${broken.setting} must ${broken.rule} in production: ${broken.reason}.`)

/** A socket or loopback needs no TLS. For `pg`, unlike libpq, `require` checks the certificate as well. */
function isEncrypted(databaseAddress: string): boolean {
  const { hostname, searchParams } = new URL(databaseAddress)
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  if (host === '' || host.startsWith('/') || loopback.includes(host)) return true
  const mode = searchParams.get('sslmode')
  return mode === 'verify-full' || (mode === 'require' && !searchParams.has('uselibpqcompat'))
}

/** 32 random bytes have about 30 different values and differences; all of them printable is practically impossible. */
function isGuessable(key: Buffer): boolean {
  const steps = key.map((byte, place) => byte - (key[place - 1] ?? 0))
  return [key, steps].some((bytes) => new Set(bytes).size < 16) || key.every((byte) => byte >= 0x20 && byte < 0x7f)
}

/** The table of docs/settings.md, row by row. */
export const settingRows = (): string[] =>
  Object.entries<SettingRow>(settingTable).map(([name, row]) => {
    const rules = productionRules.filter(({ setting }) => setting === name)
    const inProduction = [row.production ?? [], rules.map(({ rule, reason }) => `must ${rule} (${reason})`)].flat()
    return `| \`${name}\` | ${row.default ? `\`${row.default}\`` : ''} | ${row.meaning} | ${inProduction.join('; ')} |`
  })
