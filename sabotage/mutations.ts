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
import { type Lane, openLane, runInLane, withFiles } from './lane.ts'
import { type Mutations, readRecord } from './record.ts'
import { buildSite, type Group, leafPattern, runGroup, type RowTest, testFilesOf, NothingShown } from './row-tests.ts'

/** Of the tests that reach a mutation no more than these are asked, in the order of `inTurn`. */
const askedMax = { pure: 30, real: 15, browser: 12 }
const wakingPatienceMs = 150_000
/** Of a test that starts a program in which the source runs: as near as one that loads it over two others. */
const programDistance = 3
/** Tests that were seen to reach it come first, but for those that load the source over fewer imports. */
const notSeenDistance = 2

type Reached = {
  /** Test files of vitest by the mutation that they reach. */
  files: Map<string, Set<string>>
  /** Mutations that run while a module is loaded: noted for the first file alone that loads it in a worker. */
  loaded: ReadonlySet<string>
  /** Browser tests with what they reach and the addresses they visit. */
  visits: readonly { file: string; title: string; reached: string[]; visited: string[] }[]
  /** Mutations that run while pages are rendered at build. */
  rendered: ReadonlySet<string>
  /** How long each test took, and whether it passes while all sleep. */
  tests: readonly RowTest[]
}

export async function judgeMutations(lanes: number, tree: readonly string[]): Promise<Mutations> {
  const seed = seedOf()
  const { mutations, files } = await drawMutations(tree, seed)
  console.log(`\n${mutations.length} mutations (seed ${seed}); the tests that reach them …`)
  const reached = await reachedIn(tree, files)
  const importers = importersOf(tree)
  const caughtBy = await inLanes(lanes, tree, mutations, async (lane, mutation) => {
    const by =
      (await withFiles(lane, files, () => wake(lane, mutation, reached, testsAround(mutation.file, importers)))) ??
      (await refusedByTypes(lane, mutation))
    console.log(`${mutation.place} | ${mutation.change} | ${by ?? 'SURVIVED'}`)
    return by
  })
  const survivors = mutations.filter((_, index) => caughtBy[index] === null)
  return {
    seed,
    drawn: mutations.length,
    caught: mutations.length - survivors.length,
    survivors: survivors.map(({ id, place, change }) => ({ place, change, reached: isReached(id, reached) })),
  }
}

const isReached = (id: string, { files, visits, rendered }: Reached): boolean =>
  files.has(id) || rendered.has(id) || visits.some((visit) => visit.reached.includes(id))

/** Runs all tests once with every mutation asleep. */
async function reachedIn(tree: readonly string[], files: ReadonlyMap<string, string>): Promise<Reached> {
  const lane = openLane(0, tree)
  const log = join(lane.folder, '.build', 'reached.log')
  const probed = {
    SABOTAGE_REACHED: log,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'mutation-probe.mjs'))}`,
  }
  return withFiles(lane, files, async () => {
    const linesOf = (): string[] => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [])
    rmSync(log, { force: true })
    const tests: RowTest[] = []
    for (const group of ['pure', 'real'] as const) tests.push(...(await askAll(lane, group, tree, probed)))
    const byFile = linesOf()
    rmSync(log, { force: true })
    forgetBuild(lane)
    await buildSite(lane, probed)
    const rendered = new Set(linesOf().map((line) => line.split('\t')[1]!))
    cpSync(join(lane.folder, 'build', 'client'), cleanSite(lane), { recursive: true, force: true })
    rmSync(log, { force: true })
    tests.push(...(await askAll(lane, 'browser', tree, { SABOTAGE_REACHED: log })))
    const visits = linesOf().map((line) => JSON.parse(line) as Reached['visits'][number])
    const loaded = new Set(
      byFile.map((line) => line.split('\t')).flatMap(([, id, when]) => (when === 'load' ? id! : [])),
    )
    return { files: filesByMutation(byFile, lane), loaded, visits, rendered, tests }
  })
}

const forgetBuild = (lane: Lane): void => rmSync(join(lane.folder, 'build', '.fingerprint'), { force: true })

const cleanSite = (lane: Lane): string => join(lane.folder, '..', 'asleep')

const askAll = (lane: Lane, group: Group, tree: readonly string[], env: Record<string, string>) =>
  runGroup(lane, group, testFilesOf(group, tree), { isEndedByFailure: false, env, workers: 2, patienceMs: 30 * 60_000 })

function filesByMutation(lines: readonly string[], lane: Lane): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const line of lines) {
    const [path = '', id = ''] = line.split('\t')
    if (path === '') continue
    files.set(id, (files.get(id) ?? new Set()).add(path.slice(lane.folder.length + 1)))
  }
  return files
}

/** The first test that notices the mutation; null when none does. */
async function wake(
  lane: Lane,
  mutation: Mutation,
  reached: Reached,
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
      reached,
    )
    if (by) return by
  }
  return mutation.room === 'web' ? await wakeInBrowser(lane, mutation, env, reached) : null
}

/** Whether the compiler, which `npm test` runs too, refuses the mutation as it would be written. */
function refusedByTypes(lane: Lane, { file, written }: Mutation): Promise<string | null> {
  const program = [join(lane.folder, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']
  return withFiles(lane, new Map([[file, written]]), async () => {
    const { code, isTimedOut } = await runInLane(lane, program, { patienceMs: wakingPatienceMs })
    return code !== 0 && !isTimedOut ? 'types' : null
  })
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

async function noticed(run: () => Promise<RowTest[]>, asked: number, { tests }: Reached): Promise<string | null> {
  if (asked === 0) return null
  const isGoodAsleep = (title: string) => tests.some((test) => test.title === title && test.outcome === 'passed')
  try {
    const failed = (await run()).filter(({ outcome, title }) => outcome === 'failed' && isGoodAsleep(title))
    return failed.length > 0 ? `${failed[0]!.group}: ${failed[0]!.title}` : null
  } catch (error) {
    if (error instanceof NothingShown && error.isFailure) return 'the tests could not be loaded, or came to no end'
    throw error
  }
}

async function wakeInBrowser(lane: Lane, { id, file }: Mutation, env: Record<string, string>, reached: Reached) {
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
    reached,
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
