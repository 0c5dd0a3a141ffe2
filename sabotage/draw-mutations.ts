// Small mechanical changes of `web` and `server`, drawn by a seed: what nobody chose to be caught.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { repository } from './lane.ts'

const drawnMax = 100
export type Mutation = {
  /** By which `__STRYKER_ACTIVE_MUTANT__` wakes it. */
  id: string
  file: string
  place: string
  /** The first and last line of what changes. */
  lines: readonly [number, number]
  change: string
  room: 'web' | 'server'
  /** The whole file as it would be written with the mutation. */
  written: string
}
type Instrumented = { mutations: Mutation[]; files: Map<string, string> }
type Options = Parameters<Instrumenter['instrument']>[1]
type Found = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

/** Words and patterns are held row by row (`defects/`); changed at random they would ask for tests that repeat the texts. */
const leftOut = new Set(['StringLiteral', 'Regex'])
const isMutated = (file: string): boolean =>
  /^(?:web|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|(?:^|[/-])text\.ts$|\.d\.ts$/.test(file)

const silent = () => undefined
const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent, error: silent }
const options = { ignorers: [], excludedMutations: [], plugins: null } as unknown as Options

/** Each release draws others. */
export const seedOf = (): string =>
  (JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string }).version

/**
 * At most `drawnMax` mutations of the tree, and the files that hold them all at once, each asleep until
 * `__STRYKER_ACTIVE_MUTANT__` names its id. The same tree and seed draw the same.
 */
export async function drawMutations(tree: readonly string[], seed: string): Promise<Instrumented> {
  const names = tree.filter(isMutated)
  const all = await instrument(names.map((name) => ({ name, mutate: true as const })))
  const rank = (one: Found) =>
    createHash('sha256')
      .update(`${seed}:${keyOf(one)}`)
      .digest('hex')
  const candidates = all.mutants.filter(({ mutatorName }) => !leftOut.has(mutatorName))
  const drawn = candidates.map((one) => ({ one, rank: rank(one) })).sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return asleep(drawn.slice(0, drawnMax).map(({ one }) => one))
}

/** Instruments the drawn places alone, which gives every mutation another id. */
async function asleep(drawn: readonly Found[]): Promise<Instrumented> {
  const keys = new Set(drawn.map(keyOf))
  const names = [...new Set(drawn.map(({ fileName }) => fileName))]
  const { mutants, files } = await instrument(
    names.map((name) => ({
      name,
      mutate: drawn.filter(({ fileName }) => fileName === name).map((one) => one.location),
    })),
  )
  const mutations = mutants.filter((one) => keys.has(keyOf(one))).map(shown)
  return { mutations, files: new Map(files.map(({ name, content }) => [name, content])) }
}

function instrument(files: { name: string; mutate: true | Found['location'][] }[]) {
  const read = files.map((file) => ({ ...file, content: readFileSync(join(repository, file.name), 'utf8') }))
  return new Instrumenter(logger as never).instrument(read, options)
}

const keyOf = ({ fileName, location, mutatorName, replacement }: Found): string =>
  `${fileName}:${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}:${mutatorName}:${replacement}`

function shown({ id, fileName, location, mutatorName, replacement = '' }: Found): Mutation {
  const { start, end } = location
  const source = readFileSync(join(repository, fileName), 'utf8')
  const lines = source.split('\n')
  const offset = ({ line, column }: typeof start) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column
  const original = source.slice(offset(start), offset(end))
  const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replaceAll(/\s+/g, ' ')
  return {
    id,
    file: fileName,
    place: `${fileName}:${start.line + 1}`,
    lines: [start.line + 1, end.line + 1],
    change: `${mutatorName}: ${brief(original)} -> ${brief(replacement)}`,
    room: fileName.startsWith('web/') ? 'web' : 'server',
    written: source.slice(0, offset(start)) + replacement + source.slice(offset(end)),
  }
}
