import { addDays, type IsoDate } from '#lending/days.ts'
import type { Pricing } from '#lending/offers/make-offers.ts'
import { offerRanges, type OfferRange } from '#lending/offers/offer-range.ts'
import { policyOf, pricedAs } from '#lending/policy/policy.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { decisionOutcomeOf } from '#lending/decision/outcome.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { readSealedAnalysis } from '../store/decision/analysis-record.ts'
import { readContests } from '../store/decision/category-contests.ts'
import { readCorrections } from '../store/decision/category-corrections.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import { readAnswer, withAnswer } from '../store/decision/desk-decisions.ts'
import { readSources } from '../store/bank/ledgers.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'
import type { DecidedCase } from './case-tasks.ts'
import { offerContextOf } from './offer-context.ts'
import { findRow } from '../store/database/rows.ts'

export type Decided = CaseRecord & {
  decision: NonNullable<CaseRecord['decision']>
  offers: NonNullable<CaseRecord['offers']>
}

export const isDecided = (record: CaseRecord): record is Decided => record.decision !== null && record.offers !== null

export async function decidedCase(context: Context, caseId: string | null): Promise<Decided> {
  const record = caseId === null ? null : await readCase(context.database, context.settings.operatorKeys, caseId)
  if (!record || !isDecided(record)) throw new Refusal('offers_not_ready')
  return record
}

/** As the engine decided it, whatever a person answered since. */
export async function engineDecision(
  context: Context,
  { caseKey, decision: { id } }: Decided,
): Promise<DecisionRecord> {
  const row = await findRow(context.database, 'decision', { id }, ['id', 'sealed_record'])
  if (!row) throw new Refusal('offers_not_ready')
  return openDecision(caseKey, row)
}

/** The decision as the applicant sees it: with a person's answer if any. While one is held, the one before it. */
export async function shownDecision(
  context: Context,
  decided: Decided,
): Promise<{ record: DecisionRecord; isByPerson: boolean }> {
  const { caseKey, loanCase, decision } = decided
  const [record, answer] = await Promise.all([
    engineDecision(context, decided),
    readAnswer(context.database, caseKey, loanCase.data_version),
  ])
  const shown = { record: withAnswer(record, answer), isByPerson: answer !== null }
  if (answer !== null || decision.held_as === null) return shown
  const outcome = decisionOutcomeOf[decision.held_as]
  const before = await shownBefore(context, decided)
  if (before?.record.outcome === outcome) return before
  const reasons = record.outcome === outcome ? record.reasons : []
  return { record: { ...record, outcome, reasons, wayToYes: null }, isByPerson: false }
}

export const readDecision = async (context: Context, decided: Decided): Promise<DecisionRecord> =>
  (await shownDecision(context, decided)).record

/** The newest decision before this one that the applicant was shown: it was not held, or a person has answered it. */
async function shownBefore({ database }: Context, { caseKey, loanCase }: Decided) {
  const row = await database
    .selectFrom('decision')
    .select(['id', 'sealed_record', 'data_version'])
    .where('case_id', '=', loanCase.id)
    .where('data_version', '<', loanCase.data_version)
    .where((decision) =>
      decision.or([
        decision('held_as', 'is', null),
        decision.exists(
          decision
            .selectFrom('desk_decision')
            .select('desk_decision.id')
            .whereRef('desk_decision.case_id', '=', 'decision.case_id')
            .whereRef('desk_decision.data_version', '=', 'decision.data_version')
            .where('desk_decision.state', '=', 'done'),
        ),
      ]),
    )
    .orderBy('data_version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const answer = await readAnswer(database, caseKey, row.data_version)
  return { record: withAnswer(openDecision(caseKey, row), answer), isByPerson: answer !== null }
}

/** The basis of offers on a day: the decision with its own prices, and the months of the analysis. */
export async function pricingOn(
  context: Context,
  { loanCase, caseKey }: Decided,
  record: DecisionRecord,
  today: IsoDate,
): Promise<Pricing> {
  const of = { loanCase, caseKey, dataVersion: loanCase.data_version, today }
  return {
    record,
    context: await offerContextOf(context.database, of),
    policy: policyOf(record, context.policies),
  }
}

/** The basis of the listed offers: their day, prices and decision. Null without an offer to begin from. */
export async function pricingOf(context: Context, decided: Decided): Promise<Pricing | null> {
  const [first] = decided.offers
  if (!first) return null
  const record = await readDecision(context, decided)
  const policy = pricedAs(first, policyOf(record, context.policies), context.policies)
  const today = addDays(first.validUntil, -policy.limits.offerValidDays)
  return { ...(await pricingOn(context, decided, record, today)), policy }
}

/** The possible choices; only the approved one where a person approved an amount and term. */
export async function rangesOf(context: Context, decided: Decided, pricing: Pricing): Promise<OfferRange[]> {
  const answer = await readAnswer(context.database, decided.caseKey, decided.loanCase.data_version)
  if (answer?.terms !== 'own') return offerRanges(pricing)
  return decided.offers.map(({ productType, termMonths, loanAmountCents }) => ({
    productType,
    termMonths,
    minCents: loanAmountCents,
    maxCents: loanAmountCents,
    limitedBy: 'person',
  }))
}

/** One view of the database, so that bookings and analysis are of the same version also while the data changes. */
export async function readAnalysed(
  context: Context,
  caseId: string | null,
): Promise<{ record: Decided; decided: DecidedCase }> {
  if (caseId === null) throw new Refusal('offers_not_ready')
  return context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const record = await readCase(transaction, context.settings.operatorKeys, caseId)
      if (!record || !isDecided(record)) throw new Refusal('offers_not_ready')
      const { caseKey, loanCase, decision } = record
      const dataVersion = loanCase.data_version
      const decided: DecidedCase = {
        caseKey,
        dataVersion,
        sources: await readSources(transaction, caseId),
        analysis: await readSealedAnalysis(transaction, { caseId, dataVersion }),
        contests: await readContests(transaction, caseKey, caseId),
        corrections: await readCorrections(transaction, caseKey),
        policy: context.policies.find(({ version }) => version === decision.model_version) ?? context.policies[0],
      }
      return { record, decided }
    })
}
