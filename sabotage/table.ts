import { idOf } from './defect.ts'
import { allDefects } from './defects.ts'
import type { Finding } from './judge.ts'
import type { Judged, Record } from './record.ts'
import { rows } from './row-tests.ts'

export function printJudged({ row, name, outcome, by, group, seconds }: Finding, why?: string): void {
  const caughtBy = outcome === 'caught' ? `${group}: ${by}` : outcome.toUpperCase()
  console.log(`${row.padEnd(9)} | ${name} | ${caughtBy} | ${seconds} s`)
  if (why !== undefined) console.log(why.replaceAll(/^/gm, '            '))
}

/** Prints the table and its sums; returns whether every row has a caught defect and nothing survived. */
export function printRecord(record: Record | undefined, tree: string): boolean {
  if (!record) {
    console.log('There is no record yet: run `npm run sabotage`.')
    return false
  }
  for (const one of record.defects) printJudged(one)
  console.log('')
  for (const [made, commit] of Object.entries(record.trees)) {
    const count = record.defects.filter((one) => one.tree === made).length
    if (count > 0)
      console.log(`${count} judged on tree ${made} (commit ${commit})${made === tree ? ', this one' : ''}.`)
  }
  return printSums(record.defects)
}

function printSums(judged: readonly Judged[]): boolean {
  const count = (outcome: Judged['outcome']) => judged.filter((one) => one.outcome === outcome).length
  const known = new Set(judged.map(idOf))
  const notJudged = allDefects.filter((defect) => !known.has(idOf(defect))).length
  const proven = new Set(judged.filter(({ outcome }) => outcome === 'caught').map(({ row }) => row))
  const owed = rows.filter(({ id }) => !proven.has(id)).map(({ id }) => id)
  console.log(
    `${allDefects.length} defects: ${count('caught')} caught, ${count('survived')} survived, ${count('unsteady')} unsteady, ` +
      `${count('error')} in error, ${notJudged} not judged. ${proven.size} of ${rows.length} rows proven.`,
  )
  if (owed.length > 0) console.log(`No caught defect: ${owed.join(' ')}`)
  return owed.length === 0 && count('caught') === allDefects.length
}
