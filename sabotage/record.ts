// What the last run found, committed beside the defects: `npm run conformance` and `-- --list` answer from it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './lane.ts'

const recordFile = join(repository, 'sabotage', 'record.json')

/**
 * `caught`: a test of the row failed because of the defect. `survived`: they all passed. `unsteady`: the test that failed also
 * fails without the defect. `error`: the defect no longer applies, the site could not be built, or no test ran.
 */
type Outcome = 'caught' | 'survived' | 'unsteady' | 'error'
export type Judged = {
  row: string
  name: string
  outcome: Outcome
  /** The test that failed first, with its group and file. */
  by?: string
  group?: string
  file?: string
  seconds: number
  /** On which tree this was found: a key of `trees`. */
  tree: string
}
/**
 * `trees` names each tree on which something was found, by a hash of its sources, with the commit nearest to it: a run that is
 * cut off, or one of what is owed, leaves the other findings as they were.
 */
export type Record = { trees: { [tree: string]: string }; defects: Judged[] }

/** Neither texts for readers nor the record itself change what a run finds. */
const isSource = (file: string): boolean => file !== 'sabotage/record.json' && !/(?:\.md|^LICENSE)$/.test(file)

export function treeOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.filter(isSource))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(repository, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim()

/** The commit of the tree as it is now; for a record. */
export function commitOf(): string {
  const isClean = git('status', '--porcelain', '--', '.', ':!sabotage/record.json') === ''
  return `${git('rev-parse', '--short=12', 'HEAD')}${isClean ? '' : ' with changes'}`
}

export function readRecord(): Record | undefined {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record) : undefined
}

/** A line for each defect, so that two records can be compared. Trees on which nothing of it was found are left out. */
export function writeRecord({ defects, trees }: Record): void {
  const sorted = defects.toSorted((a, b) => compare(a.row, b.row) || compare(a.name, b.name))
  const lines = sorted.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
  const named = Object.entries(trees).filter(([tree]) => defects.some((one) => one.tree === tree))
  const head = JSON.stringify(Object.fromEntries(named), null, 2).replaceAll('\n', '\n  ')
  writeFileSync(recordFile, `{\n  "trees": ${head},\n  "defects": [\n${lines}\n  ]\n}\n`)
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })
