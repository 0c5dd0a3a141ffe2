/** In this order: an iPad's sign may be beside a Mac's, and Android's beside Linux's. */
const signs = [
  ['iphone', /\b(iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android-phone', /\bAndroid\b.*\bMobile\b/],
  ['android-tablet', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\b(Linux|CrOS)\b/],
] as const

export type DeviceKind = (typeof signs)[number][0] | 'unknown'

export function deviceKindOf(userAgent: string | undefined): DeviceKind {
  const text = (userAgent ?? '').slice(0, 500)
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown'
}
