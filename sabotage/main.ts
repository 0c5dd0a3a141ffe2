// `npm run sabotage`: puts each deliberate defect in a copy of the tree and runs the tests of its row. Goes on
// where a cut-off run ended.
//   -- --row NAV-7     judges the defects of one row
//   -- --list          answers from the record
//   -- --owed          judges what is new, survived or was in error, and leaves what was caught on an earlier tree
//   -- --from-scratch  judges again what was judged on this tree as well
//   -- --lanes 3       copies worked on at the same time
import { parseArgs } from 'node:util'
import startDatabaseServer from '#server/testing/database-server.ts'
import { allDefects } from './defects.ts'
import { type Defect, idOf } from './defect.ts'
import { inLanes, judge, unsteadyOf } from './judge.ts'
import { sourceFiles } from './lane.ts'
import { commitOf, type Judged, readRecord, type Record, treeOf, writeRecord } from './record.ts'
import { printJudged, printRecord } from './table.ts'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    owed: { type: 'boolean' },
    'from-scratch': { type: 'boolean' },
    lanes: { type: 'string', default: '3' },
  },
})
const lanes = Number(values.lanes)

async function judgeAll(defects: readonly Defect[], files: readonly string[], keep: (one: Judged) => void) {
  const tree = treeOf(files)
  const known = new Map(readRecord()?.defects.map((one) => [idOf(one), one]))
  return inLanes(lanes, files, defects, async (lane, defect) => {
    const { why, ...finding } = await judge(lane, defect, files, known.get(idOf(defect)))
    const judged = { ...finding, tree }
    keep(judged)
    printJudged(judged, why)
    return judged
  })
}

async function judgeRows(rows: readonly string[], files: readonly string[]): Promise<boolean> {
  const chosen = allDefects.filter(({ row }) => rows.includes(row))
  if (chosen.length === 0) throw new Error(`No defect of ${rows.join(', ')} is listed.`)
  const judged = await judgeAll(chosen, files, () => undefined)
  const unsteady = await unsteadyOf(
    judged.filter(({ outcome }) => outcome === 'caught'),
    lanes,
    files,
  )
  for (const one of unsteady) printJudged({ ...one, outcome: 'unsteady' })
  return unsteady.length === 0 && judged.every(({ outcome }) => outcome === 'caught')
}

async function judgeEverything(files: readonly string[]): Promise<boolean> {
  const tree = treeOf(files)
  const record = openRecord(tree)
  const known = new Set(record.defects.filter((one) => isKnown(one, tree)).map(idOf))
  const left = inTurns(allDefects.filter((defect) => !known.has(idOf(defect))))
  console.log(`${allDefects.length} defects, ${known.size} of them judged before.\n`)
  const keep = (judged: Judged) => {
    record.defects = [...record.defects.filter((one) => idOf(one) !== idOf(judged)), judged]
    writeRecord(record)
  }
  const judged = await judgeAll(left, files, keep)
  const caught = judged.filter(({ outcome }) => outcome === 'caught')
  writeRecord(record)
  console.log(`\nThe ${caught.length} tests that failed, on the tree without a defect …`)
  for (const one of await unsteadyOf(caught, lanes, files)) keep({ ...one, outcome: 'unsteady' })
  return printRecord(record, tree)
}

/** One of each row, then a second of each, and so on: a run that is cut off has then asked about as many rows as it could. */
function inTurns(defects: readonly Defect[]): Defect[] {
  const turns = Map.groupBy(defects, ({ row }) => row)
  const longest = Math.max(0, ...[...turns.values()].map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => [...turns.values()].flatMap((own) => own[turn] ?? [])).flat()
}

/** What is on record of the defects that are still listed, ready to take what is found on this tree. */
function openRecord(tree: string): Record {
  const { trees, defects } = readRecord() ?? { trees: {}, defects: [] }
  const listed = new Set(allDefects.map(idOf))
  const kept = defects.filter((one) => listed.has(idOf(one)))
  return { trees: { ...trees, [tree]: commitOf() }, defects: kept }
}

function isKnown({ outcome, tree }: Judged, thisTree: string): boolean {
  if (values.owed) return outcome === 'caught'
  return !values['from-scratch'] && tree === thisTree && outcome !== 'error'
}

/** One database server for all lanes: their tests and their sites have separate databases in it. */
async function withDatabases(work: () => Promise<boolean>): Promise<boolean> {
  const end = await startDatabaseServer()
  try {
    return await work()
  } finally {
    end?.()
  }
}

const files = sourceFiles()
const work = () => (values.row ? judgeRows(values.row, files) : judgeEverything(files))
const isGood = values.list ? printRecord(readRecord(), treeOf(files)) : await withDatabases(work)
process.exitCode = isGood ? 0 : 1
