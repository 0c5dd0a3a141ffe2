// One defect: applied in a lane, tested, judged.
import { setTimeout as pause } from 'node:timers/promises'
import { type Defect, filesWith } from './defect.ts'
import { type Lane, openLane, withFiles } from './lane.ts'
import type { Judged } from './record.ts'
import { type Group, idPattern, leafPattern, names, NothingShown, type RowTest, runGroup, runRow } from './row-tests.ts'
import { DefectDoesNotApply } from './symbol.ts'

export type Finding = Omit<Judged, 'tree'> & { why?: string }

/** `before` is what the last run found of the same defect: the test that caught it then is asked first. */
export async function judge(lane: Lane, defect: Defect, files: readonly string[], before?: Judged): Promise<Finding> {
  const startedAt = Date.now()
  const { row, name } = defect
  const seconds = () => Math.round((Date.now() - startedAt) / 1_000)
  try {
    const changed = filesWith(defect)
    const tests = await withFiles(lane, changed, () => testsOf(lane, row, files, before))
    const failed = tests.find(({ outcome, title }) => outcome === 'failed' && names(title, row))
    if (failed)
      return {
        row,
        name,
        outcome: 'caught',
        group: failed.group,
        by: failed.title,
        file: failed.file,
        seconds: seconds(),
      }
    if (tests.length === 0) return { row, name, outcome: 'error', seconds: seconds(), why: `No test carries ${row}.` }
    return { row, name, outcome: 'survived', seconds: seconds() }
  } catch (error) {
    if (!(error instanceof NothingShown || error instanceof DefectDoesNotApply)) throw error
    return { row, name, outcome: 'error', seconds: seconds(), why: error.message }
  }
}

async function testsOf(lane: Lane, row: string, files: readonly string[], before?: Judged): Promise<RowTest[]> {
  const known = before?.outcome === 'caught' && files.includes(before.file!) ? before : undefined
  if (known) {
    const tests = await runGroup(lane, known.group as Group, [known.file!], { pattern: patternOf([known]) }).catch(
      ifNothingRan,
    )
    if (tests.some(({ outcome, title }) => outcome === 'failed' && names(title, row))) return tests
  }
  return runRow(lane, row, files)
}

/**
 * By which these tests are asked again. A browser test stands alone; the others run with those of their row, as they did when
 * they caught something, so that one that needs a test of another row shows itself as unsteady.
 */
const patternOf = (judged: readonly Pick<Finding, 'group' | 'row' | 'by'>[]): string =>
  judged[0]!.group === 'browser'
    ? [...new Set(judged.map(({ by }) => leafPattern(by!)))].join('|')
    : idPattern(judged[0]!.row)

/** The test has another title by now, or is gone: all of the row are asked. */
function ifNothingRan(error: unknown): RowTest[] {
  if (error instanceof NothingShown) return []
  throw error
}

/** Takes the work one by one in each of the lanes; `done` is called after each. */
export async function inLanes<T, R>(
  count: number,
  files: readonly string[],
  work: readonly T[],
  one: (lane: Lane, item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const walk = async (number: number) => {
    // The first builds and databases do not all begin at the same moment.
    await pause(number * 2_000)
    const lane = openLane(number, files)
    while (next < work.length) {
      const index = next++
      results[index] = await one(lane, work[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(count, work.length) }, (_, number) => walk(number)))
  return results
}

/** The caught defects whose test fails without them too: those prove nothing. */
export async function unsteadyOf<T extends Finding>(
  caught: readonly T[],
  lanes: number,
  files: readonly string[],
): Promise<T[]> {
  const groups = [...new Set(caught.map(({ group }) => group!))]
  const parts = groups.flatMap((group) => {
    const own = caught.filter((one) => one.group === group)
    return group === 'browser' ? shared(own, lanes) : [...Map.groupBy(own, ({ row }) => row).values()]
  })
  const red = await inLanes(lanes, files, parts, async (lane, part) => {
    const own = [...new Set(part.map(({ file }) => file!))]
    const way = { pattern: patternOf(part), isEndedByFailure: false }
    const passed = titlesOf(await runGroup(lane, part[0]!.group as Group, own, way))
    return part.filter(({ by }) => !passed.has(by!))
  })
  return red.flat()
}

const titlesOf = (tests: readonly RowTest[]): ReadonlySet<string> =>
  new Set(tests.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title))

/** The items in so many parts of about one size; tests of one file stay together. */
function shared<T extends Finding>(caught: readonly T[], parts: number): T[][] {
  const sorted = caught.toSorted((a, b) => (a.file! < b.file! ? -1 : 1))
  const size = Math.ceil(sorted.length / parts)
  return Array.from({ length: parts }, (_, index) => sorted.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  )
}
