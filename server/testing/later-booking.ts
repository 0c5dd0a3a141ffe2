import type { Context } from '../context.ts'
import { openParts, readParts, writeBookings } from '../store/bank/bank-accounts.ts'
import { readCase } from '../store/case/read-case.ts'

/** As a renewed connection leaves it: one booking of that day that was not decided on. */
export async function joinLaterBooking({ database, settings }: Context, caseId: string, on: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const record = await readCase(transaction, settings.operatorKeys, caseId)
    const connection = record?.connections[0]
    const account = record?.accounts.find(({ row }) => row.bank_connection_id === connection?.id)?.row
    if (!record || !connection || !account) throw new Error('The case has no connection.')
    const parts = await readParts(transaction, account.id, connection.fetch_generation)
    const known = openParts(record.caseKey, account.id, parts).at(-1)
    if (!known) throw new Error('The account has no bookings.')
    const generation = connection.last_generation + 1
    await writeBookings(transaction, record.caseKey, account.id, generation, [{ ...known, bookedOn: on }])
    await transaction
      .updateTable('account')
      .set({ later_count: 1, later_last_on: on })
      .where('id', '=', account.id)
      .execute()
    await transaction
      .updateTable('bank_connection')
      .set({ later_generation: generation, last_generation: generation })
      .where('id', '=', connection.id)
      .execute()
  })
}
