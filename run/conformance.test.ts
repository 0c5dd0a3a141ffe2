import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
// @ts-expect-error -- plain scripts, so that the commands run on any Node before anything is installed
import { idsIn, judgeRows } from './conformance.mjs'
// @ts-expect-error -- as above
import { requirementRows } from './requirement-rows.mjs'

const idsOn = (page: string) =>
  [...readFileSync(join(import.meta.dirname, '..', 'docs', page), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(
    ([, id]) => id,
  )

describe('the table of requirements', () => {
  const ids = (requirementRows as { id: string }[]).map(({ id }) => id)

  test('names each row once', () => expect(new Set(ids).size).toBe(ids.length))

  test('has exactly the rows of site and desk', () =>
    expect(ids.toSorted()).toEqual([...idsOn('requirements.md'), ...idsOn('desk-requirements.md')].toSorted()))
})

describe('judging a row', () => {
  const row = { id: 'NAV-3', asks: 'a menu', surface: 'browser' }
  const shown = { group: 'browser', file: 'e2e/a.e2e.ts', title: 'NAV-3 shows', outcome: 'passed' }
  const caught = { row: 'NAV-3', name: 'no menu', outcome: 'caught' }
  const faultOf = (tests: object[], defects: object[] = [caught]) =>
    (judgeRows([row], tests, defects) as { fault: string | null }[])[0]?.fault

  test('a passing test on its surface proves it', () => expect(faultOf([shown])).toBeNull())

  test('without a defect that was caught it is owed, however many tests pass', () => {
    for (const defects of [[], [{ ...caught, outcome: 'survived' }], [{ ...caught, row: 'NAV-33' }]])
      expect(faultOf([shown], defects)).toContain('no defect')
  })

  test('without a test, with a failed one, with skipped ones only, or on another surface it is owed', () => {
    expect(faultOf([])).toContain('no test')
    expect(faultOf([{ ...shown, title: 'NAV-33 shows' }])).toContain('no test')
    expect(faultOf([shown, { ...shown, outcome: 'failed' }])).toContain('failed')
    expect(faultOf([{ ...shown, outcome: 'skipped' }])).toContain('no passed test')
    expect(faultOf([shown, { ...shown, outcome: 'skipped' }])).toBeNull()
    expect(faultOf([{ ...shown, group: 'pure' }])).toContain('surface')
  })

  test('a title names each row by itself, and no others between two', () => {
    expect([...(idsIn('NAV-2 NAV-5 the menu (FAQ-1)') as Set<string>)].sort()).toEqual(['FAQ-1', 'NAV-2', 'NAV-5'])
  })
})
