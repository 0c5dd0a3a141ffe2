/** A KVK number: eight digits with leading zeros, so it is text. The register publishes no check digit. */
type KvkNumber = string

/** The eight digits of what was typed, spaces and dots forgiven (VAL-4); null when it is no kvk number. */
export function parseKvkNumber(text: string): KvkNumber | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}
