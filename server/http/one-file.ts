import type { FastifyRequest } from 'fastify'
import { fileBytesMax } from '#contract/file-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Holding } from '../uploads/bytes-held.ts'
import { readAgainAfterSeconds } from '../uploads/reading-limits.ts'
import { holdFiles } from './files-held.ts'

/** Works on the one file of a multipart call. */
export const withOneFile = <T>(http: FastifyRequest, work: (bytes: Buffer) => Promise<T>): Promise<T> =>
  withFiles(http, { filesMax: 1, bytesMax: fileBytesMax }, ([bytes]) => work(bytes!))

type Limits = { filesMax: number; bytesMax: number }

/**
 * Works on the files of a multipart call, which are whole in memory as long: each at most the limit that multipart has,
 * together those given (contract/file-limits.ts), and counted with all other files that are held.
 */
export async function withFiles<T>(
  http: FastifyRequest,
  limits: Limits,
  work: (files: readonly Buffer[]) => Promise<T>,
): Promise<T> {
  const holding = holdFiles(http)
  try {
    holding.receive(() => http.raw.destroy())
    const files = await readFiles(http, holding, limits).finally(holding.received)
    return await work(files)
  } finally {
    holding.release()
    // A browser reads a refusal when it has sent everything, so the rest is taken in and thrown away.
    http.raw.unpipe().resume()
  }
}

async function readFiles(http: FastifyRequest, holding: Holding, limits: Limits): Promise<Buffer[]> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  try {
    const files: Buffer[] = []
    let room = limits.bytesMax
    for await (const part of http.files({ throwFileSizeLimit: false })) {
      if (files.length === limits.filesMax) throw new Refusal('bad_request', { fields: ['files'] })
      const bytes = await readPart(part.file, holding)
      room -= bytes.byteLength
      if (part.file.truncated || room < 0) throw new Refusal('file.too_big')
      files.push(bytes)
    }
    if (files.length === 0) throw new Refusal('bad_request', { fields: ['files'] })
    return files
  } catch (error) {
    // The multipart reader's errors without a status are about the request: no boundary, cut off, garbage.
    if (error instanceof Refusal || (error as { statusCode?: unknown }).statusCode !== undefined) throw error
    throw new Refusal('bad_request')
  }
}

/** Reads one file of a multipart body, counted by `holding`, which also ends a body that is too slow. */
export async function readPart(file: AsyncIterable<Buffer>, holding: Holding): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (!holding.add(chunk.length)) throw new Refusal('unavailable', { retryAfterSeconds: readAgainAfterSeconds })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
