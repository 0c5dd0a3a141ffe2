import { deskRoles, type DeskRole } from '#lending/desk/roles.ts'
import type { ReadSettings } from './setting-table.ts'

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

const above = (port: number): number => (port === 0 ? 0 : port + 1)

/** Null where the process serves no desk: another role, or a lender in production that has named no login. */
export function deskOf(
  given: ReadSettings,
  isGiven: (name: keyof ReadSettings) => boolean,
  production: boolean,
): DeskSettings | null {
  const isDeskAlone = given.ROLE === 'desk'
  if (!isDeskAlone && given.ROLE !== 'all') return null
  if (production && !isDeskAlone && !isGiven('DESK_OIDC_ISSUER')) return null
  const port = given.DESK_PORT ?? above(given.PORT)
  return {
    port,
    origin: given.DESK_ORIGIN ?? `http://localhost:${port}`,
    dir: given.DESK_DIR,
    login: {
      issuer: given.DESK_OIDC_ISSUER,
      clientId: given.DESK_OIDC_CLIENT_ID,
      clientSecret: given.DESK_OIDC_CLIENT_SECRET,
      scope: given.DESK_OIDC_SCOPE,
      roleClaim: given.DESK_OIDC_ROLE_CLAIM,
      roles: given.DESK_OIDC_ROLES ?? new Map(deskRoles.map((role) => [role, role])),
    },
  }
}

/** Problems of the desk that these settings make, one line each. */
export function deskProblems(
  { port }: DeskSettings,
  given: ReadSettings,
  isGiven: (name: keyof ReadSettings) => boolean,
  production: boolean,
): string[] {
  const isShared = port === given.PORT && port !== 0
  const shared = isShared ? ['DESK_PORT and PORT must differ: the desk is apart from the site.'] : []
  if (!production) return shared
  if (!isGiven('DESK_OIDC_ISSUER')) return ['DESK_OIDC_ISSUER must be given in production for a desk.', ...shared]
  const missing = (['DESK_ORIGIN', 'DESK_OIDC_CLIENT_ID', 'DESK_OIDC_CLIENT_SECRET'] as const)
    .filter((name) => !isGiven(name))
    .map((name) => `${name} must be given in production for a desk.`)
  return [...shared, ...missing]
}
