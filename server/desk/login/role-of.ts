import type { DeskRole } from '#lending/desk/roles.ts'

/**
 * The one role that the table gives for a claim, a text or a list of texts. Null for none, and for several that differ: which of
 * them counts is for the lender to say in its login, not for us to guess.
 */
export function roleOf(claim: unknown, table: ReadonlyMap<string, DeskRole>): DeskRole | null {
  const values = Array.isArray(claim) ? claim : [claim]
  const roles = new Set(values.map((value) => (typeof value === 'string' ? table.get(value) : undefined)))
  roles.delete(undefined)
  const [role, another] = [...roles]
  return role !== undefined && another === undefined ? role : null
}
