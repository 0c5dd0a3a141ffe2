import { describe, expect, test } from 'vitest'
import { deskRoles } from '#lending/desk/roles.ts'
import { calls } from '../calls.ts'
import { deskCalls } from './calls.ts'
import { type DeskCall, fileAnswer } from './desk-call.ts'
import { deskErrorKeys, deskErrorStatus } from './errors.ts'
import { isDeskAddress } from './addresses.ts'

const all = Object.entries(deskCalls) as [string, DeskCall][]

test('DESK-5 every call says who may make it, and a reader may change nothing', () => {
  for (const [name, { roles, method }] of all) {
    expect(roles.length, name).toBeGreaterThan(0)
    expect(new Set(roles).size, name).toBe(roles.length)
    const isOwnSession = name === 'signOut'
    if (method !== 'GET' && !isOwnSession) expect(roles, name).not.toContain('reader')
  }
  expect(deskRoles).toEqual(['reader', 'assessor', 'senior', 'compliance'])
})

test('no two calls share a method and path, and none is called as one of the site', () => {
  const written = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(written).size).toBe(written.length)
  expect(Object.keys(deskCalls).filter((name) => name in calls)).toEqual([])
})

test('a call without a body asks for none, and a 204 or 202 answers none', () => {
  for (const [name, call] of all) {
    if (call.body === 'json') expect(call.request.safeParse(null).success, name).toBe(false)
    else expect(call.request.safeParse(null).success, name).toBe(true)
    if (call.answer !== fileAnswer) expect(call.answer.safeParse(null).success, name).toBe(call.status !== 200)
    if (call.method === 'GET') expect(call.body, name).toBe('none')
  }
})

test('a path parameter is one whole segment, and a path begins with none', () => {
  for (const [, { path }] of all) {
    expect(path).toMatch(/^[a-z][a-z-]*(?:\/(?:[a-z][a-z-]*|\{[a-zA-Z]+\}))*$/)
  }
})

test('an error of the desk is a refusal, and each that a call names is known', () => {
  for (const status of Object.values(deskErrorStatus)) expect(status).toBeGreaterThanOrEqual(400)
  for (const [name, { errors }] of all) {
    expect(
      errors.filter((key) => !deskErrorKeys.includes(key)),
      name,
    ).toEqual([])
  }
})

describe('an address of the desk', () => {
  test.each(['/', '/en', '/werk', '/en/werk', '/zaak/VL-7K3M-9QXD', '/en/zaak/VL-7K3M-9QXD'])(
    'DESK-16 %s is one',
    (path) => {
      expect(isDeskAddress(path)).toBe(true)
    },
  )

  test.each([
    '',
    '//evil.example',
    '/contact',
    '/english',
    '/en/',
    '/werk/',
    '/zaak/',
    '/zaak/../werk',
    '/werk?x',
    '/zaak/a%2fb',
  ])('DESK-8 DESK-16 %j is none', (path) => expect(isDeskAddress(path)).toBe(false))
})
