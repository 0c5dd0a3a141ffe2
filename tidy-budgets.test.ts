// How large the house may be. An issue raises a room's row in the commit that adds, within what its text allows.
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { files, room, text } from './tidy-sources.ts'

/** Lines of product, tests apart. */
const productBudget: Readonly<Record<string, number>> = {
  lending: 18_900,
  contract: 3_430,
  ui: 1_500,
  web: 25_330,
  desk: 4_610,
  server: 26_000,
  'site-build': 600,
  'mock-api': 2_900,
}
const proofShare = 0.87
const stageBudget = 14_000
const togetherBudget = 169_200
const packagesBudgetMb = 700

const counted = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path))
const isProof = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\//.test(path) || ['e2e', 'sabotage', 'bench'].includes(room(path))
const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + text(path).split('\n').length - 1, 0)

describe('budgets', () => {
  const isProduct = (path: string): boolean => room(path) in productBudget && !isProof(path)
  const isStage = (path: string): boolean => ['bank-sandbox', 'run'].includes(room(path))

  test.each(Object.entries(productBudget))('%s has at most %i lines of product', (name, most) => {
    expect(linesOf(counted.filter((path) => isProduct(path) && room(path) === name))).toBeLessThanOrEqual(most)
  })

  test('proof, sandbox and run, and all together keep to theirs', () => {
    const proof = linesOf(counted.filter((path) => isProof(path) && !isStage(path)))
    expect(proof / linesOf(counted.filter(isProduct)), 'proof to product').toBeLessThanOrEqual(proofShare)
    expect(linesOf(counted.filter(isStage)), 'sandbox and run').toBeLessThanOrEqual(stageBudget)
    expect(linesOf(counted), 'together').toBeLessThanOrEqual(togetherBudget)
  })

  test('the installed packages keep to theirs', () => {
    const kilobytes = Number.parseInt(execFileSync('du', ['-sk', 'node_modules'], { encoding: 'utf8' }), 10)
    expect(kilobytes / 1024, 'megabytes').toBeLessThanOrEqual(packagesBudgetMb)
  })
})
