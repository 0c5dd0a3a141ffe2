import { endOfCodes } from '#lending/statements/camt/xml-codes.ts'

export const slash = 47
export const bang = 33
export const question = 63
export const greater = 62
const bracket = 93
export const doubleQuote = 34
export const singleQuote = 39

/** Actions of a walk over text at a code. */
export const [plain, lineEnd, ampersand, lessThan, closing, forbidden, atEnd] = [0, 1, 2, 3, 4, 5, 6] as const

/** By code. */
export const kinds = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code === endOfCodes) return atEnd
  const known: Record<string, number> = {
    '\t': plain,
    '\r': plain,
    '\n': lineEnd,
    '&': ampersand,
    '<': lessThan,
    '>': closing,
  }
  // XML 1.0, production 2: a document has no control characters.
  return known[String.fromCharCode(code)] ?? (code < 32 ? forbidden : plain)
})

/** White space, `>`, `/` and the end of the text in hand. */
export const endsName = Uint8Array.from({ length: 256 }, (_, code) =>
  Number(code <= 32 || code === slash || code === greater || code === endOfCodes),
)

/** A `>` after two brackets, forbidden in text (XML 1.0, production 14). */
export function isSectionEnd(codes: Uint8Array, start: number, at: number): boolean {
  return at - start >= 2 && codes[at] === greater && codes[at - 1] === bracket && codes[at - 2] === bracket
}
