// The findings of each defect, committed beside them: `npm run conformance` and `-- --list` answer from it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedBy, type Defect, idOf } from './defect.ts'
import { repository } from './lane.ts'
import { DefectDoesNotApply } from './symbol.ts'

const recordFile = join(repository, 'sabotage', 'record.json')

/**
 * `caught`: a test of the row failed because of the defect. `survived`: all passed. `unsteady`: that test also fails
 * without it. `error`: the defect no longer applies, the build failed, or no test ran.
 */
type Outcome = 'caught' | 'survived' | 'unsteady' | 'error'
export type Finding = {
  row: string
  name: string
  outcome: Outcome
  /** The test that failed first, with its group and file. */
  by?: string
  group?: string
  file?: string
  seconds: number
  day: string
  /** By which a change of the defect, of its file or of that of the test is seen. */
  hash: string
}

/** Of the defect, the file that it changes and the file of the test that caught it. */
export function hashOf(defect: Defect, testFile?: string): string {
  const hash = createHash('sha256')
  try {
    hash.update(changedBy(defect).source)
  } catch (error) {
    if (!(error instanceof DefectDoesNotApply)) throw error
  }
  const path = testFile && join(repository, testFile)
  if (path && existsSync(path)) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

/** A finding that is older than its defect or its test is stale. */
export const isFresh = (finding: Finding, defect: Defect): boolean => finding.hash === hashOf(defect, finding.file)

export const readRecord = (): Finding[] =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Finding[]) : []

/** A line for each defect, so that two records can be compared. */
export function writeRecord(findings: readonly Finding[]): void {
  const sorted = findings.toSorted((a, b) => idOf(a).localeCompare(idOf(b), 'en', { numeric: true }))
  writeFileSync(recordFile, `[\n${sorted.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
}
