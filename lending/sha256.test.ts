import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, canonicalPieces, sha256 } from '#lending/sha256.ts'

test('the digest of any text is that of the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

test('equal values give equal text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: 1, a: { d: [1, 2], c: null } })).toBe(canonicalJson({ a: { c: null, d: [1, 2] }, b: 1 }))
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
})

test('keys are sorted at every depth, lists and plain values are left as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x' }], a: null, aa: true })).toBe('{"a":null,"aa":true,"b":[{"c":"x","d":1}]}')
  expect([canonicalJson([2, 1]), canonicalJson('b'), canonicalJson(null)]).toEqual(['[2,1]', '"b"', 'null'])
})

test('the pieces of any value together are its whole text', () => {
  const anyValue = fc.oneof(fc.jsonValue(), fc.array(fc.record({ a: fc.option(fc.string()), b: fc.array(fc.nat()) })))
  fc.assert(
    fc.property(anyValue, (value) => {
      expect([...canonicalPieces(value)].join('')).toBe(canonicalJson(value))
    }),
  )
  const numbered = [{ '': {}, '10': '', '9': {}, a: {} }]
  expect([...canonicalPieces(numbered)].join('')).toBe(canonicalJson(numbered))
  const withGaps = { b: undefined, a: [undefined, { d: undefined, c: 1 }], e: {} }
  expect([...canonicalPieces(withGaps)].join('')).toBe(canonicalJson(withGaps))
})

test('no piece is longer than an element of the longest list', () => {
  const bookings = Array.from({ length: 1_000 }, (_none, cents) => ({ cents, text: 'x'.repeat(200) }))
  const pieces = [...canonicalPieces([{ iban: 'NL91', bookings }, '2026-11-21'])]
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(300)
})
