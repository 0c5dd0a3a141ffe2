import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { exampleOf } from './example-of.ts'
import { answerSchema, requestSchema } from './json-schema.ts'

test.each(Object.entries(calls) as [CallName, Call][])(
  'API-7 the examples of %s are accepted by the schemas that they were made from',
  (_name, { request, query, answer }) => {
    for (const [schema, made] of [
      [request, exampleOf(requestSchema(request))],
      [query, exampleOf(requestSchema(query))],
      [answer, exampleOf(answerSchema(answer))],
    ] as const) {
      expect(schema.safeParse(made).error?.issues, JSON.stringify(made)).toBeUndefined()
    }
  },
)

test('an example says something: of a choice the part that is not empty, of a list one, of a field its own value', () => {
  const schema = {
    type: 'object',
    properties: {
      kvkNumber: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\d{8}$' }] },
      stages: { type: 'array', items: { enum: ['finished', 'failed'] } },
      amount: { type: 'integer', minimum: 500 },
    },
  }
  expect(exampleOf(schema)).toEqual({ kvkNumber: '00900001', stages: ['finished'], amount: 25_000 })
})
