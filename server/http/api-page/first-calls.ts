import { apiPrefix, type CallName, calls } from '#contract/calls.ts'
import { cookieFile } from './curl-of.ts'

/** A company of the sandbox that may apply. */
const company = '00900001'

/**
 * The first commands of somebody who tries the API, each as it stands on the page: a price, a session, and whether a company
 * may apply. They need nothing but curl and sed.
 */
export function firstCalls(origin: string): readonly string[] {
  const at = (name: CallName) => `${origin}${apiPrefix}/${calls[name].path}`
  const session = `curl -s -c ${cookieFile} -H 'content-type: application/json' -d '{}' ${at('createSession')}`
  return [
    `curl -s '${at('readQuote')}?amount=25000&termMonths=12'`,
    `TOKEN=$(${session} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl -s -b ${cookieFile} -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\\n  -d '{"kvkNumber":"${company}"}' ${at('checkEligibility')}`,
    `curl -s -b ${cookieFile} -H "authorization: Bearer $TOKEN" ${at('readApplication')}`,
  ]
}
