// The release before and this one side by side on one database, under load, without an error: `npm test -- upgrade`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Calls, type Journey, Journeys } from './journeys.ts'
import { partNames, places, Production, repository, seconds, until } from './production.ts'

const production = new Production()
const { containers } = production
const before = 'localhost/vlot-before'
const applicants = 4
const journeys = new Journeys()
const looks = new Calls()
const faults: string[] = []
let finished = 0
let isOver = false

/** Makes the folder of the newest release in the table, from its tag, else from its commit; returns where it is. */
function makeReleaseBefore(): string {
  const table = readFileSync(join(repository, 'server', 'testing', 'releases', 'commits.json'), 'utf8')
  const [version, commit] = Object.entries<string>(JSON.parse(table)).at(-1)!
  const source = join(production.folder, 'before')
  const git = (...words: string[]) => spawnSync('git', words, { cwd: repository, maxBuffer: 512 * 1024 * 1024 })
  const tag = `v${version}`
  const of = git('rev-parse', '--quiet', '--verify', `${tag}^{commit}`).status === 0 ? tag : commit
  const packed = git('archive', of)
  if (packed.status !== 0) throw new Error(`Release ${version} cannot be made from ${of}:\n${packed.stderr}`)
  mkdirSync(source)
  execFileSync('tar', ['x', '-C', source], { input: packed.stdout })
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  // Else it installs its own.
  if (lockOf(source) === lockOf(repository))
    execFileSync('cp', ['-aH', join(repository, 'node_modules'), join(source, 'node_modules')])
  execFileSync(process.execPath, ['run/release.mjs'], { cwd: source, stdio: 'inherit' })
  console.log(`  the release before is ${version}, made from ${of}`)
  return join(source, 'build', 'release')
}

/** Again and again until it is over; notes what goes wrong, and goes on unless that is nearly everything. */
async function keepOn(act: () => Promise<unknown>): Promise<void> {
  while (!isOver && faults.length < 100) await act().catch((error) => faults.push(String(error.cause ?? error)))
}

async function takeJourney(): Promise<void> {
  await journeys.travel(await journeys.begin())
  finished += 1
}

async function look(address: string): Promise<void> {
  const since = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  looks.note(address, since)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await sleep(50)
}

async function moreJourneys(): Promise<void> {
  const due = finished + 2 * applicants
  await until('More journeys', () => finished >= due || faults.length > 0)
}

const countMigrations = async () =>
  Number((await production.ask('select count(*) from kysely_migration'))[0]?.['count'])

async function upgrade(): Promise<void> {
  const under: Journey[] = []
  for (const step of ['form', 'bank', 'collected', 'offers'] as const) {
    const journey = await journeys.begin()
    await journeys.travel(journey, step)
    under.push(journey)
  }
  const had = await countMigrations()
  await production.migrate()
  console.log(`  ${(await countMigrations()) - had} migrations were run while the release before served`)
  await moreJourneys()
  for (const name of partNames) {
    const since = performance.now()
    const code = await containers.stop(name)
    await production.start([name])
    // As an orchestrator does: until the proxy, which looks every second, sends it calls.
    await sleep(2_000)
    console.log(`  ${name} replaced in ${seconds(since)}, exit code ${code}`)
    if (code !== 0) faults.push(`${name} ended with ${code}`)
  }
  await moreJourneys()
  await Promise.all(under.map((journey) => journeys.travel(journey)))
  finished += under.length
}

await production.run(async () => {
  containers.build(makeReleaseBefore(), before)
  containers.build(join(repository, 'build', 'release'))
  await production.startDatabase()
  await production.startOutside()
  await production.migrate(before)
  await production.start(partNames, before)
  const load = [
    ...Array.from({ length: applicants }, () => keepOn(takeJourney)),
    keepOn(() => look(`${places.site}/`)),
    keepOn(() => look(`${places.desk}/`)),
  ]
  await upgrade().catch((error) => faults.push(String(error)))
  isOver = true
  await Promise.all(load)
  for (const [what, { count, longest }] of Object.entries({ journeys: journeys.calls, pages: looks }))
    console.log(`  ${what}: ${count} calls, the longest ${longest.ms} ms (${longest.path})`)
  console.log(`  ${finished} journeys finished, ${faults.length} errors`)
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
  return faults.length === 0
})
