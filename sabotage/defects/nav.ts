import type { LiteralDefect } from '../defect.ts'

/** The navigation bar and its menu. */
const nav: readonly LiteralDefect[] = [
  {
    row: 'NAV-1',
    name: 'the logo is not counted',
    file: 'web/plain/site-behaviour.ts',
    from: `    track({ event: 'logo_click' })
`,
    to: '',
  },
  {
    row: 'NAV-1',
    name: 'the logo jumps to the top',
    file: 'web/plain/site-behaviour.ts',
    from: "scrollTo({ top: 0, behavior: 'smooth' })",
    to: 'scrollTo({ top: 0 })',
  },
  {
    row: 'NAV-1',
    name: 'the logo leads to the questions',
    file: 'web/shell/navigation-bar.tsx',
    from: '<AppLink to="home" className="bar-logo">',
    to: '<AppLink to="faq" className="bar-logo">',
  },
  {
    row: 'NAV-2',
    name: 'a section stays open when the mouse leaves',
    file: 'web/plain/menu-sections.ts',
    from: `    isByMouse = false
    section.open = false
`,
    to: `    isByMouse = false
`,
  },
  {
    row: 'NAV-2',
    name: 'the mouse opens no section',
    file: 'web/plain/menu-sections.ts',
    from: `    isByMouse = !section.open
    section.open = true
`,
    to: `    isByMouse = !section.open
`,
  },
  {
    row: 'NAV-2',
    name: 'Escape closes no section',
    file: 'web/plain/menu-sections.ts',
    from: `    open.open = false
`,
    to: '',
  },
  {
    row: 'NAV-2',
    name: 'the contact page has no menu',
    file: 'web/shell/content-layout.tsx',
    from: `  'contact',
`,
    to: '',
  },
  {
    row: 'NAV-2',
    name: 'the second section is gone',
    file: 'web/shell/mega-menu.tsx',
    from: `      <Knowledge />
`,
    to: '',
  },
  {
    row: 'NAV-3',
    name: 'a promo card is gone',
    file: 'web/shell/mega-menu.tsx',
    from: `        <Card picture={creditPicture}>
          <PageLink to="shortTermCredit">{borrow.credit.title}</PageLink>
          <p>{borrow.credit.body}</p>
        </Card>
`,
    to: '',
  },
  {
    row: 'NAV-3',
    name: 'there are three questions instead of four',
    file: 'web/shell/mega-text.ts',
    from: "['loan-or-credit', 'how-much', 'what-does-it-cost', 'how-long']",
    to: "['loan-or-credit', 'how-much', 'what-does-it-cost']",
  },
  {
    row: 'NAV-3',
    name: 'the link to all questions is gone',
    file: 'web/shell/mega-menu.tsx',
    from: `      <li className="mega-all">
        <PageLink to="faq">{all}</PageLink>
      </li>
`,
    to: '',
  },
  {
    row: 'NAV-3',
    name: 'an English promo card has the name of the other',
    file: 'web/shell/mega-text.ts',
    from: "loan: { title: 'Short-term loan',",
    to: "loan: { title: 'Credit line',",
  },
  {
    row: 'NAV-3',
    name: 'a promo card has no words below its name',
    file: 'web/shell/mega-menu.tsx',
    from: `          <p>{borrow.credit.body}</p>
`,
    to: '',
  },
  {
    row: 'NAV-4',
    name: 'a card leads to another article',
    file: 'web/shell/mega-menu.tsx',
    from: 'href={articleAddress(category, slug)}',
    to: "href={articleAddress('ondernemen', 'voorraadbeheer')}",
  },
  {
    row: 'NAV-4',
    name: 'there are two cards with articles',
    file: 'web/shell/mega-menu.tsx',
    from: '{articlePromos.map(',
    to: '{articlePromos.slice(1).map(',
  },
  {
    row: 'NAV-4',
    name: 'a link of a category is gone',
    file: 'web/shell/mega-menu.tsx',
    from: '{categories.map(([page, name])',
    to: '{categories.slice(1).map(([page, name])',
  },
  {
    row: 'NAV-4',
    name: 'an English category has the name of another',
    file: 'web/shell/mega-text.ts',
    from: "knowledgeTerms: 'Financial terms'",
    to: "knowledgeTerms: 'Ways to finance'",
  },
  {
    row: 'NAV-5',
    name: 'the link for partners is gone',
    file: 'web/shell/mega-menu.tsx',
    from: `    ['partners', service.partners],
`,
    to: '',
  },
  {
    row: 'NAV-5',
    name: 'the contact link leads to the questions',
    file: 'web/shell/mega-menu.tsx',
    from: '<PageLink to="contact">{service.contact.title}</PageLink>',
    to: '<PageLink to="faq">{service.contact.title}</PageLink>',
  },
  {
    row: 'NAV-5',
    name: 'the English white paper has no name',
    file: 'web/shell/mega-text.ts',
    from: "guide: { title: 'White paper',",
    to: "guide: { title: '',",
  },
  {
    row: 'NAV-5',
    name: 'the further links have no words below them',
    file: 'web/shell/mega-menu.tsx',
    from: `            <PageLink to={page}>{title}</PageLink>
            <p>{body}</p>`,
    to: '            <PageLink to={page}>{title}</PageLink>',
  },
  {
    row: 'NAV-6',
    name: 'the menu of a phone stays shut',
    file: 'web/shell/navigation-bar.tsx',
    from: 'popoverTarget={menuId}',
    to: 'popoverTarget="other"',
  },
  {
    row: 'NAV-6',
    name: 'the sections of a phone’s menu stand open',
    file: 'web/shell/mega-menu.tsx',
    from: '<details className="mega" name="mega" data-mega={name}>',
    to: '<details className="mega" open data-mega={name}>',
  },
  {
    row: 'NAV-7',
    name: 'the link of the current page leads on',
    file: 'web/shell/page-link.tsx',
    from: 'if (here === null || canonicalPage(here) !== canonicalPage(to)) return',
    to: 'if (true) return',
  },
  {
    row: 'NAV-7',
    name: 'the link of the current page has no line below it',
    file: 'web/styles/bar.css',
    from: 'text-decoration-line: underline;\n    text-decoration-thickness: 3px;',
    to: 'text-decoration-line: none;',
  },
  {
    row: 'NAV-7',
    name: 'the simple bar has a fifth link',
    file: 'web/shell/navigation-bar.tsx',
    from: "const linked = ['shortTermLoan', 'shortTermCredit', 'faq', 'contact']",
    to: "const linked = ['shortTermLoan', 'shortTermCredit', 'faq', 'knowledgeBase', 'contact']",
  },
  {
    row: 'NAV-7',
    name: 'the simple bar has no contact link',
    file: 'web/shell/navigation-bar.tsx',
    from: "const linked = ['shortTermLoan', 'shortTermCredit', 'faq', 'contact']",
    to: "const linked = ['shortTermLoan', 'shortTermCredit', 'faq']",
  },
  {
    row: 'NAV-7',
    name: 'the link of the current page is not underlined',
    file: 'web/shell/page-link.tsx',
    from: 'aria-disabled="true" aria-current="page"',
    to: 'aria-disabled="true"',
  },
  {
    row: 'NAV-8',
    name: 'the bar changes over 100 px',
    file: 'web/plain/site-behaviour.ts',
    from: 'const scrollRangePx = 50',
    to: 'const scrollRangePx = 100',
  },
  {
    row: 'NAV-8',
    name: 'the bar keeps its colour',
    file: 'web/styles/bar.css',
    from: 'calc(var(--scroll, 0) * 100%)',
    to: 'calc(var(--other, 0) * 100%)',
  },
  {
    row: 'NAV-8',
    name: 'the bar scrolls away with the page',
    file: 'web/styles/bar.css',
    from: 'position: sticky;',
    to: `position: static;
    inset: auto;`,
  },
  {
    row: 'NAV-1',
    name: 'the logo has no picture',
    file: 'web/shell/navigation-bar.tsx',
    from: `          <LogoMark />
`,
    to: '',
  },
  {
    row: 'NAV-2',
    name: 'the button at the end of the menu leads home alone',
    file: 'web/shell/mega-menu.tsx',
    from: '<AppLink to="home" suffix="#zoek" className="action mega-apply">',
    to: '<AppLink to="home" className="action mega-apply">',
  },
  {
    row: 'NAV-3',
    name: 'the card of the loan has the picture of the credit',
    file: 'web/shell/mega-menu.tsx',
    from: '<Card picture={loanPicture}>',
    to: '<Card picture={creditPicture}>',
  },
  {
    row: 'NAV-4',
    name: 'the links of the categories have no heading',
    file: 'web/shell/mega-menu.tsx',
    from: '<List title={knowledge.subjects}>',
    to: '<List title="">',
  },
  {
    row: 'NAV-5',
    name: 'the English list of contacts is headed as another',
    file: 'web/shell/mega-text.ts',
    from: "reach: 'Talk to us',",
    to: "reach: 'More from us',",
  },
  {
    row: 'NAV-7',
    name: 'under its other address the page’s own link leads on',
    file: 'web/shell/page-link.tsx',
    from: 'canonicalPage(here) !== canonicalPage(to)',
    to: 'here !== to',
  },
]

export default nav
