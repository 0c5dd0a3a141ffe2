import { createCipheriv, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type KeyRing,
  createCaseKey,
  identityOf,
  keyIdOf,
  open,
  openCaseKey,
  openJson,
  seal,
  sealBeside,
  sealJson,
} from './seal.ts'

const operatorKeys: KeyRing = [randomBytes(32)]
const caseId = randomUUID()
const { caseKey, wrapped } = createCaseKey(operatorKeys, caseId)

describe('CORE-8 sealing', () => {
  test('CORE-8 what is sealed opens again, and is small and unreadable in between', () => {
    const value = Array.from({ length: 500 }, (_, index) => ({ index, counterparty: 'Bakkerij De Gouden Korst' }))
    const sealed = sealJson(caseKey, 'transactions/a/1/0', value)
    expect(openJson(caseKey, 'transactions/a/1/0', sealed)).toEqual(value)
    expect(sealed.length).toBeLessThan(JSON.stringify(value).length / 4)
    expect(sealed.toString('latin1')).not.toContain('Bakkerij')
  })

  test('CORE-8 a large file is sealed while others go on, and opens like any other', async () => {
    const file = randomBytes(4_000_000)
    let turns = 0
    const others = setInterval(() => turns++)
    const sealed = await sealBeside(caseKey, 'case-file/1', file)
    clearInterval(others)
    expect(turns).toBeGreaterThan(1)
    expect(open(caseKey, 'case-file/1', sealed).equals(file)).toBe(true)
  })

  test('sealing twice never gives the same bytes', () => {
    expect(seal(caseKey, 'a', Buffer.from('x')).equals(seal(caseKey, 'a', Buffer.from('x')))).toBe(false)
  })

  test('does not open under another purpose, case or key, or when a bit has changed', () => {
    const sealed = seal(caseKey, 'account/1', Buffer.from('NL91ABNA0417164300'))
    expect(() => open(caseKey, 'account/2', sealed)).toThrow()
    expect(() => open({ ...caseKey, caseId: randomUUID() }, 'account/1', sealed)).toThrow()
    expect(() => open({ caseId, key: createSecretKey(randomBytes(32)) }, 'account/1', sealed)).toThrow()
    for (const place of [0, 1, 13, 29, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[place]! ^= 1
      expect(() => open(caseKey, 'account/1', changed), `byte ${place}`).toThrow()
    }
    for (const length of [0, 1, 12, 28]) expect(() => open(caseKey, 'account/1', sealed.subarray(0, length))).toThrow()
  })
})

describe('CORE-8 the key of a case', () => {
  test('is wrapped by the operator’s key and bound to its case', () => {
    expect(openCaseKey(operatorKeys, caseId, wrapped)).toEqual(caseKey)
    expect(wrapped.includes(caseKey.key.export())).toBe(false)
    expect(() => openCaseKey(operatorKeys, randomUUID(), wrapped)).toThrow()
    expect(() => openCaseKey([randomBytes(32)], caseId, wrapped)).toThrow()
  })

  test('CORE-8 names the operator’s key that wrapped it, so that a second key can come beside the first', () => {
    const id = keyIdOf(operatorKeys[0])
    expect([wrapped[0], wrapped.subarray(1, 5)]).toEqual([2, id])
    const other = randomBytes(32)
    expect(keyIdOf(other)).not.toEqual(id)
    expect(openCaseKey([other, ...operatorKeys], caseId, wrapped)).toEqual(caseKey)
    expect(() => openCaseKey([other], caseId, wrapped)).toThrow(`wrapped by the operator key ${id.toString('hex')}`)
    for (let place = 0; place < wrapped.length; place++) {
      const changed = Buffer.from(wrapped)
      changed[place]! ^= 1
      expect(() => openCaseKey(operatorKeys, caseId, changed), `byte ${place}`).toThrow()
    }
  })

  test('CORE-8 opens as it was wrapped before keys had an id', () => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', operatorKeys[0], nonce)
    cipher.setAAD(Buffer.from(`vlot/1/case-key/${caseId}`))
    const body = Buffer.concat([cipher.update(caseKey.key.export()), cipher.final()])
    const before = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body])
    expect(openCaseKey(operatorKeys, caseId, before)).toEqual({ caseId, key: caseKey.key })
    expect(openCaseKey([randomBytes(32), ...operatorKeys], caseId, before).key.export()).toEqual(caseKey.key.export())
  })

  test('gives an account the same identity each time, and another one in another case', () => {
    const other = createCaseKey(operatorKeys, randomUUID()).caseKey
    expect(identityOf(caseKey, 'NL91').equals(identityOf(caseKey, 'NL91'))).toBe(true)
    expect(identityOf(caseKey, 'NL91').equals(identityOf(caseKey, 'NL92'))).toBe(false)
    expect(identityOf(caseKey, 'NL91').equals(identityOf(other, 'NL91'))).toBe(false)
  })
})
