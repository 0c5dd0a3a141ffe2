import type { SentBack } from '#lending/desk/desk-reasons.ts'
import { Refusal } from '../refusal.ts'
import type { Transaction } from '../store/schema.ts'
import { type CaseKey, openJson, sealJson } from '../store/sealing/seal.ts'

type Table = 'desk_decision' | 'desk_act' | 'account_verdict'

/** Why a colleague sends a proposal back, sealed beside its words; `something else` takes words. */
export async function sealBack(
  transaction: Transaction,
  caseKey: CaseKey,
  { table, id }: { table: Table; id: string },
  back?: SentBack | null,
): Promise<void> {
  if (!back || (back.reason === 'other' && !back.words?.trim())) throw new Refusal('bad_request', { fields: ['back'] })
  const purpose = `${table.replace('_', '-')}/${id}`
  const row = await transaction.selectFrom(table).select('sealed').where('id', '=', id).executeTakeFirstOrThrow()
  const sealed = sealJson(caseKey, purpose, { ...openJson<object>(caseKey, purpose, row.sealed), back })
  await transaction.updateTable(table).set({ sealed }).where('id', '=', id).execute()
}
