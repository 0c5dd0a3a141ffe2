/**
 * Reads answers by the schemas of the contract in the browser, where it stands in for `zod/mini` (vite.config.ts): the
 * contract uses a tenth of that library, and every journey page would load the rest as well (8 KB of brotli against 1).
 * The server compiles the same schemas by zod itself; `schema-reader.test.ts` holds both to the same answers for every call.
 */
type Parsed = { ok: true; value: unknown } | { ok: false }
type Read = (value: unknown) => Parsed
type Check = (value: never) => boolean

const refused: Parsed = { ok: false }
const accepted = (value: unknown): Parsed => ({ ok: true, value })

class Schema {
  readonly read: Read
  readonly shape: Shape
  constructor(read: Read, shape: Shape = {}) {
    this.read = read
    this.shape = shape
  }

  /** The same schema, which now also asks for this. */
  check(...checks: Check[]): Schema {
    return new Schema((value) => {
      const parsed = this.read(value)
      return parsed.ok && checks.every((holds) => holds(parsed.value as never)) ? parsed : refused
    }, this.shape)
  }
}
type Shape = Readonly<Record<string, Schema>>

const when = (holds: (value: unknown) => boolean) => new Schema((value) => (holds(value) ? accepted(value) : refused))
const isText = (value: unknown): value is string => typeof value === 'string'
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string = () => when(isText)
export const boolean = () => when((value) => typeof value === 'boolean')
export const number = () => when(Number.isFinite)
export const int = () => when(Number.isSafeInteger)
export const unknown = () => when(() => true)
const nullSchema = () => when((value) => value === null)
export { nullSchema as null }
export const literal = (expected: unknown) => when((value) => value === expected)

const enumSchema = (values: readonly unknown[]) => when((value) => values.includes(value))
export { enumSchema as enum }

/** The loosest shapes that the standards allow: whether an address or mailbox exists, no pattern can say. */
const matching = (pattern: RegExp) => when((value) => isText(value) && pattern.test(value))
export const uuid = () => matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
export const email = () => matching(/^[^\s@"']+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i)
export const url = () => when((value) => isText(value) && URL.canParse(value))

export const maxLength = (length: number) => (value: { length: number }) => value.length <= length
export const minLength = (length: number) => (value: { length: number }) => value.length >= length
export const minimum = (least: number) => (value: number) => value >= least
export const maximum = (most: number) => (value: number) => value <= most
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value)

const orElse = (isExempt: (value: unknown) => boolean, schema: Schema) =>
  new Schema((value) => (isExempt(value) ? accepted(value) : schema.read(value)))
export const optional = (schema: Schema) => orElse((value) => value === undefined, schema)
export const nullable = (schema: Schema) => orElse((value) => value === null, schema)

export const union = (schemas: readonly Schema[]) =>
  new Schema((value) => {
    for (const schema of schemas) {
      const parsed = schema.read(value)
      if (parsed.ok) return parsed
    }
    return refused
  })

export const array = (item: Schema) =>
  new Schema((value) => {
    if (!Array.isArray(value)) return refused
    const kept: unknown[] = []
    for (const one of value) {
      const parsed = item.read(one)
      if (!parsed.ok) return refused
      kept.push(parsed.value)
    }
    return accepted(kept)
  })

/** The named fields, each by its schema; what the contract does not name is left out. */
export const object = (shape: Shape = {}) =>
  new Schema((value) => {
    if (!isPlainObject(value)) return refused
    const kept: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(shape)) {
      const parsed = schema.read(value[name])
      if (!parsed.ok) return refused
      if (name in value) kept[name] = parsed.value
    }
    return accepted(kept)
  }, shape)

export const extend = (schema: Schema, more: Shape) => object({ ...schema.shape, ...more })

export const record = (key: Schema, item: Schema) =>
  new Schema((value) => {
    if (!isPlainObject(value)) return refused
    const kept: Record<string, unknown> = {}
    for (const [name, one] of Object.entries(value)) {
      const parsed = item.read(one)
      if (!key.read(name).ok || !parsed.ok) return refused
      kept[name] = parsed.value
    }
    return accepted(kept)
  })

/** As zod's own, without its list of what was wrong: that goes to nobody in the browser. */
export function safeParse(schema: Schema, value: unknown): { success: true; data: unknown } | { success: false } {
  const parsed = schema.read(value)
  return parsed.ok ? { success: true, data: parsed.value } : { success: false }
}
