import type { CallName } from '#contract/calls.ts'
import type { MockHandler } from './handler.ts'
import { analysisHandlers } from './handlers/analysis.ts'
import { applicationHandlers } from './handlers/application.ts'
import { authenticationHandlers } from './handlers/authentication.ts'
import { bankDataHandlers } from './handlers/bank-data.ts'
import { contactHandlers } from './handlers/contact.ts'
import { followUpHandlers } from './handlers/follow-up.ts'
import { handInHandlers } from './handlers/hand-in.ts'
import { offerHandlers } from './handlers/offers.ts'
import { privacyHandlers } from './handlers/privacy.ts'
import { returnHandlers } from './handlers/return.ts'

/** A record over every call of the contract (TEST-4): a call without a handler does not compile. */
export const allHandlers = {
  ...authenticationHandlers,
  ...applicationHandlers,
  ...bankDataHandlers,
  ...offerHandlers,
  ...analysisHandlers,
  ...followUpHandlers,
  ...contactHandlers,
  ...returnHandlers,
  ...handInHandlers,
  ...privacyHandlers,
} satisfies { [Name in CallName]: MockHandler<Name> }
