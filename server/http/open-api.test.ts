import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openApiDocument } from './open-api.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server?.stop())

const get = (path: string) => server.visitor().fetch(path)

describe('the OpenAPI document', () => {
  test('API-7 API-1 API-2 API-3 API-8 API-9 has every call of the contract, and every one of its calls is served', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as ReturnType<typeof openApiDocument>
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    expect(document.openapi).toMatch(/^3\.1\./)
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    )
    const ofrep = ['POST ofrep/v1/evaluate/flags', 'POST ofrep/v1/evaluate/flags/{key}']
    expect(listed.toSorted()).toEqual(
      [...Object.values(calls).map(({ method, path }) => `${method} ${path}`), ...ofrep].toSorted(),
    )
    for (const { method, path, scopes } of Object.values(calls)) {
      const address = `/api/${path.replace(/\{\w+\}/g, '0f8fad5b-d9cb-469f-a165-70867728950e')}`
      const response = await server.visitor().fetch(address, { method })
      const body = response.status === 204 ? {} : ((await response.json()) as { error?: string })
      expect(body.error, address).not.toBe('not_found')
      if (!(scopes as readonly string[]).includes('public')) expect(response.status, address).toBe(401)
    }
  })

  test('API-7 names each operation once and points nowhere outside itself', () => {
    const document = openApiDocument()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const ids = operations.map((operation) => operation['operationId'])
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Failure']))
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        const given = (operation['parameters'] as { name: string; in: string }[]).filter((one) => one.in === 'path')
        expect(given.map((one) => one.name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
        expect(Object.keys(operation['responses'] as object).some((status) => /^20[024]$/.test(status))).toBe(true)
      }
    }
  })
})
