import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { Refusal } from '../refusal.ts'
import type { Transaction } from '../store/schema.ts'

/** A claim keeps others from deciding: a colleague gives it back first, or a lead takes it over. */
export async function refuseWhileHeld(
  transaction: Transaction,
  caseId: string,
  kinds: readonly TaskKind[],
  ...staffIds: string[]
): Promise<void> {
  const held = await transaction
    .selectFrom('obligation')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', 'in', kinds)
    .where('closed_at', 'is', null)
    .where('owner', 'is not', null)
    .where('owner', 'not in', staffIds)
    .limit(1)
    .executeTakeFirst()
  if (held) throw new Refusal('work_held')
}
