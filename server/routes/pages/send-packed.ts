import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isHeld } from '../../http/not-modified.ts'

const pack = promisify(gzip)
const takesGzip = /(^|[\s,])gzip\s*(,|$)/

/** Sends a page that the server has completed, packed to a browser that takes that; 304 to one that holds it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  policy: string,
): Promise<FastifyReply> {
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (isHeld(request, reply, createHash('sha256').update(html).digest('base64url'))) return reply.code(304).send()
  const isPacked = takesGzip.test(String(request.headers['accept-encoding'] ?? ''))
  return reply
    .headers(isPacked ? { 'content-encoding': 'gzip' } : {})
    .type('text/html; charset=utf-8')
    .send(isPacked ? await pack(html) : html)
}
