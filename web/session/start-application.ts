import { api } from '../api/api.ts'
import { saveReferrer } from '../visitor/partner.ts'
import { ensureAnonymousToken } from './start-session.ts'
import { sessionStore } from '../visitor/storage.ts'

/** AUTH-3: starts the application at the first use of the company search or a form on a content page. */
export async function startApplication(): Promise<void> {
  saveReferrer(sessionStore, new URLSearchParams(location.search))
  await ensureAnonymousToken({ ask: api, session: sessionStore })
}
