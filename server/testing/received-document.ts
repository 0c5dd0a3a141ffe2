// A document that an applicant sent, and the account that it is about.
import type { Context } from '../context.ts'
import { readCase } from '../store/case/read-case.ts'
import { insertFile } from '../store/follow-up/case-files.ts'

export async function withDocument(
  { database, settings, now }: Context,
  caseId: string,
): Promise<{ accountId: string; fileId: string }> {
  const record = await readCase(database, settings.operatorKeys, caseId)
  const account = record?.accounts[0]
  if (!record || !account) throw new Error('There is no such case, or it has no account')
  const file = {
    kind: 'document',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
    at: now(),
  } as const
  const inserting = database.transaction()
  const fileId = await inserting.execute((transaction) => insertFile(transaction, record.caseKey, file))
  return { accountId: account.row.id, fileId }
}
