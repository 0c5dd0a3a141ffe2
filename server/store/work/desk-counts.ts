import { sql } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import type { Database, Transaction } from '../schema.ts'

type Figure = 'funnel' | 'answer' | 'override' | 'file-error'

/** Which entry of the trail is which step of the funnel; a case counts once at each. */
const funnelActions = [
  ['case.began', 'began'],
  ['bank.collected', 'data'],
  ['statements.kept', 'data'],
  ['data.confirmed', 'confirmed'],
  ['decision.made', 'decided'],
  ['offer.selected', 'chosen'],
  ['contact-details.confirmed', 'reachable'],
  ['follow-up.agreement', 'checked'],
  ['follow-up.signed', 'signed'],
  ['follow-up.paid', 'paid'],
  ['choice.taken-back', 'takenBack'],
  ['follow-up.stopped', 'stopped'],
] as const
export const funnelSteps = [...new Set(funnelActions.map(([, step]) => step))]

const steps = sql`(values ${sql.join(funnelActions.map(([action, step]) => sql`(${action}, ${step})`))})`
const day = sql`(e.at at time zone 'Europe/Amsterdam')::date`
const adding = sql`on conflict (day, figure, label) do update set count = desk_count.count + excluded.count`

/** Counts the trail's new entries, each once, since it grows in one order. Counts outlive their cases. */
export async function countTrail(transaction: Transaction): Promise<void> {
  const { rows } = await sql<{ sequence: number }>`select sequence from desk_counted for update`.execute(transaction)
  const last = rows[0]?.sequence ?? 0
  const { rows: ends } = await sql<{ upto: number | null }>`select max(sequence) as upto from audit_entry`.execute(
    transaction,
  )
  const upto = ends[0]?.upto ?? 0
  if (upto <= last) return
  const range = sql`e.sequence > ${last} and e.sequence <= ${upto}`
  await sql`insert into desk_count (day, figure, label, count)
    select day, 'funnel', step, count(*) from (
      select distinct on (e.case_id, s.step) e.case_id, s.step, ${day} as day
      from audit_entry e join ${steps} as s(action, step) on s.action = e.action
      where ${range} and e.case_id is not null and not exists (
        select from audit_entry p join ${steps} as q(action, step) on q.action = p.action
        where p.case_id = e.case_id and q.step = s.step and p.sequence <= ${last}
      )
      order by e.case_id, s.step, e.sequence
    ) first group by day, step ${adding}`.execute(transaction)
  await sql`insert into desk_count (day, figure, label, count)
    select day, 'answer', label, count(*) from (
      select ${day} as day, case e.action
        when 'decision.made' then 'engine ' || (e.detail->>'outcome') || ' ' || coalesce(e.detail->>'grade', '-')
        else 'person ' || case e.detail->>'isYes' when 'true' then 'approved' else 'refused' end || ' -'
      end as label
      from audit_entry e where ${range} and e.action in ('decision.made', 'follow-up.answered')
    ) answers group by day, label ${adding}`.execute(transaction)
  await sql`insert into desk_count (day, figure, label, count)
    select ${day}, 'override', rule, count(*) from audit_entry e, jsonb_array_elements_text(e.detail->'rules') rule
    where ${range} and e.action in ('desk.answer-done', 'desk.answer-proposed')
    group by 1, 3 ${adding}`.execute(transaction)
  await sql`update desk_counted set sequence = ${upto}`.execute(transaction)
}

/** Counts an event outside the trail: a refused file. */
export async function countOne(database: Database, figure: Figure, label: string, on: IsoDate): Promise<void> {
  await sql`insert into desk_count (day, figure, label, count) values (${on}, ${figure}, ${label}, 1) ${adding}`.execute(
    database,
  )
}

type Counted = { figure: Figure; label: string; count: number }

export async function readCounts(database: Database, from: IsoDate, to: IsoDate): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select figure, label, sum(count)::int as count from desk_count where day between ${from} and ${to}
    group by figure, label order by figure, count desc, label`.execute(database)
  return rows
}

type AnswerTime = {
  kind: string
  closed: number
  in_time: number
  median_days: number | null
  open_late: number
}

/** How long answers took, of what the lender closed itself. Rows stay when their case is erased. */
export async function readAnswerTimes(
  database: Database,
  { from, to, today }: { from: IsoDate; to: IsoDate; today: IsoDate },
): Promise<AnswerTime[]> {
  const closedOn = sql`(closed_at at time zone 'Europe/Amsterdam')::date`
  const ofPeriod = sql`outcome not in ('changed', 'erased', 'lapsed') and ${closedOn} between ${from} and ${to}`
  const { rows } = await sql<AnswerTime>`
    select kind, count(*) filter (where ${ofPeriod})::int as closed,
      count(*) filter (where ${ofPeriod} and ${closedOn} <= due_on)::int as in_time,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - opened_at) / 86400)
        filter (where ${ofPeriod}) as median_days,
      count(*) filter (where closed_at is null and due_on < ${today})::int as open_late
    from obligation group by kind`.execute(database)
  return rows
}
