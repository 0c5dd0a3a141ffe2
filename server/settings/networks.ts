import { BlockList, isIP } from 'node:net'

export const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1']

export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopback.includes(new URL(origin).hostname)

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

/** Whether they hold more addresses than all private networks: 10.0.0.0/8 and two smaller ones, or fc00::/7. */
export function areForEverybody(networks: readonly string[]): boolean {
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
