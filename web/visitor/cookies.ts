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

/**
 * COOK-3: six months, path `/`, SameSite Lax, Secure. Secure is left out on plain http, which only a developer's own
 * machine serves: WebKit drops such cookies there and would ask for the choice on every page.
 */
export function cookieText(name: CookieName, value: string, isSecure: boolean): string {
  const seconds = name === 'tester' ? dayInSeconds : halfYearSeconds
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

/** COOK-1: the visitor has chosen. */
export const hasChosenCookies = (cookies: string): boolean => readCookie(cookies, 'cookie_consent') === 'true'

/** ANA-3: nothing is measured before this is true. */
export const allowsAnalytics = (cookies: string): boolean =>
  hasChosenCookies(cookies) && readCookie(cookies, 'cookie_preferences') === 'analytics'

/** Keeps the visitor's choice in this browser. */
export function saveCookieChoice(preference: CookiePreference): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = cookieText('cookie_consent', 'true', isSecure)
  document.cookie = cookieText('cookie_preferences', preference, isSecure)
}

/** TEST-1: `?tester` or the cookie. The server decides whether the mock may run (`testerMode` of its limits). */
export const isTesterAsked = (search: URLSearchParams, cookies: string): boolean =>
  search.has('tester') || readCookie(cookies, 'tester') !== null
