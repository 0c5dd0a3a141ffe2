import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile, type StatementFile } from '#lending/statements/read-statement-file.ts'
import type { StatementRefusal } from '#lending/statements/refusal.ts'
import { isZip, unpackZip, ZipRefused, type ZipRefusal } from '../uploads/unpack-zip.ts'

/** A statement file that was read. The id is the digest of its bytes, so that the same file given twice counts once. */
export type FileRead = { name: string; id: string; file: StatementFile }
export type FileNotRead = { name: string; why: StatementRefusal | { code: NotOpened | `zip_${ZipRefusal}` } }
type NotOpened = 'not_found' | 'not_a_file' | 'not_allowed'

/** Reads every file, and every file in a zip, one after another. */
export async function readFiles(paths: readonly string[]): Promise<{ read: FileRead[]; notRead: FileNotRead[] }> {
  const read: FileRead[] = []
  const notRead: FileNotRead[] = []
  for (const path of paths) {
    for (const one of await readPath(path)) {
      if ('file' in one) read.push(one)
      else notRead.push(one)
    }
  }
  return { read, notRead }
}

async function readPath(path: string): Promise<(FileRead | FileNotRead)[]> {
  const name = basename(path)
  const bytes = await bytesOf(path)
  if (typeof bytes === 'string') return [{ name, why: { code: bytes } }]
  if (!isZip(bytes)) return [readBytes(name, bytes)]
  try {
    const unpacked = await unpackZip(bytes)
    return unpacked.map((inner) => readBytes(`${name}/${inner.name}`, inner.bytes))
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return [{ name, why: { code: `zip_${error.refusal}` } }]
  }
}

function readBytes(name: string, bytes: Buffer): FileRead | FileNotRead {
  const outcome = readStatementFile(bytes)
  if (!outcome.ok) return { name, why: outcome.refusal }
  const { format, bank, statements, findings } = outcome
  const id = createHash('sha256').update(bytes).digest('hex')
  return { name, id, file: { format, bank, statements, findings } }
}

/** The bytes, or the reason for none. Reads no further than the size limit. */
async function bytesOf(path: string): Promise<Buffer | NotOpened> {
  const file = await open(path).catch(whyNotOpened)
  if (typeof file === 'string') return file
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return 'not_a_file'
    const bytes = Buffer.alloc(Math.min(stat.size, statementLimits.fileBytes + 1))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } catch (error) {
    return whyNotOpened(error)
  } finally {
    await file.close()
  }
}

function whyNotOpened(error: unknown): NotOpened {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EACCES' || code === 'EPERM') return 'not_allowed'
  return code === 'EISDIR' ? 'not_a_file' : 'not_found'
}
