import type { Defect } from '../defect.ts'

/** The bank's window and the tab that opened it, the second button, and what differs between browsers. */
export const windowsAndTabs: readonly Defect[] = [
  {
    row: 'RECON-1',
    name: 'the second button shows beside the first',
    file: 'web/reconsent/verification.tsx',
    from: 'entries.at(-1)?.isIntersecting === false',
    to: 'entries.length > 0',
  },
  {
    row: 'RECON-1',
    name: 'the second button scrolls away with the page',
    file: 'web/reconsent/reconsent.css',
    from: '      position: fixed;\n      inset-block-end: 0;\n',
    to: '      inset-block-end: 0;\n',
  },
  {
    row: 'RECON-1',
    name: 'the second button can be pressed before a number is there',
    file: 'web/reconsent/verification.tsx',
    from: 'isWide tabIndex={-1} isPending={form.isPending} disabled={form.kvkNumber === null}',
    to: 'isWide tabIndex={-1} isPending={form.isPending}',
  },
  {
    row: 'RECON-13',
    name: 'the window stays open at the bank',
    file: 'web/reconsent/get-consent/page.tsx',
    from: '      closeBankWindow()\n',
    to: '',
  },
  {
    row: 'RECON-13',
    name: 'after a reload the window stays open at the bank',
    file: 'web/reconsent/bank-visit.ts',
    from: '(present ?? (window.opener as Window | null))?.close()',
    to: 'present?.close()',
  },
  {
    row: 'RECON-13',
    name: 'the bank’s page keeps its hold of our tab',
    file: 'web/bank-window/turn-tie.ts',
    from: '    own.opener = null\n',
    to: '',
  },
  {
    row: 'RECON-13',
    name: 'a journey page may not reach its popups',
    file: 'server/http/site.ts',
    from: "openingPaths.has(dutch) ? 'same-origin-allow-popups' : null",
    to: 'null',
  },
  {
    row: 'STATE-4',
    name: 'who goes back before the scripts ran sees two pages',
    file: 'web/start-journey.tsx',
    from: '  if (!isPageOf(location.pathname)) return location.reload()\n',
    to: '',
  },
  {
    row: 'TEST-1',
    name: 'tester mode keeps the session of a real application',
    file: 'web/tester/start.ts',
    from: '  leaveRealSession()\n',
    to: '',
  },
  {
    row: 'AUTH-1',
    name: 'a refused cookie on http reads as an ended session alone',
    file: 'web/home/search-text.ts',
    from: "protocol === 'http:'",
    to: "protocol === 'ftp:'",
  },
  {
    row: 'RECON-9',
    name: 'the bank opens as a tab',
    file: 'web/reconsent/bank-visit.ts',
    from: "const windowFeatures = 'popup,width=520,height=760'",
    to: "const windowFeatures = ''",
  },
  {
    row: 'RECON-6',
    name: 'without a connection the overview says nothing',
    file: 'web/reconsent/overview.tsx',
    from: `      {connections.length === 0 && <Notice tone="success" title={text.overview.none} />}
`,
    to: '',
  },
]
