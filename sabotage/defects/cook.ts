import type { LiteralDefect } from '../defect.ts'

/** The cookie choice. */
const cook: readonly LiteralDefect[] = [
  {
    row: 'COOK-1',
    name: 'the banner is on the cookies page too',
    file: 'web/plain/site-behaviour.ts',
    from: "banner.hidden = hasChosenCookies(document.cookie) || pageAt(location.pathname) === 'cookies'",
    to: 'banner.hidden = hasChosenCookies(document.cookie)',
  },
  {
    row: 'COOK-1',
    name: 'any value of the consent cookie counts as consent',
    file: 'web/visitor/cookies.ts',
    from: "readCookie(cookies, 'cookie_consent') === 'true'",
    to: "readCookie(cookies, 'cookie_consent') !== null",
  },
  {
    row: 'COOK-2',
    name: 'accepting keeps the necessary choice',
    file: 'web/plain/site-behaviour.ts',
    from: "const allowsAll = pressed === 'accept' ||",
    to: "const allowsAll = pressed === 'other' ||",
  },
  {
    row: 'COOK-2',
    name: 'the plain no allows measuring',
    file: 'web/plain/site-behaviour.ts',
    from: "const allowsAll = pressed === 'accept' ||",
    to: "const allowsAll = pressed !== 'save' ||",
  },
  {
    row: 'COOK-2',
    name: 'the first layer has no plain no',
    file: 'web/shell/cookie-banner.tsx',
    from: `          <button type="submit" className="action" name="pressed" value="refuse" data-cookie-refuse>
            {text.refuse}
          </button>
`,
    to: '',
  },
  {
    row: 'COOK-2',
    name: 'the no is quieter than the yes',
    file: 'web/shell/cookie-banner.tsx',
    from: 'className="action" name="pressed" value="refuse"',
    to: 'className="action action-quiet" name="pressed" value="refuse"',
  },
  {
    row: 'COOK-2',
    name: 'the options begin with measuring',
    file: 'web/shell/cookie-banner.tsx',
    from: '<input type="radio" name={name} value="necessary" defaultChecked />',
    to: '<input type="radio" name={name} value="necessary" />',
  },
  {
    row: 'COOK-2',
    name: 'saving on the cookies page keeps nothing',
    file: 'web/plain/content.ts',
    from: `    chooseCookies(new FormData(form).get('page-choice') === 'analytics' ? 'analytics' : 'necessary')
`,
    to: '',
  },
  {
    row: 'COOK-3',
    name: 'the cookies last a year',
    file: 'web/visitor/cookies.ts',
    from: 'const halfYearSeconds = 182 * 24 * 60 * 60',
    to: 'const halfYearSeconds = 365 * 24 * 60 * 60',
  },
  {
    row: 'COOK-3',
    name: 'the cookies are not Secure',
    file: 'web/visitor/cookies.ts',
    from: "const secure = isSecure ? '; Secure' : ''",
    to: "const secure = ''",
  },
  {
    row: 'COOK-3',
    name: 'the cookies are SameSite Strict',
    file: 'web/visitor/cookies.ts',
    from: 'SameSite=Lax',
    to: 'SameSite=Strict',
  },
  {
    row: 'COOK-3',
    name: 'a visitor is given a number before any choice',
    file: 'web/plain/content.ts',
    from: `startSiteBehaviour()
const tester`,
    to: `startSiteBehaviour()
localStorage.setItem('user_id', '1')
const tester`,
  },
  {
    row: 'COOK-1',
    name: 'the English banner does not say what is always on',
    file: 'web/shell/text.ts',
    from: "needed: 'Essential cookies are always on.',",
    to: "needed: '',",
  },
  {
    row: 'COOK-2',
    name: 'the two English options have changed names',
    file: 'web/shell/text.ts',
    from: `    necessary: 'Essential only',
    necessaryHint: 'The site works as usual. We measure nothing.',
    analytics: 'Essential and analytics',`,
    to: `    necessary: 'Essential and analytics',
    necessaryHint: 'The site works as usual. We measure nothing.',
    analytics: 'Essential only',`,
  },
  {
    row: 'COOK-2',
    name: 'the options that open do not get the focus',
    file: 'web/plain/site-behaviour.ts',
    from: "  form.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()\n",
    to: '',
  },
  {
    row: 'COOK-2',
    name: 'the banner leads to the privacy statement',
    file: 'web/shell/cookie-banner.tsx',
    from: '<AppLink to="cookies">',
    to: '<AppLink to="privacyStatement">',
  },
]

export default cook
