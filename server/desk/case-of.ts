import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The case of an address. One that never was, and one that was erased, are answered alike. */
export async function caseOf({ database, settings }: Context, caseId: string): Promise<CaseRecord> {
  const record = uuid.test(caseId) ? await readCase(database, settings.operatorKeys, caseId) : null
  if (!record) throw new Refusal('not_found')
  return record
}
