import * as z from 'zod/mini'
import { change } from './call.ts'
import { caseId, kvkNumber, nothing, providerId } from './values.ts'

/** The secret of a mailed link: 256 random bits, so that a longer text cannot be one. */
export const linkHash = z.string().check(z.maxLength(200))
const email = z.email().check(z.maxLength(200))

/** RECON-14, FLOW-11. An outsider gets the same answer in the same time whether there is such a case or not. */
export const returnCalls = {
  requestReconsentLink: change({
    path: 'vlot/v1/reconsent/links',
    scopes: ['public'],
    request: z.object({ caseId, connectionId: providerId }),
    answer: nothing,
    status: 204,
  }),
  saveForLater: change({
    path: 'vlot/v1/application/save',
    request: z.object({ email }),
    answer: nothing,
    status: 204,
    errors: ['step_not_reached'],
  }),
  requestResumeLink: change({
    path: 'vlot/v1/resume/links',
    scopes: ['public'],
    request: z.object({ kvkNumber, email }),
    answer: nothing,
    status: 204,
  }),
  startResume: change({
    path: 'vlot/v1/resume',
    scopes: ['public'],
    request: z.object({ caseId, hash: linkHash, passphrase: kvkNumber }),
    /** `codeSentTo`: the address as it may be shown, e.g. `j•••@voorbeeld.nl`. */
    answer: z.object({ data: z.object({ codeSentTo: z.string() }) }),
    errors: ['reconsent_kvk'],
  }),
  confirmResume: change({
    path: 'vlot/v1/resume/code',
    scopes: ['public'],
    request: z.object({ caseId, hash: linkHash, code: z.string().check(z.regex(/^\d{8}$/)) }),
    answer: z.object({ data: z.object({ token: z.string(), caseId }) }),
    errors: ['resume_code'],
  }),
  /** The link and kvk number of a status session, and the code: together the applicant's session. */
  goOnFromStatus: change({
    path: 'vlot/v1/follow-up/resume',
    scopes: ['status'],
    request: z.object({ code: z.string().check(z.regex(/^\d{8}$/)) }),
    answer: z.object({ data: z.object({ token: z.string(), caseId }) }),
    errors: ['resume_code'],
  }),
  unsubscribe: change({
    path: 'vlot/v1/reminders/unsubscribe',
    scopes: ['public'],
    request: z.object({ token: z.string().check(z.maxLength(200)) }),
    answer: nothing,
    status: 204,
  }),
}
