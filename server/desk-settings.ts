import { deskRoles, isDeskRole, type DeskRole } from '#lending/desk/roles.ts'
import { isLoopbackOrigin } from './production-rules.ts'
import type { Reader } from './settings-reader.ts'

/** Where the lender's desk is served, and how its employees sign in. */
export type DeskSettings = {
  port: number
  /** Without a slash at its end. */
  origin: string
  /** Absolute. */
  dir: string
  login: {
    issuer: string
    clientId: string
    clientSecret: string
    scope: string
    roleClaim: string
    /** By the value of the claim. */
    roles: ReadonlyMap<string, DeskRole>
  }
}

type Server = { role: string; port: number }

/** Null where the process serves no desk: another role, or a lender in production that has named no login. */
export function readDesk(read: Reader, server: Server, production: boolean): DeskSettings | null {
  const isDeskAlone = server.role === 'desk'
  if (!isDeskAlone && server.role !== 'all') return null
  if (production && !read.isGiven('DESK_OIDC_ISSUER')) {
    if (isDeskAlone) read.problem('DESK_OIDC_ISSUER must be given in production for a desk.')
    return null
  }
  const port = read.optional('DESK_PORT') === null ? above(server.port) : read.wholeNumber('DESK_PORT', 0, 65_535)
  if (port === server.port && port !== 0)
    read.problem('DESK_PORT and PORT must differ: the desk is apart from the site.')
  const origin = read.address('DESK_ORIGIN', read.text('DESK_ORIGIN') || `http://localhost:${port}`, web)
  const login = readLogin(read)
  if (production) checkProduction(read, origin, login.issuer)
  return { port, origin: new URL(origin).origin, dir: read.path('DESK_DIR'), login }
}

const web = ['http:', 'https:']
const above = (port: number): number => (port === 0 ? 0 : port + 1)

function readLogin(read: Reader): DeskSettings['login'] {
  // As it is written: an issuer may end in a slash, and its metadata must name it so.
  const issuer = read.text('DESK_OIDC_ISSUER')
  read.address('DESK_OIDC_ISSUER', issuer, web)
  // Only the sandbox, which is on this machine, may speak plain http.
  if (issuer.startsWith('http:') && !isLoopbackOrigin(issuer)) {
    read.complain('DESK_OIDC_ISSUER', 'must be https unless it is on this machine')
  }
  return {
    issuer,
    clientId: read.text('DESK_OIDC_CLIENT_ID'),
    clientSecret: read.text('DESK_OIDC_CLIENT_SECRET'),
    scope: read.text('DESK_OIDC_SCOPE'),
    roleClaim: read.text('DESK_OIDC_ROLE_CLAIM'),
    roles: readRoles(read),
  }
}

function readRoles(read: Reader): ReadonlyMap<string, DeskRole> {
  const text = read.optional('DESK_OIDC_ROLES')
  if (text === null) return new Map(deskRoles.map((role) => [role, role]))
  const given = Object.entries(parsed(text))
  const known = given.filter((entry): entry is [string, DeskRole] => isDeskRole(entry[1]))
  if (given.length === 0 || known.length < given.length) {
    read.complain('DESK_OIDC_ROLES', `must be a JSON object whose values are among ${deskRoles.join(', ')}`)
  }
  return new Map(known)
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function checkProduction(read: Reader, origin: string, issuer: string): void {
  if (!issuer.startsWith('https:')) read.problem('DESK_OIDC_ISSUER must be https in production.')
  if (!read.isGiven('DESK_ORIGIN')) read.problem('DESK_ORIGIN must be given in production for a desk.')
  else if (!origin.startsWith('https:') && !isLoopbackOrigin(origin)) {
    read.problem('DESK_ORIGIN must be https in production.')
  }
  for (const name of ['DESK_OIDC_CLIENT_ID', 'DESK_OIDC_CLIENT_SECRET'] as const) {
    if (!read.isGiven(name)) read.problem(`${name} must be given in production for a desk.`)
  }
}
