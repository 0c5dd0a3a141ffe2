import { chanceFrom } from './chance.ts'

/** The two check digits of ISO 13616: 98 minus the account, with the country behind it, modulo 97. */
function checkDigits(bankCode: string, accountNumber: string): string {
  const letters = `${bankCode}${accountNumber}NL00`
  let remainder = 0
  for (const sign of letters) {
    const digits = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55)
    for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return String(98 - remainder).padStart(2, '0')
}

/** The sum that classic Dutch account numbers keep divisible by eleven. */
function elevenSum(accountNumber: string): number {
  return [...accountNumber].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0)
}

/**
 * An invented Dutch IBAN that always is the same for the same owner. Its check digits are right, but its
 * account number fails the eleven test on purpose, so that it is very unlikely to be anybody's.
 */
export function inventedIban(bankCode: string, owner: string): string {
  const chance = chanceFrom(`iban ${bankCode} ${owner}`)
  let accountNumber = String(chance.whole(100_000_000, 999_999_999)).padStart(10, '0')
  if (elevenSum(accountNumber) % 11 === 0) {
    accountNumber = accountNumber.slice(0, 9) + String((Number(accountNumber[9]) + 1) % 10)
  }
  return `NL${checkDigits(bankCode, accountNumber)}${bankCode}${accountNumber}`
}
