import type { DeskRole } from '#lending/desk/roles.ts'
import type { DeskSettings } from '../../settings/desk-settings.ts'
import type { Claims } from './provider.ts'

/** An employee as the login describes them. */
export type Described = { name: string; role: DeskRole }

/** Null for whom the login gives no role at the desk. */
export function describedBy(claims: Claims, { roleClaim, roles }: DeskSettings['login']): Described | null {
  const role = roleOf(claims[roleClaim], roles)
  return role && { name: nameOf(claims), role }
}

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

/** The name for colleagues; the subject where the login gives no name. */
const nameOf = (claims: Claims): string =>
  (textOf(claims['name']) ?? textOf(claims['preferred_username']) ?? claims.sub).slice(0, 100)

/** The one role of the table for a claim, a text or a list of texts. Null for none, and for several that differ. */
function roleOf(claim: unknown, table: ReadonlyMap<string, DeskRole>): DeskRole | null {
  const values = Array.isArray(claim) ? claim : [claim]
  const roles = new Set(values.map((value) => (typeof value === 'string' ? table.get(value) : undefined)))
  roles.delete(undefined)
  const [role, another] = [...roles]
  return role !== undefined && another === undefined ? role : null
}
