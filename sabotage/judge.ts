// One defect: applied in a lane, tested, judged.
import { setTimeout as pause } from 'node:timers/promises'
import { changedBy, type Defect } from './defect.ts'
import { type Lane, openLane, withFile } from './lane.ts'
import { type Finding, hashOf } from './record.ts'
import { type Group, idPattern, leafPattern, names, NothingShown, type RowTest, runGroup, runRow } from './row-tests.ts'
import { DefectDoesNotApply } from './symbol.ts'

/** `before` was found of the same defect earlier: the test that caught it then is asked first. */
export async function judge(
  lane: Lane,
  defect: Defect,
  files: readonly string[],
  before?: Finding,
): Promise<Finding & { why?: string }> {
  const startedAt = Date.now()
  const { row, name } = defect
  const found = (outcome: Finding['outcome'], { group, title, file }: Partial<RowTest> = {}, why?: string) => ({
    row,
    name,
    outcome,
    ...(title !== undefined && { group, by: title, file }),
    seconds: Math.round((Date.now() - startedAt) / 1_000),
    day: new Date().toISOString().slice(0, 10),
    hash: hashOf(defect, file),
    ...(why !== undefined && { why }),
  })
  try {
    const tests = await withFile(lane, changedBy(defect), () => testsOf(lane, row, files, before))
    const failed = tests.find(({ outcome, title }) => outcome === 'failed' && names(title, row))
    if (failed) return found('caught', failed)
    return tests.length === 0 ? found('error', {}, `No test carries ${row}.`) : found('survived')
  } catch (error) {
    if (!(error instanceof NothingShown || error instanceof DefectDoesNotApply)) throw error
    return found('error', {}, error.message)
  }
}

async function testsOf(lane: Lane, row: string, files: readonly string[], before?: Finding): Promise<RowTest[]> {
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
 * The pattern that reruns these tests. A browser test runs by itself; the others with those of their row, as when they
 * caught something, so that one that needs a test of another row proves unsteady.
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
export async function unsteadyOf(
  caught: readonly Finding[],
  lanes: number,
  files: readonly string[],
): Promise<Finding[]> {
  // Browser tests in as many parts as there are lanes, those of one file together.
  const partOf = ({ group, row, file }: Finding) =>
    group === 'browser' ? `${files.indexOf(file!) % lanes}` : `${group} ${row}`
  const parts = [...Map.groupBy(caught, partOf).values()]
  const red = await inLanes(lanes, files, parts, async (lane, part) => {
    const own = [...new Set(part.map(({ file }) => file!))]
    const way = { pattern: patternOf(part), isEndedByFailure: false }
    const tests = await runGroup(lane, part[0]!.group as Group, own, way)
    return part.filter(({ by }) => !tests.some(({ outcome, title }) => outcome === 'passed' && title === by))
  })
  return red.flat()
}
