import { sql } from 'kysely'
import { deskPages } from '#contract/desk/addresses.ts'
import type { IsoDate } from '#lending/days.ts'
import { digestBefore, digestSection, isDigestDue, type DigestSection } from '#lending/desk/digest.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { businessClock } from '../business-clock.ts'
import type { Context } from '../context.ts'
import { digestMail, type Digest, type DigestLine } from '../mail/digest-letter.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readAway } from '../store/session/leaves.ts'
import { standingInFor } from '../tasks/stand-ins.ts'
import type { Worker } from '../store/job-queue.ts'
import { findRow } from '../store/database/rows.ts'

/** Lines per section; the rest is a number. */
const linesMax = 25
/** More open work than this is not read: the number of late items is enough by then. */
const rowsMax = 5_000

/**
 * Mails the lender's inbox on each working day what is late, due today and new. The mail's key has the day, so that it
 * is one mail however often this runs.
 */
export const digestWorker = (context: Context): Worker<'digest'> => ({
  async step() {
    const { today, hour } = businessClock(context.now())
    if (!isDigestDue({ day: today, hour })) return null
    const key = `digest/${today}`
    const sent = await findRow(context.database, 'mail', { key }, ['id'])
    if (sent) return null
    const digest = await readDigest(context, today)
    if (Object.values(digest).every(({ count }) => count === 0)) return null
    const { desk } = context.settings
    const letter = digestMail(digest, today, desk && `${desk.origin}${deskPages.work}`)
    const recipient = context.settings.mail.inbox
    return (transaction) => queueMail(context, transaction, { key, caseId: null, recipient, ...letter })
  },
})

type Row = { kind: TaskKind; reference: string | null; due_on: IsoDate; opened_at: Date; owner: string | null }

async function readDigest({ database }: Context, today: IsoDate): Promise<Digest> {
  const { rows } = await sql<Row>`
    select o.kind, f.reference, o.due_on, o.opened_at, o.owner from obligation o
    left join follow_up f on f.case_id = o.case_id
    where o.closed_at is null and (o.due_on <= ${today}::date or o.opened_at >= ${digestBefore(today)}::date)
    order by o.due_on, o.id limit ${rowsMax}`.execute(database)
  const ofEverybody = standingInFor(await readAway(database, today), null)
  const found: Record<DigestSection, DigestLine[]> = { late: [], today: [], new: [] }
  for (const { kind, reference, due_on: dueOn, opened_at, owner } of rows) {
    const { today: day, hour } = businessClock(opened_at)
    const section = digestSection({ dueOn, opened: { day, hour } }, today)
    if (section)
      found[section].push({ kind, reference, dueOn, isClaimed: owner !== null && !ofEverybody.includes(owner) })
  }
  const partOf = (lines: DigestLine[]) => ({ count: lines.length, lines: lines.slice(0, linesMax) })
  return { late: partOf(found.late), today: partOf(found.today), new: partOf(found.new) }
}
