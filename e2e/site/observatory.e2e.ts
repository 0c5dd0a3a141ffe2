import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addresses } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'
import { ownStack } from '../support/stacks.ts'

type Found = { path: string; grade: string; score: number; missed: string[] }

const pages = [addresses.home, addresses.companySearch, addresses.contact, addresses.reconsent, addresses.yourData]

test('the HTTP Observatory gives every kind of page an A+ of 130 or more', async () => {
  const scanner = fileURLToPath(new URL('../observatory/scan.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [scanner, String(ownStack.sitePort), ...pages])
  const found = JSON.parse(stdout) as Found[]
  expect(found.map(({ path }) => path)).toEqual(pages)
  for (const { path, grade, score, missed } of found) {
    expect([path, grade, missed]).toEqual([path, 'A+', []])
    expect(score).toBeGreaterThanOrEqual(130)
  }
})
