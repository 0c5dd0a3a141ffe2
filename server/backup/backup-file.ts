import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { z } from 'zod'
import { keyedHash, type KeyRing } from '../store/sealing/seal.ts'

/** Words for the operator: the file, its key or the place of the restore is not as it must be. */
export class BackupError extends Error {}

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
})

const manifestSchema = z.object({
  format: z.literal(1),
  /** Of the snapshot, by the server's clock. */
  at: z.iso.datetime(),
  release: z.string(),
  migration: z.string(),
  queueVersion: z.int(),
  /** Ids of the keys that wrap its case keys, in hex; the first made the backup. */
  operatorKeyIds: z.array(z.string()).min(1),
  /** Names of the files that follow, in their order. */
  files: z.array(z.string()),
  tables: z.array(table),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackupTable = Manifest['tables'][number]

/** A manifest, files and tables follow each other as parts: frames of at most this size, and an empty one. */
const frameBytesMax = 1024 * 1024

type Piece = Uint8Array | string
type Pieces = Iterable<Piece> | AsyncIterable<Piece>
type Bytes = AsyncIterable<Buffer>
type Check = { sha256: string; seal: string }

/** Proves that a holder of the operator's key made the file; anybody may encrypt to a public key. */
const checkOf = (sha256: string, operatorKey: Buffer): Check => ({
  sha256,
  seal: keyedHash(operatorKey, 'backup', sha256).toString('hex'),
})

async function* framesOf(parts: Iterable<Pieces> | AsyncIterable<Pieces>, operatorKey: Buffer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    for await (const frame of framed(part)) {
      hash.update(frame)
      yield frame
    }
  }
  yield* framed([JSON.stringify(checkOf(hash.digest('hex'), operatorKey))])
}

async function* framed(part: Pieces): AsyncGenerator<Buffer> {
  for await (const piece of part) {
    const bytes = Buffer.from(piece as Uint8Array)
    for (let from = 0; from < bytes.length; from += frameBytesMax) {
      const frame = bytes.subarray(from, from + frameBytesMax)
      yield Buffer.concat([lengthOf(frame), frame])
    }
  }
  yield lengthOf(Buffer.of())
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

/** Takes a stream of frames apart again. Throws where it ends early or is none. */
export class PartReader {
  readonly #source: AsyncIterator<Buffer>
  readonly #hash = createHash('sha256')
  #held: Buffer = Buffer.alloc(0)

  constructor(source: Bytes) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The frames of the next part, to be read to their end before another part is. */
  async *frames(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = (await this.#take(4)).readUInt32BE()
      if (length > frameBytesMax) throw new BackupError('The backup is damaged: a part of it is longer than any is.')
      if (length === 0) return
      yield await this.#take(length)
    }
  }

  async whole(): Promise<Buffer> {
    const frames: Buffer[] = []
    for await (const frame of this.frames()) frames.push(frame)
    return Buffer.concat(frames)
  }

  async manifest(): Promise<Manifest> {
    const read = manifestSchema.safeParse(JSON.parse((await this.whole()).toString('utf8')))
    if (!read.success) throw new BackupError('The backup is of another format: another release made it.')
    return read.data
  }

  /** Whether every byte before this last part is the one that was written, by a holder of the key. */
  async check(operatorKeys: KeyRing): Promise<void> {
    const sha256 = this.#hash.copy().digest('hex')
    const written = JSON.parse((await this.whole()).toString('utf8')) as Check
    if (written.sha256 !== sha256) throw new BackupError('The backup is damaged: its sum is another.')
    if (!operatorKeys.some((key) => checkOf(sha256, key).seal === written.seal))
      throw new BackupError('The backup was not made with this OPERATOR_KEY: somebody else may have written it.')
    if (!(await this.#source.next()).done) throw new BackupError('The backup is damaged: something follows its end.')
  }

  async #take(size: number): Promise<Buffer> {
    const pieces = [this.#held]
    for (let length = this.#held.length; length < size;) {
      const { value, done } = await this.#source.next()
      if (done) throw new BackupError('The backup is cut short.')
      pieces.push(value)
      length += value.length
    }
    const all = pieces.length === 1 ? this.#held : Buffer.concat(pieces)
    this.#held = all.subarray(size)
    const taken = all.subarray(0, size)
    this.#hash.update(taken)
    return taken
  }
}

/** Writes parts compressed and encrypted to a path that does not exist yet, readable only by its owner. */
export async function writeParts(
  path: string,
  parts: AsyncIterable<Pieces>,
  { recipients, operatorKeys }: { recipients: readonly string[]; operatorKeys: KeyRing },
): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) addRecipient(encrypter, recipient)
  await pipeline(
    Readable.from(framesOf(parts, operatorKeys[0]), { objectMode: false }),
    createGzip({ level: 1 }),
    async function* (packed: AsyncIterable<Uint8Array>) {
      yield* await encrypter.encrypt(ReadableStream.from(packed) as never)
    },
    createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
  )
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BackupError('BACKUP_RECIPIENT has a text that is no public key of age.')
  }
}

/** Reads a whole backup with the private key in `identityFile`. Throws a `BackupError` where it does not open. */
export async function readParts(
  path: string,
  identityFile: string,
  read: (parts: PartReader) => Promise<void>,
): Promise<void> {
  const decrypter = await decrypterOf(identityFile)
  try {
    await pipeline(
      createReadStream(path),
      async function* (sealed: AsyncIterable<Uint8Array>) {
        try {
          yield* await decrypter.decrypt(ReadableStream.from(sealed) as never)
        } catch (error) {
          throw notOpened(error as Error)
        }
      },
      createGunzip(),
      (plain: AsyncIterable<Buffer>) => read(new PartReader(plain)),
    )
  } catch (error) {
    const isUnpacking = String((error as { code?: unknown }).code).startsWith('Z_')
    throw isUnpacking ? notOpened(error as Error) : error
  }
}

function notOpened({ message, code }: Error & { code?: string }): BackupError {
  if (/no identity matched/.test(message)) return new BackupError('This private key does not open the backup.')
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new BackupError(`The backup cannot be read (${code}).`)
  return new BackupError(`The backup is damaged: it was cut short or changed (${message}).`)
}

async function decrypterOf(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch(() => '')
  const identities = text.match(/^AGE-SECRET-KEY-\S+$/gm) ?? []
  const decrypter = new Decrypter()
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch {
    throw new BackupError(`${identityFile} has a line that is no private key of age.`)
  }
  if (identities.length === 0) throw new BackupError(`${identityFile} has no private key of age (AGE-SECRET-KEY-…).`)
  return decrypter
}
