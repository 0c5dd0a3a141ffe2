import type { LiteralDefect } from '../defect.ts'

/** Footer and help. */
const foot: readonly LiteralDefect[] = [
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
    name: 'the portraits of the advisers are gone',
    file: 'web/shell/help-panel.tsx',
    from: '<AdviserPortraits label={text.advisers} />',
    to: '',
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
    row: 'FOOT-2',
    name: 'only the first step has the help panel',
    file: 'web/shell/journey-layout.tsx',
    from: '{!isReconsentPath(pathname) && <HelpPanel />}',
    to: "{stepAt(pathname) === 'about-you' && <HelpPanel />}",
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
    row: 'FOOT-1',
    name: 'the footer of a content page has no picture of the logo',
    file: 'web/shell/site-footer.tsx',
    from: `          <LogoMark size={32} />
`,
    to: '',
  },
  {
    row: 'FOOT-1',
    name: 'the English terms have another title',
    file: 'web/documents/terms/text.ts',
    from: "title: 'Terms and conditions',",
    to: "title: 'Disclaimer',",
  },
  {
    row: 'FOOT-2',
    name: 'one adviser is drawn three times',
    file: 'web/shell/adviser-portraits.tsx',
    from: 'src={`/advisers/${name}.svg`}',
    to: 'src="/advisers/sanne.svg"',
  },
  {
    row: 'FOOT-2',
    name: 'the help button of a phone stands beside the panel',
    file: 'web/styles/journey-frame.css',
    from: `    .bar-help {
      display: none;`,
    to: `    .bar-help {
      display: inline-flex;`,
  },
]

export default foot
