// A lane is a copy of the tree in which one defect at a time is put, built and tested.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const repository = dirname(import.meta.dirname)
const endingPatienceMs = 45_000
const lanesFolder = join(repository, '.build', 'sabotage')
/** Node's compile cache of packages and unchanged sources, for all lanes and their programs. */
const compileCache = process.env['NODE_COMPILE_CACHE'] || join(repository, '.build', 'compile-cache')

/** `changed` names the file that is not as in the tree. */
export type Lane = { folder: string; number: number; changed: string | null }

/** The files that git tracks, and the new ones that it does not ignore, as paths from the top of the repository. */
export function sourceFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const names = execFileSync('git', list, { cwd: repository, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')
  return [...new Set(names)].filter((name) => name !== '' && existsSync(join(repository, name))).sort()
}

/** Copies the tree as it is now; an earlier run's builds stay and are reused where nothing has changed. */
export function openLane(number: number, files: readonly string[]): Lane {
  const folder = join(lanesFolder, `lane-${number}`)
  mkdirSync(folder, { recursive: true })
  removeOthers(folder, files)
  for (const file of files) copyIfOther(file, folder)
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(repository, 'node_modules'), packages)
  return { folder, number, changed: null }
}

/** Files of an earlier copy that the tree no longer has. */
function removeOthers(folder: string, files: readonly string[]): void {
  const listFile = join(folder, '.files')
  const wanted = new Set(files)
  const earlier = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\0') : []
  for (const file of earlier) if (!wanted.has(file)) rmSync(join(folder, file), { force: true })
  writeFileSync(listFile, files.join('\0'))
}

function copyIfOther(file: string, folder: string): void {
  const to = join(folder, file)
  const bytes = readFileSync(join(repository, file))
  if (existsSync(to) && readFileSync(to).equals(bytes)) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(repository, file), to)
}

/** Runs `work` with one file in the lane as given, and puts the tree's own back. */
export async function withFile<T>(
  lane: Lane,
  { file, source }: { file: string; source: string },
  work: () => Promise<T>,
): Promise<T> {
  writeFileSync(join(lane.folder, file), source)
  lane.changed = file
  try {
    return await work()
  } finally {
    lane.changed = null
    cpSync(join(repository, file), join(lane.folder, file))
  }
}

type Ended = { code: number; output: string; isTimedOut: boolean }

export function laneEnvironment(env: Record<string, string>): Record<string, string | undefined> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`
  return { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env, PATH: path }
}

/** Runs a program of the lane with this Node, also first in its children's path; ends them all in time. */
export function runInLane(
  lane: Lane,
  program: readonly string[],
  { env = {}, patienceMs }: { env?: Record<string, string>; patienceMs: number },
): Promise<Ended> {
  const child = spawn(process.execPath, program, {
    cwd: lane.folder,
    env: laneEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + String(chunk)).slice(-20_000)))
  const signal = (name: 'SIGINT' | 'SIGKILL') => {
    try {
      process.kill(-child.pid!, name)
    } catch {
      // It has ended by itself.
    }
  }
  // On SIGINT a runner of tests also ends the servers that it has started, which are in groups apart.
  const interrupt = () => signal('SIGINT')
  process.once('exit', interrupt)
  let isTimedOut = false
  const timers = [
    setTimeout(() => {
      isTimedOut = true
      interrupt()
    }, patienceMs),
    setTimeout(() => signal('SIGKILL'), patienceMs + endingPatienceMs),
  ]
  return new Promise((settle) => {
    child.on('error', (error) => settle({ code: 1, output: error.message, isTimedOut }))
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      process.removeListener('exit', interrupt)
      settle({ code: code ?? 1, output, isTimedOut })
    })
  })
}
