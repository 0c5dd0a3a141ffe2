import type { Defect } from '../defect.ts'

export const progress: readonly Defect[] = [
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
    file: 'web/ui/overlays.css',
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
    row: 'FOOT-1',
    name: 'the disclaimer is gone from the footer',
    file: 'web/shell/site-footer.tsx',
    from: `            ['disclaimer', text.disclaimer],
`,
    to: '',
  },
  {
    row: 'FOOT-1',
    name: 'the copyright line has another year',
    file: 'web/shell/site-footer.tsx',
    from: '© 2026',
    to: '© 2025',
  },
  {
    row: 'FOOT-1',
    name: 'the logo of the footer leads to the contact page',
    file: 'web/shell/site-footer.tsx',
    from: '<AppLink to="home" className="footer-logo">',
    to: '<AppLink to="contact" className="footer-logo">',
  },
  {
    row: 'FOOT-2',
    name: 'one of the three portraits is missing',
    file: 'web/shell/adviser-portraits.tsx',
    from: "['sanne', 'youssef', 'marijke']",
    to: "['sanne', 'marijke']",
  },
  {
    row: 'FOOT-2',
    name: 'the call-us block is gone',
    file: 'web/shell/help-panel.tsx',
    from: '{text.callLabel}</span> {brand.phoneShown}',
    to: '</span>',
  },
  {
    row: 'FOOT-2',
    name: 'the help panel is there from 900 px on',
    file: 'web/styles/journey-frame.css',
    from: `  @media (width >= 1024px) {
    .journey {`,
    to: `  @media (width >= 900px) {
    .journey {`,
  },
  {
    row: 'FOOT-1',
    name: 'the footer of the steps has no disclaimer',
    file: 'web/shell/journey-footer.tsx',
    from: "'terms', 'disclaimer',",
    to: "'terms',",
  },
  {
    row: 'FOOT-1',
    name: 'the footer of the steps has no copyright line',
    file: 'web/shell/journey-footer.tsx',
    from: '© 2026. {text.demonstration}',
    to: '{text.demonstration}',
  },
  {
    row: 'FOOT-1',
    name: 'the footer of the steps has no logo',
    file: 'web/shell/journey-footer.tsx',
    from: '<LogoMark size={20} />',
    to: '',
  },
  {
    row: 'FOOT-2',
    name: 'only the first step has the help panel',
    file: 'web/shell/journey-layout.tsx',
    from: '{!isReconsentPath(pathname) && <HelpPanel />}',
    to: "{stepAt(pathname) === 'about-you' && <HelpPanel />}",
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
    row: 'PROG-2',
    name: 'the line stays below the first tab',
    file: 'web/shell/progress-bar.tsx',
    from: 'const position = `${tab.offsetLeft}px`',
    to: "const position = '0px'",
  },
  {
    row: 'PROG-4',
    name: 'the tab that one is in asks as well',
    file: 'web/shell/progress-bar.tsx',
    from: 'onClick={() => tab !== active && open(tab)}',
    to: 'onClick={() => open(tab)}',
  },
  {
    row: 'FOOT-1',
    name: 'the English footer has no demonstration in its line',
    file: 'web/shell/text.ts',
    from: "demonstration: 'Vlot is a demonstration: no real money is lent here.'",
    to: "demonstration: ''",
  },
  {
    row: 'FOOT-1',
    name: 'the English footer calls the knowledge base something else',
    file: 'web/shell/text.ts',
    from: "knowledgeBase: 'Knowledge base'",
    to: "knowledgeBase: 'Contact'",
  },
  {
    row: 'FOOT-2',
    name: 'the English help panel has no words',
    file: 'web/shell/text.ts',
    from: "body: 'Sanne, Youssef and Marijke are happy to help.'",
    to: "body: ''",
  },
  {
    row: 'FOOT-2',
    name: 'the English help panel has no hours',
    file: 'web/shell/text.ts',
    from: `hours: \`Monday to Friday, \${hoursIn('en').phone}\``,
    to: "hours: ''",
  },
  {
    row: 'FOOT-2',
    name: 'the help sheet of a phone is empty',
    file: 'web/shell/help-panel.tsx',
    from: `<p className="help-title">{text.title}</p>
        <WaysToReachUs />`,
    to: '<p className="help-title">{text.title}</p>',
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
    name: 'the English tabs have changed names',
    file: 'web/shell/text.ts',
    from: "tabs: { about_you: 'About you', transactions: 'Transactions', offer: 'Offer' }",
    to: "tabs: { about_you: 'Transactions', transactions: 'About you', offer: 'Offer' }",
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
]
