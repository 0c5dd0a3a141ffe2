import { expect, test } from 'vitest'
import { ownerOf } from './shown.ts'

const noor = { id: 'noor', name: 'Noor Bakker' }
const daan = { id: 'daan', name: 'Daan Visser' }

test('whose work it is says who stands in while its owner is away', () => {
  const said = (away: Parameters<typeof ownerOf>[0]['away'], me = 'sanne', owner = noor) =>
    ownerOf({ owner, away }, me, 'nl')
  expect(said(null)).toBe('Noor Bakker')
  expect(said({ standIn: daan })).toBe('Noor Bakker, afwezig: Daan Visser vervangt')
  expect(said({ standIn: daan }, 'daan')).toBe('Noor Bakker, afwezig: jij vervangt')
  expect(said({ standIn: null })).toBe('Noor Bakker, afwezig: iedereen kan het oppakken')
  expect(said({ standIn: daan }, 'noor')).toBe('bij jou')
})
