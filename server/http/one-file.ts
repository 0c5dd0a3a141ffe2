import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Holding } from '../uploads/bytes-held.ts'
import { readAgainAfterSeconds } from '../uploads/reading-limits.ts'
import { holdFiles } from './files-held.ts'

/**
 * Works on the one file of a multipart call, which is whole in memory as long: at most the limit that multipart has
 * (contract/file-limits.ts), and counted with all other files that are held.
 */
export async function withOneFile<T>(http: FastifyRequest, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  const holding = holdFiles(http)
  try {
    return await work(await readOneFile(http, holding))
  } finally {
    holding.release()
    // A browser reads a refusal when it has sent everything, so the rest is taken in and thrown away.
    http.raw.unpipe().resume()
  }
}

async function readOneFile(http: FastifyRequest, holding: Holding): Promise<Buffer> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  try {
    const part = await http.file({ throwFileSizeLimit: false })
    if (!part) throw new Refusal('bad_request', { fields: ['files'] })
    const chunks: Buffer[] = []
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (!holding.add(chunk.length)) throw new Refusal('unavailable', { retryAfterSeconds: readAgainAfterSeconds })
      chunks.push(chunk)
    }
    if (part.file.truncated) throw new Refusal('file.too_big')
    return Buffer.concat(chunks)
  } catch (error) {
    // The multipart reader's errors without a status are about the request: no boundary, cut off, garbage.
    if (error instanceof Refusal || (error as { statusCode?: unknown }).statusCode !== undefined) throw error
    throw new Refusal('bad_request')
  }
}
