/**
 * True where the number of an account is that of a credit card (ISO/IEC 7812): 15 or 16 digits of one of the large
 * schemes whose check digit holds, or the same with its middle hidden.
 */
export function isCardNumber(account: string): boolean {
  if (/^[3-6][\dX*\u2022]{14,15}$/.test(account) && /[X*\u2022]{4,}/.test(account)) return true
  return /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13})$/.test(account) && hasCheckDigit(account)
}

/** The formula of Luhn (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let back = 0; back < digits.length; back += 1) {
    const digit = Number(digits[digits.length - 1 - back])
    const doubled = back % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
