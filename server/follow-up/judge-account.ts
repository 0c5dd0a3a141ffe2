import type { Colleague } from '#lending/desk/authority.ts'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import { shownAccountNumber } from '../store/case/read-case.ts'
import { endVerdict, insertVerdict, readVerdicts } from '../store/decision/account-verdicts.ts'
import { listFiles } from '../store/follow-up/case-files.ts'
import { passOn } from '../store/follow-up/follow-ups.ts'
import { openQuestion } from './open-question.ts'
import { onSeen, reassess } from './reassess.ts'
import type { RowOf } from '../store/schema.ts'
import { sealBack } from './seal-back.ts'

type Judging = {
  caseId: string
  dataVersion: number
  accountId: string
  fileId: string
  holderIs: RowOf<'account_verdict'>['holder_is']
  reason: string
  by: Colleague
}

/** One person judges whose account it is, on a document of this case; a colleague makes it count. */
export async function judgeAccount(context: Context, { accountId, fileId, holderIs, reason, ...seen }: Judging) {
  await onSeen(context, seen, async (transaction, record) => {
    const question = await openQuestion(transaction, record)
    if (question === null) throw new Refusal('not_to_answer')
    const account = record.accounts.find(({ row }) => row.id === accountId)
    const files = await listFiles(transaction, seen.caseId, 1_000)
    if (!account || !files.some(({ id, kind }) => id === fileId && kind === 'document')) throw new Refusal('not_found')
    const at = context.now()
    const words = { number: shownAccountNumber(account), holder: account.secret.holderName, reason: reason.trim() }
    const judged = { accountId, fileId, holderIs, words, by: seen.by, at }
    const isSettled = account.row.match_state === 'MATCH' && account.row.source === 'bank'
    const verdictId = isSettled ? null : await insertVerdict(transaction, record.caseKey, judged)
    if (verdictId === null) throw new Refusal('account_judged')
    await passOn(transaction, seen.caseId, question, 'secondPerson')
    const fact = { at, caseId: seen.caseId, by: seen.by }
    await appendAudit(transaction, 'desk.account-judged', fact, { verdictId, accountId, fileId, holderIs })
  })
}

type Ending = { caseId: string; verdictId: string; dataVersion: number; by: Colleague }

/** The second person: the account then counts as the company's, and the engine decides on a new version. */
export function confirmAccount(context: Context, { verdictId, ...seen }: Ending): Promise<number> {
  const { caseId, by } = seen
  return reassess(
    context,
    seen,
    async (transaction, { caseKey }) => {
      const verdict = (await readVerdicts(transaction, caseKey)).find(({ id }) => id === verdictId)
      if (!verdict) throw new Refusal('changed_meanwhile')
      if (verdict.first_by === by.id) throw new Refusal('own_request')
      const at = context.now()
      if (!(await endVerdict(transaction, { caseId, id: verdictId }, { state: 'done', by, at })))
        throw new Refusal('changed_meanwhile')
      const first = actorOf({ id: verdict.first_by })
      const fact = { at, caseId, by }
      await appendAudit(transaction, 'desk.account-confirmed', fact, {
        verdictId,
        accountId: verdict.account_id,
        first,
      })
      return { verdictId }
    },
    'account',
  )
}

export async function sendAccountBack(
  context: Context,
  { verdictId, back, ...seen }: Ending & { back?: SentBack | null },
): Promise<void> {
  const { caseId, by } = seen
  await onSeen(context, seen, async (transaction, record) => {
    const question = await openQuestion(transaction, record)
    if (question === null) throw new Refusal('not_to_answer')
    const verdict = (await readVerdicts(transaction, record.caseKey)).find(({ id }) => id === verdictId)
    if (!verdict) throw new Refusal('changed_meanwhile')
    const at = context.now()
    if (!(await endVerdict(transaction, { caseId, id: verdictId }, { state: 'sent-back', by, at })))
      throw new Refusal('changed_meanwhile')
    const place = { table: 'account_verdict', id: verdictId } as const
    if (verdict.first_by !== by.id) await sealBack(transaction, record.caseKey, place, back)
    await passOn(transaction, caseId, question, 'sentBack')
    await appendAudit(transaction, 'desk.account-sent-back', { at, caseId, by }, { verdictId })
  })
}
