// How large the house may be. An issue raises a room's row in the commit that adds, within what its text allows.
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, room, text } from './tidy-sources.ts'

/** Lines of product, tests apart. */
const productBudget: Readonly<Record<string, number>> = {
  lending: 18_840,
  contract: 3_550,
  ui: 1_570,
  web: 25_030,
  desk: 4_430,
  server: 25_880,
  'site-build': 600,
  'mock-api': 2_890,
}
const proofShare = 0.8
const stageBudget = 10_500
const togetherBudget = 156_500
const packagesBudgetMb = 480

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
    const installed = readdirSync('node_modules', { recursive: true, withFileTypes: true })
    const isCache = ({ parentPath }: Dirent): boolean => /node_modules.\.vite/.test(parentPath)
    const bytes = installed
      .filter((entry) => entry.isFile() && !isCache(entry))
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes / 1024 / 1024, 'megabytes').toBeLessThanOrEqual(packagesBudgetMb)
  })
})
