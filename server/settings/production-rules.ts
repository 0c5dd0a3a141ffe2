import { BlockList, isIP } from 'node:net'
import type { ReadSettings, SettingName } from './setting-table.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]', '::1']

export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopback.includes(new URL(origin).hostname)

/** A loopback origin is a browser's secure context without https (W3C Secure Contexts, 3.1). */
const isSafeOrigin = (origin: string): boolean => origin.startsWith('https://') || isLoopbackOrigin(origin)

/** What everybody can read in the sandbox. */
export const sandboxSecrets = {
  BANK_APP_ID: 'sandbox-app-id',
  BANK_SECRET: 'sandbox-secret',
  DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret',
} as const

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
  rule(
    setting,
    'be random',
    '`openssl rand -base64 32` makes one',
    ({ [setting]: key }) => key === null || !isGuessable(key),
  )
const ofItsOwn = (setting: keyof typeof sandboxSecrets, isSandbox: (given: ReadSettings) => boolean) =>
  rule(
    setting,
    'not be the sandbox’s',
    'everybody knows that one',
    (given, isGiven) => !isGiven(setting) || given[setting] !== sandboxSecrets[setting] || isSandbox(given),
  )
const isBankHere = ({ BANK_API_URL }: ReadSettings) => isLoopbackOrigin(BANK_API_URL)
const factors = { least: 0.1, most: 10 }

/** With what a site on the internet must not start; docs/settings.md prints them (`settingRows`). */
export const productionRules: readonly Rule[] = [
  rule(
    'RATE_LIMIT_FACTOR',
    `be from ${factors.least} to ${factors.most}`,
    'the limits keep one visitor from stopping all others',
    ({ RATE_LIMIT_FACTOR: factor }) => factor >= factors.least && factor <= factors.most,
  ),
  https('PUBLIC_ORIGIN', ({ PUBLIC_ORIGIN }) => isSafeOrigin(PUBLIC_ORIGIN)),
  https('BANK_API_URL', ({ BANK_API_URL }) => isSafeOrigin(BANK_API_URL)),
  https('BANK_PAGE_ORIGINS', ({ BANK_PAGE_ORIGINS }) => (BANK_PAGE_ORIGINS ?? []).every(isSafeOrigin)),
  https('KVK_API_URL', ({ KVK_API_URL }) => isSafeOrigin(KVK_API_URL)),
  https('PARTNERS', ({ PARTNERS }) => (PARTNERS ?? []).every(({ nl, en }) => [nl, en].every(isPartnerSafe))),
  https('DESK_ORIGIN', ({ DESK_ORIGIN }) => DESK_ORIGIN === null || isSafeOrigin(DESK_ORIGIN)),
  https(
    'DESK_OIDC_ISSUER',
    ({ DESK_OIDC_ISSUER }, isGiven) => !isGiven('DESK_OIDC_ISSUER') || DESK_OIDC_ISSUER.startsWith('https:'),
  ),
  rule(
    'DESK_ORIGIN',
    'differ from PUBLIC_ORIGIN',
    'a fault of the site would be one of the desk',
    ({ DESK_ORIGIN, PUBLIC_ORIGIN }) => DESK_ORIGIN !== PUBLIC_ORIGIN,
  ),
  rule(
    'TRUST_PROXY',
    'name your proxies',
    'in so large a network every visitor chooses an address',
    ({ TRUST_PROXY }) => !areForEverybody(TRUST_PROXY ?? []),
  ),
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
    ({ OPERATOR_KEY, TOKEN_KEY }) => OPERATOR_KEY === null || TOKEN_KEY?.equals(OPERATOR_KEY) !== true,
  ),
]

/** A line for each rule that these settings break. */
export const productionProblems = (given: ReadSettings, isGiven: IsGiven): string[] =>
  productionRules
    .filter(({ isKept }) => !isKept(given, isGiven))
    .map((broken) => `${broken.setting} must ${broken.rule} in production: ${broken.reason}.`)

const isPartnerSafe = ({ address }: { address: string }) => isSafeOrigin(address)

/** By a socket or on this machine nothing travels. Read as `pg` does, for which `require` checks the certificate. */
function isEncrypted(databaseAddress: string): boolean {
  const { hostname, searchParams } = new URL(databaseAddress)
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  if (host === '' || host.startsWith('/') || loopback.includes(host)) return true
  const mode = searchParams.get('sslmode')
  return mode === 'verify-full' || (mode === 'require' && !searchParams.has('uselibpqcompat'))
}

/** Of 32 random bytes about 30 differ, and as many steps between them; hardly ever all of them can be typed. */
function isGuessable(key: Buffer): boolean {
  const steps = key.map((byte, place) => byte - (key[place - 1] ?? 0))
  return [key, steps].some((bytes) => new Set(bytes).size < 16) || key.every((byte) => byte >= 0x20 && byte < 0x7f)
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a network as `10.0.0.0/8` or `10.0.0.0/255.0.0.0`, or a name that the library behind it knows. */
export function isProxyAddress(text: string): boolean {
  const [address = '', mask, ...rest] = text.split('/')
  if (namedNetworks.includes(text)) return true
  const bits = prefixBits(address, mask)
  return rest.length === 0 && bits !== null && bits <= (isIP(address) === 4 ? 32 : 128)
}

function prefixBits(address: string, mask: string | undefined): number | null {
  const version = isIP(address)
  if (version === 0) return null
  if (mask === undefined) return version === 4 ? 32 : 128
  if (isIP(mask) === 4 && version === 4) {
    return mask.split('.').reduce((bits, part) => bits + Number(part).toString(2).replaceAll('0', '').length, 0)
  }
  return /^\d{1,3}$/.test(mask) ? Number(mask) : null
}

const mappedIPv4 = new BlockList()
mappedIPv4.addSubnet('::ffff:0:0', 96, 'ipv6')

/** More addresses than the private networks have: 10.0.0.0/8 and two smaller ones, and fc00::/7. */
function areForEverybody(networks: readonly string[]): boolean {
  const [mostOfIPv4, mostOfIPv6] = [2 ** 25, 2 ** 121]
  const addresses = { ipv4: 0, ipv6: 0 }
  for (const network of networks) {
    const [address = '', mask] = network.split('/')
    const bits = prefixBits(address, mask)
    if (bits === null) continue
    if (isIP(address) === 4) addresses.ipv4 += 2 ** (32 - bits)
    else if (mappedIPv4.check(address, 'ipv6')) addresses.ipv4 += 2 ** (128 - bits)
    else addresses.ipv6 += 2 ** (128 - bits)
    const all = new BlockList()
    all.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6')
    if (isIP(address) === 6 && bits < 96 && all.check('::ffff:0:0', 'ipv6')) return true
  }
  return addresses.ipv4 > mostOfIPv4 || addresses.ipv6 > mostOfIPv6
}
