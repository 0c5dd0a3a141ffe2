import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { requestSchema, type JsonSchema } from '#server/http/json-schema.ts'
import { hostileValues } from './hostile.ts'

/** A value of some session of the world: its own, or another one's. The world fills it in when the request is sent. */
export class Known {
  readonly name: string
  readonly ofOther: boolean
  readonly place: number
  constructor(name: string, ofOther: boolean, place: number) {
    this.name = name
    this.ofOther = ofOther
    this.place = place
  }
}

export type Step =
  | { kind: 'advance'; session: number }
  | { kind: 'call'; session: number; name: CallName; input: Input }
export type Input = {
  params: Record<string, unknown>
  query: Record<string, unknown>
  request: unknown
  /** A field that occurs twice. */
  twice: string | null
  /** Null: none. The same few, so that keys repeat with other bodies. */
  idempotencyKey: string | null
}
/** Steps of a burst are sent at the same moment. */
export type Sequence = { sessions: number; bursts: readonly (readonly Step[])[] }

export const callNames = Object.keys(calls) as CallName[]

const sessionsMax = 5

/** Names for which the world knows values that exist. */
const knownNames = new Set([
  'caseId',
  'customerId',
  'id',
  'connectionId',
  'offerId',
  'iban',
  'booking',
  'state',
  'kvkNumber',
  'passphrase',
  'hash',
  'code',
  'email',
  'returnUrl',
])

const hostile = fc.constantFrom(...hostileValues)
const known = (name: string) =>
  fc.tuple(fc.boolean(), fc.nat(5)).map(([ofOther, place]) => new Known(name, ofOther, place))

/** Mostly what the schema asks for, with values of the world where there are some, and now and then a hostile one. */
function valueOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema, name)
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: hostile })
}

function fittingOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const plain = plainOf(schema, name)
  return knownNames.has(name) ? fc.oneof({ weight: 4, arbitrary: known(name) }, { weight: 1, arbitrary: plain }) : plain
}

function plainOf(schema: JsonSchema, name: string, inner = valueOf): fc.Arbitrary<unknown> {
  const { anyOf, type, properties, items } = schema
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as JsonSchema[]).map((part) => plainOf(part, name, inner)))
  if (type === 'object') return objectOf((properties ?? {}) as Record<string, JsonSchema>, schema, inner)
  if (type === 'array') return fc.array(valueOf((items ?? {}) as JsonSchema, name), { maxLength: 3 })
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return textOf(schema)
  return fc.constant(null)
}

function objectOf(
  properties: Record<string, JsonSchema>,
  { required = [] }: JsonSchema,
  inner: typeof valueOf,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)]))
  return fc.record(fields, { requiredKeys: required as string[] })
}

function numberOf({ minimum, maximum, type }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(Number(minimum ?? -1_000), -1_000)
  const max = Math.min(Number(maximum ?? 200_000), 200_000)
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

/** Made up by hand: the library's own addresses take seconds to prepare. */
const addresses = ['https://evil.example/transaction-success', 'javascript:alert(1)', 'http://localhost//redirection']

const texts = {
  email: fc.emailAddress(),
  uri: fc.constantFrom(...addresses),
  uuid: fc.uuid(),
  plain: fc.string({ unit: 'grapheme' }),
}
const matching = new Map<string, fc.Arbitrary<string>>()

function textOf({ pattern, format, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid' || format === 'email' || format === 'uri') return texts[format]
  if (typeof pattern !== 'string') return texts.plain.map((text) => text.slice(0, Number(maxLength ?? 50)))
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, known)
  return known
}

const keys = fc.constantFrom(null, null, null, 'key-1', 'key-2')

function inputOf(name: CallName): fc.Arbitrary<Input> {
  const call: Call = calls[name]
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const params = fc.record(Object.fromEntries(names.map((param) => [param, known(param)])))
  const query = plainOf(requestSchema(call.query), '') as fc.Arbitrary<Record<string, unknown>>
  const request = call.body === 'json' ? valueOf(requestSchema(call.request), '') : fc.constantFrom(undefined, {}, [[]])
  const fields = Object.keys((requestSchema(call.request)['properties'] ?? {}) as object)
  const twice = fc.option(fc.constantFrom(...(fields.length === 0 ? ['x'] : fields)), { freq: 8 })
  return fc.record({ params, query, request, twice, idempotencyKey: keys })
}

/** Requests that are right but for one field, which is given each hostile value in turn. */
export function hostileInputs(name: CallName, seed: number): Input[] {
  const call: Call = calls[name]
  if (call.body !== 'json') return []
  const schema = requestSchema(call.request)
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const params = Object.fromEntries(names.map((param) => [param, new Known(param, false, 0)]))
  const [right] = fc.sample(plainOf(schema, '', fittingOf), { numRuns: 1, seed }) as [Record<string, unknown>]
  return Object.keys((schema['properties'] ?? {}) as object).flatMap((field) =>
    hostileValues.map((value) => {
      const request = { ...right, [field]: value }
      return { params, query: {}, request, twice: null, idempotencyKey: null }
    }),
  )
}

/** Made once: most of the time would go into making them again. */
const calling = callNames.map((name) => inputOf(name).map((input) => ({ kind: 'call' as const, name, input })))

/** Any call of the contract at any moment; the journey goes on about as often. The session is one of five. */
const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.oneof(...calling) },
      { weight: 1, arbitrary: fc.constant({ kind: 'advance' as const }) },
    ),
    fc.nat(sessionsMax - 1),
  )
  .map(([what, session]) => ({ ...what, session }))

/** Two to five sessions, in bursts of up to six requests at once. */
export const sequences = (burstsMax: number): fc.Arbitrary<Sequence> =>
  fc.record({
    sessions: fc.integer({ min: 2, max: sessionsMax }),
    bursts: fc.array(fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }), {
      minLength: Math.ceil(burstsMax / 2),
      maxLength: burstsMax,
      size: 'max',
    }),
  })
