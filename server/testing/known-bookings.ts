import type { Context } from '../context.ts'
import { findCase, openKeyOf } from '../store/case/case-data.ts'
import { readLedgers } from '../store/bank/ledgers.ts'

export async function knownLedgers({ database, settings }: Context, caseId: string, options = { withLater: true }) {
  const loanCase = await findCase(database, caseId)
  const caseKey = loanCase && openKeyOf(settings.operatorKeys, loanCase)
  if (!caseKey) throw new Error('The case has no key')
  return readLedgers(database, caseKey, caseId, options)
}
