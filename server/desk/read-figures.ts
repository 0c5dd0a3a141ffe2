import { addDays } from '#lending/days.ts'
import type { DeskFigures } from '#contract/desk/insight.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { readInForceSince } from '../store/decision/policies-in-force.ts'
import { countTrail, funnelSteps, readAnswerTimes, readCounts } from '../store/work/desk-counts.ts'

/** The lender's figures of a number of days. Without names, and so also of erased cases. */
export async function readFigures({ database, settings, now }: Context, days: number): Promise<DeskFigures> {
  const to = businessDay(now())
  const from = addDays(to, 1 - days)
  await database.transaction().execute(countTrail)
  const counts = await readCounts(database, from, to)
  const times = await readAnswerTimes(database, { from, to, today: to })
  const of = (figure: string) => counts.filter((row) => row.figure === figure)
  const reached = new Map(of('funnel').map(({ label, count }) => [label, count]))
  const since = await readInForceSince(database)
  return {
    policy: { version: settings.policy.version, since: since.toISOString() },
    from,
    to,
    funnel: funnelSteps.map((step) => ({ step, count: reached.get(step) ?? 0 })),
    answers: of('answer').map(({ label, count }) => {
      const [by, outcome = '', grade = '-'] = label.split(' ')
      return { by: by === 'engine' ? 'engine' : 'person', outcome, grade: grade === '-' ? null : grade, count }
    }),
    overrides: of('override').map(({ label, count }) => ({ rule: label, count })),
    times: times.map(({ kind, closed, in_time, median_days, open_late }) => ({
      kind: kind as TaskKind,
      closed,
      inTime: in_time,
      medianDays: median_days === null ? null : Math.round(median_days * 10) / 10,
      openLate: open_late,
    })),
    fileErrors: of('file-error').map(({ label, count }) => {
      const [bank = '-', error = ''] = label.split('/')
      return { bank: bank === '-' ? null : bank, error, count }
    }),
  }
}

export const csvOf = (lines: readonly (readonly unknown[])[]): string =>
  `${lines.map((line) => line.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`

/** Every number in its own line; nothing in it is anybody's words. */
export function figuresCsv({ policy, from, to, funnel, answers, overrides, times, fileErrors }: DeskFigures): string {
  const lines: (string | number | null)[][] = [
    ['figure', 'name', 'detail', 'count'],
    ['period', from, to, null],
    ['policy', policy.version, policy.since, null],
    ...funnel.map(({ step, count }) => ['funnel', step, null, count]),
    ...answers.map(({ by, outcome, grade, count }) => ['answers', `${by} ${outcome}`, grade, count]),
    ...overrides.map(({ rule, count }) => ['overrides', rule, null, count]),
    ...times.flatMap(({ kind, closed, inTime, medianDays, openLate }) => [
      ['answer time', kind, 'closed', closed],
      ['answer time', kind, 'in time', inTime],
      ['answer time', kind, 'median days', medianDays],
      ['answer time', kind, 'open and late', openLate],
    ]),
    ...fileErrors.map(({ bank, error, count }) => ['file errors', bank ?? 'unknown', error, count]),
  ]
  return csvOf(lines)
}
