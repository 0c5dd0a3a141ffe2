export type DeviceKind =
  | 'iphone'
  | 'ipad'
  | 'android-phone'
  | 'android-tablet'
  | 'windows'
  | 'mac'
  | 'linux'
  | 'unknown'

/** In this order: an iPad's sign may be beside a Mac's, and Android's beside Linux's. */
const signs: readonly (readonly [DeviceKind, RegExp])[] = [
  ['iphone', /\b(iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android-phone', /\bAndroid\b.*\bMobile\b/],
  ['android-tablet', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\b(Linux|CrOS)\b/],
]

export function deviceKindOf(userAgent: string | undefined): DeviceKind {
  const text = (userAgent ?? '').slice(0, 500)
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown'
}
