import { createHash } from 'node:crypto'

const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** For everything that is not a page: such an answer may load and run nothing at all. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * On every response, errors and files included (security.md). COOP `same-origin` is what keeps a bank's page from
 * navigating the tab that opened it; HSTS is ignored by browsers on plain http.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': emptyPolicy,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
}

/**
 * What a page of ours may load: files of our own origin, and exactly the inline scripts and styles that its HTML was
 * built with, each by its hash (CSP level 3). No `unsafe-*`, no other origin.
 */
export function pagePolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, scriptPattern)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, stylePattern)].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const scriptPattern = /<script\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gi
const stylePattern = /<style\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/style>/gi

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(pattern)) {
    if (/\ssrc\s*=/i.test(groups?.['attributes'] ?? '')) continue
    const hash = createHash('sha256')
      .update(groups?.['body'] ?? '')
      .digest('base64')
    hashes.add(`'sha256-${hash}'`)
  }
  return [...hashes]
}
