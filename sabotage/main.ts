// `npm run sabotage`: puts each deliberate defect in a copy of the tree and runs the tests of its row. Goes on
// where a cut-off run ended: judges what was not caught, or is stale.
//   -- --row NAV-7     judges the defects of one row
//   -- --list          answers from the record
//   -- --from-scratch  judges all again
//   -- --lanes 3       copies worked on at the same time
import { parseArgs } from 'node:util'
import startDatabaseServer from '#server/testing/database-server.ts'
import { allDefects } from './defects.ts'
import { type Defect, idOf } from './defect.ts'
import { inLanes, judge, unsteadyOf } from './judge.ts'
import { sourceFiles } from './lane.ts'
import { type Finding, isFresh, readRecord, writeRecord } from './record.ts'
import { printFinding, printRecord } from './table.ts'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    'from-scratch': { type: 'boolean' },
    lanes: { type: 'string', default: '3' },
  },
})
const lanes = Number(values.lanes)
/** Of the defects that are still listed. */
const record = new Map(readRecord().map((one) => [idOf(one), one]))
const listed = new Set(allDefects.map(idOf))
for (const id of record.keys()) if (!listed.has(id)) record.delete(id)

/** Judges these, and then the tests that failed on the tree without a defect. */
async function judgeAll(defects: readonly Defect[], files: readonly string[]): Promise<Finding[]> {
  const findings = await inLanes(lanes, files, defects, async (lane, defect) => {
    const { why, ...finding } = await judge(lane, defect, files, record.get(idOf(defect)))
    keep(finding)
    printFinding(finding, why?.replaceAll(/^/gm, '\n            '))
    return finding
  })
  const caught = findings.filter(({ outcome }) => outcome === 'caught')
  console.log(`\nThe ${caught.length} tests that failed, on the tree without a defect …`)
  const unsteady = (await unsteadyOf(caught, lanes, files)).map((one) => ({ ...one, outcome: 'unsteady' as const }))
  for (const one of unsteady) {
    keep(one)
    printFinding(one)
  }
  return findings.filter(({ outcome }) => outcome !== 'caught').concat(unsteady)
}

function keep(finding: Finding): void {
  record.set(idOf(finding), finding)
  writeRecord([...record.values()])
}

/** One of each row, then a second of each, and so on: an interrupted run has covered as many rows as it could. */
function inTurns(defects: readonly Defect[]): Defect[] {
  const turns = [...Map.groupBy(defects, ({ row }) => row).values()]
  const longest = Math.max(0, ...turns.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => turns.flatMap((own) => own[turn] ?? [])).flat()
}

function isKnown(defect: Defect): boolean {
  const finding = record.get(idOf(defect))
  return !values['from-scratch'] && finding?.outcome === 'caught' && isFresh(finding, defect)
}

async function run(): Promise<boolean> {
  const { row: rows } = values
  const chosen = rows ? allDefects.filter(({ row }) => rows.includes(row)) : allDefects.filter((one) => !isKnown(one))
  if (rows && chosen.length === 0) throw new Error(`No defect of ${rows.join(', ')} is listed.`)
  console.log(`${chosen.length} of ${allDefects.length} defects are judged.\n`)
  // One database server for all lanes: their tests and their sites have separate databases in it.
  const end = await startDatabaseServer()
  try {
    const faults = await judgeAll(inTurns(chosen), sourceFiles())
    return rows ? faults.length === 0 : printRecord([...record.values()])
  } finally {
    end?.()
  }
}

const isGood = values.list ? printRecord([...record.values()]) : await run()
process.exitCode = isGood ? 0 : 1
