/** VAL-2: the digits of a telephone number as people write it: spaces, dashes, brackets and the country code are forgiven. */
export function readPhone(text: string): string {
  const plain = text.replace(/[^\d+]/g, '')
  return plain.replace(/^(\+31|0031)0?/, '0').replace(/\D/g, '')
}
