import type { ConnectionRow } from '../store/bank/connections.ts'
import type { Transaction } from '../store/schema.ts'
import type { JobData } from '../store/job-kinds.ts'

/** The locked connection while this collection is the current one; else null, and the step changes nothing. */
export async function lockCollection(
  transaction: Transaction,
  data: JobData['collect'],
): Promise<ConnectionRow | null> {
  const connection = await transaction
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', data.bankConnectionId)
    .forUpdate()
    .executeTakeFirst()
  if (!connection || connection.removed_at !== null) return null
  return connection.collecting_generation === data.generation ? connection : null
}
