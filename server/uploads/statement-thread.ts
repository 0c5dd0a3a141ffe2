// The thread in which statement files are unpacked and read; see reading-thread.ts.
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { isZip, unpackZip, ZipRefused, type ZipRefusal } from './unpack-zip.ts'

/** One file as it was read. `inner` is its name in a zip, null when it came by itself. */
export type StatementsRead = { inner: string | null; digest: string; read: ReadStatementFile }
export type ReadFile = StatementsRead | { zipRefusal: ZipRefusal }

/** Bytes begin a file or zip, `next` asks for the next file of that zip. */
export type ThreadRequest = Uint8Array<ArrayBuffer> | 'next'
export type ThreadAnswer = IteratorResult<ReadFile, null>

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

parentPort?.on('message', async (request: ThreadRequest) => {
  if (request !== 'next') files = filesIn(Buffer.from(request.buffer))
  parentPort?.postMessage(await files?.next())
})
