import type { CallName } from '#contract/calls.ts'
import type { HttpParts } from '../http/build-http.ts'
import type { Handlers } from '../http/handler.ts'
import { analysisRoutes } from './analysis.ts'
import { applicationRoutes } from './application.ts'
import { authenticationRoutes } from './authentication.ts'
import { bankCallbackRoutes } from './bank-callbacks.ts'
import { bankDataRoutes } from './bank-data.ts'
import { serveCompanyPage } from './company-page.ts'
import { serveContactPage } from './contact-page.ts'
import { contactRoutes } from './contact.ts'
import { followUpRoutes } from './follow-up.ts'
import { serveHome } from './home-page.ts'
import { mailedLinkRoutes } from './mailed-links.ts'
import { offerRoutes } from './offers.ts'
import { privacyRoutes } from './privacy.ts'
import { resumeRoutes } from './resume.ts'
import { oneClickRoutes, unsubscribe } from './unsubscribe.ts'

/** A record over every call: one that lacks its handler does not compile. */
const handlers: HttpParts['handlers'] = (doors): Handlers<CallName> => ({
  ...authenticationRoutes(doors),
  ...applicationRoutes,
  ...bankDataRoutes,
  ...offerRoutes,
  ...analysisRoutes,
  ...followUpRoutes,
  ...contactRoutes,
  ...privacyRoutes,
  ...mailedLinkRoutes,
  ...resumeRoutes(doors),
  unsubscribe,
})

/** All that is served: the contract's calls, those that the outside makes to us, and the pages that are completed here. */
export const allRoutes: HttpParts = {
  handlers,
  extraRoutes: [bankCallbackRoutes, oneClickRoutes],
  pageRoutes: [serveContactPage, serveCompanyPage, serveHome],
}
