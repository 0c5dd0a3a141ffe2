// The desk's response times for a case with about 5,000 bookings, and the bookings of a figure, as a signed-in
// employee. Limit: 300 ms at the 95th percentile of the case's call (DESK-53).
// Run: node_modules/.bin/node bench/desk-case.ts [rounds]
import { decidedApplicant } from '../server/testing/applicant.ts'
import { percentile } from './percentile.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const limitMs = 300
const [rounds] = sizes([100, 2, 10_000])
const redirectsMax = 15
/** About 5,400 bookings in two years. */
const company = { kvkNumber: '00900003', bank: 'BUNQ' }

type Jar = Map<string, Map<string, string>>

/** One request with the cookies of its host; browsers keep them across ports, and so does this. */
async function ask(jar: Jar, address: string, init: RequestInit = {}): Promise<Response> {
  const cookies = jar.get('localhost') ?? new Map<string, string>()
  jar.set('localhost', cookies)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
  for (const set of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return answer
}

/** Follows redirects to a page, as the browser does on the way to the login and back. */
async function follow(jar: Jar, from: string, init: RequestInit = {}): Promise<{ address: string; body: string }> {
  let [address, answer] = [from, await ask(jar, from, init)]
  for (let redirects = 0; redirects < redirectsMax; redirects++) {
    const location = answer.headers.get('location')
    const body = await answer.text()
    if (location === null) return { address, body }
    address = new URL(location, address).href
    answer = await ask(jar, address)
  }
  throw new Error(`${from} leads in a circle`)
}

async function signIn(jar: Jar, deskOrigin: string): Promise<void> {
  const login = await follow(jar, `${deskOrigin}/api/desk/login`)
  const action = /action="([^"]*\/pick\/[^"]*\/assessor-1)"/.exec(login.body)?.[1]
  if (!action) throw new Error(`No way to sign in at ${login.address}`)
  await follow(jar, new URL(action, login.address).href, { method: 'POST' })
}

async function timesOf(jar: Jar, address: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    const answer = await ask(jar, address)
    const body = await answer.text()
    times.push(performance.now() - startedAt)
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status} ${body.slice(0, 200)}`)
  }
  return times.toSorted((a, b) => a - b)
}

const shares = (name: string, times: readonly number[]): Figure[] =>
  [0.5, 0.95, 0.99].map((share) =>
    timed(`${name}, p${share * 100}`, percentile(times, share), 'ms', share === 0.95 ? { most: limitMs } : {}),
  )

await report(() =>
  withSite(async ({ origin, deskOrigin }) => {
    const { caseId, call } = await decidedApplicant(origin, company.bank, company.kvkNumber)
    const { bookingCount } = (await call('GET', 'vlot/v1/analysis/categories')).body
    const jar: Jar = new Map()
    await signIn(jar, deskOrigin)
    const base = `${deskOrigin}/api/desk/cases/${caseId}`
    return [
      counted('bookings of the case', bookingCount, { least: 5_000 }),
      ...shares('page of the case', await timesOf(jar, base)),
      ...shares('bookings of a figure', await timesOf(jar, `${base}/bookings?fact=core-turnover`)),
    ]
  }),
)
