import { type Defect, idOf } from './defect.ts'
import { allDefects } from './defects.ts'
import { type Finding, isFresh } from './record.ts'
import { rows } from './row-tests.ts'

export function printFinding({ row, name, outcome, by, group, seconds }: Finding, note = ''): void {
  const caughtBy = outcome === 'caught' ? `${group}: ${by}` : outcome.toUpperCase()
  console.log(`${row.padEnd(9)} | ${name} | ${caughtBy} | ${seconds} s${note}`)
}

/** Prints the table and its sums; returns whether each row has a defect, and each was caught in its current form. */
export function printRecord(findings: readonly Finding[]): boolean {
  const defects = new Map<string, Defect>(allDefects.map((defect) => [idOf(defect), defect]))
  const isStale = (one: Finding) => !isFresh(one, defects.get(idOf(one))!)
  const stale = new Set(findings.filter(isStale))
  for (const one of findings) printFinding(one, stale.has(one) ? ` | stale, of ${one.day}` : '')
  const count = (outcome: Finding['outcome']) => findings.filter((one) => one.outcome === outcome).length
  const proven = new Set(findings.filter((one) => one.outcome === 'caught' && !stale.has(one)).map(({ row }) => row))
  const owed = rows.filter(({ id }) => !proven.has(id)).map(({ id }) => id)
  console.log(
    `\n${allDefects.length} defects: ${count('caught')} caught, ${count('survived')} survived, ${count('unsteady')} unsteady, ` +
      `${count('error')} in error, ${stale.size} stale. ${proven.size} of ${rows.length} rows proven.`,
  )
  if (owed.length > 0) console.log(`No fresh defect caught: ${owed.join(' ')}`)
  return owed.length === 0 && stale.size === 0 && count('caught') === allDefects.length
}
