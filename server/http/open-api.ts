import { lender } from '#lending/this-lender.ts'
import { analysisCalls } from '#contract/analysis.ts'
import { applicationCalls } from '#contract/application.ts'
import { authenticationCalls } from '#contract/authentication.ts'
import { bankDataCalls } from '#contract/bank-data.ts'
import type { Call } from '#contract/call.ts'
import { commonErrorKeys, errorCodes, type ErrorKey, errorStatus } from '#contract/errors.ts'
import { apiPrefix, calls, headers, type CallName } from '#contract/calls.ts'
import { contactCalls } from '#contract/contact.ts'
import { errorText } from '#contract/error-text.ts'
import { followUpCalls } from '#contract/follow-up.ts'
import { offerCalls } from '#contract/offers.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { returnCalls } from '#contract/return.ts'
import { failure } from '#contract/values.ts'
import { ofrepPaths } from '../flags/ofrep-document.ts'
import { callSummaries } from './call-summaries.ts'
import { exampleOf } from './example-of.ts'
import { answerSchema, requestSchema, type JsonSchema } from './json-schema.ts'

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: JsonSchema
  servers: { url: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: JsonSchema
}

/** The calls by what they are about, in the order of an application; by these names the page of the API has them. */
const groups: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  sessions: authenticationCalls,
  application: applicationCalls,
  'bank-data': bankDataCalls,
  offers: offerCalls,
  analysis: analysisCalls,
  'after-the-choice': followUpCalls,
  contact: contactCalls,
  privacy: privacyCalls,
  returning: returnCalls,
}
const groupOf = (name: CallName): string | undefined => Object.keys(groups).find((group) => name in groups[group]!)

/** The OpenAPI 3.1 document of every call, from the same schemas that validate requests and answers (API-7). */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = `/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${lender.name}`,
      version: '1.0.0',
      description:
        'Short-term business finance. A call needs the session cookie and a bearer token of the same session; tokens last 15 minutes. Every refusal has the same shape, with a stable key in `error`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: apiPrefix }],
    paths: { ...paths, ...ofrepPaths },
    components: {
      schemas: { Failure: answerSchema(failure, 'draft-2020-12') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-vlot-session' },
      },
    },
  }
}

const operationOf = (name: CallName, call: Call): JsonSchema => ({
  operationId: name,
  summary: callSummaries.en[name],
  tags: [groupOf(name)],
  security: call.scopes.includes('public') ? [] : [{ token: [], session: [] }],
  'x-scopes': call.scopes,
  parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
  ...(call.body === 'none' ? {} : { requestBody: requestBodyOf(call) }),
  responses: { [call.status]: successOf(call), ...refusalsOf(call) },
})

const pathParameters = (call: Call): JsonSchema[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    example: exampleOf({ type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }, name),
  }))

function queryParameters(call: Call): JsonSchema[] {
  const schema = requestSchema(call.query, 'draft-2020-12')
  const required = (schema['required'] ?? []) as string[]
  return Object.entries((schema['properties'] ?? {}) as JsonSchema).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: value,
    example: exampleOf(value as JsonSchema, name),
  }))
}

const header = (name: string, schema: JsonSchema, required = false) => ({ name, in: 'header', required, schema })

function headerParameters(call: Call): JsonSchema[] {
  const correlation = header(headers.correlationId, { type: 'string', format: 'uuid' })
  const isPublic = call.scopes.includes('public')
  if (call.body === 'multipart')
    return isPublic ? [correlation, header(headers.mailedLink, { type: 'string' }, true)] : [correlation]
  const once = header(headers.idempotencyKey, { type: 'string', maxLength: 100 })
  return call.method === 'POST' && !isPublic ? [correlation, once] : [correlation]
}

function requestBodyOf(call: Call): JsonSchema {
  const files = {
    type: 'object',
    properties: { files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } } },
    required: ['files'],
  }
  const content =
    call.body === 'multipart'
      ? { 'multipart/form-data': { schema: files } }
      : { 'application/json': withExample(requestSchema(call.request, 'draft-2020-12')) }
  return { required: true, content }
}

function successOf(call: Call): JsonSchema {
  const description = call.status === 200 ? 'Done.' : call.status === 202 ? 'Accepted.' : 'Done; nothing to say.'
  if (call.status !== 200) return { description }
  return { description, content: { 'application/json': withExample(answerSchema(call.answer, 'draft-2020-12')) } }
}

const withExample = (schema: JsonSchema): JsonSchema => ({ schema, example: exampleOf(schema) })

function refusalsOf(call: Call): JsonSchema {
  const byStatus = new Map<number, ErrorKey[]>()
  for (const key of [...commonErrorKeys, ...call.errors]) {
    const status = errorStatus[key]
    byStatus.set(status, [...(byStatus.get(status) ?? []), key])
  }
  const schema = { $ref: '#/components/schemas/Failure' }
  return Object.fromEntries(
    [...byStatus].map(([status, keys]) => [
      String(status),
      {
        description: keys.map(describeKey).join(', '),
        content: {
          'application/json': { schema, examples: Object.fromEntries(keys.map((key) => [key, refusalOf(key)])) },
        },
      },
    ]),
  )
}

/** How a refusal reads on the wire, and in words for who caused it; figures that it would come with are left out. */
const refusalOf = (key: ErrorKey): JsonSchema => ({
  summary: errorText(key, 'en'),
  value: { error: key, ...(errorCodes[key] === undefined ? {} : { code: errorCodes[key] }) },
})

const describeKey = (key: ErrorKey) =>
  errorCodes[key] === undefined ? `\`${key}\`` : `\`${key}\` (${errorCodes[key]})`
