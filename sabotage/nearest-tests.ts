// The tests that stand nearest to a source, and the first of them that fails when it is changed.
import { dirname } from 'node:path'
import { idOf } from './defect.ts'
import { allDefects } from './defects.ts'
import { distancesAbove, type Importers, testsAround } from './importers.ts'
import { type Lane, withFiles } from './lane.ts'
import { type Judged, readRecord } from './record.ts'
import { type Group, leafPattern, NothingShown, type RowTest, runGroup, testFilesOf } from './row-tests.ts'

const patienceMs = 5 * 60_000
export const noEnd = 'the tests could not be loaded, or came to no end'

type Near = { file: string; title: string; distance: number }
type Changed = { file: string; written: string }
type Asked = { files: string[]; pattern?: string }

/** Of how many of the nearest an answer is asked, and how far away a test may stand. */
const nearest = {
  pure: { most: 15, distanceMax: 9 },
  real: { most: 3, distanceMax: 4 },
  browser: { most: 5, distanceMax: 3 },
} as const
type NearGroup = keyof typeof nearest
export const nearGroups = ['pure', 'real', 'browser'] as const

/** The first test of the group near the source that fails with it as written here, and passes without; null when none does. */
export async function caughtNearby(
  lane: Lane,
  group: NearGroup,
  changed: Changed,
  importers: Importers,
): Promise<string | null> {
  const asked = askedOf(group, nearTo(changed.file, group, importers))
  if (asked.files.length === 0) return null
  const failed = await withFiles(lane, new Map([[changed.file, changed.written]]), () =>
    firstFailure(lane, group, asked),
  )
  if (!failed || (await firstFailure(lane, group, { ...asked, ...alone(failed) }))) return null
  return failed === noEnd ? noEnd : `${group}: ${failed.title}`
}

/** What failed stands for itself when it is asked whether it also fails without the change. */
const alone = (failed: RowTest | typeof noEnd): Partial<Asked> =>
  failed === noEnd
    ? {}
    : { files: [failed.file], ...(failed.group === 'browser' && { pattern: leafPattern(failed.title) }) }

async function firstFailure(lane: Lane, group: Group, { files, ...way }: Asked) {
  try {
    const tests = await runGroup(lane, group, files, { ...way, patienceMs })
    return tests.find(({ outcome }) => outcome === 'failed') ?? null
  } catch (error) {
    if (error instanceof NothingShown && error.isFailure) return noEnd
    throw error
  }
}

function askedOf(group: NearGroup, near: readonly Near[]): Asked {
  const files = [...new Set(near.map(({ file }) => file))]
  return group === 'browser' ? { files, pattern: near.map(({ title }) => leafPattern(title)).join('|') } : { files }
}

/**
 * Nearest is the test named after the source, and what caught a listed defect of it; then what loads it over few imports, or
 * caught a defect of what does; then what caught one of a neighbour.
 */
function nearTo(source: string, group: NearGroup, importers: Importers): Near[] {
  const around = group === 'browser' ? [] : [...testsAround(source, importers)]
  const loading = testFilesOf(
    group,
    around.map(([file]) => file),
  ).map((file) => ({
    file,
    title: file,
    distance: file === source.replace(/\.tsx?$/, '.test.ts') ? 0 : new Map(around).get(file)!,
  }))
  const found = [...catching(source, group, importers), ...loading].toSorted((a, b) => a.distance - b.distance)
  const { most, distanceMax } = nearest[group]
  const nameOf = ({ file, title }: Near) => (group === 'browser' ? title : file)
  const first = new Map(found.toReversed().map((one) => [nameOf(one), one]))
  return [...first.values()]
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ distance }) => distance <= distanceMax)
    .slice(0, most)
}

/** The tests on record that caught a defect, by how far it was from the source; the quickest first. */
function catching(source: string, group: Group, importers: Importers): Near[] {
  const fileOf = new Map(allDefects.map((defect) => [idOf(defect), defect.file]))
  const above = distancesAbove(source, importers)
  const distanceOf = (one: Judged): number => {
    const changed = fileOf.get(idOf(one)) ?? ''
    if (changed === source) return 0
    const beside = dirname(changed) === dirname(source) ? 2 : Infinity
    return Math.min(beside, above.get(changed) ?? Infinity)
  }
  const caught = readRecord()?.defects.filter((one) => one.outcome === 'caught' && one.group === group) ?? []
  return caught
    .toSorted((a, b) => a.seconds - b.seconds)
    .map((one) => ({ file: one.file!, title: one.by!, distance: distanceOf(one) }))
}
