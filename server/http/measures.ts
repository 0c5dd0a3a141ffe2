import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { businessDay } from '#lending/business-day.ts'
import { taskKinds, type TaskKind } from '#lending/desk/task-kinds.ts'
import type { Context } from '../context.ts'
import { jobNames } from '../store/job-kinds.ts'
import { readOperationNotes } from '../store/operation-notes.ts'
import { readReadiness } from './readiness.ts'

/**
 * The gauges of docs/alerts.yml. Returns what sets them, before each reading. Every process gives the same ones, from
 * the database; those that could not be read are left out, so that no figure of before is taken for today's.
 */
export function measures(registry: Registry, context: Context): () => Promise<void> {
  const forgetting: (() => void)[] = []
  const gauge: MakeGauge = (name, help, ...labelNames) => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] })
    forgetting.push(() => {
      made.reset()
      // Reset, one without labels is 0.
      if (labelNames.length === 0) made.remove()
    })
    return made
  }
  const ready = gauge('vlot_ready', 'Whether the server can work, by part of /readyz.', 'check')
  const reads = [measureJobs, measureWork, measureNotes].map((measured) => measured(gauge, context))
  const warn = (error: Error) => context.log.warn({ reason: error.message }, 'Figures could not be read')
  return async () => {
    const { checks } = await readReadiness(context)
    const found = await Promise.all(reads.map((read) => read().catch(warn)))
    // From here on at once, so that two readings do not mix.
    for (const forget of forgetting) forget()
    for (const [check, isWell] of Object.entries(checks)) ready.set({ check }, Number(isWell))
    for (const set of found) set?.()
  }
}

type MakeGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>
/** Resolves to what sets the gauges. */
type Read = () => Promise<() => void>

function measureJobs(gauge: MakeGauge, { jobs }: Context): Read {
  const waiting = gauge('vlot_jobs_waiting', 'Jobs that wait, by kind.', 'kind')
  const givenUp = gauge('vlot_jobs_given_up', 'Jobs given up for good in the last thirty days, by kind.', 'kind')
  const oldest = gauge('vlot_jobs_oldest_waiting_seconds', 'The longest wait of a job, by kind.', 'kind')
  return async () => {
    const states = await jobs.readState()
    return () => {
      for (const kind of jobNames) {
        const state = states.find(({ name }) => name === kind)
        waiting.set({ kind }, state?.waiting ?? 0)
        oldest.set({ kind }, state?.oldestWaitingSeconds ?? 0)
        givenUp.set({ kind }, state?.givenUp ?? 0)
      }
    }
  }
}

/** By the indexes of open work: only what is late, and the two kinds that an alert names, is counted. */
function measureWork(gauge: MakeGauge, { database, now }: Context): Read {
  const late = gauge('vlot_work_late', 'Open work at the desk past its day, by kind.', 'kind')
  const undelivered = gauge('vlot_mails_undelivered', 'Mails given up whose recipient has not been reached.')
  const ended = gauge('vlot_consents_ended', 'Consents of running contracts that ended and were not renewed.')
  return async () => {
    const { rows } = await sql<{ kind: TaskKind; late: boolean; count: number }>`
        select kind, true as late, count(*)::int from obligation
          where closed_at is null and due_on < ${businessDay(now())}::date group by kind
        union all select kind, false, count(*)::int from obligation
          where closed_at is null and kind in ('undeliveredMail', 'consentEnds') group by kind`.execute(database)
    const counted = (name: TaskKind, isLate: boolean) =>
      rows.find((row) => row.kind === name && row.late === isLate)?.count ?? 0
    return () => {
      for (const kind of taskKinds) late.set({ kind }, counted(kind, true))
      undelivered.set(counted('undeliveredMail', false))
      ended.set(counted('consentEnds', false))
    }
  }
}

function measureNotes(gauge: MakeGauge, { database, now }: Context): Read {
  const broken = gauge(
    'vlot_audit_broken',
    'Whether an entry of the audit trail does not fit, as a worker last saw it.',
  )
  const checked = gauge('vlot_audit_checked_age_seconds', 'Seconds since a worker last checked the audit trail.')
  const backup = gauge('vlot_backup_age_seconds', 'Seconds since the last backup that was written whole.')
  return async () => {
    const noted = await readOperationNotes(database)
    const secondsSince = (at: Date) => (now().getTime() - at.getTime()) / 1000
    return () => {
      if (noted.backup) backup.set(secondsSince(noted.backup.at))
      if (!noted.audit) return
      broken.set(Number(noted.audit.fault !== null))
      checked.set(secondsSince(noted.audit.at))
    }
  }
}
