import type { Call } from '#contract/call.ts'
import { apiPrefix, calls, type CallName } from '#contract/calls.ts'
import { wrongWithAnswer, type HttpAnswer } from './check-answer.ts'
import { callNames, hostileInputs, Known, type Input, type Sequence, type Step } from './generate.ts'
import { wireText } from './hostile.ts'
import { journey, learn, marksOf, newPerson, statementOf, type Person } from './person.ts'

const refusalsMax = 4
/** The step before statements are uploaded: nothing is refused any more because it comes too early. */
const sweepFrom = 7

type World = { origin: string; today: string; counts: Counts }
export type Counts = {
  requests: number
  byStatus: Map<number, number>
  finished: number
  offers: number
  longestMs: number
  afterOwner: number
}

export const noCounts = (): Counts => ({
  requests: 0,
  byStatus: new Map(),
  finished: 0,
  offers: 0,
  longestMs: 0,
  afterOwner: 0,
})

/** Plays a sequence with new people. Throws at the first forbidden answer. Returns the people. */
export async function play(world: World, { sessions, bursts }: Sequence): Promise<Person[]> {
  const people = Array.from({ length: sessions }, () => newPerson(world.origin, world.today))
  // All have a case from the start, so that each burst meets others'.
  for (const person of people) for (let step = 0; step < 2; step++) await advance(world, people, person)
  for (const burst of bursts) await Promise.all(burst.map((step) => take(world, people, step)))
  return people
}

/** Every hostile value in every field of every call, by a person whose journey is that far. */
export async function sweep(world: World, seed: number): Promise<void> {
  const people = [newPerson(world.origin, world.today), newPerson(world.origin, world.today)]
  const [person] = people as [Person, Person]
  for (const name of callNames) {
    for (const input of hostileInputs(name, seed)) {
      while (person.progress < sweepFrom) await advance(world, people, person)
      await ask(world, people, person, name, fillIn(input, people, person))
    }
  }
}

async function take(world: World, people: Person[], step: Step): Promise<void> {
  const person = people[step.session % people.length]!
  if (step.kind === 'advance') return advance(world, people, person)
  const answered = await ask(world, people, person, step.name, fillIn(step.input, people, person))
  // The journey of a new session begins at its start.
  if (step.name === 'createSession' && answered.status === 200) person.progress = 1
}

async function advance(world: World, people: Person[], person: Person): Promise<void> {
  const step = journey[person.progress]
  if (!step) return
  const input = { params: {}, query: {}, request: step.request?.(person), twice: null, idempotencyKey: null }
  const { status, text } = await ask(world, people, person, step.name, input)
  const isWaiting = step.name === 'readCaseState' && !text.includes('"OFFERS_AVAILABLE":"SUCCESS"')
  if (status < 300 && !isWaiting) {
    person.progress++
    person.refused = 0
    if (step.name === 'sendFeedback') world.counts.finished++
    if (step.name === 'listOffers' && text.includes('"productType"')) world.counts.offers++
  } else if (isWaiting) {
    await new Promise((resume) => setTimeout(resume, 50))
  } else if (status === 401 || ++person.refused >= refusalsMax) {
    person.progress = 0
    person.refused = 0
  }
}

type Filled = Omit<Input, 'params' | 'query'> & { params: Record<string, string>; query: Record<string, string> }

/** The world's values in place of their names; missing ones are made up. */
function fillIn(input: Input, people: Person[], person: Person): Filled {
  const other = people[(people.indexOf(person) + 1) % people.length]!
  const fill = (value: unknown): unknown => {
    if (value instanceof Known && value.name === 'email' && value.ofOther) person.said.add(other.email)
    if (value instanceof Known) return pick(value, value.ofOther ? other : person)
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]))
  }
  const texts = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(fill(value))]))
  return { ...input, params: texts(input.params), query: texts(input.query), request: fill(input.request) }
}

const aliases: Record<string, string> = { customerId: 'caseId', id: 'connectionId' }

function pick({ name, place }: Known, { values }: Person): string {
  const held = values.get(aliases[name] ?? name) ?? []
  return held[place % Math.max(1, held.length)] ?? 'nobody-knows'
}

async function ask(world: World, people: Person[], person: Person, name: CallName, input: Filled): Promise<HttpAnswer> {
  const call: Call = calls[name]
  const startedMs = performance.now()
  const response = await fetch(addressOf(world, call, input), {
    method: call.method,
    headers: headersOf(world, call, person, input),
    ...bodyOf(call, person, input),
  })
  const answered = { status: response.status, text: await response.text() }
  world.counts.requests++
  world.counts.longestMs = Math.max(world.counts.longestMs, performance.now() - startedMs)
  world.counts.byStatus.set(answered.status, (world.counts.byStatus.get(answered.status) ?? 0) + 1)
  keepSession(person, response, answered)
  const wrong = wrongWithAnswer(name, answered) ?? leakIn(answered, people, person)
  if (wrong)
    throw new Error(`${name} gave ${wrong}\n${JSON.stringify(input).slice(0, 1_000)}\n${answered.text.slice(0, 500)}`)
  return answered
}

function addressOf({ origin }: World, call: Call, { params, query }: Filled): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name]?.toWellFormed() ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return `${origin}${apiPrefix}/${path}${search === '' ? '' : `?${search}`}`
}

function headersOf({ origin }: World, call: Call, { cookie, token }: Person, { request, idempotencyKey }: Filled) {
  const hasJson = call.body !== 'multipart' && call.method !== 'GET' && request !== undefined
  return {
    ...(call.method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
    ...(hasJson ? { 'content-type': 'application/json' } : {}),
    ...(cookie ? { cookie } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}

function bodyOf(call: Call, person: Person, { request, twice }: Filled): { body?: FormData | string } {
  if (call.body === 'multipart') {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(statementOf(person))]), 'jaar.xml')
    return { body: form }
  }
  if (call.method === 'GET' || request === undefined) return {}
  return { body: wireText(request, twice ?? undefined) }
}

/** As a browser tab does; and every id that was shown is there to be asked with. */
function keepSession(person: Person, response: Response, { status, text }: HttpAnswer): void {
  for (const line of response.headers.getSetCookie()) person.cookie = line.split(';')[0] ?? null
  if (status !== 200) return
  for (const [, name, value] of text.matchAll(
    /"(caseId|token|connectionId|state|booking|companyName|iban)":"([^"]+)"/g,
  )) {
    if (name === 'token') person.token = value ?? null
    else learn(person, name ?? '', value)
  }
  for (const [, id] of text.matchAll(/"id":"([^"]+)","productType"/g)) learn(person, 'offerId', id)
}

/** Another person's mark in an answer; null without one. */
function leakIn({ text }: HttpAnswer, people: Person[], person: Person): string | null {
  for (const other of people) {
    if (other === person) continue
    const own = new Set([...marksOf(person), ...person.said])
    const found = marksOf(other).find((mark) => !own.has(mark) && text.includes(mark))
    if (found !== undefined) return `something of another case: ${found}`
  }
  return null
}
