import type { Language } from '#lending/language.ts'
import { onUnauthorised } from '../api/api.ts'

/** SESS-2 on a content page: a 401 of any call opens the dialog, which is loaded then. */
export const watchSession = (language: Language): void =>
  void onUnauthorised((loss) => {
    void import('./session-expired.ts').then(({ showSessionExpired }) => showSessionExpired(language, loss))
  })
