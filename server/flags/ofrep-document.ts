import { flagDefaults, ofrepPath } from '#contract/flags.ts'

type Schema = Record<string, unknown>

const json = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } })
const text: Schema = { type: 'string' }

const evaluation: Schema = {
  type: 'object',
  properties: {
    key: text,
    value: { oneOf: [{ type: 'boolean' }, { type: 'object' }] },
    reason: text,
    variant: text,
  },
  required: ['key', 'value'],
}
const failure: Schema = {
  type: 'object',
  properties: { key: text, errorCode: text, errorDetails: text },
  required: ['errorCode'],
}

const asked = {
  required: false,
  ...json({ type: 'object', properties: { context: { type: 'object', properties: { targetingKey: text } } } }),
}

/** The common part of both operations; their addresses are OFREP's own, outside the prefix of our calls. */
const operation = (operationId: string, summary: string, parameters: Schema[], responses: Schema): Schema => ({
  operationId,
  summary,
  tags: ['ofrep'],
  servers: [{ url: '/' }],
  security: [],
  'x-scopes': ['public'],
  parameters,
  requestBody: asked,
  responses: {
    ...responses,
    400: { description: 'The context or the body cannot be read.', ...json(failure) },
    429: { description: 'Asked too often; see `Retry-After`.' },
    500: { description: 'The flag service failed.', ...json(failure) },
  },
})

export const ofrepPaths: Record<string, Record<string, Schema>> = {
  [ofrepPath]: {
    post: operation(
      'evaluateFlags',
      'Every feature flag of the site at once (OpenFeature Remote Evaluation Protocol).',
      [{ name: 'If-None-Match', in: 'header', required: false, schema: text }],
      {
        200: {
          description: 'Done.',
          ...json({
            type: 'object',
            properties: { flags: { type: 'array', items: { oneOf: [evaluation, failure] } } },
            required: ['flags'],
          }),
        },
        304: { description: 'Nothing has changed since the answer with this `ETag`.' },
      },
    ),
  },
  [`${ofrepPath}/{key}`]: {
    post: operation(
      'evaluateFlag',
      'One feature flag (OpenFeature Remote Evaluation Protocol).',
      [{ name: 'key', in: 'path', required: true, schema: { enum: Object.keys(flagDefaults) } }],
      {
        200: { description: 'Done.', ...json(evaluation) },
        404: { description: 'There is no such flag.', ...json(failure) },
      },
    ),
  },
}
