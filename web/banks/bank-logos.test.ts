import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logosIn } from './bank-logos.ts'

test('FLOW-6 only addresses of our own logos are shown, of banks that we know', () => {
  const answer = {
    RABOBANK: '/bank-logos/rabobank.svg',
    ING: 'https://elsewhere.example/ing.svg',
    KNAB: '/bank-logos/../secret.svg',
    OTHER: '/bank-logos/other.svg',
    ASN: 3,
  }
  expect(logosIn(answer)).toEqual({ RABOBANK: '/bank-logos/rabobank.svg' })
  for (const wrong of [null, 'text', []]) expect(logosIn(wrong)).toEqual({})
})

test('FLOW-6 the built site says that there is no logo, so that a host without our server answers as well', () => {
  expect(JSON.parse(readFileSync(new URL('../public/bank-logos.json', import.meta.url), 'utf8'))).toEqual({})
})
