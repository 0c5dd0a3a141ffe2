import { nameInFiles } from '#lending/this-lender.ts'
import { sql } from 'kysely'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { deskInsightCalls } from '#contract/desk/insight.ts'
import { findBy } from '#lending/desk/find-by.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { findCases } from '../../store/case/case-find.ts'
import { readCaseLines } from '../../store/case/case-lines.ts'
import { changeRows } from '../../store/database/rows.ts'
import { findCaseOfReference } from '../../store/follow-up/follow-ups.ts'
import { readDeliveries } from '../../store/follow-up/webhook-deliveries.ts'
import type { DeskHandlers } from '../handler.ts'
import { figuresCsv, readFigures } from '../read-figures.ts'
import { shownLine } from '../shown-item.ts'
import { tryConnections } from '../try-connections.ts'

type Found = DeskAnswerOf<'findCases'>['cases']

async function shownCases({ database, settings }: Context, ids: readonly string[]): Promise<Found> {
  const lines = await readCaseLines(database, settings.operatorKeys, ids)
  const { rows } = await sql<{ case_id: string; open: number }>`
    select case_id, count(*)::int as open from obligation
    where case_id = any(${ids}) and closed_at is null group by case_id`.execute(database)
  const open = new Map(rows.map((row) => [row.case_id, row.open]))
  return [...lines].map(([caseId, line]) => ({ caseId, line: shownLine(line), openWork: open.get(caseId) ?? 0 }))
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
        : await findCases(database, settings.operatorKeys, { kind: by.kind, text: by.text })
    const cases = await shownCases(context, ids)
    await database.transaction().execute(async (transaction) => {
      const fact = { at: now(), caseId: null, by: staff }
      await appendAudit(transaction, 'desk.searched', fact, { by: by.kind, cases: cases.map(({ caseId }) => caseId) })
    })
    return { by: by.kind, cases }
  },

  readFigures: ({ context, query: { days } }) => readFigures(context, daysOf(days)),

  async downloadFigures({ context, query: { days } }) {
    const figures = await readFigures(context, daysOf(days))
    const bytes = Buffer.from(figuresCsv(figures), 'utf8')
    return { type: 'text/csv', name: `${nameInFiles}-cijfers-${figures.to}.csv`, bytes }
  },

  async tryConnections({ context }) {
    return { at: context.now().toISOString(), connections: await tryConnections(context) }
  },

  async readDeliveries({ context }) {
    const rows = await readDeliveries(context.database)
    return rows.map(({ id, type, reference, at, tries, last_answer: lastAnswer, sent_at: sentAt }) => {
      return { id, type, reference, at: at.toISOString(), isSent: sentAt !== null, tries, lastAnswer }
    })
  },

  /** Sent again under its id, also one that arrived: the receiver may have lost it. */
  async replayDelivery({ context, staff, params: { deliveryId: id }, heldKey }) {
    await context.database.transaction().execute(async (transaction) => {
      const found = await changeRows(transaction, 'webhook_delivery', { id }, { sent_at: null })
      if (found === 0) throw new Refusal('not_found')
      await context.jobs.enqueue(transaction, 'webhook', { deliveryId: id })
      const fact = { at: context.now(), caseId: null, by: staff }
      await appendAudit(transaction, 'webhook.replayed', fact, { deliveryId: id })
      await heldKey?.answerIn(transaction, null)
    })
    return null
  },
}
