// `npm run conformance`: each requirement with the defects and tests that prove it; run `npm test` first.
// Fails when a row lacks a caught defect or a passing test on its surface. `--owed` prints only those rows.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inRepository, repository, runMain, Explained } from './paths.mjs'
import { requirementRows } from './requirement-rows.mjs'
import { testResults } from './test-results.mjs'

/** Which groups of tests show a row of each surface. */
export const provingGroups = {
  browser: ['browser'],
  http: ['real', 'durability', 'browser'],
  engine: ['pure', 'real', 'durability', 'browser'],
  pure: ['pure', 'real', 'durability', 'browser'],
}

/** The verdict on each row: `{ id, asks, surface, tests, caught, fault }`; `fault` is null when the row is proven. */
export function judgeRows(rows, tests, defects) {
  return rows.map((row) => {
    const own = tests.filter(({ title }) => idsIn(title).has(row.id))
    const caught = defects.filter((defect) => defect.row === row.id && defect.outcome === 'caught')
    return { ...row, tests: own, caught, fault: faultOf(row, own, caught) }
  })
}

function faultOf({ surface }, tests, caught) {
  if (tests.length === 0) return 'no test carries its id'
  if (caught.length === 0) return 'no defect of it was caught by the run of `npm run sabotage` on record'
  const bad = tests.find(({ outcome }) => outcome === 'failed')
  if (bad) return `a test failed: ${bad.title}`
  // A test that needs files which are not on every machine is skipped there: it proves nothing, and breaks nothing.
  const isProven = tests.some(({ group, outcome }) => outcome === 'passed' && provingGroups[surface].includes(group))
  return isProven ? null : `no passed test on its surface (${surface}) carries its id`
}

/** A title names each row by itself: no ranges. */
export const idsIn = (title) => new Set([...title.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id))

function print(judged) {
  for (const { id, asks, surface, tests, caught, fault } of judged) {
    console.log(`${fault === null ? 'proven' : 'OWED  '} ${id.padEnd(9)} ${asks} (${surface})`)
    if (fault !== null) console.log(`         ${fault}`)
    for (const { name, by, day } of caught) console.log(`         caught · ${name} · by ${by} (${day})`)
    for (const { outcome, group, file, title } of tests) {
      console.log(`         ${outcome} · ${group} · ${relative(repository, file)} · ${title}`)
    }
  }
}

function readRecord() {
  const file = inRepository('sabotage', 'record.json')
  if (!existsSync(file)) throw new Explained('There is no record of deliberate defects. Run `npm run sabotage` first.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

function main() {
  const reports = inRepository('.build', 'test-reports')
  if (!existsSync(reports)) throw new Explained('There are no results of tests yet. Run `npm test` first.')
  const { tests, missingGroups } = testResults(reports)
  const judged = judgeRows(requirementRows, tests, readRecord())
  const owed = judged.filter(({ fault }) => fault !== null)
  print(process.argv.includes('--owed') ? owed : judged)
  if (missingGroups.length > 0) console.log(`\nNo results of: ${missingGroups.join(', ')}. Run \`npm test\` first.`)
  console.log(`\n${judged.length - owed.length} of ${judged.length} rows proven.`)
  if (owed.length > 0) console.log(`Owed: ${owed.map(({ id }) => id).join(' ')}`)
  if (owed.length > 0 || missingGroups.length > 0) process.exitCode = 1
}

if (process.argv[1] === inRepository('run', 'conformance.mjs')) await runMain(main)
