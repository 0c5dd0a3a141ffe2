// The last results of each group of tests, from the folder of reports (test-parts.mjs).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './paths.mjs'

const vitestGroups = ['pure', 'real', 'durability']

/**
 * Every test of the last run as `{ group, file, title, outcome, ms }`, the title with those of the groups around it. An
 * outcome is `passed`, `failed` or `skipped`. `missingGroups` names the groups of which there is no result.
 */
export function testResults(folder) {
  const tests = []
  const missingGroups = []
  for (const group of [...vitestGroups, 'browser']) {
    const path = join(folder, `${group}.json`)
    if (existsSync(path)) tests.push(...resultsIn(group, JSON.parse(readFileSync(path, 'utf8'))))
    else missingGroups.push(group)
  }
  return { tests, missingGroups }
}

/** The same of one group's report. */
export function resultsIn(group, report) {
  const read = group === 'browser' ? ofPlaywright : ofVitest
  return read(report).map((test) => ({ group, ...test }))
}

function ofVitest(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration = 0 }) => ({
      file: name,
      title: [...ancestorTitles, title].join(' › '),
      outcome: ['passed', 'failed'].includes(status) ? status : 'skipped',
      ms: duration,
    })),
  )
}

function ofPlaywright(report) {
  return report.suites.flatMap((suite) => ofSuite(suite, inRepository('e2e', suite.file), []))
}

function ofSuite(suite, file, around) {
  const inner = (suite.suites ?? []).flatMap((one) => ofSuite(one, file, [...around, one.title]))
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ofSpec(spec, test, file, around)))
  return [...own, ...inner]
}

function ofSpec({ title }, { status, projectName, results = [] }, file, around) {
  const ms = results.reduce((sum, { duration }) => sum + duration, 0)
  const outcome = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'
  return { file, title: `${[...around, title].join(' › ')} [${projectName}]`, outcome, ms }
}
