import helmet from 'helmet'
import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Only features that Chromium knows: it complains in the console of every page about each other one. */
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

const none = ["'none'"]

/** HSTS is ignored on plain http. Where COOP differs, `opener-policy.ts` says. */
const protect = helmet({
  // For everything that is not a page: such an answer may load and run nothing.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none },
  },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
})

/**
 * On every response, by lower-case name (docs/security.md, "Headers"). Made once, by helmet on an answer that goes
 * nowhere, so that they are also sent where no hook of Fastify's runs.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...headersOfHelmet(),
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
}

function headersOfHelmet(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  protect(response.req, response, () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/**
 * The content security policy of a page: files of our origin, and exactly the inline scripts and styles of its HTML,
 * each by its hash (CSP level 3). No `unsafe-*`, no other origin.
 */
export const pagePolicy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, scriptPattern)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, stylePattern)].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Only web/start-journey.tsx and web/tester/start.ts make a policy, one each.
    'trusted-types default vlot-tester',
  ].join('; ')

/** The service worker of tester mode caches our files and calls no other origin. */
export const testerWorkerPolicy = "default-src 'none'; connect-src 'self'"

const scriptPattern = /<script\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gi
const stylePattern = /<style\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/style>/gi

/** Our files need no hash; a data block such as JSON-LD is no script and never runs (HTML, 4.12.1). */
const neverRunsInline = /\ssrc\s*=|\stype\s*=\s*["']?application\/ld\+json/i

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(pattern)) {
    if (neverRunsInline.test(groups?.['attributes'] ?? '')) continue
    const hash = createHash('sha256')
      .update(groups?.['body'] ?? '')
      .digest('base64')
    hashes.add(`'sha256-${hash}'`)
  }
  return [...hashes]
}
