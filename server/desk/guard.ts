import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { deskHeaders } from '#contract/desk/calls.ts'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import type { Context } from '../context.ts'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { extendDeskSession } from '../store/session/session.ts'
import { refuseOtherSites } from '../http/origin-check.ts'
import { Refusal } from '../refusal.ts'
import { isMadeWith } from '../store/sealing/seal.ts'
import { type DeskSession, findDeskSession } from '../store/session/desk-sessions.ts'
import { readDeskCookie } from './desk-cookies.ts'
import { withRoleOfNow } from './login/role-of-now.ts'

/**
 * The employee who makes this call: by the desk's own cookie, with a role that the call lists. A write must bring the
 * token of a page of the desk. Throws 401 without a live session, 403 for everything else.
 */
export async function admitStaff(
  request: FastifyRequest,
  call: Pick<DeskCall, 'method' | 'roles'>,
  context: Context,
  desk: DeskSettings,
): Promise<DeskSession> {
  if (call.method !== 'GET') refuseOtherSites(request, desk.origin)
  const cookie = readDeskCookie('session', request, context.settings)
  const now = context.now()
  const found = cookie === null ? null : await findDeskSession(context.pool, cookie, now)
  if (cookie === null || found === null) throw new Refusal('unauthorised')
  if (call.method !== 'GET' && !hasToken(request, found, context)) throw new Refusal('forbidden')
  const session = await withRoleOfNow(context, desk, cookie, found)
  if (session === null) throw new Refusal('unauthorised')
  if (!call.roles.includes(session.role)) throw new Refusal('forbidden')
  if (request.headers[deskHeaders.unattended] === '1') return session
  return { ...session, idle_expires_at: await extendDeskSession(context.pool, session, now) }
}

/** Follows from the session, so that no row keeps it; another site's page cannot read it. */
export const csrfTokenOf = ({ id }: Pick<DeskSession, 'id'>, { settings }: Pick<Context, 'settings'>): string =>
  pageMac(settings.tokenKeys[0], id).toString('base64url')

const pageMac = (key: Buffer, id: string): Buffer => createHmac('sha256', key).update(`desk page ${id}`).digest()

const hasToken = ({ headers }: FastifyRequest, { id }: DeskSession, { settings }: Context): boolean =>
  isMadeWith(settings.tokenKeys, Buffer.from(String(headers[deskHeaders.csrfToken] ?? ''), 'base64url'), (key) =>
    pageMac(key, id),
  )
