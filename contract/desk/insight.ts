import * as z from 'zod/mini'
import { connectionNames } from '#lending/desk/connection-names.ts'
import { findKinds } from '#lending/desk/find-by.ts'
import { loanEvents } from '#lending/desk/loan-events.ts'
import { taskKinds, type TaskKind } from '#lending/desk/task-kinds.ts'
import { rights } from '#lending/desk/roles.ts'
import { instant, isoDate, nothing, shortText } from '../values.ts'
import { caseLine } from './work.ts'
import { deskChange, deskRead, deskStep, fileAnswer } from './desk-call.ts'

const count = z.int()
const kind = z.enum(taskKinds as [TaskKind, ...TaskKind[]])
/** How many days back, today included. */
const periods = ['30', '90', '365'] as const
const period = z.object({ days: z.optional(z.enum(periods)) })

const figures = z.object({
  /** The credit policy in force, and since when. */
  policy: z.object({ version: shortText, since: instant }),
  from: isoDate,
  to: isoDate,
  /** Cases that reached each step in the period, in the order of the steps. */
  funnel: z.array(z.object({ step: z.string(), count })),
  answers: z.array(
    z.object({ by: z.enum(['engine', 'person']), outcome: z.string(), grade: z.nullable(z.string()), count }),
  ),
  overrides: z.array(z.object({ rule: z.string(), count })),
  times: z.array(z.object({ kind, closed: count, inTime: count, medianDays: z.nullable(z.number()), openLate: count })),
  fileErrors: z.array(z.object({ bank: z.nullable(z.string()), error: z.string(), count })),
})
export type DeskFigures = z.output<typeof figures>

const tried = z.object({
  name: z.enum(connectionNames),
  isWell: z.boolean(),
  /** A code of what is wrong, never an address or a secret; null when it is well. */
  fault: z.nullable(shortText),
  tookMs: z.int(),
})
export type ConnectionTried = z.output<typeof tried>

const delivery = z.object({
  ...{ id: z.uuid(), type: z.enum(loanEvents), reference: shortText, at: instant, isSent: z.boolean(), tries: count },
  /** `accepted`, the status of the last answer, or why there was none; null before the first try. */
  lastAnswer: z.nullable(shortText),
})

/** Finding a case, what the lender counts, and whether what it depends on works. */
export const deskInsightCalls = {
  /** In the body, since an address is in every log. */
  findCases: deskChange({
    path: 'find',
    roles: rights.work,
    request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({
      /** Null when no kind of search fits the text. */
      by: z.nullable(z.enum([...findKinds, 'reference'])),
      cases: z.array(z.object({ caseId: z.uuid(), line: caseLine, openWork: count })),
    }),
    errors: ['searched_too_often'],
  }),
  readFigures: deskRead({ path: 'figures', roles: rights.look, query: period, answer: figures }),
  downloadFigures: deskRead({ path: 'figures/csv', roles: rights.look, query: period, answer: fileAnswer }),
  tryConnections: deskRead({
    path: 'connections',
    roles: rights.connections,
    answer: z.object({ at: instant, connections: z.array(tried) }),
  }),
  /** Events sent to the lender's systems. */
  readDeliveries: deskRead({ path: 'deliveries', roles: rights.connections, answer: z.array(delivery) }),
  replayDelivery: deskStep({
    path: 'deliveries/{deliveryId}/replay',
    roles: rights.settle,
    body: 'none',
    request: nothing,
  }),
}
