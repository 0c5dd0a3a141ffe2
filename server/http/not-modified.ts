import type { FastifyReply, FastifyRequest } from 'fastify'

/** Thrown by a handler whose answer the client has already: it becomes a 304 without a body (RFC 9110, 15.4.5). */
export class NotModified extends Error {}

/** Puts the tag on the answer; throws `NotModified` when the request shows the same one. */
export function answerTag(request: FastifyRequest, reply: FastifyReply, tag: string): void {
  if (isHeld(request, reply, tag)) throw new NotModified()
}

/** Puts the tag on the answer; returns whether the request shows the same one. */
export function isHeld(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const quoted = `W/"${tag}"`
  reply.header('etag', quoted)
  const held = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim())
  return held.includes(quoted) || held.includes(`"${tag}"`)
}
