import * as z from 'zod/mini'
import { fileAnswer, fileAnswers } from './bank-data.ts'
import { change } from './call.ts'
import { linkHash } from './return.ts'
import { answerTo, isoDate, nothing } from './values.ts'

/** The applicant's view: `until` is null without a link that works, `isMailed` says that a mail reports new files. */
export const handInView = z.object({
  until: z.nullable(isoDate),
  isMailed: z.boolean(),
  files: z.array(z.extend(fileAnswer, { id: z.uuid() })),
})
export type HandInView = z.output<typeof handInView>

const errors = ['consent_required', 'step_not_reached', 'flow_finished'] as const

/** FLOW-6: a bookkeeper hands statements in by a mailed link; a file counts only once the applicant uses it. */
export const handInCalls = {
  /** Without an address the link is taken back. */
  askBookkeeper: change({
    path: 'vlot/v1/hand-in/link',
    request: z.object({ email: answerTo }),
    answer: nothing,
    status: 204,
    errors,
  }),
  /** A file that is refused when it is used goes on waiting. */
  settleHandIn: change({
    path: 'vlot/v1/hand-in/use',
    request: z.object({ ids: z.array(z.uuid()).check(z.maxLength(100)), isUsed: z.boolean() }),
    answer: fileAnswers,
    errors,
  }),
  openHandIn: change({
    path: 'vlot/v1/hand-in',
    scopes: ['public'],
    request: z.object({ hash: linkHash }),
    answer: z.object({ company: z.string(), until: isoDate }),
    errors: ['magic_link'],
  }),
  handInFiles: change({
    path: 'vlot/v1/hand-in/files',
    scopes: ['public'],
    body: 'multipart',
    request: nothing,
    answer: fileAnswers,
    errors: ['file.empty', 'magic_link'],
  }),
}
