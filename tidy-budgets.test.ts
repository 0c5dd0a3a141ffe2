// How large the house may be. An issue raises a room's row in the commit that adds, within what its text allows.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, room, text } from './tidy-sources.ts'

/** Lines by room of product, tests apart. */
const ofProduct = {
  lending: 23_560,
  contract: 4_900,
  ui: 1_660,
  web: 25_260,
  desk: 6_440,
  server: 34_240,
  'site-build': 750,
  'mock-api': 2_920,
}
const most = {
  ...ofProduct,
  'lending, its statements, policy and commands apart': 13_520,
  'proof in % of product': 80,
  'sandbox and run': 10_520,
  together: 187_020,
  megabytes: 510,
}

const isProof = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^(?:e2e|sabotage|bench)\//.test(path)
const isStage = (path: string): boolean => /^(?:bank-sandbox|run)\//.test(path)

function figures(): Readonly<Record<string, number>> {
  const counted = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  const linesOf = (isOfIt: (path: string) => boolean): number =>
    counted.filter(isOfIt).reduce((sum, path) => sum + text(path).split('\n').length - 1, 0)
  const rooms = Object.keys(ofProduct)
  const product = rooms.map((name) => [name, linesOf((path) => room(path) === name && !isProof(path))] as const)
  const packages = readdirSync('node_modules', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules.\.vite/.test(entry.parentPath))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  const proof = linesOf((path) => isProof(path) && !isStage(path))
  return {
    ...Object.fromEntries(product),
    'lending, its statements, policy and commands apart': linesOf(
      (path) => /^lending\/(?!statements\/|policy\/|print-policy|rehearsal\/)/.test(path) && !isProof(path),
    ),
    'proof in % of product': (100 * proof) / product.reduce((sum, [, lines]) => sum + lines, 0),
    'sandbox and run': linesOf(isStage),
    together: linesOf(() => true),
    megabytes: packages / 1024 / 1024,
  }
}

const now = figures()

test.each(Object.entries(most))('%s: at most %i', (name, limit) => {
  expect(now[name]).toBeLessThanOrEqual(limit)
})
