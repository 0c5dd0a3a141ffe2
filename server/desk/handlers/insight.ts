import { sql } from 'kysely'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { deskInsightCalls } from '#contract/desk/insight.ts'
import { findBy } from '#lending/desk/find-by.ts'
import { may } from '#lending/desk/roles.ts'
import type { Outcome } from '#lending/scorecard/outcome.ts'
import type { Context } from '../../context.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { findCases } from '../../store/case/case-find.ts'
import { openDetails } from '../../store/case/case-details.ts'
import { findCaseOfReference } from '../../store/follow-up/follow-ups.ts'
import { openCaseKey } from '../../store/sealing/seal.ts'
import type { DeskHandlers, Staff } from '../handler.ts'
import { figuresCsv, readFigures } from '../read-figures.ts'
import { tryConnections } from '../try-connections.ts'

type Found = DeskAnswerOf<'findCases'>['cases']
type Row = {
  id: string
  created_at: Date
  sealed_details: Buffer | null
  wrapped_key: Buffer | null
  reference: string | null
  outcome: Outcome | null
  open_work: number
}

async function shownCases({ database, settings }: Context, staff: Staff, ids: readonly string[]): Promise<Found> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select c.id, c.created_at, c.sealed_details, k.wrapped_key, f.reference,
      (select d.outcome from decision d where d.case_id = c.id order by d.data_version desc limit 1) as outcome,
      (select count(*)::int from obligation o where o.case_id = c.id and o.closed_at is null) as open_work
    from loan_case c join sealing_key k on k.id = c.id left join follow_up f on f.case_id = c.id
    where c.id = any(${ids}) and c.erased_at is null order by c.created_at desc`.execute(database)
  const isNamed = may(staff.role, 'openNames')
  return rows.map(({ id, created_at, sealed_details, wrapped_key, reference, outcome, open_work }) => ({
    caseId: id,
    reference,
    companyName:
      isNamed && wrapped_key
        ? openDetails(openCaseKey(settings.operatorKey, id, wrapped_key), { sealed_details }).company_name
        : null,
    beganAt: created_at.toISOString(),
    outcome,
    openWork: open_work,
  }))
}

/** Without a choice the last ninety days. */
const daysOf = (days: string | undefined): number => Number(days ?? 90)

/** Finding a case, what the lender counts, and whether what it depends on works. */
export const insightHandlers: DeskHandlers<typeof deskInsightCalls> = {
  async findCases({ context, staff, request: { text } }) {
    const { database, settings, now } = context
    const by = findBy(text)
    if (by === null) return { by: null, cases: [] }
    const ids =
      by.kind === 'reference'
        ? [await findCaseOfReference(database, by.text)].filter((id) => id !== null)
        : await findCases(database, settings.operatorKey, { kind: by.kind, text: by.text })
    const cases = await shownCases(context, staff, ids)
    await database.transaction().execute(async (transaction) => {
      const fact = { at: now(), caseId: null, actor: actorOf(staff), action: 'desk.searched' } as const
      await appendAudit(transaction, { ...fact, detail: { by: by.kind, cases: cases.map(({ caseId }) => caseId) } })
    })
    return { by: by.kind, cases }
  },

  readFigures: ({ context, query: { days } }) => readFigures(context, daysOf(days)),

  async downloadFigures({ context, query: { days } }) {
    const figures = await readFigures(context, daysOf(days))
    const bytes = Buffer.from(figuresCsv(figures), 'utf8')
    return { type: 'text/csv', name: `vlot-cijfers-${figures.to}.csv`, bytes }
  },

  async tryConnections({ context }) {
    return { at: context.now().toISOString(), connections: await tryConnections(context) }
  },
}
