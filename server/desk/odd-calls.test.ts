import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileValues, wireText } from '../../bench/attack/hostile.ts'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import { deskApiPrefix, type DeskCallName, deskCalls } from '#contract/desk/calls.ts'
import { type DeskRole, deskRoles } from '#lending/desk/roles.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { requestSchema } from '../http/json-schema.ts'
import { signIn } from '../testing/desk-staff.ts'

let server: TestServer
let desk = ''
const signedIn = new Map<DeskRole, Record<string, string>>()
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  desk = server.context.settings.desk?.origin ?? ''
  for (const role of deskRoles) signedIn.set(role, await signIn(server.context, employeeOf[role]))
})
afterAll(() => server?.stop())

const all = (Object.entries(deskCalls) as [DeskCallName, DeskCall][]).filter(([name]) => name !== 'signOut')
const employeeOf = {
  reader: 'reader-1',
  assessor: 'assessor-1',
  senior: 'senior-1',
  compliance: 'compliance-1',
} as const
const anyId = '00000000-0000-4000-8000-000000000000'

/** Allowed answers to nonsense: a refusal, never a failure. */
const isNo = (status: number) => status < 500

async function send(call: DeskCall, path: string, body?: string): Promise<number> {
  const headers = signedIn.get(call.roles.at(-1) ?? 'senior')
  const response = await fetch(`${desk}${deskApiPrefix}/${path}`, {
    method: call.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  await response.arrayBuffer()
  return response.status
}

const namesIn = (schema: DeskCall['request']): string[] =>
  Object.keys((requestSchema(schema)['properties'] as object | undefined) ?? {})

test.each(all)('DESK-16 %s survives whatever is sent to it', async (_name, call) => {
  const plain = call.path.replace(/\{\w+\}/g, anyId)
  for (const value of hostileValues) {
    if (call.body === 'json') {
      expect(isNo(await send(call, plain, wireText(value)))).toBe(true)
      for (const name of namesIn(call.request)) {
        const body = wireText({ [name]: value })
        expect([name, body.slice(0, 80), isNo(await send(call, plain, body))]).toEqual([name, body.slice(0, 80), true])
      }
    }
    if (typeof value !== 'string' || !value.isWellFormed() || value.length > 2_000) continue
    const text = encodeURIComponent(value)
    if (plain !== call.path) expect(isNo(await send(call, call.path.replace(/\{\w+\}/g, text)))).toBe(true)
    for (const name of namesIn(call.query)) {
      expect([name, value, isNo(await send(call, `${plain}?${name}=${text}`))]).toEqual([name, value, true])
    }
  }
  expect(server.logLines.filter((line) => line.includes('failed unexpectedly'))).toEqual([])
})
