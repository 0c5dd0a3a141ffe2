import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync, type InputType, type ZlibOptions } from 'node:zlib'

const deflateBeside: (plain: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(deflateRaw)
const inflateBeside: (packed: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(inflateRaw)

/** Keys of one kind, 32 bytes each: the first makes what is new, and the older ones still open and verify their own. */
export type KeyRing = readonly [Buffer, ...Buffer[]]

/** The key under which the bank data of one case is sealed. Without it the data cannot be read by anyone. */
export type CaseKey = { caseId: string; key: KeyObject }

const version = 1
/** As version 1, with the id of the key after the version. */
const versionWithKeyId = 2
const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16
/** More than any part we write; a bound, so that a sealed value can never unfold without end. */
const openedBytesMax = 128 * 1024 * 1024
const packing = { level: 3 }

/** A new key for a case, and the same wrapped for `sealing_key.wrapped_key`. */
export function createCaseKey(operatorKeys: KeyRing, caseId: string): { caseKey: CaseKey; wrapped: Buffer } {
  const caseKey = { caseId, key: createSecretKey(randomBytes(32)) }
  return { caseKey, wrapped: wrapCaseKey(operatorKeys, caseKey) }
}

/** Prefixed with the id of the operator's key, so that older keys of the ring still open what they wrapped. */
export function wrapCaseKey([operatorKey]: KeyRing, { caseId, key }: CaseKey): Buffer {
  const sealed = encrypt(asKey(operatorKey), boundKey(caseId, keyIdOf(operatorKey)), key.export())
  return Buffer.concat([wrapPrefix(operatorKey), sealed.subarray(1)])
}

/** Version and id, before all that this key wraps. */
export const wrapPrefix = (operatorKey: Buffer): Buffer =>
  Buffer.concat([Buffer.of(versionWithKeyId), keyIdOf(operatorKey)])

/** Throws when the wrapped key is of another case, of a key that the ring lacks, or was changed. */
export function openCaseKey(operatorKeys: KeyRing, caseId: string, wrapped: Buffer): CaseKey {
  if (wrapped[0] !== versionWithKeyId) {
    const opened = withItsKey(operatorKeys, (key) => decrypt(asKey(key), `case-key/${caseId}`, wrapped))
    return { caseId, key: createSecretKey(opened) }
  }
  const id = wrapped.subarray(1, 1 + keyIdBytes)
  const operatorKey = operatorKeys.find((one) => id.equals(keyIdOf(one)))
  if (!operatorKey) throw new Error(`A key is wrapped by the operator key ${id.toString('hex')}, which is not given.`)
  const sealed = Buffer.concat([Buffer.of(version), wrapped.subarray(1 + keyIdBytes)])
  return { caseId, key: createSecretKey(decrypt(asKey(operatorKey), boundKey(caseId, id), sealed)) }
}

/** Opens with the key of the ring that fits; throws as the last does when none fits. */
export function withItsKey<Opened>([key, next, ...rest]: KeyRing, open: (key: Buffer) => Opened): Opened {
  if (next === undefined) return open(key)
  try {
    return open(key)
  } catch {
    return withItsKey([next, ...rest], open)
  }
}

/** Whether one of the keys made it. */
export const isMadeWith = (keys: KeyRing, given: Buffer, make: (key: Buffer) => Buffer): boolean =>
  keys.some((key) => {
    const made = make(key)
    return made.length === given.length && timingSafeEqual(made, given)
  })

const keyObjects = new WeakMap<Buffer, KeyObject>()

/** Node takes 8 µs to see that bytes are a key each time it is given them, and none for a key that it made of them. */
function asKey(operatorKey: Buffer): KeyObject {
  const known = keyObjects.get(operatorKey)
  if (known) return known
  const made = createSecretKey(operatorKey)
  keyObjects.set(operatorKey, made)
  return made
}

const keyIds = new WeakMap<Buffer, Buffer>()

/** Names an operator's key without giving it away. */
export function keyIdOf(operatorKey: Buffer): Buffer {
  const known = keyIds.get(operatorKey)
  if (known) return known
  const id = Buffer.from(hkdfSync('sha256', asKey(operatorKey), 'key-id', '', keyIdBytes))
  keyIds.set(operatorKey, id)
  return id
}

const boundKey = (caseId: string, id: Buffer): string => `case-key/${id.toString('hex')}/${caseId}`

/**
 * Compresses and encrypts (AES-256-GCM, a random nonce each time). The case and the purpose, e.g. `account/{id}`, are
 * bound in: a sealed value that is moved to another case, row or column does not open.
 */
export const seal = (caseKey: CaseKey, purpose: string, plain: Buffer): Buffer =>
  encrypt(caseKey.key, `${caseKey.caseId}/${purpose}`, deflateRawSync(plain, packing))

/** As `seal`, without blocking. */
export const sealBeside = async (caseKey: CaseKey, purpose: string, plain: Buffer): Promise<Buffer> =>
  encrypt(caseKey.key, `${caseKey.caseId}/${purpose}`, await deflateBeside(plain, packing))

/** The inverse of `seal`; throws when key, case, purpose or a single bit differs. */
export function open(caseKey: CaseKey, purpose: string, sealed: Uint8Array): Buffer {
  const packed = decrypt(caseKey.key, `${caseKey.caseId}/${purpose}`, sealed)
  return inflateRawSync(packed, { maxOutputLength: openedBytesMax })
}

/** As `open`, without blocking: the content may be tens of megabytes. */
export async function openBeside(caseKey: CaseKey, purpose: string, sealed: Uint8Array): Promise<Buffer> {
  const packed = decrypt(caseKey.key, `${caseKey.caseId}/${purpose}`, sealed)
  return inflateBeside(packed, { maxOutputLength: openedBytesMax })
}

export const sealJson = (caseKey: CaseKey, purpose: string, value: unknown): Buffer =>
  seal(caseKey, purpose, Buffer.from(JSON.stringify(value)))

/** The caller names the type that was sealed under this purpose; the seal proves that we wrote it. */
export const openJson = <T>(caseKey: CaseKey, purpose: string, sealed: Uint8Array): T =>
  JSON.parse(open(caseKey, purpose, sealed).toString('utf8')) as T

/** A keyed hash that finds an account number again in its case without exposing it (`account.identity`). */
export const identityOf = (caseKey: CaseKey, text: string): Buffer => identifierOf(caseKey)(text)

/** The same for many texts of one case: the key for them is derived once. */
export function identifierOf(caseKey: CaseKey): (text: string) => Buffer {
  const key = derived(caseKey.key, caseKey.caseId, 'identity')
  return (text) => createHmac('sha256', key).update(text).digest()
}

/** A hash that only the operator's key can make, by which a text is found again without being readable. */
export function keyedHash(operatorKey: Buffer, purpose: string, text: string): Buffer {
  const key = derived(asKey(operatorKey), 'keyed-hash', purpose)
  return createHmac('sha256', key).update(text).digest()
}

export type KeyedHashes = [Buffer, ...Buffer[]]

/** The same with each key: the first is the one to store, and what is looked for may have any of them. */
export const keyedHashes = ([newest, ...older]: KeyRing, purpose: string, text: string): KeyedHashes => [
  keyedHash(newest, purpose, text),
  ...older.map((key) => keyedHash(key, purpose, text)),
]

/** A key that requires the secret, which is not stored; `scope` is bound into its seals. */
export const keyFromSecret = (operatorKey: Buffer, scope: string, secret: string): CaseKey => ({
  caseId: scope,
  key: derived(asKey(operatorKey), scope, secret),
})

const derived = (key: KeyObject, salt: string, info: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, info, 32)))

function encrypt(key: KeyObject, bound: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(`vlot/${version}/${bound}`))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body])
}

function decrypt(key: KeyObject, bound: string, sealed: Uint8Array): Buffer {
  if (sealed[0] !== version) throw new Error('A sealed value has an unknown version.')
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(`vlot/${version}/${bound}`))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()])
}
