import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, text } from './tidy-sources.ts'

const rules = readFileSync('docs/alerts.yml', 'utf8')
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)

test('every metric of an alert is made by the server, by its name', () => {
  const inRules = new Set([...rules.matchAll(/\bvlot_[a-z_]+/g)].map(([name]) => name))
  const sources = files.filter((path) => path.startsWith('server/http/') && !path.endsWith('.test.ts')).map(text)
  const made = new Set(sources.flatMap((source) => [...source.matchAll(/'(vlot_[a-z_]+)'/g)].map(([, name]) => name)))
  expect([...inRules].filter((name) => !made.has(name.replace(/_count$/, '')))).toEqual([])
  expect(inRules.size).toBeGreaterThanOrEqual(8)
})

test('every alert has its part of the how-to, and is tried', () => {
  const parts = [...readFileSync('docs/how-to/react-to-an-alert.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(
    ([, name]) => name,
  )
  expect(parts).toEqual(names)
  const linked = [...rules.matchAll(/how_to: docs\/how-to\/react-to-an-alert\.md#(\w+)/g)].map(([, name]) => name)
  expect(linked).toEqual(names.map((name) => name.toLowerCase()))
  const tried = readFileSync('docs/alerts.test.yml', 'utf8')
  expect(names.filter((name) => !tried.includes(`alertname="${name}"`))).toEqual([])
})
