/** VAL-2: the digits of a typed telephone number, without spaces, dashes, brackets and country code. */
export function readPhone(text: string): string {
  const plain = text.replace(/[^\d+]/g, '')
  return plain.replace(/^(\+31|0031)0?/, '0').replace(/\D/g, '')
}
