import { createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world.ts'
import { Problem } from './problem.ts'

const LONGEST_AHEAD_S = 3_600

/** Checks the App-id and Secret of a call, and its signature when a client key is configured. */
export function checkClient(world: World, request: FastifyRequest, rawBody: string): void {
  const appId = request.headers['app-id']
  const secret = request.headers['secret']
  if (typeof appId !== 'string') throw new Problem('AppIdNotProvided', 'The App-id header is missing.')
  if (typeof secret !== 'string') throw new Problem('SecretNotProvided', 'The Secret header is missing.')
  const isRight = same(appId, world.settings.appId) && same(secret, world.settings.secret)
  if (!isRight) throw new Problem('ApiKeyNotFound', 'No API key with this App-id and Secret.')
  if (world.settings.clientPublicKey) checkSignature(world, world.settings.clientPublicKey, request, rawBody)
}

function same(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Expires-at, method, whole address and raw body, joined by bars, signed RSA-SHA256. */
function checkSignature(world: World, publicKey: string, request: FastifyRequest, rawBody: string): void {
  const expiresAt = request.headers['expires-at']
  const signature = request.headers['signature']
  if (typeof expiresAt !== 'string') throw new Problem('MissingExpiresAt', 'The Expires-at header is missing.')
  if (typeof signature !== 'string') throw new Problem('MissingSignature', 'The Signature header is missing.')
  const seconds = Number(expiresAt)
  // The client's clock is the machine's, whatever day the sandbox plays.
  const now = Date.now() / 1000
  if (!Number.isInteger(seconds) || seconds > now + LONGEST_AHEAD_S) {
    throw new Problem('ExpiresAtInvalid', 'Expires-at must be a moment at most an hour ahead, in seconds.')
  }
  if (seconds < now) throw new Problem('RequestExpired', 'The request has expired.')
  const signed = `${expiresAt}|${request.method}|${world.origin}${request.url}|${rawBody}`
  if (!verify('sha256', Buffer.from(signed), createPublicKey(publicKey), Buffer.from(signature, 'base64'))) {
    throw new Problem('SignatureNotMatch', 'The Signature header does not match the request.')
  }
}
