import type { SeenMoney } from '#contract/desk/money.ts'
import { refusalToSecond, type Colleague } from '#lending/desk/authority.ts'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import {
  endProposal,
  insertAnswer,
  readAnswers,
  reviseAnswer,
  type AnswerWords,
  type DeskAnswer,
} from '../store/decision/desk-decisions.ts'
import { isOwnDecision } from '../tasks/own-decision.ts'
import { refuseWhileHeld } from '../tasks/refuse-while-held.ts'
import { findStaff } from '../store/session/desk-sessions.ts'
import { passOn } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { carryAnswerOut } from './answer-referral.ts'
import { openQuestion, type OpenQuestion } from './open-question.ts'
import { onSeen } from './reassess.ts'
import { sealBack } from './seal-back.ts'
import { checkSeen } from './seen-money.ts'
import { refuseUncounted } from './taken-up-beside.ts'

type Open = { record: CaseRecord; answers: DeskAnswer[]; question: OpenQuestion }

/** Under the case's lock, and only while the data is as seen: two people at once never answer twice. */
const onQuestion = async <T>(
  context: Context,
  caseId: string,
  dataVersion: number,
  work: (transaction: Transaction, open: Open) => Promise<T>,
): Promise<T> =>
  onSeen(context, { caseId, dataVersion }, async (transaction, record) => {
    const question = await openQuestion(transaction, record)
    // A referral without an open question: the applicant has left no contact details yet.
    const isUnreachable = record.decision?.outcome === 'referred'
    if (question === null) throw new Refusal(isUnreachable ? 'not_to_answer' : 'changed_meanwhile')
    return work(transaction, { record, answers: await readAnswers(transaction, record.caseKey), question })
  })

/** Whoever has the task decides. An employee neither changes their own refusal nor keeps a colleague from it. */
async function checkNotOwn(transaction: Transaction, caseId: string, question: OpenQuestion, by: Colleague) {
  await refuseWhileHeld(transaction, caseId, [question], by.id)
  if (question === 'review' && (await isOwnDecision(transaction, { kind: question, case_id: caseId }, by.id)))
    throw new Refusal('work_own_decision')
}

type Proposal = {
  dataVersion: number
  outcome: DeskAnswer['outcome']
  words: AnswerWords
  isSecondNeeded: boolean
  by: Colleague
}

/** Takes one person's answer. It takes effect at once where one may decide; else it waits for a second. */
export async function proposeAnswer(
  context: Context,
  caseId: string,
  { dataVersion, outcome, words, isSecondNeeded, by }: Proposal,
): Promise<{ id: string; state: 'proposed' | 'done' }> {
  const state = isSecondNeeded ? 'proposed' : 'done'
  return onQuestion(context, caseId, dataVersion, async (transaction, open) => {
    const { record, answers, question } = open
    const at = context.now()
    // A refusal is upheld by closing the review; a yes to a review needs words.
    if (question === 'review' && outcome === 'refused') throw new Refusal('not_to_answer')
    if (question === 'review' && words.words === null) throw new Refusal('words_missing')
    for (const waiting of answers.filter((one) => one.state === 'proposed')) {
      if (waiting.data_version === dataVersion) throw new Refusal('changed_meanwhile')
      await endProposal(transaction, waiting.id, { state: 'lapsed', by: null, at })
    }
    await checkNotOwn(transaction, caseId, question, by)
    if (outcome === 'approved') await refuseUncounted(context, transaction, record)
    if (state === 'done' && question === 'review') await reviseAnswer(transaction, { caseId, dataVersion })
    const answer = await insertAnswer(transaction, record.caseKey, { dataVersion, outcome, state, words, by, at })
    if (state === 'done') await takeEffect(context, transaction, open, answer, by)
    else await passOn(transaction, caseId, question, 'secondPerson')
    const rules = words.overrides.map(({ rule }) => rule)
    const reasons = words.reasons.map(({ code }) => code)
    const fact = { at, caseId, by }
    await appendAudit(transaction, `desk.answer-${state}`, fact, {
      answerId: answer.id,
      dataVersion,
      outcome,
      rules,
      reasons,
    })
    return { id: answer.id, state }
  })
}

async function takeEffect(
  context: Context,
  transaction: Transaction,
  open: Open,
  answer: DeskAnswer,
  by: Colleague,
): Promise<void> {
  const taken = await carryAnswerOut(context, transaction, open, answer, actorOf(by))
  if (typeof taken === 'string') throw new Refusal('changed_meanwhile')
}

type Second = { caseId: string; answerId: string; dataVersion: number; by: Colleague }

/** By the role that the first person has now: who may no longer decide has proposed nothing. */
export function refusalToSecondAnswer({ first_by, offers }: DeskAnswer, firstRole: DeskRole, second: Colleague) {
  const amountCents = Math.max(0, ...offers.map(({ loanAmountCents }) => loanAmountCents))
  return refusalToSecond({ id: first_by, role: firstRole }, second, { amountCents, overrides: [] })
}

/** The second person agrees: another one, with authority, and on the same data and money. */
export async function secondAnswer(
  context: Context,
  { caseId, answerId, dataVersion, by, seen }: Second & { seen: SeenMoney },
): Promise<void> {
  await onQuestion(context, caseId, dataVersion, async (transaction, open) => {
    const answer = openAnswer(open.answers, answerId, dataVersion)
    const first = await findStaff(transaction, answer.first_by)
    const refusal = refusalToSecondAnswer(answer, first?.role ?? 'reader', by)
    if (refusal) throw new Refusal(refusal)
    checkSeen(seen, open.record, answer.offers)
    await checkNotOwn(transaction, caseId, open.question, by)
    if (answer.outcome === 'approved') await refuseUncounted(context, transaction, open.record)
    const at = context.now()
    if (answer.offers.some(({ validUntil }) => validUntil < businessDay(at))) throw new Refusal('not_offered')
    if (open.question === 'review') await reviseAnswer(transaction, { caseId, dataVersion })
    if (!(await endProposal(transaction, answer.id, { state: 'done', by, at }))) throw new Refusal('changed_meanwhile')
    await takeEffect(context, transaction, open, answer, by)
    const fact = { at, caseId, by }
    await appendAudit(transaction, 'desk.answer-seconded', fact, {
      answerId,
      dataVersion,
      first: actorOf({ id: answer.first_by }),
    })
  })
}

/** The second person does not agree, or the first takes it back: the case is to be answered again. */
export async function sendAnswerBack(
  context: Context,
  { caseId, answerId, dataVersion, by, back }: Second & { back?: SentBack | null },
): Promise<void> {
  await onQuestion(context, caseId, dataVersion, async (transaction, open) => {
    const answer = openAnswer(open.answers, answerId, dataVersion)
    const at = context.now()
    const second = answer.first_by === by.id ? null : by
    if (second) {
      await checkNotOwn(transaction, caseId, open.question, second)
      await sealBack(transaction, open.record.caseKey, { table: 'desk_decision', id: answerId }, back)
    }
    await endProposal(transaction, answer.id, { state: 'sent-back', by: second, at })
    await passOn(transaction, caseId, open.question, 'sentBack')
    await appendAudit(transaction, 'desk.answer-sent-back', { at, caseId, by }, { answerId, dataVersion })
  })
}

function openAnswer(answers: readonly DeskAnswer[], answerId: string, dataVersion: number): DeskAnswer {
  const answer = answers.find(({ id }) => id === answerId)
  if (!answer) throw new Refusal('not_found')
  if (answer.state !== 'proposed' || answer.data_version !== dataVersion) throw new Refusal('changed_meanwhile')
  return answer
}
