/** A KVK number: eight digits with leading zeros, so it is text. The register publishes no check digit. */
type KvkNumber = string

/** The eight digits of what was typed, spaces and dots forgiven (VAL-4); null when it is no kvk number. */
export function parseKvkNumber(text: string): KvkNumber | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

/** FLOW-3: a number to look for where its first zeros were left out, as a spreadsheet does; null for anything else. */
export function withFirstZeros(text: string): KvkNumber | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d{6,7}$/.test(digits) ? digits.padStart(8, '0') : null
}
