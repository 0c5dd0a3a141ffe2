import type { LiteralDefect } from '../defect.ts'

/** The banners. */
const banner: readonly LiteralDefect[] = [
  {
    row: 'BANNER-1',
    name: 'the news banner is gone',
    file: 'web/plain/banner-lines.ts',
    from: " ?? bannerMessage(flags['homepage-banner'], language)",
    to: '',
  },
  {
    row: 'BANNER-1',
    name: 'the maintenance banner is gone',
    file: 'web/plain/banner-lines.ts',
    from: "bannerMessage(flags['maintenance-banner'], language) ?? ",
    to: '',
  },
  {
    row: 'BANNER-1',
    name: 'only the treatment "on" shows the banner',
    file: 'contract/flags.ts',
    from: "treatment === 'off' ||",
    to: "treatment !== 'on' ||",
  },
  {
    row: 'BANNER-1',
    name: 'a banner shows although its treatment is off',
    file: 'contract/flags.ts',
    from: "treatment === 'off' ||",
    to: '',
  },
  {
    row: 'BANNER-1',
    name: 'the English pages have the Dutch banner',
    file: 'contract/flags.ts',
    from: "return language === 'en' && typeof",
    to: "return language !== 'en' && typeof",
  },
  {
    row: 'BANNER-2',
    name: 'the contact page does not say that it is busy',
    file: 'web/plain/banner-lines.ts',
    from: "pageAt(pathname) === 'contact' ?",
    to: "pageAt(pathname) === 'terms' ?",
  },
  {
    row: 'BANNER-2',
    name: 'the help panel does not say that it is busy',
    file: 'web/shell/help-panel.tsx',
    from: `      <LazyBusyNotice />
`,
    to: '',
  },
  {
    row: 'BANNER-2',
    name: 'every page says that it is busy',
    file: 'web/plain/banner-lines.ts',
    from: "pageAt(pathname) === 'contact' ? bannerMessage(flags['busy-banner'], language) : null",
    to: "bannerMessage(flags['busy-banner'], language)",
  },
  {
    row: 'BANNER-3',
    name: 'home has the banner',
    file: 'web/plain/banner-lines.ts',
    from: `  'home',
`,
    to: '',
  },
  {
    row: 'BANNER-3',
    name: 'about you has the banner',
    file: 'web/plain/banner-lines.ts',
    from: `  'aboutYou',
`,
    to: '',
  },
  {
    row: 'BANNER-3',
    name: 'the articles have the banner',
    file: 'web/plain/banner-lines.ts',
    from: 'articleSlugAt(pathname) === null :',
    to: 'true :',
  },
  {
    row: 'BANNER-3',
    name: 're-consent in English has the banner',
    file: 'web/plain/banner-lines.ts',
    from: `  'reconsentEnglish',
`,
    to: '',
  },
  {
    row: 'BANNER-3',
    name: 'the questions page has no banner',
    file: 'web/plain/banner-lines.ts',
    from: `  'home',
`,
    to: `  'home',
  'faq',
`,
  },
  {
    row: 'BANNER-1',
    name: 'a Dutch message is marked as English',
    file: 'contract/flags.ts',
    from: ": { text: message, language: 'nl' }",
    to: ': { text: message, language }',
  },
]

export default banner
