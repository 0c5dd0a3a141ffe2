import type { ErrorKey } from '#contract/errors.ts'
import { MockRefusal, NoAnswer } from './handler.ts'
import type { MockState } from './mock-state.ts'
import type { TesterEffect } from './tester-inputs.ts'

const keys: Partial<Record<TesterEffect, ErrorKey>> = {
  bad_request: 'bad_request',
  too_big: 'file.too_big',
  server_error: 'generic',
  no_match: 'no_match',
}

/** Throws what a tester typed a value for, where that is an error of the call itself. */
export function refuseByEffect(effect: TesterEffect | null, state: MockState): void {
  if (effect === 'no_answer') throw new NoAnswer()
  if (effect === 'unauthorised') {
    // Without the session a renewal fails as well, so that the answer stays 401 (SESS-2).
    state.session = null
    throw new MockRefusal('unauthorised')
  }
  const key = effect === null ? undefined : keys[effect]
  if (key) throw new MockRefusal(key)
}
