// The thread in which statement files are unpacked and read; see reading-thread.ts.
import '../settings/this-lender.ts'
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { isZip, unpackZip, ZipRefused, type ZipRefusal } from './unpack-zip.ts'

/** One file as it was read. `inner` is its name in a zip, null when it came by itself. */
export type StatementsRead = { inner: string | null; digest: string; read: ReadStatementFile }
export type ReadFile = StatementsRead | { zipRefusal: ZipRefusal }

/** Bytes begin a file or zip, `next` asks for the next file of that zip, `bookings` for those of the file at hand. */
export type ThreadRequest = Uint8Array<ArrayBuffer> | 'next' | 'bookings'
/** A file whose bookings follow, as many for each statement. */
export type ThreadAnswer = { file: IteratorResult<ReadFile, null>; counts: number[] }

/** Bookings in one message: a large file's at once would hold the main thread for a tenth of a second. */
const bookingsAtOnce = 2_000

async function* filesIn(bytes: Buffer): AsyncGenerator<ReadFile, null> {
  if (!isZip(bytes)) {
    yield readOne(null, bytes)
    return null
  }
  try {
    for (const file of await unpackZip(bytes)) yield readOne(file.name, file.bytes)
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    yield { zipRefusal: error.refusal }
  }
  return null
}

const readOne = (inner: string | null, bytes: Buffer): StatementsRead => ({
  inner,
  digest: createHash('sha256').update(bytes).digest('hex'),
  read: readStatementFile(bytes),
})

let files: AsyncGenerator<ReadFile, null> | undefined
let waiting: Booking[] = []

async function nextFile(): Promise<ThreadAnswer | undefined> {
  const file = await files?.next()
  if (!file) return undefined
  const { value } = file
  const statements = value && 'read' in value && value.read.ok ? value.read.statements : []
  waiting = statements.flatMap(({ bookings }) => bookings)
  const counts = statements.map(({ bookings }) => bookings.length)
  for (const statement of statements) statement.bookings = []
  return { file, counts }
}

parentPort?.on('message', async (request: ThreadRequest) => {
  if (typeof request !== 'string') files = filesIn(Buffer.from(request.buffer))
  parentPort?.postMessage(request === 'bookings' ? waiting.splice(0, bookingsAtOnce) : await nextFile())
})
