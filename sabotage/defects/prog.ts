import type { LiteralDefect } from '../defect.ts'

/** The progress through the journey. */
const prog: readonly LiteralDefect[] = [
  {
    row: 'PROG-1',
    name: 'the progress bar is missing on five pages',
    file: 'web/shell/progress-bar.tsx',
    from: `  if (active === null) return null
`,
    to: `  if (active === null || stepAt(pathname) !== 'about-you') return null
`,
  },
  {
    row: 'PROG-1',
    name: 'the last screen has no progress bar',
    file: 'web/shell/progress-bar.tsx',
    from: `  if (active === null) return null
`,
    to: `  if (active === null || stepAt(pathname) === 'feedback-success') return null
`,
  },
  {
    row: 'PROG-1',
    name: 'a phone has no progress bar',
    file: 'web/styles/journey-frame.css',
    from: `  @media (width < 640px) {
    .journey-main .message-actions {`,
    to: `  @media (width < 640px) {
    .progress {
      display: none;
    }
    .journey-main .message-actions {`,
  },
  {
    row: 'PROG-1',
    name: 'the English progress bar is called by the menu',
    file: 'web/shell/text.ts',
    from: "progressLabel: 'Progress of your application'",
    to: "progressLabel: 'Main menu'",
  },
  {
    row: 'PROG-2',
    name: 'a failed request is in no tab',
    file: 'web/shell/progress-bar.tsx',
    from: `  if (pageAt(pathname) === 'requestFailed') return 'transactions'
`,
    to: '',
  },
  {
    row: 'PROG-2',
    name: 'extra expenses is in the tab of the transactions',
    file: 'lending/journey/steps.ts',
    from: `    slug: 'extra-expenses',
    number: 2,
    tab: 'about_you',`,
    to: `    slug: 'extra-expenses',
    number: 2,
    tab: 'transactions',`,
  },
  {
    row: 'PROG-2',
    name: 'the waiting screen is in the tab of the transactions',
    file: 'lending/journey/steps.ts',
    from: `    slug: 'get-offers',
    number: 4,
    tab: 'offer',`,
    to: `    slug: 'get-offers',
    number: 4,
    tab: 'transactions',`,
  },
  {
    row: 'PROG-2',
    name: 'the tabs have changed names',
    file: 'web/shell/text.ts',
    from: "tabs: { about_you: 'Over jou', transactions: 'Transacties', offer: 'Aanbod' }",
    to: "tabs: { about_you: 'Transacties', transactions: 'Over jou', offer: 'Aanbod' }",
  },
  {
    row: 'PROG-2',
    name: 'the line stays below the first tab',
    file: 'web/shell/progress-bar.tsx',
    from: 'const position = `${tab.offsetLeft}px`',
    to: "const position = '0px'",
  },
  {
    row: 'PROG-2',
    name: 'the English tabs have changed names',
    file: 'web/shell/text.ts',
    from: "tabs: { about_you: 'About you', transactions: 'Transactions', offer: 'Offer' }",
    to: "tabs: { about_you: 'Transactions', transactions: 'About you', offer: 'Offer' }",
  },
  {
    row: 'PROG-3',
    name: 'every tab can be clicked',
    file: 'lending/journey/progress.ts',
    from: 'return firstStepOfTab(tab).number > furthest',
    to: 'return firstStepOfTab(tab).number > furthest + 9',
  },
  {
    row: 'PROG-3',
    name: 'a tab that was reached is off',
    file: 'lending/journey/progress.ts',
    from: 'return firstStepOfTab(tab).number > furthest',
    to: 'return firstStepOfTab(tab).number >= furthest',
  },
  {
    row: 'PROG-4',
    name: 'the tabs lead away from the offer without a question',
    file: 'web/shell/progress-bar.tsx',
    from: "if (stepAt(pathname) === 'personal-offer') setLeavingTo(tab)",
    to: "if (stepAt(pathname) === 'get-offers') setLeavingTo(tab)",
  },
  {
    row: 'PROG-4',
    name: 'the transactions stay on the server',
    file: 'web/shell/leave-offer-sheet.tsx',
    from: "coverScreen(() => api('removeTransactions'))",
    to: 'coverScreen(() => Promise.resolve())',
  },
  {
    row: 'PROG-4',
    name: 'the sheet has no picture',
    file: 'web/shell/leave-offer-sheet.tsx',
    from: `      picture={<SignPostPicture />}
`,
    to: '',
  },
  {
    row: 'PROG-4',
    name: 'the sheet is a window in the middle',
    file: 'ui/overlays.css',
    from: `    margin-block-end: 0;
    border-end-start-radius: 0;`,
    to: '    border-end-start-radius: 0;',
  },
  {
    row: 'PROG-4',
    name: 'going back leads to the first tab always',
    file: 'web/shell/leave-offer-sheet.tsx',
    from: 'firstStepOfTab(tab).slug',
    to: "firstStepOfTab('about_you').slug",
  },
  {
    row: 'PROG-4',
    name: 'the tab that one is in asks as well',
    file: 'web/shell/progress-bar.tsx',
    from: 'onClick={() => tab !== active && open(tab)}',
    to: 'onClick={() => open(tab)}',
  },
  {
    row: 'PROG-4',
    name: 'the English sheet has its two buttons swapped',
    file: 'web/shell/text.ts',
    from: `goBack: 'Yes, go back',
    showOptions: 'No, show my offer',`,
    to: `goBack: 'No, show my offer',
    showOptions: 'Yes, go back',`,
  },
  {
    row: 'PROG-3',
    name: 'an English tab leads to the Dutch screen',
    file: 'web/shell/progress-bar.tsx',
    from: 'addressOfStep(firstStepOfTab(tab).slug, language)',
    to: "addressOfStep(firstStepOfTab(tab).slug, 'nl')",
  },
  {
    row: 'PROG-4',
    name: 'from an English offer one goes back to a Dutch screen',
    file: 'web/shell/leave-offer-sheet.tsx',
    from: 'addressOfStep(firstStepOfTab(tab).slug, language)',
    to: "addressOfStep(firstStepOfTab(tab).slug, 'nl')",
  },
  {
    row: 'PROG-4',
    name: 'the cross of the sheet does nothing',
    file: 'ui/dialog.tsx',
    from: 'aria-label={closeText} onClick={onClose}>',
    to: 'aria-label={closeText}>',
  },
]

export default prog
