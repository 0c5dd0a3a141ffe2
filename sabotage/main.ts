// `npm run sabotage`: puts each deliberate defect in a copy of the tree and runs the tests of its row;
// then wakes a hundred mechanical mutations.
// Goes on where a cut-off run of the same tree ended.
//   -- --row NAV-7     judges the defects of one row
//   -- --list          answers from the record
//   -- --mutations     tries the mechanical mutations alone, and records nothing
//   -- --from-scratch  forgets what a cut-off run found
//   -- --lanes 3       copies worked on at the same time
import { parseArgs } from 'node:util'
import { allDefects } from './defects.ts'
import { type Defect, idOf } from './defect.ts'
import { inLanes, judge, unsteadyOf } from './judge.ts'
import { sourceFiles } from './lane.ts'
import { judgeMutations } from './mutations.ts'
import { type Judged, newRecord, readRecord, treeOf, writeRecord } from './record.ts'
import { printJudged, printMutations, printRecord } from './table.ts'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    mutations: { type: 'boolean' },
    'from-scratch': { type: 'boolean' },
    lanes: { type: 'string', default: '3' },
  },
})
const lanes = Number(values.lanes)

async function judgeAll(defects: readonly Defect[], files: readonly string[], keep: (one: Judged) => void) {
  return inLanes(lanes, files, defects, async (lane, defect) => {
    const { why, ...judged } = await judge(lane, defect, files)
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

async function tryMutations(files: readonly string[]): Promise<boolean> {
  return printMutations(await judgeMutations(lanes, files))
}

async function judgeEverything(files: readonly string[]): Promise<boolean> {
  const tree = treeOf(files)
  const earlier = values['from-scratch'] ? undefined : readRecord()
  const record = earlier?.tree === tree ? earlier : newRecord(tree)
  const known = new Set(record.defects.filter(({ outcome }) => outcome !== 'error').map(idOf))
  record.defects = record.defects.filter((one) => known.has(idOf(one)))
  const left = allDefects.filter((defect) => !known.has(idOf(defect)))
  console.log(`${allDefects.length} defects, ${known.size} of them judged before on this tree.\n`)
  await judgeAll(left, files, (judged) => {
    record.defects.push(judged)
    writeRecord(record)
  })
  const caught = record.defects.filter(({ outcome }) => outcome === 'caught')
  console.log(`\nThe ${caught.length} tests that failed, on the tree without a defect …`)
  const unsteady = new Set(await unsteadyOf(caught, lanes, files))
  record.defects = record.defects.map((one) => (unsteady.has(one) ? { ...one, outcome: 'unsteady' } : one))
  writeRecord(record)
  if (record.mutations === undefined) {
    record.mutations = await judgeMutations(lanes, files)
    writeRecord(record)
  }
  return printRecord(record, tree)
}

const files = sourceFiles()
const isGood = values.list
  ? printRecord(readRecord(), treeOf(files))
  : values.row
    ? await judgeRows(values.row, files)
    : values.mutations
      ? await tryMutations(files)
      : await judgeEverything(files)
process.exitCode = isGood ? 0 : 1
