/**
 * Parses a typed mobile number as `+31612345678` (E.164): Dutch from 06, any other with its country code. Null for
 * anything else, also a Dutch landline, which gets no text messages.
 */
export function parseMobileNumber(typed: string): string | null {
  const plain = typed.trim().replace(/[\s().-]/g, '')
  const international = plain
    .replace(/^00/, '+')
    .replace(/^06(?=\d{8}$)/, '+316')
    .replace(/^\+3106/, '+316')
  if (international.startsWith('+31')) return /^\+316\d{8}$/.test(international) ? international : null
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null
}
