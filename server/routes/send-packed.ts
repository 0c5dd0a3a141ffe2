import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)
const takesGzip = /(^|[\s,])gzip\s*(,|$)/

/** Sends a page that the server has completed, packed to a browser that takes that. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  policy: string,
): Promise<FastifyReply> {
  const isPacked = takesGzip.test(String(request.headers['accept-encoding'] ?? ''))
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .headers(isPacked ? { 'content-encoding': 'gzip' } : {})
    .type('text/html; charset=utf-8')
    .send(isPacked ? await pack(html) : html)
}
