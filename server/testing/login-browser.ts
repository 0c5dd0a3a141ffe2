// A browser as far as a sign-in needs one: cookies by host, redirects one at a time.

type PageSeen = { status: number; location: string | null; text: string; headers: Headers }

export type LoginBrowser = {
  /** One request; cookies of the host go along, ports do not count, as in a browser. */
  visit(address: string, init?: { method?: string; body?: URLSearchParams }): Promise<PageSeen>
  /** Follows redirects to the end, or until an address that begins with `stopAt`, which is not visited. */
  follow(address: string, stopAt?: string): Promise<{ address: string; seen: PageSeen }>
  cookies: Map<string, string>
}

export function newBrowser(): LoginBrowser {
  const cookies = new Map<string, string>()
  const browser: LoginBrowser = {
    cookies,
    async visit(address, { method = 'GET', body } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers: HeadersInit = cookie === '' ? {} : { cookie }
      const response = await fetch(address, { method, headers, redirect: 'manual', ...(body ? { body } : {}) })
      for (const line of response.headers.getSetCookie()) takeCookie(cookies, line)
      const location = response.headers.get('location')
      return {
        status: response.status,
        location: location === null ? null : new URL(location, address).href,
        text: await response.text(),
        headers: response.headers,
      }
    },
    async follow(address, stopAt) {
      for (let steps = 0, at = address; steps < 12; steps++) {
        const seen = await browser.visit(at)
        if (seen.location === null || (stopAt !== undefined && seen.location.startsWith(stopAt))) {
          return { address: seen.location ?? at, seen }
        }
        at = seen.location
      }
      throw new Error('The redirects do not end.')
    },
  }
  return browser
}

function takeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

/** Signs in at the sandbox's login up to the address that the provider sends back to, which is not visited yet. */
export async function untilCallback(browser: LoginBrowser, desk: string, employee: string, to = '/'): Promise<string> {
  const picking = await browser.follow(`${desk}/api/desk/login?to=${encodeURIComponent(to)}`)
  const form = picking.seen.text.match(new RegExp(`action="(/login/pick/[^"]+/${employee})"`))?.[1]
  if (!form) throw new Error(`${employee} cannot be picked: ${picking.seen.status} ${picking.address}`)
  const picked = await browser.visit(new URL(form, picking.address).href, { method: 'POST' })
  const { address } = await browser.follow(picked.location ?? '', `${desk}/api/desk/login/callback`)
  return address
}

/** The whole way in; answers where it leads. */
export async function signInAt(
  browser: LoginBrowser,
  desk: string,
  employee: string,
  to = '/',
): Promise<string | null> {
  return (await browser.visit(await untilCallback(browser, desk, employee, to))).location
}
