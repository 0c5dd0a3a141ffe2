import * as z from 'zod/mini'
import { apiPrefix, calls, clientKey, headers } from '#contract/calls.ts'
import { type FollowUpView, linkHeader } from '#contract/follow-up.ts'
import { ApiFailure, failureOf } from './api-failure.ts'
import { sendFiles } from './send-files.ts'

type Link = { caseId: string; hash: string; passphrase: string }

/** Sends the document that the lender asked for, behind a mailed link and without a session. */
export async function sendDocument({ caseId, hash, passphrase }: Link, file: File): Promise<FollowUpView> {
  const call = calls.sendDocument
  const sent = {
    accept: 'application/json',
    [headers.clientKey]: clientKey,
    [linkHeader]: `${caseId}.${hash}.${passphrase}`,
  }
  const { status, text } = await sendFiles(`${apiPrefix}/${call.path}`, [file], sent, {})
  const body = parsed(text)
  if (status >= 400) throw failureOf(status, body)
  const answer = z.safeParse(call.answer, body)
  if (!answer.success) throw new ApiFailure('generic', null)
  return answer.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
