import * as z from 'zod/mini'
import { caseStates } from '#lending/desk/case-state.ts'
import { lookReasons } from '#lending/desk/desk-reasons.ts'
import { taskKinds, taskOutcomes, type TaskKind, type TaskOutcome } from '#lending/desk/task-kinds.ts'
import { rights } from '#lending/desk/roles.ts'
import { cents, instant, isoDate, nothing, shortText } from '../values.ts'
import { deskChange, deskRead, deskStep } from './desk-call.ts'
import { staffMember } from './login.ts'

/** `waiting`: for the applicant. */
export const workViews = ['all', 'mine', 'free', 'late', 'waiting'] as const

/** Of a day that there is, and an id. */
const afterPattern = new RegExp(`${z.regexes.date.source.slice(0, -1)}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

const kind = z.enum(taskKinds as [TaskKind, ...TaskKind[]])
const outcome = z.enum(taskOutcomes as unknown as [TaskOutcome, ...TaskOutcome[]])
const id = z.uuid()
const version = z.int().check(z.minimum(0))
const email = z.email().check(z.maxLength(200))
/** Words to mail; the same limit as an applicant's. */
const words = z.string().check(z.minLength(1), z.maxLength(2_000))

/** A case in a list. No name: those are opened in the case, with a reason. */
export const caseLine = z.object({
  beganAt: instant,
  reference: z.nullable(shortText),
  /** `bv`, `eenmanszaak`. */
  legalForm: z.nullable(shortText),
  amountCents: z.nullable(cents),
  grade: z.nullable(shortText),
  state: z.enum(caseStates),
})
export type CaseLine = z.output<typeof caseLine>

/** A task. It names no person and no company. */
export const workItem = z.object({
  id,
  kind,
  /** A code: why it is there, or the main reason of a decision that was referred. */
  reason: z.nullable(shortText),
  openedAt: instant,
  dueOn: isoDate,
  /** It waits for the applicant until this day, and is due after it. */
  waitsUntil: z.nullable(isoDate),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Null unless its owner is away today: then the stand-in has it in their list, or everybody where there is none. */
  away: z.nullable(z.object({ standIn: z.nullable(z.object({ id: z.string(), name: z.string() })) })),
  caseId: z.nullable(z.uuid()),
  /** Null where it belongs to no case, and on the page of the case itself. */
  line: z.nullable(caseLine),
  /** Whether who looks may claim it: their role does such work, and it does not rest on an answer of theirs. */
  mayClaim: z.boolean(),
  /** Calls in vain. */
  tries: z.int(),
  /** Sent back with each change: of two who act on the same row, one wins. */
  version,
})
export type WorkItem = z.output<typeof workItem>

/** The request and its author, shown to the employee who claimed it and opened it with a reason. */
const asked = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Of a request in a case: whether answers are mailed there. Null elsewhere. */
  isConfirmed: z.nullable(z.boolean()),
  phone: z.nullable(z.string()),
  /** A postal address or a number, of who gave no mail address. */
  reachedBy: z.nullable(z.string()),
  preferredMoment: z.nullable(z.enum(['morning', 'afternoon', 'any'])),
  topic: z.nullable(z.string()),
  words: z.nullable(z.string()),
})
export type AskedOfUs = z.output<typeof asked>

const counted = z.int()

export const deskWorkCalls = {
  listWork: deskRead({
    path: 'work',
    roles: rights.look,
    query: z.object({
      view: z.optional(z.enum(workViews)),
      /** Only work of this kind, counted too. */
      kind: z.optional(kind),
      /** `2026-11-25_` with the id of the last row of the page before. */
      after: z.optional(z.string().check(z.regex(afterPattern))),
    }),
    answer: z.object({
      today: isoDate,
      items: z.array(workItem),
      next: z.nullable(z.string()),
      /** Each up to 1000; then there are more. */
      counts: z.object({
        open: counted,
        late: counted,
        today: counted,
        mine: counted,
        free: counted,
        waiting: counted,
      }),
    }),
  }),
  readWork: deskRead({
    path: 'work/{id}',
    roles: rights.look,
    answer: z.object({
      today: isoDate,
      item: workItem,
      /** Whether there is somebody to open, which the employee has not done within the hour. */
      isClosed: z.boolean(),
      asked: z.nullable(asked),
    }),
    errors: ['work_closed'],
  }),
  /** Opens who asked and what, for an hour: a look on record, which the applicant of a case reads. */
  openWork: deskStep({
    path: 'work/{id}/names',
    roles: rights.openNames,
    request: z.object({ reason: z.enum(lookReasons) }),
    errors: ['work_taken', 'work_closed'],
  }),
  claimWork: deskChange({
    path: 'work/{id}/claim',
    roles: rights.work,
    request: z.object({ version }),
    answer: workItem,
    errors: ['work_taken', 'work_closed', 'work_own_decision'],
  }),
  releaseWork: deskChange({
    path: 'work/{id}/release',
    roles: rights.work,
    request: z.object({ version }),
    answer: workItem,
    errors: ['work_taken', 'work_closed'],
  }),
  handOverWork: deskChange({
    path: 'work/{id}/hand-over',
    roles: rights.work,
    request: z.object({ version, to: staffMember.shape.id }),
    answer: workItem,
    errors: ['work_taken', 'work_closed', 'work_own_decision', 'work_not_theirs'],
  }),
  takeNextWork: deskChange({
    path: 'work-next',
    roles: rights.work,
    body: 'none',
    request: nothing,
    /** Null when this role has no work to do. */
    answer: z.object({ item: z.nullable(workItem) }),
  }),
  closeWork: deskStep({
    path: 'work/{id}/close',
    roles: rights.work,
    request: z.object({ version, outcome, words: z.nullable(words) }),
    errors: ['work_taken', 'work_closed', 'work_own_decision', 'words_missing'],
  }),
  enterComplaint: deskChange({
    path: 'complaints',
    roles: rights.work,
    request: z.object({
      name: z.string().check(z.minLength(2), z.maxLength(100)),
      /** Null where it came by letter or telephone; then `reachedBy` is a postal address or a number. */
      email: z.nullable(email),
      reachedBy: z.nullable(z.string().check(z.minLength(5), z.maxLength(300))),
      words,
      receivedOn: isoDate,
      language: z.enum(['nl', 'en']),
      reference: z.nullable(shortText),
    }),
    answer: z.object({ id, answerBy: isoDate }),
    errors: ['reference_unknown', 'complaint_day'],
  }),
}
