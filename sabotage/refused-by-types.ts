// What the compiler, which `npm test` runs too, refuses of the mutations as they would be written.
import { join } from 'node:path'
import type { Mutation } from './draw-mutations.ts'
import { type Lane, runInLane, withFiles } from './lane.ts'

const patienceMs = 10 * 60_000
/** A function that gives nothing is refused where its type stands, and a check that is gone where its value is used. */
const linesAround = 12

/**
 * The ids of those that are refused. One of each file is compiled at a time, since a compilation costs the same for many; an
 * error that is not where the change is may come from another file's, so that one is compiled alone.
 */
export async function refusedByTypes(lane: Lane, mutations: readonly Mutation[]): Promise<string[]> {
  const byFile = [...Map.groupBy(mutations, ({ file }) => file).values()]
  const rounds = Math.max(0, ...byFile.map(({ length }) => length))
  const refused: string[] = []
  for (let round = 0; round < rounds; round++) {
    const tried = byFile.flatMap((own) => own[round] ?? [])
    const files = new Map(tried.map(({ file, written }) => [file, written]))
    const errors = await withFiles(lane, files, () => errorsIn(lane))
    for (const one of tried) {
      const own = errors.filter(({ file }) => file === one.file)
      const [first, last] = one.lines
      const isThere = own.some(({ line }) => line >= first - linesAround && line <= last + linesAround)
      if (isThere || (own.length > 0 && (await refusedAlone(lane, one)))) refused.push(one.id)
    }
  }
  return refused
}

/** The same for one alone, which may be refused wherever its file is used. */
export async function refusedAlone(lane: Lane, { file, written }: Mutation): Promise<string | null> {
  const errors = await withFiles(lane, new Map([[file, written]]), () => errorsIn(lane))
  return errors.length > 0 ? 'types' : null
}

async function errorsIn(lane: Lane): Promise<{ file: string; line: number }[]> {
  const program = [join(lane.folder, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', '--pretty', 'false']
  const { output, isTimedOut } = await runInLane(lane, program, { patienceMs })
  if (isTimedOut) throw new Error('The types took too long.')
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS/gm)].map(([, file = '', line]) => ({
    file,
    line: Number(line),
  }))
}
