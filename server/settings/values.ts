// How the text of a setting is read. Each message follows the setting's name: "PORT must be a whole number …".
import { X509Certificate } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopbackOrigin, isProxyAddress } from './networks.ts'

export const text = z.string()

export const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number<string>({ error }).int({ error }).min(least, { error }).max(most, { error })
}

export const number = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`
  return z.coerce.number<string>({ error }).min(least, { error }).max(most, { error })
}

export const choice = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` })

export const onOrOff = choice(['on', 'off']).transform((value) => value === 'on')

const isAddressOf = (address: string, protocols: readonly string[]): boolean =>
  URL.canParse(address) && protocols.includes(new URL(address).protocol)

/** Without the slash at its end. */
export const address = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => isAddressOf(value, protocols), {
      error: `must be an address starting with ${protocols.join('// or ')}//`,
      abort: true,
    })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))

export const webAddress = address('http:', 'https:')
export const origin = webAddress.transform((value) => new URL(value).origin)
export const databaseAddress = address('postgres:', 'postgresql:')

/** As it is written: an issuer may end in a slash, and its metadata must match. Only the sandbox uses plain http. */
export const issuer = z
  .string()
  .refine((value) => isAddressOf(value, ['http:', 'https:']), 'must be an address starting with http:// or https://')
  .refine(
    (value) => !value.startsWith('http:') || isLoopbackOrigin(value),
    'must be https unless it is on this machine',
  )

/** Absolute; a relative path counts from the working folder. */
export const path = z.string().transform((value) => resolve(value))

/** Parted by commas. */
export const list = <T>(part: z.ZodType<T, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .transform((parts) => parts.filter((one) => one !== ''))
    .pipe(z.array(part))

export const proxy = z.string().refine(isProxyAddress, 'must be addresses or networks as 10.0.0.0/8')

/** JSON that the schema takes; whatever is wrong with it, one message says what it must be. */
export const json = <T>(schema: z.ZodType<T>, mustBe: string) =>
  z.string().transform((value, context) => {
    const read = schema.safeParse(parseJson(value))
    if (read.success) return read.data
    context.addIssue(mustBe)
    return z.NEVER
  })

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Environment files often carry a PEM on one line with `\n` written out. */
export const pem = (parse: (key: string) => unknown, what = 'a key') =>
  z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine((value) => succeeds(() => parse(value)), `must be ${what} in PEM`)

/** A certificate and those above it, up to the root. */
export function certificatesIn(given: string): X509Certificate[] {
  const chain = given.split(/(?<=END CERTIFICATE-----)(?=\s*-)/).map((part) => new X509Certificate(part))
  if (chain.every((one, place) => one.checkIssued(chain[place + 1] ?? one))) return chain
  throw new Error('A certificate is missing.')
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

const key = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine(({ length }) => length === 32, 'must be 32 bytes written as base64')

const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 bytes written as base64')
  .transform((value) => Buffer.from(value.slice('whsec_'.length), 'base64'))

/** The newest first, with commas or line ends between them. */
const ring = (one: z.ZodType<Buffer, string>) =>
  z
    .string()
    .transform((value) => value.trim().split(/[\s,]+/))
    .pipe(z.tuple([one], one))
export const keyRing = ring(key)
export const secretRing = ring(webhookSecret)
