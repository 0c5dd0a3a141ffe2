import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** The one file of a multipart call, whole in memory: at most the limit that multipart has (http/file-limits.ts). */
export async function readOneFile(http: FastifyRequest): Promise<Buffer> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  try {
    const part = await http.file({ throwFileSizeLimit: false })
    if (!part) throw new Refusal('bad_request', { fields: ['files'] })
    const chunks: Buffer[] = []
    for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk)
    if (part.file.truncated) throw new Refusal('file.too_big')
    return Buffer.concat(chunks)
  } catch (error) {
    // What the reader of parts throws without a status is about what was sent: no boundary, cut off, garbage.
    if (error instanceof Refusal || (error as { statusCode?: unknown }).statusCode !== undefined) throw error
    throw new Refusal('bad_request')
  } finally {
    // A browser reads a refusal when it has sent everything, so the rest is taken in and thrown away.
    http.raw.unpipe().resume()
  }
}
