/** VAL-2: a Dutch telephone number is exactly ten digits. `+31` and `0031` stand for the leading zero. */
export const phoneDigits = 10

/** The digits of a telephone number as people write them: spaces, dashes, brackets and the country code forgiven. */
export function readPhone(text: string): string {
  const plain = text.replace(/[^\d+]/g, '')
  return plain.replace(/^(\+31|0031)0?/, '0').replace(/\D/g, '')
}

export const isPhone = (digits: string): boolean => /^\d{10}$/.test(digits)

/** VAL-4: what was typed of a kvk number, without the spaces and dots that are forgiven; at most eight digits matter. */
export const readKvkDigits = (text: string): string => text.replace(/[\s.]/g, '')
