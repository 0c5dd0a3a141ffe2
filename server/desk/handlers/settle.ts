import type { deskSettleCalls } from '#contract/desk/settle.ts'
import type { SeenMoney } from '#contract/desk/money.ts'
import { checkLines, refusalOfCheck } from '#lending/desk/check-lines.ts'
import { mayStop, refusalOf, type StepRefusal } from '#lending/desk/follow-up.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { askForDocument } from '../../follow-up/ask-for-document.ts'
import { askAgreement, putAgreement, sendAgreement } from '../../follow-up/send-agreement.ts'
import { proposeAct, secondAct, sendActBack } from '../../follow-up/desk-acts.ts'
import { countersign } from '../../follow-up/countersign.ts'
import { recordStepIn, recordStep, type NamedStep } from '../../follow-up/record-step.ts'
import { checkSeen } from '../../follow-up/seen-money.ts'
import { withOneFile } from '../../http/one-file.ts'
import { isOwnDecision } from '../../tasks/own-decision.ts'
import { Refusal } from '../../refusal.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { touchCase } from '../../store/case/case-data.ts'
import { onDeskCase } from '../../store/case/change-case.ts'
import { insertFile, isThere } from '../../store/follow-up/case-files.ts'
import { readLines, tickLine } from '../../store/follow-up/check-lines.ts'
import { isStanding, readFollowUp } from '../../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../../store/case/read-case.ts'
import type { Database } from '../../store/schema.ts'
import { isOpenTo } from '../../store/work/desk-looks.ts'
import { documentType } from '../../uploads/document-type.ts'
import { caseOf } from '../case-of.ts'
import type { DeskHandlers, Staff } from '../handler.ts'

const refusals = {
  taken: 'changed_meanwhile',
  withdrawn: 'changed_meanwhile',
  refused: 'changed_meanwhile',
  'not-a-referral': 'step_too_early',
  'too-early': 'step_too_early',
  'same-person': 'same_person',
} as const satisfies Record<StepRefusal, string>

async function takeStep(context: Context, caseId: string, step: NamedStep, by: string): Promise<null> {
  const taken = await recordStep(context, caseId, step, by)
  if (typeof taken === 'string') throw new Refusal(refusals[taken])
  return null
}

/** By its content; anything else is refused. */
function pdfType(bytes: Uint8Array): 'application/pdf' {
  if (documentType(bytes) !== 'application/pdf') throw new Refusal('file_kind', { fields: ['files'] })
  return 'application/pdf'
}

type Seeing = { staff: Staff; seen: SeenMoney | undefined; at: Date }

/** An employee who pays, or signs that it will be paid, has seen how much and to which number. */
async function checkPayout(database: Database, record: CaseRecord, { staff, seen, at }: Seeing) {
  if (!seen || !record.chosenOffer) throw new Refusal('bad_request', { fields: ['seen'] })
  if (!(await isOpenTo(database, record.loanCase.id, staff.id, at))) throw new Refusal('account_not_opened')
  checkSeen(seen, record, [record.chosenOffer])
}

/** From the check to the payout, a step at a time and by hand. */
export const settleHandlers: DeskHandlers<typeof deskSettleCalls> = {
  async finishCheck({ context, staff, params, request }) {
    const by = actorOf(staff)
    await onDeskCase(context, params.caseId, async (transaction, record) => {
      const { loanCase, caseKey } = record
      if (loanCase.data_version !== request.dataVersion) throw new Refusal('changed_meanwhile')
      const checked = { kind: 'chosenOffer', case_id: loanCase.id } as const
      if (await isOwnDecision(transaction, checked, staff.id)) throw new Refusal('work_own_decision')
      const followUp = await readFollowUp(transaction, caseKey)
      const tooEarly = followUp && refusalOf(followUp, 'agreement')
      if (tooEarly) throw new Refusal(refusals[tooEarly])
      const refusal = refusalOfCheck(await readLines(transaction, caseKey), by)
      if (refusal) throw new Refusal(refusal)
      const taken = await recordStepIn(context, transaction, record, { step: 'agreement' }, by)
      if (typeof taken === 'string') throw new Refusal(refusals[taken])
    })
    return null
  },

  async tickCheck({ context, staff, params, request: { dataVersion, line, isJointly, ...request } }) {
    const note = request.note?.trim() || null
    const isSigners = line === 'signers'
    if ((checkLines[line].withNote && note === null) || isSigners !== (isJointly !== null))
      throw new Refusal('words_missing', { fields: ['note'] })
    await onDeskCase(context, params.caseId, async (transaction, record) => {
      const { loanCase, caseKey } = record
      const followUp = await readFollowUp(transaction, caseKey)
      if (loanCase.data_version !== dataVersion || !followUp || !isStanding(followUp, record))
        throw new Refusal('changed_meanwhile')
      if (!mayStop(followUp)) throw new Refusal('step_too_early')
      const at = context.now()
      const by = actorOf(staff)
      const known = (await readLines(transaction, caseKey)).find((one) => one.line === line)
      if (known?.by === by && known.note === note && known.isJointly === isJointly) return
      await tickLine(transaction, caseKey, { line, note, isJointly, by, at })
      await touchCase(transaction, loanCase.id, at)
      await appendAudit(transaction, 'desk.check-ticked', { at, caseId: loanCase.id, by }, { line })
    })
    return null
  },

  async proposeAct({ context, staff, params, request }) {
    const asked = { ...request, why: request.why.trim(), reference: request.reference?.trim() || null }
    await onDeskCase(context, params.caseId, (transaction, record) =>
      proposeAct({ context, transaction, record, by: actorOf(staff) }, asked),
    )
    return null
  },

  async secondAct({ context, staff, params }) {
    await onDeskCase(context, params.caseId, (transaction, record) =>
      secondAct({ context, transaction, record, by: actorOf(staff) }, params.actId),
    )
    return null
  },

  async sendActBack({ context, staff, params, request }) {
    await onDeskCase(context, params.caseId, (transaction, record) =>
      sendActBack({ context, transaction, record, by: actorOf(staff) }, params.actId, request.back),
    )
    return null
  },

  async putAgreement({ context, staff, params, http }) {
    await withOneFile(http, async (bytes) => {
      const type = pdfType(bytes)
      await onDeskCase(context, params.caseId, (transaction, record) =>
        putAgreement(context, transaction, record, { type, bytes, by: staff }),
      )
    })
    return null
  },

  async makeAgreement({ context, staff, params, heldKey }) {
    await onDeskCase(context, params.caseId, async (transaction, record) => {
      await askAgreement(context, transaction, record, staff)
      await heldKey?.answerIn(transaction, null)
    })
    return null
  },

  async sendAgreement({ context, staff, params, request: { fileId } }) {
    await onDeskCase(context, params.caseId, (transaction, record) =>
      sendAgreement(context, transaction, record, { fileId, by: staff }),
    )
    return null
  },

  async countersign({ context, staff, params, request }) {
    await onDeskCase(context, params.caseId, async (transaction, record) => {
      await checkPayout(transaction, record, { staff, seen: request.seen, at: context.now() })
      await countersign(context, transaction, record, actorOf(staff))
    })
    return null
  },

  async putDocument({ context, staff, params, http }) {
    await withOneFile(http, async (bytes) => {
      const type = pdfType(bytes)
      await onDeskCase(context, params.caseId, async (transaction, { caseKey, loanCase }) => {
        const file = { kind: 'document', type, bytes, at: context.now() } as const
        if (await isThere(transaction, caseKey, file)) throw new Refusal('changed_meanwhile')
        const fileId = await insertFile(transaction, caseKey, file)
        await appendAudit(transaction, 'desk.document-put', { at: file.at, caseId: loanCase.id, by: staff }, { fileId })
      })
    })
    return null
  },

  async recordStep({ context, staff, params, request }) {
    const { step, on, fileId = null, seen } = request
    const whyNoFile = request.whyNoFile?.trim() || null
    if (step === 'signed' && fileId === null && whyNoFile === null)
      throw new Refusal('signed_file_missing', { fields: ['fileId'] })
    const record = await caseOf(context, params.caseId)
    const { loanCase, caseKey } = record
    const identity = request.identity?.trim() || null
    if (step === 'signed' && record.chosenOffer?.securities.includes('personal-guarantee')) {
      if (fileId === null) throw new Refusal('signed_file_missing', { fields: ['fileId'] })
      if (identity === null) throw new Refusal('identity_missing', { fields: ['identity'] })
    }
    const followUp = await readFollowUp(context.database, caseKey)
    const last = followUp?.steps.at(-1)
    if (!last || (step === 'signed' && last.step === 'agreement')) throw new Refusal('step_too_early')
    if (on > businessDay(context.now()) || on < last.on) throw new Refusal('day_not_possible', { fields: ['on'] })
    if (step === 'paid') await checkPayout(context.database, record, { staff, seen, at: context.now() })
    const settled = { doneOn: on, reference: [request.reference.trim(), identity].filter(Boolean).join(', ') }
    const taken = step === 'paid' ? { step, ...settled } : { step, ...settled, fileId, whyNoFile }
    return takeStep(context, loanCase.id, taken, actorOf(staff))
  },

  async askDocument({ context, staff, params, request, heldKey }) {
    const { loanCase } = await caseOf(context, params.caseId)
    const asking = { reason: request.reason, words: request.words?.trim() || null, by: staff }
    await askForDocument(context, loanCase.id, asking, heldKey)
    return null
  },
}
