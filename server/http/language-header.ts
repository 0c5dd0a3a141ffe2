import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/calls.ts'

/** The language of the page that makes this call, when it says so. */
export function languageHeader(request: FastifyRequest): 'nl' | 'en' | null {
  const given = request.headers[headers.language]
  return given === 'nl' || given === 'en' ? given : null
}
