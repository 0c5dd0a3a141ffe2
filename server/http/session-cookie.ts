import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackOrigin } from '../settings/networks.ts'
import type { Settings } from '../settings/settings.ts'
import { absoluteMs } from '../store/session/session.ts'

/**
 * `__Host-` binds the cookie to this host over https or localhost; a plain-http address, refused in production, gets
 * none. SameSite=Strict although banks and mails lead here: to a static page, whose calls are same-site.
 */
export const sessionCookieName = (settings: Settings): string =>
  isSecure(settings) ? '__Host-vlot-session' : 'vlot-session'

const isSecure = (settings: Settings): boolean => hasSecureCookies(settings, settings.publicOrigin)

/** Whether cookies of our origin can be `Secure`, and so carry `__Host-`. */
export const hasSecureCookies = ({ secureCookies }: Settings, origin: string): boolean =>
  secureCookies && (origin.startsWith('https:') || isLoopbackOrigin(origin))

const attributes = (settings: Settings): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(settings),
})

export const readSessionCookie = (request: FastifyRequest, settings: Settings): string | null =>
  readOwnCookie(request, sessionCookieName(settings))

/**
 * The session secret in a cookie; null when absent, malformed or repeated. A browser sends our cookie once: another
 * site set the second, perhaps to move the visitor into another person's session.
 */
export function readOwnCookie({ headers, cookies }: FastifyRequest, name: string): string | null {
  const sent = (headers.cookie ?? '').split(';').filter((pair) => pair.split('=', 1)[0]?.trim() === name)
  const value = cookies[name]
  return sent.length === 1 && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null
}

export function setSessionCookie(reply: FastifyReply, settings: Settings, cookie: string): void {
  reply.setCookie(sessionCookieName(settings), cookie, { ...attributes(settings), maxAge: absoluteMs / 1000 })
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(sessionCookieName(settings), attributes(settings))
}
