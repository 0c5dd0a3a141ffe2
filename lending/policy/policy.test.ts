import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

/** A solver's precision, which decides nothing. */
const technical = join('pricing', 'yearly-cost.ts')
const lending = join(import.meta.dirname, '..')
const filesOf = (room: string): string[] =>
  readdirSync(join(lending, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(room, name))

const isCounting = (value: number): boolean => value === 0 || value === 1

/** Numbers in the code of a file beside 0 and 1, which count, compare and start. */
function numbersIn(path: string, code = readFileSync(join(lending, path), 'utf8')): string[] {
  const found: string[] = []
  JSON.stringify(
    parseSync(path, code).program,
    (_key, node: { type?: string; value?: unknown; raw?: string } | null) => {
      if (node?.type === 'Literal' && typeof node.value === 'number' && !isCounting(node.value))
        found.push(`${path}: ${node.raw}`)
      return typeof node === 'bigint' ? `${String(node)}` : node
    },
  )
  return found
}

test('CORE-5 no number outside the policy is a threshold', () => {
  expect(
    ['facts', 'pricing', 'decision', 'offers']
      .flatMap(filesOf)
      .filter((path) => path !== technical)
      .flatMap((path) => numbersIn(path)),
  ).toEqual([])
  expect(numbersIn('of.ts', 'const shareMin = 0.2 + (-3) * 0 + 1')).toEqual(['of.ts: 0.2', 'of.ts: 3'])
})
