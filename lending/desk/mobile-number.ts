/**
 * A mobile number as a person types it, as `+31612345678` (E.164): Dutch from 06, any other with its country code. Null
 * when it is none; a Dutch number that is not mobile is none either, since a text message would not arrive.
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
