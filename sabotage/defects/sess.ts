import type { LiteralDefect } from '../defect.ts'

/** The end of a session. */
const sess: readonly LiteralDefect[] = [
  {
    row: 'SESS-1',
    name: 'starting over asks for no token',
    file: 'web/session/after-session.ts',
    from: `    await ensureAnonymousToken({ ask: api, session: sessionStore })
`,
    to: '',
  },
  {
    row: 'SESS-1',
    name: 'starting over leads to the questions',
    file: 'web/session/after-session.ts',
    from: "leave(addressOf('home', language))",
    to: "leave(addressOf('faq', language))",
  },
  {
    row: 'SESS-1',
    name: 'the cross of the dialog on a content page does nothing',
    file: 'web/session/session-expired.ts',
    from: "close.addEventListener('click', () => dialog.close())",
    to: "close.addEventListener('click', () => undefined)",
  },
  {
    row: 'SESS-1',
    name: 'without a new token the visitor stays',
    file: 'web/session/after-session.ts',
    from: `    console.error('Starting again failed', error)
`,
    to: `    console.error('Starting again failed', error)
    return
`,
  },
  {
    row: 'SESS-1',
    name: 'the dialog does not explain',
    file: 'web/session/session-expired-modal.tsx',
    from: `      <p>{text.body}</p>
`,
    to: '',
  },
  {
    row: 'SESS-2',
    name: 'no 401 opens the dialog',
    file: 'web/session/session-expired-modal.tsx',
    from: '!isReconsentPath(location.pathname) && actions',
    to: 'isReconsentPath(location.pathname) && actions',
  },
  {
    row: 'SESS-2',
    name: 'a 401 of re-consent opens the dialog',
    file: 'web/session/start-session.ts',
    from: '/^\\/reconsent(\\/|$)/.test(pathname)',
    to: '/^\\/elsewhere(\\/|$)/.test(pathname)',
  },
  {
    row: 'SESS-2',
    name: 'a 401 on contact opens nothing',
    file: 'web/plain/contact-forms.ts',
    from: 'if (error.status === 401) await showSessionExpired()',
    to: 'if (error.status === 402) await showSessionExpired()',
  },
  {
    row: 'SESS-2',
    name: 'a 401 on the company search opens nothing',
    file: 'web/home/company-search-island.tsx',
    from: 'plain.showSessionExpired(language)',
    to: 'void plain',
  },
]

export default sess
