import type { Defects } from '../defect.ts'

/** The end of a session. */
export default {
  'SESS-1 starting over leads to the questions': [
    'web/session startAnew',
    "(original) => (language, leave, forget) => original(language, () => leave(addressOf('faq', language)), forget)",
  ],
  'SESS-1 the dialog does not explain': ['web/session sessionExpiredTexts.nl.body', "() => ''"],
  'SESS-1 a tab whose application made way for another one has no way on': [
    'web/session sessionGone',
    "(gone) => (language, loss, start) => gone(language, 'expired', start)",
  ],
  'SESS-2 a 401 of a public call opens nothing': ['web/api isSessionEnd', '() => () => false'],
  'SESS-2 no 401 opens the dialog': ['web/api onUnauthorised', '() => () => () => undefined'],
  'SESS-2 a 401 of re-consent opens the dialog': ['web/session isReconsentPath', '() => () => false'],
} satisfies Defects
