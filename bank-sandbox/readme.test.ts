import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bankByKey } from './banks.ts'
import { banksOf, COMPANIES } from './companies/catalogue.ts'
import extra from './seeded/extra.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

test('the README lists every company with its bank and what happens', () => {
  const readme = read('README.md')
  for (const { kvkNumber, name, purpose } of COMPANIES) {
    const banks = banksOf(kvkNumber).map((key) => bankByKey(key).name)
    expect(readme).toContain(`| ${kvkNumber} | ${name} | ${banks.join(', ')} | ${purpose.en} |`)
  }
  for (const { kvkNumber } of extra) expect(readme).toContain(kvkNumber)
})

test('the README lists every setting that is read, and no other', () => {
  const names = (text: string) => [...new Set(text.match(/SANDBOX_[A-Z_]+/g))].sort()
  expect(names(read('README.md'))).toEqual(names(read('settings.ts')))
})
