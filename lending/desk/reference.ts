/** Without the letters that are read as figures or as each other (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** `VL-7K3M-9QXD` of at least eight random bytes: the reference of a case, also by telephone. It gives no access. */
export function referenceOf(random: Uint8Array): string {
  const chosen = [...random.slice(0, length)].map((byte) => signs[byte % signs.length]).join('')
  return `VL-${chosen.slice(0, 4)}-${chosen.slice(4)}`
}

/** As a person types it: small letters, without dashes, an O for a nought; null when it cannot be one. */
export function parseReference(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/^VL/, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (plain.length !== length || [...plain].some((sign) => !signs.includes(sign))) return null
  return `VL-${plain.slice(0, 4)}-${plain.slice(4)}`
}
