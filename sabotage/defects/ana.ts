import type { LiteralDefect } from '../defect.ts'

/** Analytics. */
const ana: readonly LiteralDefect[] = [
  {
    row: 'ANA-1',
    name: 'a page view has another segment',
    file: 'web/tracking/track.ts',
    from: "segment: 'business'",
    to: "segment: 'private'",
  },
  {
    row: 'ANA-1',
    name: 'a page view has no process',
    file: 'web/tracking/track.ts',
    from: ", process: 'stp' })",
    to: ' })',
  },
  {
    row: 'ANA-1',
    name: 'the views of loan and credit have changed names',
    file: 'web/tracking/events.ts',
    from: "  shortTermLoan: 'business loan',",
    to: "  shortTermLoan: 'business credit',",
  },
  {
    row: 'ANA-1',
    name: 'the overview of the transactions is not counted',
    file: 'web/journey/transactions-collect/collect-screen.tsx',
    from: `  useView('transactions overview', isDone && collection.hasAccounts)
`,
    to: '',
  },
  {
    row: 'ANA-2',
    name: 'the steps begin at 1',
    file: 'web/tracking/events.ts',
    from: "  'your application': 2,",
    to: "  'your application': 1,",
  },
  {
    row: 'ANA-2',
    name: 'the flag moves the steps by two',
    file: 'web/tracking/events.ts',
    from: 'step + (isShifted ? 1 : 0)',
    to: 'step + (isShifted ? 2 : 0)',
  },
  {
    row: 'ANA-2',
    name: 'feedback success is step 15',
    file: 'web/tracking/events.ts',
    from: "  'feedback success': 14,",
    to: "  'feedback success': 15,",
  },
  {
    row: 'ANA-3',
    name: 'a page is counted before there is consent',
    file: 'web/visitor/cookies.ts',
    from: "  hasChosenCookies(cookies) && readCookie(cookies, 'cookie_preferences') === 'analytics'",
    to: "  readCookie(cookies, 'cookie_preferences') !== 'necessary'",
  },
  {
    row: 'ANA-3',
    name: 'an event has the page under another name',
    file: 'web/tracking/track.ts',
    from: "event: 'page_view', page_name: name,",
    to: "event: 'page_view', page_name: pathname,",
  },
  {
    row: 'ANA-3',
    name: 'with its consent a page is counted twice',
    file: 'web/tracking/track.ts',
    from: `  lastViewed = pathname
  sendView(name, pathname)`,
    to: `  lastViewed = pathname
  sendView(name, pathname)
  sendView(name, pathname)`,
  },
  {
    row: 'ANA-1',
    name: 'the overview of re-consent is not counted',
    file: 'web/reconsent/page.tsx',
    from: 'if (isOverview) trackView(',
    to: 'if (!isOverview && start === null) trackView(',
  },
  {
    row: 'ANA-1',
    name: 'the English overview of re-consent counts as the Dutch one',
    file: 'web/reconsent/page.tsx',
    from: "language === 'en' ? 'reconsent overview English' : 'reconsent overview'",
    to: "'reconsent overview'",
  },
  {
    row: 'ANA-1',
    name: 'waiting for the bank has the view of a failed request',
    file: 'web/tracking/events.ts',
    from: "getConsentEnglish: 'get reconsent',",
    to: "getConsentEnglish: 'request failed',",
  },
]

export default ana
