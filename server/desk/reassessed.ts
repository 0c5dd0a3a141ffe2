import type { DeskCaseView, Moved } from '#contract/desk/case.ts'
import { offersAsEngine } from '#lending/desk/person-offers.ts'
import { policyOf } from '#lending/policy/policy.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import { businessDay } from '#lending/business-day.ts'
import { offerContextOf } from '../case-thread/offer-context.ts'
import type { Context } from '../context.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { readReassessment } from '../store/decision/reassessments.ts'

export type NameOf = (staffId: string) => string

/** The newest decision and the one before it, where an employee had the case decided on again. */
export async function reassessedOf(
  context: Context,
  record: CaseRecord,
  nameOf: NameOf,
): Promise<DeskCaseView['reassessed']> {
  const { id: caseId, data_version: dataVersion } = record.loanCase
  const asked = await readReassessment(context.database, { caseId, dataVersion })
  if (!asked) return null
  const rows = await context.database
    .selectFrom('decision')
    .select(['id', 'sealed_record', 'data_version'])
    .where('case_id', '=', caseId)
    .where('data_version', '<=', dataVersion)
    .orderBy('data_version', 'desc')
    .limit(2)
    .execute()
  const after = rows.find((row) => row.data_version === dataVersion)
  const before = rows.find((row) => row.data_version < dataVersion)
  return {
    cause: asked.cause,
    by: nameOf(asked.staff_id),
    at: asked.at.toISOString(),
    before: before ? await movedOf(context, record, before) : null,
    after: after ? await movedOf(context, record, after) : null,
  }
}

type Row = { id: string; sealed_record: Buffer; data_version: number }

/** The engine's decision on one version. Its offers use the price table of that decision and today's date. */
async function movedOf(context: Context, { caseKey, loanCase }: CaseRecord, row: Row): Promise<Moved> {
  const made = openDecision(caseKey, row)
  const of = { loanCase, caseKey, dataVersion: row.data_version, today: businessDay(context.now()) }
  const offers = offersAsEngine({
    record: made,
    context: await offerContextOf(context.database, of),
    policy: policyOf(made, context.policies),
  })
  return {
    dataVersion: row.data_version,
    outcome: outcomeOf[made.outcome],
    grade: made.grade,
    points: made.score,
    coverage: made.debtServiceCoverage,
    offers: offers.length,
    mostCents: Math.max(0, ...offers.map(({ loanAmountCents }) => loanAmountCents)),
  }
}
