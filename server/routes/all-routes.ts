import type { CallName } from '#contract/calls.ts'
import type { HttpParts } from '../http/build-http.ts'
import type { Handlers } from '../http/handler.ts'
import { analysisRoutes } from './offers/analysis.ts'
import { applicationRoutes } from './application/application.ts'
import { authenticationRoutes } from './session/authentication.ts'
import { bankCallbackRoutes } from './bank/bank-callbacks.ts'
import { bankDataRoutes } from './bank/bank-data.ts'
import { serveCompanyPage } from './pages/company-page.ts'
import { serveContactPage } from './pages/contact-page.ts'
import { contactRoutes } from './contact.ts'
import { handInRoutes } from './bank/hand-in.ts'
import { followUpRoutes } from './follow-up/follow-up.ts'
import { serveHome } from './pages/home-page.ts'
import { mailedLinkRoutes } from './session/mailed-links.ts'
import { offerRoutes } from './offers/offers.ts'
import { privacyRoutes } from './privacy/privacy.ts'
import { reportedPaymentRoutes } from './reported-payments.ts'
import { resumeRoutes } from './session/resume.ts'
import { oneClickRoutes, unsubscribe } from './session/unsubscribe.ts'

/** A record over every call: one that lacks its handler does not compile. */
const handlers: HttpParts['handlers'] = (doors): Handlers<CallName> => ({
  ...authenticationRoutes(doors),
  ...applicationRoutes,
  ...bankDataRoutes,
  ...handInRoutes,
  ...offerRoutes,
  ...analysisRoutes,
  ...followUpRoutes,
  ...contactRoutes,
  ...privacyRoutes,
  ...mailedLinkRoutes,
  ...resumeRoutes(doors),
  unsubscribe,
})

/** All routes: the contract's calls, the callbacks of other machines, and the pages that are completed here. */
export const allRoutes: HttpParts = {
  handlers,
  extraRoutes: [bankCallbackRoutes, reportedPaymentRoutes, oneClickRoutes],
  pageRoutes: [serveContactPage, serveCompanyPage, serveHome],
}
