/** STORE-3. */
export type CookieName = 'cookie_consent' | 'cookie_preferences' | 'tester'

const halfYearSeconds = 182 * 24 * 60 * 60
const dayInSeconds = 24 * 60 * 60

/** COOK-2: necessary only, or analytics as well. */
type CookiePreference = 'necessary' | 'analytics'

export function readCookie(cookies: string, name: CookieName): string | null {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

const cookieText = (name: CookieName, value: string, seconds: number) =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax`

/**
 * COOK-3: six months, path `/`, SameSite Lax, Secure. On plain http, of a developer's own machine, WebKit drops such a
 * cookie and would ask for the choice on every page: it gets one without Secure.
 */
export function keepCookie(name: CookieName, value: string): void {
  const text = cookieText(name, value, name === 'tester' ? dayInSeconds : halfYearSeconds)
  document.cookie = `${text}; Secure`
  if (location.protocol === 'http:' && readCookie(document.cookie, name) !== value) document.cookie = text
}

/** Removes it, however it was kept. */
export function dropCookie(name: CookieName): void {
  document.cookie = cookieText(name, '', 0)
  document.cookie = `${cookieText(name, '', 0)}; Secure`
}

/** COOK-1: the visitor has chosen. */
export const hasChosenCookies = (cookies: string): boolean => readCookie(cookies, 'cookie_consent') === 'true'

/** ANA-3: nothing is measured before this is true. */
export const allowsAnalytics = (cookies: string): boolean =>
  hasChosenCookies(cookies) && readCookie(cookies, 'cookie_preferences') === 'analytics'

/** Keeps the visitor's choice in this browser. */
export function saveCookieChoice(preference: CookiePreference): void {
  keepCookie('cookie_consent', 'true')
  keepCookie('cookie_preferences', preference)
}

/** TEST-1: `?tester` or the cookie. The server decides whether the mock may run (`testerMode` of its limits). */
export const isTesterAsked = (search: URLSearchParams, cookies: string): boolean =>
  search.has('tester') || readCookie(cookies, 'tester') !== null
