// Where the processor's time of a running site goes, read from /proc (Linux).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Seconds of processor time, by part. */
type ProcessorTime = { server: number; sandbox: number; database: number }

/** The kernel counts in hundredths of a second for programs, whatever the resolution of its clock. */
const ticksPerSecond = 100

type Running = { pid: number; parent: number; words: string; seconds: number }

/** Of the site whose runner has this process number and whose database lies in `dataDir`. */
export function processorTimeOf(runner: number, dataDir: string): ProcessorTime {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const below = (top: number): Running[] => {
    const children = all.filter(({ parent }) => parent === top)
    return children.flatMap((child) => [child, ...below(child.pid)])
  }
  const postmaster = postmasterOf(dataDir)
  const database = all.filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
  const own = below(runner).filter((one) => !database.includes(one))
  const sum = (some: readonly Running[]) => some.reduce((total, { seconds }) => total + seconds, 0)
  const named = (words: string) => own.filter((one) => one.words.includes(words))
  return { server: sum(named('server/main.ts')), sandbox: sum(named('bank-sandbox/main.ts')), database: sum(database) }
}

/** Null when it has ended in between. Ended children count with their parent, as the kernel adds them. */
function readProcess(pid: number): Running | null {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    // The name in brackets may hold spaces and brackets; what follows the last one is numbers.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => Number(stat[at]))
    return { pid, parent: parent!, words, seconds: (user! + system! + childUser! + childSystem!) / ticksPerSecond }
  } catch {
    return null
  }
}

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
