import { refusalOf } from '#lending/desk/follow-up.ts'
import { endProposal, readAnswers } from '../store/decision/desk-decisions.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Database, Transaction } from '../store/schema.ts'

/** A question of a case to a person: a referral that can be answered by mail, or a refusal under review. */
export type OpenQuestion = 'referral' | 'review'

export async function openQuestion(
  database: Database,
  { loanCase, decision, caseKey }: CaseRecord,
): Promise<OpenQuestion | null> {
  if (decision?.outcome === 'refused') return (await isLookedAtAgain(database, loanCase.id)) ? 'review' : null
  if (decision?.outcome !== 'referred') return null
  const followUp = await readFollowUp(database, caseKey)
  return followUp && refusalOf(followUp, 'answered') === null ? 'referral' : null
}

/** Asked and not answered yet, or promised to be gone into by a call. */
async function isLookedAtAgain(database: Database, caseId: string): Promise<boolean> {
  const row = await database
    .selectFrom('obligation')
    .select('id')
    .where('case_id', '=', caseId)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('kind', '=', 'review'), eb.and([eb('kind', '=', 'contact'), eb('reason', '=', 'afterReview')])]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a proposal once its question is closed. Under the case's lock. */
export async function endUnasked(transaction: Transaction, record: CaseRecord, at: Date): Promise<void> {
  if ((await openQuestion(transaction, record)) !== null) return
  const answers = await readAnswers(transaction, record.caseKey)
  for (const { id } of answers.filter(({ state }) => state === 'proposed'))
    await endProposal(transaction, id, { state: 'lapsed', by: null, at })
}
