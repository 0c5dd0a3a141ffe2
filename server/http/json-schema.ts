import * as z from 'zod/mini'

export type JsonSchema = { [key: string]: unknown }
type Target = 'draft-7' | 'draft-2020-12'

/**
 * The schema of a request. Keys unknown to the contract are removed rather than refused, so that a newer page can call
 * an older server; handlers never see them.
 */
export const requestSchema = (schema: z.ZodMiniType, target: Target = 'draft-7'): JsonSchema =>
  closed(withoutDialect(z.toJSONSchema(schema, { target, io: 'input' }))) as JsonSchema

/** The schema of an answer; keys that it does not name are not sent. */
export const answerSchema = (schema: z.ZodMiniType, target: Target = 'draft-7'): JsonSchema =>
  withoutDialect(z.toJSONSchema(schema, { target, io: 'output' }))

const withoutDialect = ({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema => schema

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, closed(part)])
  const schema = Object.fromEntries(entries) as JsonSchema
  return schema['type'] === 'object' && schema['properties'] && schema['additionalProperties'] === undefined
    ? { ...schema, additionalProperties: false }
    : schema
}
