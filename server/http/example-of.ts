import { lender } from '#lending/this-lender.ts'
import type { JsonSchema } from './json-schema.ts'

/** Values for fields whose schema is too loose to suggest one; all are of the sandbox or made up. */
const byName: Readonly<Record<string, unknown>> = {
  kvkNumber: '00900001',
  passphrase: '00900001',
  phrase: 'bakkerij',
  name: 'Bakkerij De Korenaar B.V.',
  companyName: 'Bakkerij De Korenaar B.V.',
  iban: 'NL91ABNA0417164300',
  disbursementIban: 'NL91ABNA0417164300',
  selectedAccount: 'NL91ABNA0417164300',
  email: 'kassa@korenaar.example',
  mobile: '0612345678',
  phone: '0612345678',
  code: '12345678',
  hash: 'kI1lFz0c7bW0m1lQ2Y5n9w',
  token: 'eyJhbGciOi…',
  loanAmount: 25_000,
  amount: '25000',
  termMonths: '12',
  page: '1',
  textVersion: '2026-11-21-nl',
  city: 'Deventer',
  street: 'Molenstraat',
  postalCode: '7411 AA',
  homeNumber: '12',
  bankToConnect: 'RABOBANK',
  returnUrl: `${lender.origin}/transaction-success`,
}

/** The forms that the contract's patterns ask for; the first that fits is taken. */
const byPattern = [
  '00900001',
  'NL91ABNA0417164300',
  '2026-11-21',
  '2026-11-21T10:00:00.000Z',
  '12345678',
  '123456',
  'korenaar-1',
  'ab'.repeat(32),
  '7411 AA',
  '2026-11-21.kI1lFz0c7bW0m1lQ2Y5n9wT4xRj8sVd6uHe3gAqPZoE',
]

type Typed = JsonSchema & { type?: string | string[]; properties?: Record<string, JsonSchema>; items?: JsonSchema }

const formats: Readonly<Record<string, string>> = {
  uuid: '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b',
  uri: `${lender.origin}/transaction-success`,
  email: 'kassa@korenaar.example',
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00.000Z',
}

/** A value that a schema accepts, for readers of the API: with every field, and the first meaningful choice. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { type, properties, items, ...rest } = schema as Typed
  if ('const' in rest) return rest['const']
  if (Array.isArray(rest['enum'])) return rest['enum'][0]
  const choices = (rest['anyOf'] ?? rest['oneOf']) as Typed[] | undefined
  if (choices) return exampleOf(choices.find((one) => one.type !== 'null') ?? choices[0]!, name)
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, exampleOf(one, key)]))
  if (kind === 'array')
    return items ? Array.from({ length: Number(rest['minItems'] ?? 1) }, () => exampleOf(items, name)) : []
  if (kind === 'string') return textOf(rest, name)
  if (kind === 'number' || kind === 'integer') return numberOf(rest, name)
  if (kind === 'boolean') return true
  return kind === 'object' ? {} : null
}

function textOf(schema: JsonSchema, name: string): string {
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null
  const fits = (text: unknown): text is string => typeof text === 'string' && (pattern === null || pattern.test(text))
  const known = byName[name]
  if (fits(known)) return known
  const formatted = formats[String(schema['format'])]
  if (formatted !== undefined) return formatted
  return pattern === null ? '…' : (byPattern.find(fits) ?? '…')
}

function numberOf(schema: JsonSchema, name: string): number {
  const known = Number(byName[name] ?? Number.NaN)
  if (!Number.isNaN(known)) return known
  const { minimum = 0, maximum = 1 } = schema as { minimum?: number; maximum?: number }
  return Math.min(Math.max(1, minimum), Math.max(maximum, minimum))
}
