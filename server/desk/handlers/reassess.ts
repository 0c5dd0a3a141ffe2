import type { deskReassessCalls } from '#contract/desk/reassess.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { partyOf } from '#lending/facts/contests/fact-contests.ts'
import { readAnalysed } from '../../case-thread/decided-case.ts'
import { runCaseTask } from '../../case-thread/run-case-task.ts'
import { confirmAccount, judgeAccount, sendAccountBack } from '../../follow-up/judge-account.ts'
import { reassess, reassessNewest } from '../../follow-up/reassess.ts'
import { Refusal } from '../../refusal.ts'
import { addCorrection } from '../../store/decision/category-corrections.ts'
import { endContest } from '../../store/decision/category-contests.ts'
import type { DeskHandlers } from '../handler.ts'

/** Having the engine decide again, on bookings that are read otherwise or on what came in since. */
export const reassessHandlers: DeskHandlers<typeof deskReassessCalls> = {
  async correctCategory({ context, staff, params: { caseId }, request }) {
    const { category, dataVersion, reach } = request
    // Looked for before the transaction, which would hold its connection for as long as all bookings are read.
    const { decided } = await readAnalysed(context, caseId)
    if (decided.dataVersion !== dataVersion) throw new Refusal('changed_meanwhile')
    const found = await runCaseTask('nameBooking', { ...decided, booking: request.booking })
    if (found === null) throw new Refusal('no_bookings')
    if (found === 'unknown') throw new Refusal('booking_unknown')
    const { booking, read, correction: known, mark } = found
    const isWholeParty = reach === 'counterparty'
    const isAimless = isWholeParty && partyOf(booking) === ''
    const saidByRules = (read.correctedFrom ?? read.insteadOf ?? read).category
    if (isAimless || !contestChoices(booking).includes(category)) throw new Refusal('category_unfit')
    const isTakenBack = known !== null && category === saidByRules
    if (!isTakenBack && category === read.category) throw new Refusal('category_unfit')
    const version = await reassess(context, { caseId, dataVersion, by: staff }, async (transaction, record) => {
      const at = context.now()
      // One of the whole counterparty stays for its other bookings, and this one is excepted from it.
      const isReplaced = known !== null && (isWholeParty || !known.isWholeParty)
      if (isReplaced) await endContest(transaction, known.id, at)
      const replacedId = isReplaced ? known.id : null
      if (isTakenBack && isReplaced) return { replacedId, correctionId: null }
      const correction = { mark, category, isWholeParty, explanation: request.reason.trim() }
      const correctionId = await addCorrection(transaction, record.caseKey, correction, { by: staff, at })
      return { replacedId, correctionId }
    })
    return { dataVersion: version }
  },

  async judgeAccount({ context, staff, params: { caseId }, request }) {
    await judgeAccount(context, { ...request, caseId, by: staff })
    return null
  },

  async confirmAccount({ context, staff, params, request: { dataVersion } }) {
    return { dataVersion: await confirmAccount(context, { ...params, dataVersion, by: staff }) }
  },

  async sendAccountBack({ context, staff, params, request }) {
    await sendAccountBack(context, { ...params, ...request, by: staff })
    return null
  },

  async reassessCase({ context, staff, params: { caseId }, request: { dataVersion } }) {
    return { dataVersion: await reassessNewest(context, { caseId, dataVersion, by: staff }) }
  },
}
