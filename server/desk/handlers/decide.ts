import type { deskDecideCalls } from '#contract/desk/decide.ts'
import type { DeskRequestOf } from '#contract/desk/calls.ts'
import type { Money } from '#contract/desk/money.ts'
import { reasonAnswer } from '#contract/answers/decision-answer.ts'
import {
  authority,
  isOwnAccount,
  isSecondKnown,
  needsSecond,
  refusalToApprove,
  type ProposedYes,
} from '#lending/desk/authority.ts'
import { offerByPerson, offersAsEngine, personOptions, rulesAgainst } from '#lending/desk/person-offers.ts'
import type { Pricing } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { Wanted } from '#lending/offers/offer-range.ts'
import { everyReason } from '#lending/decision/decide.ts'
import { businessDay } from '#lending/business-day.ts'
import { decidedCase, engineDecision, pricingOn, type Decided } from '../../case-thread/decided-case.ts'
import type { Context } from '../../context.ts'
import { openQuestion, type OpenQuestion } from '../../follow-up/open-question.ts'
import { proposeAnswer, secondAnswer, sendAnswerBack } from '../../follow-up/propose-answer.ts'
import { Refusal } from '../../refusal.ts'
import { readVerdicts } from '../../store/decision/account-verdicts.ts'
import { readCorrections } from '../../store/decision/category-corrections.ts'
import type { AnswerWords } from '../../store/decision/desk-decisions.ts'
import { isOpenTo } from '../../store/work/desk-looks.ts'
import { readPresentStaff } from '../../store/session/desk-sessions.ts'
import type { DeskHandlers, Staff } from '../handler.ts'
import { whoIsWho } from '../case-view.ts'
import { moneyOf } from '../shown-offer.ts'

type Request = DeskRequestOf<'answerReferral'>

type QuestionedCase = {
  decided: Decided
  pricing: Pricing
  question: OpenQuestion
  isOwnReading: boolean
  moneyFor: (offers: readonly Offer[]) => Money[]
}

/** The engine's decision on the data as it is now, whether it is to be answered or was. */
async function questionedCase(context: Context, staff: Staff, caseId: string): Promise<QuestionedCase> {
  const decided = await decidedCase(context, caseId)
  const record = await engineDecision(context, decided)
  const open = await openQuestion(context.database, decided)
  const isReferred = record.outcome === 'refer' || decided.decision.held_as === 'referred'
  const question = open ?? (isReferred ? 'referral' : null)
  if (question === null) throw new Refusal('not_to_answer')
  const pricing = await pricingOn(context, decided, record, businessDay(context.now()))
  const corrections = await readCorrections(context.database, decided.caseKey)
  const { database } = context
  const looking = {
    staffId: staff.id,
    isOpen: await isOpenTo(database, decided.loanCase.id, staff.id, context.now()),
    verdicts: await readVerdicts(database, decided.caseKey),
    nameOf: (await whoIsWho(database)).nameOf,
  }
  const moneyFor = (offers: readonly Offer[]) => moneyOf(offers, record, decided, looking, context.settings.policy)
  const isOwnReading = corrections.some(({ staffId }) => staffId === staff.id)
  return { decided, pricing, question, isOwnReading, moneyFor }
}

type ApprovedTerms = Pick<AnswerWords, 'terms' | 'offers'> & { rules: readonly string[] }

/** The terms of a yes: only amounts and prices of the engine's tables. */
function approved({ terms, wanted }: Request, pricing: Pricing): ApprovedTerms {
  if (terms === 'engine') {
    const offers = offersAsEngine(pricing)
    if (offers.length === 0) throw new Refusal('not_offered')
    return { terms, offers, rules: rulesAgainst(pricing.record) }
  }
  const made = wanted && offerByPerson(wanted as Wanted, pricing)
  if (!made) throw new Refusal('not_offered', { fields: ['wanted'] })
  return { terms: 'own', offers: [made.offer], rules: made.overrides }
}

/** Each rule that the yes sets aside is named with why, and no other. */
function checkNamed(rules: readonly string[], overrides: Request['overrides']): void {
  const named = overrides.map(({ rule }) => rule).toSorted()
  if (named.join() !== [...rules].toSorted().join()) throw new Refusal('rules_not_named', { fields: ['overrides'] })
}

/** The chosen reasons with the case's own figures; a code that its figures do not give is refused. */
function refused({ reasons }: Request, { record, policy }: Pricing): AnswerWords['reasons'] {
  const known = everyReason(record, [policy]).filter(({ code }) => reasons.includes(code))
  if (known.length === 0 || known.length !== new Set(reasons).size)
    throw new Refusal('bad_request', { fields: ['reasons'] })
  return known
}

function checkAuthority(staff: Staff, { pricing }: QuestionedCase): void {
  const refusal = refusalToApprove(staff, pricing.record.input)
  if (refusal) throw new Refusal(refusal)
}

const mostOf = (offers: readonly Offer[]): number =>
  Math.max(0, ...offers.map(({ loanAmountCents }) => loanAmountCents))

function wordsOf(staff: Staff, body: Request, looked: QuestionedCase) {
  const words = body.words?.trim() || null
  if (body.outcome === 'refused') {
    const reasons = refused(body, looked.pricing)
    return { words: { terms: null, offers: [], overrides: [], reasons, words }, isSecondNeeded: false }
  }
  const { terms, offers, rules } = approved(body, looked.pricing)
  checkNamed(rules, body.overrides)
  const asked = { amountCents: mostOf(offers), overrides: rules, isOwnReading: looked.isOwnReading }
  checkAuthority(staff, looked)
  return {
    words: { terms, offers, overrides: body.overrides, reasons: [], words },
    isSecondNeeded: needsSecond(staff, asked),
  }
}

/** A colleague who signs in later finds it in the list all the same. */
const knowsSecond = async ({ database, now }: Context, staff: Staff, asked: ProposedYes): Promise<boolean> =>
  isSecondKnown(staff, asked, await readPresentStaff(database, now()))

/** Answering what the engine referred, and what it refused and is looked at again. */
export const decideHandlers: DeskHandlers<typeof deskDecideCalls> = {
  async readChoices({ context, staff, params }) {
    const { decided, pricing, question, isOwnReading, moneyFor } = await questionedCase(context, staff, params.caseId)
    const offers = offersAsEngine(pricing)
    const asked = { amountCents: mostOf(offers), overrides: rulesAgainst(pricing.record), isOwnReading }
    return {
      dataVersion: decided.loanCase.data_version,
      question,
      isOwnAccount: isOwnAccount(pricing.record.input),
      aloneUpToCents: authority[staff.role],
      stepCents: pricing.policy.limits.amountStepCents,
      asEngine: moneyFor(offers),
      isSecondKnown: await knowsSecond(context, staff, asked),
      isOwnReading,
      rulesAgainst: asked.overrides,
      options: personOptions(pricing),
      reasons: everyReason(pricing.record, [pricing.policy]).map(reasonAnswer),
    }
  },

  async priceWanted({ context, staff, params, request }) {
    const { pricing, isOwnReading, moneyFor } = await questionedCase(context, staff, params.caseId)
    const made = offerByPerson(request as Wanted, pricing)
    if (!made) throw new Refusal('not_offered')
    const { offer, overrides } = made
    const asked = { amountCents: offer.loanAmountCents, overrides, isOwnReading }
    return {
      offer: moneyFor([offer])[0]!,
      overrides,
      needsSecond: needsSecond(staff, asked),
      isSecondKnown: await knowsSecond(context, staff, asked),
    }
  },

  async answerReferral({ context, staff, params, request }) {
    const looked = await questionedCase(context, staff, params.caseId)
    if (looked.decided.loanCase.data_version !== request.dataVersion) throw new Refusal('changed_meanwhile')
    const { words, isSecondNeeded } = wordsOf(staff, request, looked)
    const { outcome, dataVersion } = request
    const proposal = { dataVersion, outcome, words, isSecondNeeded, by: staff }
    const { id, state } = await proposeAnswer(context, params.caseId, proposal)
    return { answerId: id, state }
  },

  async secondAnswer({ context, staff, params, request }) {
    const { pricing } = await questionedCase(context, staff, params.caseId)
    if (!isOwnAccount(pricing.record.input)) throw new Refusal('account_of_another')
    await secondAnswer(context, { ...params, ...request, by: staff })
    return { state: 'done' }
  },

  async sendAnswerBack({ context, staff, params, request }) {
    await sendAnswerBack(context, { ...params, ...request, by: staff })
    return { state: 'sent-back' }
  },
}
