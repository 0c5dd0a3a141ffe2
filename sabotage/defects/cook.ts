import type { Defects } from '../defect.ts'

/** The cookie choice. */
export default {
  'COOK-1 any value of the consent cookie counts as consent': [
    'web/visitor hasChosenCookies',
    "() => (cookies) => readCookie(cookies, 'cookie_consent') !== null",
  ],
  'COOK-1 the English banner does not say what is always on': ['web/shell shellTexts.en.cookies.needed', "() => ''"],
  'COOK-2 accepting keeps the necessary choice': ['web/plain chooseCookies', "(choose) => () => choose('necessary')"],
  'COOK-2 the plain no allows measuring': ['web/plain chooseCookies', "(choose) => () => choose('analytics')"],
  'COOK-3 the cookies last a year': ['web/visitor halfYearSeconds', '() => 365 * 24 * 60 * 60'],
  'COOK-3 the cookies are not Secure': [
    'web/visitor keepCookie',
    '() => (name, value) => void (document.cookie = cookieText(name, value, halfYearSeconds))',
  ],
} satisfies Defects
