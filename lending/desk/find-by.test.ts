import { expect, test } from 'vitest'
import { findBy } from './find-by.ts'

test.each([
  ['00900003', { kind: 'kvk', text: '00900003' }],
  [' 0090 0003 ', { kind: 'kvk', text: '00900003' }],
  ['Jan@Bedrijf.example', { kind: 'mail', text: 'jan@bedrijf.example' }],
  ['nl91 abna 0417 1643 00', { kind: 'iban', text: 'NL91ABNA0417164300' }],
  ['NL91 ABNA 0417 1643 01', null],
  ['vl-7k3m-9qxd', { kind: 'reference', text: 'VL-7K3M-9QXD' }],
  ['7K3M9QXD', { kind: 'reference', text: 'VL-7K3M-9QXD' }],
  ['Kadolijn Webwinkels', null],
  ['', null],
])('DESK-31 typed as %j it is looked for as %j', (typed, by) => expect(findBy(typed)).toEqual(by))
