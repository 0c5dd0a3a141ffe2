import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { WriteSite } from '#contract/page-data.ts'
import type { Settings } from '../settings/settings.ts'

/** Folders of the pages of site and desk; the release's own for the demonstration. */
type Pages = { readonly siteDir: string; readonly deskDir: string }

const patienceMs = 60_000
/** Smaller by a tenth at 11, and 8 seconds later. */
const packing = 5
const kept = 3

/**
 * The pages of this lender, below `DATA_DIR/site` and named after lender and release, so that only a change of either
 * writes them again. Throws with the renderer's words when it fails.
 */
export async function openPages(settings: Settings): Promise<Pages> {
  const { site, siteDir, deskDir, renderer, lenderDir, dataDir } = settings
  const pages = dirname(renderer)
  const isBuilt = [join(pages, 'starts.json'), join(siteDir, 'index.html')].every((path) => existsSync(path))
  if (site === null || !isBuilt) return { siteDir, deskDir }
  const name = nameOf(settings)
  const all = join(dataDir, 'site')
  const place = join(all, name)
  const into = { site: join(place, 'site'), desk: join(place, 'desk') }
  if (!existsSync(place)) {
    mkdirSync(all, { recursive: true })
    // By chance: in containers every process may be number 1.
    const draft = mkdtempSync(join(all, '.draft-'))
    const drafted = { site: join(draft, 'site'), desk: join(draft, 'desk') }
    const release = { site: siteDir, pages, desk: deskDir }
    await write(settings, { release, into: drafted, lenderDir, packing }).catch((fault: unknown) => {
      rmSync(draft, { recursive: true })
      throw fault
    })
    if (existsSync(deskDir)) cpSync(join(deskDir, 'assets'), join(drafted.desk, 'assets'), { recursive: true })
    setTimes(draft, name)
    moveInto(draft, place)
    dropOld(all)
  }
  return { siteDir: into.site, deskDir: into.desk }
}

/** A hash over all that a page is made of. */
function nameOf({ site, siteDir, deskDir, renderer, lenderDir }: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(site))
  const released = [
    renderer,
    join(dirname(renderer), 'starts.json'),
    ...[siteDir, deskDir].map((of) => join(of, 'index.html')),
  ]
  for (const path of released) hash.update(`\0${path}\0`).update(existsSync(path) ? readFileSync(path) : '')
  for (const folder of lenderDir === null ? [] : ['pictures', 'advisers'].map((under) => join(lenderDir, under)))
    for (const path of filesIn(folder)) hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 32)
}

/** Of two processes that start together the first one's counts. */
function moveInto(draft: string, place: string): void {
  try {
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .toSorted()
    : []

async function write({ site, renderer }: Settings, folders: Parameters<WriteSite>[0]): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'write.ts')], {
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: patienceMs,
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const words = text(child.stderr)
  child.stdin.end(JSON.stringify({ site, renderer, folders }))
  if ((await ended) !== 0)
    throw new Error(`The pages of the lender could not be written:\n${(await words).slice(-4_000)}`)
}

/** A tag is made of size and time: one time for one content, in every process, and never ahead of the clock. */
function setTimes(folder: string, name: string): void {
  const seconds = 1.5e9 + (parseInt(name.slice(0, 8), 16) % 1e8)
  for (const path of filesIn(folder)) utimesSync(path, seconds, seconds)
}

/** Another process may still serve those of the release before. */
function dropOld(all: string): void {
  const names = readdirSync(all).filter((name) => !name.startsWith('.'))
  const madeAt = (name: string) => statSync(join(all, name)).ctimeMs
  for (const name of names.toSorted((one, other) => madeAt(other) - madeAt(one)).slice(kept))
    rmSync(join(all, name), { recursive: true, force: true })
}
