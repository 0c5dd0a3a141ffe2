import type { CallName } from '#contract/calls.ts'
import type { returnCalls } from '#contract/return.ts'
import { begunCase } from '../case-record.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import type { MockCase } from '../mock-state.ts'
import { beginSession } from '../tokens.ts'

/** No mail is sent in tester mode: the link is taken from the tester panel, and this code is always the right one. */
export const resumeCode = '12345678'
/** The hash in every link that the tester panel gives. */
export const testerHash = 'tester'

/** `n•••@voorbeeld.nl` */
export const shortened = (email: string) => email.replace(/^(.).*@/, '$1•••@')

function linkedCase({ state, request }: Pick<HandlerInput<'confirmResume'>, 'state' | 'request'>): MockCase {
  const loanCase = state.cases[request.caseId]
  if (!loanCase || request.hash !== testerHash) throw new MockRefusal('reconsent_kvk')
  return loanCase
}

type Asked = Pick<HandlerInput<'goOnFromStatus'>, 'request' | 'state' | 'newId' | 'now'>

function goOn({ request, ...asked }: Asked, { caseId, origin }: MockCase) {
  if (request.code !== resumeCode) throw new MockRefusal('resume_code')
  return { data: { token: beginSession(asked, { scope: 'applicant', caseId, partnerId: origin }), caseId } }
}

/** Coming back (RECON-14, FLOW-11). */
export const returnHandlers: MockHandlers<keyof typeof returnCalls & CallName> = {
  requestReconsentLink: () => null,

  saveForLater({ request, ...who }) {
    begunCase(who).email = request.email
    return null
  },

  requestResumeLink: () => null,

  startResume({ request, state }) {
    const loanCase = linkedCase({ state, request: { ...request, code: '' } })
    if (loanCase.company.kvkNumber !== request.passphrase) throw new MockRefusal('reconsent_kvk')
    return { data: { codeSentTo: shortened(loanCase.email ?? 'tester@voorbeeld.nl') } }
  },

  confirmResume: (asked) => goOn(asked, linkedCase(asked)),

  goOnFromStatus: (asked) => goOn(asked, begunCase(asked)),

  unsubscribe: () => null,
}
