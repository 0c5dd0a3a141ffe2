import type { CallName } from '#contract/calls.ts'
import { handInLimits } from '#contract/file-limits.ts'
import type { handInCalls } from '#contract/hand-in.ts'
import { addDays } from '#lending/days.ts'
import { openCase } from '../case-record.ts'
import { type MockHandlers, MockRefusal } from '../handler.ts'

const refuse = () => {
  throw new MockRefusal('magic_link')
}

/** A bookkeeper's link (FLOW-6). No mail is sent in tester mode, so that none reaches a bookkeeper. */
export const handInHandlers: MockHandlers<keyof typeof handInCalls & CallName> = {
  askBookkeeper({ request, today, ...who }) {
    openCase(who).handInUntil = request.email === null ? null : addDays(today, handInLimits.days)
    return null
  },
  settleHandIn: () => ({ files: [] }),
  openHandIn: refuse,
  handInFiles: refuse,
}
