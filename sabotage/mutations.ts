// Mechanical mutations: one build holds all of them asleep, one run of the tests shows which test reaches which, and then
// each is woken for the tests that reach it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawMutations, type Mutation, seedOf } from './draw-mutations.ts'
import { idOf } from './defect.ts'
import { allDefects } from './defects.ts'
import { importersOf, testsAround } from './importers.ts'
import { inLanes } from './judge.ts'
import { type Lane, openLane, withFiles } from './lane.ts'
import { caughtNearby, nearGroups, noEnd } from './nearest-tests.ts'
import { refusedAlone, refusedByTypes } from './refused-by-types.ts'
import { type Steps, stepsOn } from './kept-steps.ts'
import { type Mutations, readRecord, treeOf } from './record.ts'
import { buildSite, type Group, leafPattern, runGroup, type RowTest, testFilesOf, NothingShown } from './row-tests.ts'

/** Of the tests that reach a mutation no more than these are asked, in the order of `inTurn`. */
const askedMax = { pure: 30, real: 15, browser: 12 }
const wakingPatienceMs = 150_000
/** Of a test that starts a program in which the source runs: as near as one that loads it over two others. */
const programDistance = 3
/** Tests that were seen to reach it come first, but for those that load the source over fewer imports. */
const notSeenDistance = 2

type Seen = { tests: readonly RowTest[]; lines: readonly string[] }
/** What the tests of vitest reach while all mutations sleep. */
type ReachedByFiles = {
  /** Test files by the mutation that they reach. */
  files: Map<string, Set<string>>
  /** Mutations that run while a module is loaded: noted for the first file alone that loads it in a worker. */
  loaded: ReadonlySet<string>
  tests: readonly RowTest[]
}
type ReachedInBrowser = {
  /** Browser tests with what they reach and the addresses they visit. */
  visits: readonly { file: string; title: string; reached: string[]; visited: string[] }[]
  /** Mutations that run while pages are rendered at build. */
  rendered: ReadonlySet<string>
  tests: readonly RowTest[]
}
type Drawn = Awaited<ReturnType<typeof drawMutations>> & { tree: readonly string[]; lanes: number; steps: Steps }

/** `tests` ran while every mutation was asleep, as on the tree itself. What is found is also kept after each of the ways. */
export async function judgeMutations(
  lanes: number,
  tree: readonly string[],
  { isFromScratch, keep }: { isFromScratch: boolean; keep: (found: Mutations) => void },
): Promise<{ mutations: Mutations; tests: readonly RowTest[] }> {
  const seed = seedOf()
  const drawn = { ...(await drawMutations(tree, seed)), tree, lanes, steps: stepsOn(treeOf(tree), isFromScratch) }
  const { mutations } = drawn
  const byId = new Map<string, string | null>()
  const left = () => mutations.filter(({ id }) => !byId.get(id))
  const isLeft = ({ id }: Mutation) => !byId.get(id)
  const foundOf = (asked: Mutations['asked'], isReached: (one: Mutation) => boolean): Mutations => ({
    seed,
    tree: treeOf(tree),
    asked,
    drawn: mutations.length,
    caught: mutations.length - left().length,
    survivors: left().map((one) => ({ place: one.place, change: one.change, reached: isReached(one) })),
  })
  console.log(`\n${mutations.length} mutations (seed ${seed}); the types …`)
  for (const id of await drawn.steps('types', () => refusedByTypes(openLane(0, tree), mutations))) byId.set(id, 'types')
  for (const one of mutations) if (!isLeft(one)) console.log(`${one.place} | ${one.change} | types`)
  const importers = importersOf(tree)
  for (const group of nearGroups) {
    const ask = (lane: Lane, one: Mutation) => caughtNearby(lane, group, one, importers)
    for (const [id, by] of await tried(drawn, `nearby ${group}`, left(), ask)) byId.set(id, by)
    keep(foundOf('the nearest tests', () => true))
  }
  for (const [id, by] of await tried(drawn, 'types alone', left(), refusedAlone)) byId.set(id, by)
  keep(foundOf('the nearest tests', () => true))
  console.log(`${left().length} are left; the tests that reach them …`)
  const byFiles = await reachedByFiles(drawn)
  for (const [id, by] of await woken(drawn, 'files', left(), (lane, one) =>
    wakeInFiles(lane, one, byFiles, testsAround(one.file, importers)),
  ))
    byId.set(id, by)
  const seen = await reachedInBrowser(drawn)
  const ofPages = left().filter(({ room }) => room === 'web')
  for (const [id, by] of await woken(drawn, 'browser', ofPages, (lane, one) => wakeInBrowser(lane, one, seen)))
    byId.set(id, by)
  const isReached = ({ id }: Mutation): boolean =>
    byFiles.files.has(id) || seen.rendered.has(id) || seen.visits.some(({ reached }) => reached.includes(id))
  return { mutations: foundOf('all that reach it', isReached), tests: [...byFiles.tests, ...seen.tests] }
}

/** By mutation the first test that notices it in one way of asking; null when none does. */
async function tried(
  { tree, lanes, steps }: Pick<Drawn, 'tree' | 'lanes' | 'steps'>,
  way: string,
  mutations: readonly Mutation[],
  ask: (lane: Lane, mutation: Mutation) => Promise<string | null>,
): Promise<ReadonlyMap<string, string | null>> {
  const found = await inLanes(lanes, tree, mutations, async (lane, mutation) => {
    const by = await steps(`${way} ${mutation.id}`, () => ask(lane, mutation))
    console.log(`${mutation.place} | ${mutation.change} | ${by ?? `not caught (${way})`}`)
    return by
  })
  return new Map(mutations.map(({ id }, index) => [id, found[index] ?? null]))
}

/** The same with all of them in the sources, asleep but for the one. */
const woken = (
  drawn: Drawn,
  ...[way, mutations, wake]: [way: string, mutations: readonly Mutation[], wake: Parameters<typeof tried>[3]]
) => tried(drawn, way, mutations, (lane, mutation) => withFiles(lane, drawn.files, () => wake(lane, mutation)))

async function reachedByFiles({ tree, files, steps }: Drawn): Promise<ReachedByFiles> {
  const lane = openLane(0, tree)
  const seen = await withFiles(lane, files, async () => [
    await steps('reached by pure', () => seenBy(lane, 'pure', tree, probedEnv(lane))),
    await steps('reached by real', () => seenBy(lane, 'real', tree, probedEnv(lane))),
  ])
  const lines = seen.flatMap((one) => one.lines)
  const loaded = new Set(lines.map((line) => line.split('\t')).flatMap(([, id, when]) => (when === 'load' ? id! : [])))
  return { files: filesByMutation(lines, lane), loaded, tests: seen.flatMap(({ tests }) => tests) }
}

async function reachedInBrowser({ tree, files, steps }: Drawn): Promise<ReachedInBrowser> {
  const lane = openLane(0, tree)
  return withFiles(lane, files, async () => {
    const rendered = await steps('rendered', async () => {
      rmSync(logOf(lane), { force: true })
      forgetBuild(lane)
      await buildSite(lane, probedEnv(lane))
      cpSync(join(lane.folder, 'build', 'client'), cleanSite(lane), { recursive: true, force: true })
      return linesOf(lane).map((line) => line.split('\t')[1]!)
    })
    const seen = await steps('reached in the browser', () =>
      seenBy(lane, 'browser', tree, { SABOTAGE_REACHED: logOf(lane) }),
    )
    const visits = seen.lines.map((line) => JSON.parse(line) as ReachedInBrowser['visits'][number])
    return { visits, rendered: new Set(rendered), tests: seen.tests }
  })
}

/** Runs all tests of the group once with every mutation asleep. */
async function seenBy(lane: Lane, group: Group, tree: readonly string[], env: Record<string, string>): Promise<Seen> {
  rmSync(logOf(lane), { force: true })
  const way = { isEndedByFailure: false, env, workers: 2, patienceMs: 60 * 60_000 }
  const tests = await runGroup(lane, group, testFilesOf(group, tree), way)
  return { tests, lines: linesOf(lane) }
}

const logOf = (lane: Lane): string => join(lane.folder, '.build', 'reached.log')

const linesOf = (lane: Lane): string[] =>
  existsSync(logOf(lane)) ? readFileSync(logOf(lane), 'utf8').split('\n').filter(Boolean) : []

const probedEnv = (lane: Lane): Record<string, string> => ({
  SABOTAGE_REACHED: logOf(lane),
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'mutation-probe.mjs'))}`,
})

const forgetBuild = (lane: Lane): void => rmSync(join(lane.folder, 'build', '.fingerprint'), { force: true })

const cleanSite = (lane: Lane): string => join(lane.folder, '..', 'asleep')

function filesByMutation(lines: readonly string[], lane: Lane): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const line of lines) {
    const [path = '', id = ''] = line.split('\t')
    if (path === '') continue
    files.set(id, (files.get(id) ?? new Set()).add(path.slice(lane.folder.length + 1)))
  }
  return files
}

async function wakeInFiles(
  lane: Lane,
  mutation: Mutation,
  reached: ReachedByFiles,
  around: ReadonlyMap<string, number>,
): Promise<string | null> {
  const env = { __STRYKER_ACTIVE_MUTANT__: mutation.id }
  const seen = reached.files.get(mutation.id) ?? new Set()
  const own = [...new Set([...seen, ...(reached.loaded.has(mutation.id) ? around.keys() : [])])]
  for (const group of ['pure', 'real'] as const) {
    const asked = inTurn(
      own.filter((test) => testFilesOf(group, [test]).length > 0),
      mutation.file,
      (test) => test,
      (test) => reached.tests.reduce((sum, { file, ms }) => (file === test ? sum + ms : sum), 0),
      (test) => (around.get(test) ?? programDistance) + (seen.has(test) ? 0 : notSeenDistance),
    ).slice(0, askedMax[group])
    const by = await noticed(
      () => runGroup(lane, group, asked, { env, patienceMs: wakingPatienceMs }),
      asked.length,
      reached.tests,
    )
    if (by) return by
  }
  return null
}

/**
 * First the tests named after this source and those that caught a listed defect of it, then those that caught one of a file
 * beside it, then the others; the nearest and quickest first. A shared part is reached by hundreds of tests of which one or two hold it.
 */
function inTurn<T>(
  tests: readonly T[],
  source: string,
  nameOf: (test: T) => string,
  msOf: (test: T) => number,
  distanceOf: (test: T) => number = () => 0,
): T[] {
  const caught = readRecord()?.defects.filter(({ outcome }) => outcome === 'caught') ?? []
  const catchersOf = (isMeant: (file: string) => boolean): string[] => {
    const meant = new Set(allDefects.filter(({ file }) => isMeant(file)).map(idOf))
    return caught.filter((one) => meant.has(idOf(one))).flatMap(({ by = '', file = '' }) => [by, file])
  }
  const ofFile = catchersOf((file) => file === source)
  const ofFolder = catchersOf((file) => dirname(file) === dirname(source))
  const isNamedIn = (test: T, catchers: readonly string[]) => catchers.some((name) => name.includes(nameOf(test)))
  const isItsOwn = (test: T) => nameOf(test) === source.replace(/\.tsx?$/, '.test.ts')
  const turnOf = (test: T) => (isItsOwn(test) || isNamedIn(test, ofFile) ? 0 : isNamedIn(test, ofFolder) ? 1 : 2)
  return tests.toSorted((a, b) => turnOf(a) - turnOf(b) || distanceOf(a) - distanceOf(b) || msOf(a) - msOf(b))
}

async function noticed(
  run: () => Promise<RowTest[]>,
  asked: number,
  tests: readonly RowTest[],
): Promise<string | null> {
  if (asked === 0) return null
  const isGoodAsleep = (title: string) => tests.some((test) => test.title === title && test.outcome === 'passed')
  try {
    const failed = (await run()).filter(({ outcome, title }) => outcome === 'failed' && isGoodAsleep(title))
    return failed.length > 0 ? `${failed[0]!.group}: ${failed[0]!.title}` : null
  } catch (error) {
    if (error instanceof NothingShown && error.isFailure) return noEnd
    throw error
  }
}

async function wakeInBrowser(lane: Lane, { id, file }: Mutation, reached: ReachedInBrowser): Promise<string | null> {
  const env = { __STRYKER_ACTIVE_MUTANT__: id }
  const isRendered = reached.rendered.has(id)
  try {
    if (isRendered) forgetBuild(lane)
    await buildSite(lane, isRendered ? env : {})
  } catch {
    return 'the build of the site fails'
  } finally {
    // The next mutation sleeps in the same sources.
    if (isRendered) forgetBuild(lane)
  }
  const changed = isRendered ? changedPages(lane) : new Set<string>()
  const visits = reached.visits.filter(
    (visit) => visit.reached.includes(id) || visit.visited.some((path) => changed.has(path.replace(/(.)\/$/, '$1'))),
  )
  const ms = (title: string) => reached.tests.find((test) => test.title.includes(title))?.ms ?? 0
  const asked = inTurn(
    visits,
    file,
    ({ title }) => title,
    ({ title }) => ms(title),
  ).slice(0, askedMax.browser)
  const files = [...new Set(asked.map(({ file }) => file.replace(/^.*?(?=e2e\/[^/]+$)/, '')))]
  const pattern = asked.map(({ title }) => leafPattern(title)).join('|')
  return noticed(
    () => runGroup(lane, 'browser', files, { pattern, env, patienceMs: wakingPatienceMs, isBuilt: true }),
    asked.length,
    reached.tests,
  )
}

/** The addresses whose rendered page is not as it is while all sleep. */
function changedPages(lane: Lane): Set<string> {
  const site = join(lane.folder, 'build', 'client')
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const asleep = cleanSite(lane)
  const isOther = (page: string) =>
    !existsSync(join(asleep, page)) || !readFileSync(join(site, page)).equals(readFileSync(join(asleep, page)))
  return new Set(pages.filter(isOther).map((page) => `/${page.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}`))
}
