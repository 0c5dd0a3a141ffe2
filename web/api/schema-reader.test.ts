import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type CallName, calls } from '#contract/calls.ts'
import * as reader from './schema-reader.ts'

type Definition = {
  type: string
  shape?: Record<string, Described>
  element?: Described
  innerType?: Described
  options?: Described[]
  entries?: Record<string, string>
  values?: unknown[]
  valueType?: Described
}
type Described = { _zod: { def: Definition } }

/** Values that a schema of zod is likely to accept, made from its own description; patterns are guessed from common ones. */
function likely(schema: unknown): fc.Arbitrary<unknown> {
  const { def } = (schema as Described)._zod
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, one]) => [name, likely(one)])))
    case 'array':
      return fc.array(likely(def.element), { maxLength: 3 })
    case 'nullable':
      return fc.option(likely(def.innerType))
    case 'optional':
      return fc.option(likely(def.innerType), { nil: undefined })
    case 'union':
      return fc.oneof(...(def.options ?? []).map(likely))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), likely(def.valueType), { maxKeys: 3 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 100_000 }), fc.double({ noNaN: true }))
    default:
      return texts
  }
}

const texts = fc.oneof(
  fc.constantFrom(
    '2026-11-21',
    '2026-11-21T10:00:00.000Z',
    '12345678',
    'NL91ABNA0417164300',
    '0612345678',
    'a1',
    '',
    'x',
  ),
  fc.constantFrom('https://vlot.example/a?b=c', 'not an address', 'mail@vlot.example', 'mail@vlot', 'ey.J.x'),
  fc.uuid(),
  // At the bounds that the contract sets, and just beyond.
  fc.constantFrom(8, 9, 40, 41, 64, 65, 200, 201, 500, 501).map((length) => 'a'.repeat(length)),
  fc.string({ maxLength: 50 }),
)

/** The same value with one thing in it taken away, replaced or added. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(null, undefined, '', 'x', -1, 1.5, true, [], {}, [null], NaN, Infinity)
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(
      odd,
      damaged(value[0]).map((one) => [one, ...value.slice(1)]),
    )
  if (typeof value !== 'object' || value === null) return odd
  const names = Object.keys(value)
  const added = fc.constant({ ...value, somethingElse: 1 })
  if (names.length === 0) return fc.oneof(odd, added)
  const inside = fc
    .constantFrom(...names)
    .chain((name) => damaged((value as Record<string, unknown>)[name]).map((one) => ({ ...value, [name]: one })))
  const without = fc
    .constantFrom(...names)
    .map((name) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)))
  return fc.oneof(odd, added, inside, inside, without)
}

/** The contract again, made by the reader instead of zod. */
async function callsByReader(): Promise<Record<string, { answer: never }>> {
  vi.resetModules()
  vi.doMock('zod/mini', () => reader)
  const { calls: again } = await import('#contract/calls.ts')
  return again as unknown as Record<string, { answer: never }>
}

describe('the contract in the browser', async () => {
  const ours = await callsByReader()

  test('the second contract really is made by the reader', () => {
    expect(ours['readQuote']?.answer).not.toHaveProperty('_zod')
    expect(calls.readQuote.answer).toHaveProperty('_zod')
  })

  test.each(Object.keys(calls) as CallName[])('API-4 an answer of %s is read as zod reads it', (name) => {
    const { answer, status } = calls[name]
    if (status !== 200) return expect(reader.safeParse(ours[name]!.answer, null).success).toBe(true)
    const values = likely(answer).chain((value) => fc.oneof(fc.constant(value), damaged(value)))
    fc.assert(
      fc.property(values, (value) => {
        const byZod = z.safeParse(answer, value)
        const byReader = reader.safeParse(ours[name]!.answer, value)
        expect(byReader.success).toBe(byZod.success)
        if (byZod.success && byReader.success) expect(byReader.data).toEqual(byZod.data)
      }),
      { numRuns: 200 },
    )
  })

  test('every part of zod that the browser’s rooms use is there', () => {
    const rooms = ['contract', 'web', 'mock-api'].map((room) => join(import.meta.dirname, '..', '..', room))
    const sources = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
    )
    const used = sources
      .filter((source) => source.includes("from 'zod/mini'"))
      .flatMap((source) => [...source.matchAll(/\bz\.([a-z]\w*)(?!\w*<)/g)].map(([, part]) => part!))
    const onlyTypes = ['output', 'input', 'infer']
    const missing = [...new Set(used)].filter((part) => !(part in reader) && !onlyTypes.includes(part))
    expect(missing, 'The build lacks these; write them in web/api/schema-reader.ts').toEqual([])
  })
})
