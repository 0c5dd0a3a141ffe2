import type { StepSlug } from '#lending/journey/steps.ts'
import type { Ask } from '../api/client.ts'
import type { SessionStore } from '../visitor/storage.ts'
import { requireUsableToken } from '../visitor/token.ts'

type Visit = { ask: Ask; session: SessionStore }
export type ResumeLink = { caseId: string; hash: string }

/**
 * FLOW-11: exchanges the mailed code for a session, with the link of a mail or, without one, that of the status page;
 * an earlier one in this tab is cleared. Throws the call's error.
 */
export async function confirmCode({ ask, session }: Visit, link: ResumeLink | null, code: string): Promise<void> {
  const { data } = await (link === null
    ? ask('goOnFromStatus', { request: { code } })
    : ask('confirmResume', { request: { ...link, code } }))
  const token = requireUsableToken(data.token)
  session.clear()
  session.write('token', token)
  session.write('caseId', data.caseId)
}

/** STATE-4: the first step with an open question. The step itself retries a failed read. */
export async function stepToGoOn(ask: Ask): Promise<StepSlug> {
  try {
    const { flowFinished, furthestStep } = await ask('readApplication')
    // A finished application shows its status.
    return flowFinished ? 'next-steps' : furthestStep
  } catch {
    return 'about-you'
  }
}
