import type { FastifyRequest } from 'fastify'
import { isLoopbackOrigin } from '../settings/networks.ts'
import { Refusal } from '../refusal.ts'

/**
 * Refuses requests of other sites' pages. Browsers report the origin of a POST in `Sec-Fetch-Site` and `Origin`, which
 * a page cannot forge; a client without either is no browser and has no visitor's cookie to abuse.
 */
export function refuseOtherSites(request: FastifyRequest, ownOrigin: string): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden')
  const origin = request.headers.origin
  if (origin !== undefined && !isOurs(origin, request.headers.host, ownOrigin)) throw new Refusal('forbidden')
}

/** On a developer's machine the site is also reached as 127.0.0.1; there the origin must be the host it was sent to. */
function isOurs(origin: string, host: string | undefined, ownOrigin: string): boolean {
  if (origin === ownOrigin) return true
  const isAlias = isLoopbackOrigin(ownOrigin) && isLoopbackOrigin(origin)
  const isSameScheme = isAlias && new URL(origin).protocol === new URL(ownOrigin).protocol
  return isSameScheme && new URL(origin).host === host
}
