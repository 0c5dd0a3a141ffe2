import type { FastifyReply, FastifyRequest } from 'fastify'

/** Thrown by a handler whose answer the client has already: it becomes a 304 without a body (RFC 9110, 15.4.5). */
export class NotModified extends Error {}

/** Puts the tag on the answer; throws `NotModified` when the request shows the same one. */
export function answerTag(request: FastifyRequest, reply: FastifyReply, tag: string): void {
  const quoted = `W/"${tag}"`
  reply.header('etag', quoted)
  const held = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim())
  if (held.includes(quoted) || held.includes(`"${tag}"`)) throw new NotModified()
}
