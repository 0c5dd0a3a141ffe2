import { lender } from '../this-lender.ts'

/** Without the letters that are read as figures or as each other (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8
/** Of the lender's name. */
export const prefix = lender.name
  .toUpperCase()
  .replace(/[^A-Z]/g, '')
  .slice(0, 2)
  .padEnd(2, 'A')

const written = (before: string, plain: string): string => `${before}-${plain.slice(0, 4)}-${plain.slice(4)}`

/** `VL-7K3M-9QXD` of at least eight random bytes: the reference of a case, also by telephone. It gives no access. */
export const referenceOf = (random: Uint8Array): string =>
  written(prefix, [...random.slice(0, length)].map((byte) => signs[byte % signs.length]).join(''))

export const exampleReference = written(prefix, '7K3M9QXD')

/** As a person types it: small letters, without dashes, an O for a nought; null when it cannot be one. */
export function parseReference(typed: string): string | null {
  const [, before = prefix, rest = ''] = /^([A-Z]{2})?(.{8})$/.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? []
  const plain = rest.replaceAll('O', '0').replace(/[IL]/g, '1')
  return rest !== '' && [...plain].every((sign) => signs.includes(sign)) ? written(before, plain) : null
}
