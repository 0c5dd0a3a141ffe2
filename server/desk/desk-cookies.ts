import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { hasSecureCookies, readOwnCookie } from '../http/session-cookie.ts'
import type { Settings } from '../settings/settings.ts'
import { absoluteMs } from '../store/session/session.ts'

/** Browsers share cookies between the ports of a host, so the desk's have names that the site does not use. */
const names = { session: 'vlot_desk', login: 'vlot_desk_login' } as const
type DeskCookie = keyof typeof names

const settingsOf = (settings: Settings): DeskSettings => {
  if (settings.desk === null) throw new Error('This process serves no desk.')
  return settings.desk
}

export const deskCookieName = (cookie: DeskCookie, settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}${names[cookie]}`

const isSecure = (settings: Settings): boolean => hasSecureCookies(settings, settingsOf(settings).origin)

/** A sign-in returns from the provider's site, and Strict would withhold its cookie. */
const sameSite = { session: 'strict', login: 'lax' } as const
const maxAgeSeconds = { session: absoluteMs / 1000, login: 10 * 60 } as const
export const loginMs = maxAgeSeconds.login * 1000

const attributes = (cookie: DeskCookie, settings: Settings): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: sameSite[cookie],
  secure: isSecure(settings),
})

export const readDeskCookie = (cookie: DeskCookie, request: FastifyRequest, settings: Settings): string | null =>
  readOwnCookie(request, deskCookieName(cookie, settings))

export function setDeskCookie(cookie: DeskCookie, reply: FastifyReply, settings: Settings, value: string): void {
  const maxAge = maxAgeSeconds[cookie]
  reply.setCookie(deskCookieName(cookie, settings), value, { ...attributes(cookie, settings), maxAge })
}

export function clearDeskCookie(cookie: DeskCookie, reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(deskCookieName(cookie, settings), attributes(cookie, settings))
}
