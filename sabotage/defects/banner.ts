import type { Defects } from '../defect.ts'

export default {
  'BANNER-1 the news banner is gone': [
    'web/plain bannerLines',
    "(lines) => (flags, ...place) => lines({ ...flags, 'homepage-banner': undefined }, ...place)",
  ],
  'BANNER-1 a banner shows although its treatment is off': [
    'contract bannerMessage',
    "(message) => (flag, language) => message({ ...flag, treatment: 'on' }, language)",
  ],
  'BANNER-2 the contact page does not say that it is busy': [
    'web/plain bannerLines',
    "(lines) => (flags, ...place) => lines({ ...flags, 'busy-banner': undefined }, ...place)",
  ],
  'BANNER-2 the help panel does not say that it is busy': ['web/shell LazyBusyNotice', '() => () => null'],
  'BANNER-3 home has the banner': ['web/plain withoutBanner', "(pages) => pages.difference(new Set(['home']))"],
  'BANNER-3 the articles have the banner': [
    'web/plain mayShowBanner',
    '(may) => (path) => may(path) || articleSlugAt(path) !== null',
  ],
} satisfies Defects
