import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'

/** The language of the page that makes this call, when it says so. */
export function languageHeader(request: FastifyRequest): Language | null {
  const given = request.headers[headers.language]
  return given === 'nl' || given === 'en' ? given : null
}
