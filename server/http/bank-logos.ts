import type { FastifyInstance } from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bankKeys, type BankKey } from '#contract/values.ts'
import type { Settings } from '../settings/settings.ts'
import { rateLimitHook, type RateLimiter } from './rate-limiter.ts'

type Logo = { bank: BankKey; address: string; type: string; bytes: Buffer }

/** The kinds of a logo, each with how its file begins; of two files of one bank the first kind counts. */
const kinds = [
  { ending: 'svg', type: 'image/svg+xml', isSo: (bytes: Buffer) => /<svg[\s>]/.test(bytes.toString('utf8')) },
  { ending: 'png', type: 'image/png', isSo: (bytes: Buffer) => bytes.subarray(0, 8).equals(pngStart) },
  {
    ending: 'webp',
    type: 'image/webp',
    isSo: (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)),
  },
] as const
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const logoBytesMax = 200 * 1024

/** bunq has no logo on our screens (FLOW-6). */
const bankOfFile = new Map(bankKeys.filter((key) => key !== 'BUNQ').map((key) => [key.toLowerCase(), key]))

/** The logos in the lender's folder, read once. Throws on a file of another kind. */
export function readBankLogos(folder: string): readonly Logo[] {
  const names = new Set(readdirSync(folder))
  return [...bankOfFile].flatMap(([stem, bank]) => {
    const kind = kinds.find(({ ending }) => names.has(`${stem}.${ending}`))
    if (!kind) return []
    const path = join(folder, `${stem}.${kind.ending}`)
    const bytes = readFileSync(path)
    if (bytes.length > logoBytesMax) throw new Error(`The logo ${path} is larger than ${logoBytesMax / 1024} KB.`)
    if (!kind.isSo(bytes)) throw new Error(`The logo ${path} is not an image of the kind that its name says.`)
    return [{ bank, address: `/bank-logos/${stem}.${kind.ending}`, type: kind.type, bytes }]
  })
}

/** Opened as a page an SVG could run scripts on our origin: it may load nothing, and has an opaque origin. */
const logoPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * FLOW-6, RECON-7: the banks' own logos, which are trademarks and so come from the lender. Each has its own address;
 * no part of an address ever becomes a path. Without a folder the built site says that there are none.
 */
export function serveBankLogos(app: FastifyInstance, { bankLogosDir }: Settings, limiter: RateLimiter): void {
  if (bankLogosDir === null) return
  const logos = readBankLogos(bankLogosDir)
  const preHandler = rateLimitHook(limiter, 'page')
  const addresses = Object.fromEntries(logos.map(({ bank, address }) => [bank, address]))
  app.get('/bank-logos.json', { preHandler }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(JSON.stringify(addresses)),
  )
  for (const { address, type, bytes } of logos) {
    app.get(address, { preHandler }, async (_request, reply) =>
      reply
        .header('content-security-policy', logoPolicy)
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(bytes),
    )
  }
}
