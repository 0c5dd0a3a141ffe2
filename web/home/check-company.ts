import type { Company, Eligibility } from '#contract/application.ts'
import { headers } from '#contract/calls.ts'
import type { Ask } from '../api/client.ts'
import { utmHeaderOf, utmOf } from '../visitor/partner.ts'
import { startSession } from '../session/start-session.ts'
import type { SessionStore } from '../visitor/storage.ts'

type Parts = { ask: Ask; session: SessionStore; search: URLSearchParams }

/** FLOW-3: a session for this company (AUTH-1), then the question whether it may apply, with the campaign it came from. */
export async function checkCompany(company: Company, { ask, session, search }: Parts): Promise<Eligibility> {
  await startSession({ ask, session })
  const utm = utmHeaderOf(utmOf(search))
  const utmHeader: Record<string, string> = utm === null ? {} : { [headers.utm]: utm }
  return ask('checkEligibility', { request: { kvkNumber: company.kvkNumber }, headers: utmHeader })
}
