import { isIP } from 'node:net'

export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/** A loopback origin is a browser's secure context without https (W3C Secure Contexts, 3.1). */
const isSafeOrigin = (origin: string): boolean => origin.startsWith('https://') || isLoopbackOrigin(origin)

type Read = {
  rateLimitFactor: number
  publicOrigin: string
  bank: { apiUrl: string; pageOrigins: readonly string[] }
  companyRegister: { apiUrl: string }
  trustProxy: readonly string[]
  partners: readonly { nl: { address: string }; en: { address: string } }[]
}

/** The settings with which a site on the internet must not start, one line each. */
export function productionProblems({
  rateLimitFactor,
  publicOrigin,
  bank,
  companyRegister,
  trustProxy,
  partners,
}: Read): string[] {
  const addresses: [string, readonly string[]][] = [
    ['PUBLIC_ORIGIN', [publicOrigin]],
    ['BANK_API_URL', [bank.apiUrl]],
    ['BANK_PAGE_ORIGINS', bank.pageOrigins],
    ['KVK_API_URL', [companyRegister.apiUrl]],
    ['PARTNERS', partners.flatMap(({ nl, en }) => [nl.address, en.address])],
  ]
  const plain = addresses.filter(([, origins]) => !origins.every(isSafeOrigin)).map(([name]) => name)
  return [
    ...(rateLimitFactor === 0 ? ['RATE_LIMIT_FACTOR must not be 0 in production.'] : []),
    ...plain.map((name) => `${name} must be https in production.`),
    ...(trustProxy.some(isForEverybody)
      ? ['TRUST_PROXY must name your proxies in production: with so large a network every visitor chooses an address.']
      : []),
  ]
}

/** Keys of 32 bytes that can be guessed, or that are equal. */
export function keyProblems({ operatorKey, tokenKey }: { operatorKey: Buffer; tokenKey: Buffer }): string[] {
  const given = { OPERATOR_KEY: operatorKey, TOKEN_KEY: tokenKey }
  const guessable = Object.entries(given).filter(
    ([, key]) => key.length === 32 && new Set(key).size < leastDifferentBytes,
  )
  const areEqual = operatorKey.length === 32 && operatorKey.equals(tokenKey)
  return [
    ...guessable.map(([name]) => `${name} must be random: openssl rand -base64 32.`),
    ...(areEqual ? ['OPERATOR_KEY and TOKEN_KEY must differ: one would open what only the other should.'] : []),
  ]
}

/** Of 32 random bytes about 30 differ; fewer than 16 come less than once in 10^12 keys. */
const leastDifferentBytes = 16

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

/** Larger than any private network: 10.0.0.0/8 and fc00::/7 are the largest. */
function isForEverybody(text: string): boolean {
  const [address = '', mask] = text.split('/')
  const bits = prefixBits(address, mask)
  return bits !== null && bits < (isIP(address) === 4 ? 8 : 7)
}
