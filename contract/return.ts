import * as z from 'zod/mini'
import { call } from './call.ts'
import { caseId, kvkNumber, noQuery, nothing, providerId } from './values.ts'

/** The secret of a mailed link: 256 random bits, so that a longer text cannot be one. */
export const linkHash = z.string().check(z.maxLength(200))
const email = z.email().check(z.maxLength(200))

/**
 * Coming back: links by mail, going on later, and no more reminders (RECON-14, FLOW-11). What an outsider asks is answered
 * in the same way and in the same time whether there is such a case or not.
 */
export const returnCalls = {
  requestReconsentLink: call({
    method: 'POST',
    path: 'vlot/v1/reconsent/links',
    scopes: ['public'],
    body: 'json',
    request: z.object({ caseId, connectionId: providerId }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
  saveForLater: call({
    method: 'POST',
    path: 'vlot/v1/application/save',
    scopes: ['applicant'],
    body: 'json',
    request: z.object({ email }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['step_not_reached'],
  }),
  requestResumeLink: call({
    method: 'POST',
    path: 'vlot/v1/resume/links',
    scopes: ['public'],
    body: 'json',
    request: z.object({ kvkNumber, email }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
  startResume: call({
    method: 'POST',
    path: 'vlot/v1/resume',
    scopes: ['public'],
    body: 'json',
    request: z.object({ caseId, hash: linkHash, passphrase: kvkNumber }),
    query: noQuery,
    /** `codeSentTo`: the address as it may be shown, e.g. `j•••@voorbeeld.nl`. */
    answer: z.object({ data: z.object({ codeSentTo: z.string() }) }),
    status: 200,
    errors: ['reconsent_kvk'],
  }),
  confirmResume: call({
    method: 'POST',
    path: 'vlot/v1/resume/code',
    scopes: ['public'],
    body: 'json',
    request: z.object({ caseId, hash: linkHash, code: z.string().check(z.regex(/^\d{8}$/)) }),
    query: noQuery,
    answer: z.object({ data: z.object({ token: z.string(), caseId }) }),
    status: 200,
    errors: ['resume_code'],
  }),
  unsubscribe: call({
    method: 'POST',
    path: 'vlot/v1/reminders/unsubscribe',
    scopes: ['public'],
    body: 'json',
    request: z.object({ token: z.string().check(z.maxLength(200)) }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
}
