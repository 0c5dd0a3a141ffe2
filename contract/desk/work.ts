import * as z from 'zod/mini'
import {
  obligationKinds,
  obligationOutcomes,
  type ObligationKind,
  type ObligationOutcome,
} from '#lending/desk/obligation-kinds.ts'
import { rights } from '#lending/desk/roles.ts'
import { instant, isoDate, noQuery, nothing, shortText } from '../values.ts'
import { deskCall } from './desk-call.ts'
import { staffMember } from './login.ts'

const kind = z.enum(obligationKinds as [ObligationKind, ...ObligationKind[]])
const outcome = z.enum(obligationOutcomes as unknown as [ObligationOutcome, ...ObligationOutcome[]])
const id = z.uuid()
const version = z.int().check(z.minimum(0))
const email = z.email().check(z.maxLength(200))
/** What is mailed to somebody; as long as what an applicant may write. */
const words = z.string().check(z.minLength(1), z.maxLength(2_000))

/** One thing that somebody has to do. It names no person; the company only to who may see names. */
export const workItem = z.object({
  id,
  kind,
  /** A code: why it is there, or the main reason of a decision that was referred. */
  reason: z.nullable(shortText),
  openedAt: instant,
  dueOn: isoDate,
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  caseId: z.nullable(z.uuid()),
  reference: z.nullable(shortText),
  companyName: z.nullable(z.string()),
  /** Sent back with each change: of two who act on the same row, one wins. */
  version,
})
export type WorkItem = z.output<typeof workItem>

/** Who asked and what; shown to who has claimed it. */
const asked = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  preferredMoment: z.nullable(z.enum(['morning', 'afternoon', 'any'])),
  topic: z.nullable(z.string()),
  words: z.nullable(z.string()),
})
export type AskedOfUs = z.output<typeof asked>

const counted = z.int()

/** What there is to do, who does it, and the answers that close it. */
export const deskWorkCalls = {
  listWork: deskCall({
    method: 'GET',
    path: 'work',
    roles: rights.look,
    body: 'none',
    request: nothing,
    query: z.object({
      view: z.optional(z.enum(['all', 'mine', 'free'])),
      /** `2026-11-25_` with the id of the last row of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/))),
    }),
    answer: z.object({
      today: isoDate,
      items: z.array(workItem),
      next: z.nullable(z.string()),
      /** Each up to 1000; then there are more. */
      counts: z.object({ open: counted, late: counted, today: counted, mine: counted, free: counted }),
    }),
    status: 200,
    errors: [],
  }),
  readWork: deskCall({
    method: 'GET',
    path: 'work/{id}',
    roles: rights.look,
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: z.object({ today: isoDate, item: workItem, asked: z.nullable(asked), mayClaim: z.boolean() }),
    status: 200,
    errors: ['work_closed'],
  }),
  claimWork: deskCall({
    method: 'POST',
    path: 'work/{id}/claim',
    roles: rights.work,
    body: 'json',
    request: z.object({ version }),
    query: noQuery,
    answer: workItem,
    status: 200,
    errors: ['work_taken', 'work_closed', 'work_own_decision'],
  }),
  releaseWork: deskCall({
    method: 'POST',
    path: 'work/{id}/release',
    roles: rights.work,
    body: 'json',
    request: z.object({ version }),
    query: noQuery,
    answer: workItem,
    status: 200,
    errors: ['work_taken', 'work_closed'],
  }),
  handOverWork: deskCall({
    method: 'POST',
    path: 'work/{id}/hand-over',
    roles: rights.work,
    body: 'json',
    request: z.object({ version, to: staffMember.shape.id }),
    query: noQuery,
    answer: workItem,
    status: 200,
    errors: ['work_taken', 'work_closed', 'work_own_decision', 'work_not_theirs'],
  }),
  takeNextWork: deskCall({
    method: 'POST',
    path: 'work-next',
    roles: rights.work,
    body: 'none',
    request: nothing,
    query: noQuery,
    /** Null when nobody has to do anything that this role may do. */
    answer: z.object({ item: z.nullable(workItem) }),
    status: 200,
    errors: [],
  }),
  closeWork: deskCall({
    method: 'POST',
    path: 'work/{id}/close',
    roles: rights.work,
    body: 'json',
    request: z.object({ version, outcome, words: z.nullable(words) }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['work_taken', 'work_closed', 'work_own_decision', 'words_missing'],
  }),
  enterComplaint: deskCall({
    method: 'POST',
    path: 'complaints',
    roles: rights.work,
    body: 'json',
    request: z.object({
      name: z.string().check(z.minLength(2), z.maxLength(100)),
      email,
      words,
      receivedOn: isoDate,
      language: z.enum(['nl', 'en']),
      reference: z.nullable(shortText),
    }),
    query: noQuery,
    answer: z.object({ id, answerBy: isoDate }),
    status: 200,
    errors: ['reference_unknown'],
  }),
}
