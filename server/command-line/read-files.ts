import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile, type StatementFile } from '#lending/statements/read-statement-file.ts'
import type { StatementRefusal } from '#lending/statements/refusal.ts'
import { isZip, unpackZip, ZipRefused, type ZipRefusal } from '../uploads/unpack-zip.ts'

/** A statement file that was read. The id is the digest of its bytes, so that the same file given twice counts once. */
export type FileRead = { name: string; id: string; file: StatementFile }
export type FileNotRead = { name: string; why: StatementRefusal | { code: 'not_found' | `zip_${ZipRefusal}` } }

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
  if (bytes === null) return [{ name, why: { code: 'not_found' } }]
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

/** Null when there is no such file or it may not be read. No more is taken in than what is refused as too big. */
async function bytesOf(path: string): Promise<Buffer | null> {
  const file = await open(path).catch(() => null)
  if (file === null) return null
  try {
    const { size } = await file.stat()
    const bytes = Buffer.alloc(Math.min(size, statementLimits.fileBytes + 1))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } catch {
    return null
  } finally {
    await file.close()
  }
}
