import { describe, expect, test } from 'vitest'
import { parseMobileNumber } from './mobile-number.ts'
import { parseReference, referenceOf } from './reference.ts'

describe('a reference', () => {
  test('FLOW-10 is eight signs that nobody reads for each other, whatever the bytes', () => {
    const all = Array.from({ length: 256 }, (_one, byte) => referenceOf(new Uint8Array(8).fill(byte)))
    expect(all.filter((reference) => !/^VL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toEqual([])
    expect(new Set(all).size).toBe(32)
    expect(all.map(parseReference)).toEqual(all)
  })

  test.each([
    ['vl-7k3m-9qxd', 'VL-7K3M-9QXD'],
    [' VL 7K3M 9QXD ', 'VL-7K3M-9QXD'],
    ['7k3m9qxd', 'VL-7K3M-9QXD'],
    ['kw-7k3m-9qxd', 'KW-7K3M-9QXD'],
    ['VL-OIL0-0001', 'VL-0110-0001'],
    ['VL-7K3M-9QX', null],
    ['VL-7K3M-9QXDD', null],
    ['VL-7K3M-9QXU', null],
    ['', null],
  ])('FLOW-10 typed as %j it is %s', (typed, reference) => expect(parseReference(typed)).toBe(reference))
})

test.each([
  ['0612345678', '+31612345678'],
  ['06 12 34 56 78', '+31612345678'],
  ['06-12345678', '+31612345678'],
  ['+31 6 12345678', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0201234567', null],
  ['+31 20 123 4567', null],
  ['061234567', null],
  ['06123456789', null],
  ['+0612345678', null],
  ['zes twaalf', null],
])('a mobile number typed as %s is %s', (typed, number) => expect(parseMobileNumber(typed)).toBe(number))
