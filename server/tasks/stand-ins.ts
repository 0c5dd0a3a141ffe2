import { sql, type RawBuilder } from 'kysely'
import type { Away } from '../store/session/leaves.ts'

/** The absent whose work this employee has; null: whose work everybody may take up. */
export const standingInFor = (away: readonly Away[], staffId: string | null): string[] =>
  away.filter(({ standIn }) => (standIn?.id ?? null) === staffId).map((one) => one.staffId)

/** Work `o` of this employee, or of the absent. In two forms, since an index gives only the first in its order. */
export const isOf = (staffId: string, absent: readonly string[]): RawBuilder<boolean> =>
  absent.length === 0 ? sql<boolean>`o.owner = ${staffId}` : sql<boolean>`o.owner = any(${[staffId, ...absent]})`

/** Work `o` of nobody, or of the absent; in two forms too. */
export const isFree = (absent: readonly string[]): RawBuilder<boolean> =>
  absent.length === 0 ? sql<boolean>`o.owner is null` : sql<boolean>`(o.owner is null or o.owner = any(${absent}))`
