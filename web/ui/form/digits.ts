/**
 * VAL-2: the digits of a telephone number as people write them. Spaces, dashes and brackets are forgiven; `+31` and `0031`
 * stand for the leading zero.
 */
export function readPhone(text: string): string {
  const plain = text.replace(/[^\d+]/g, '')
  return plain.replace(/^(\+31|0031)0?/, '0').replace(/\D/g, '')
}

/** VAL-4: what was typed of a kvk number, without the spaces and dots that are forgiven; at most eight digits matter. */
export const readKvkDigits = (text: string): string => text.replace(/[\s.]/g, '')
