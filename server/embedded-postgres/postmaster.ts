// State of a running postmaster, by the operating system and PostgreSQL's pid file.
import { readdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type PostmasterState = 'starting' | 'ready' | 'stopping'
export type Postmaster = { pid: number; port: number; state: PostmasterState }

const isLinux = process.platform === 'linux'

/** True when the process is there, no zombie, and (on Linux) is a PostgreSQL that works in this cluster. */
export function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (!isLinux) return isAlive(pid)
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const processState = stat.slice(stat.lastIndexOf(')') + 2)[0]
    if (processState === 'Z' || !command.startsWith('postgres')) return false
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Parses postmaster.pid: pid, data folder, start time, port, socket folder, listen address, shared memory, state
 * (PostgreSQL source, utils/pidfile.h), each on a line. Undefined without a live postmaster.
 */
export function readPostmaster(clusterFolder: string): Postmaster | undefined {
  const lines = pidFileLines(clusterFolder)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isPostmasterOf(clusterFolder, pid)) return undefined
  const word = lines[7]?.trim()
  const state = word === 'ready' ? 'ready' : word === 'stopping' ? 'stopping' : 'starting'
  return { pid, port: Number(lines[3] ?? 0), state }
}

/**
 * PostgreSQL clears the pid file of a dead process, but does not start while any live process has its number: an
 * unreaped zombie (containers), or a stranger after a reboot.
 */
export function removeMisleadingPidFile(clusterFolder: string): void {
  const pid = Number(pidFileLines(clusterFolder)[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (!isAlive(pid) || isPostmasterOf(clusterFolder, pid)) return
  const aside = join(clusterFolder, `postmaster.pid.stale-${process.pid}`)
  try {
    // Moved aside first: had a real postmaster written its own file in between, it would be put back.
    renameSync(join(clusterFolder, 'postmaster.pid'), aside)
    const moved = Number(readFileSync(aside, 'utf8').split('\n')[0])
    if (isPostmasterOf(clusterFolder, moved)) renameSync(aside, join(clusterFolder, 'postmaster.pid'))
    else rmSync(aside, { force: true })
  } catch {
    // Another start removed it at the same moment, which is as good.
  }
}

function pidFileLines(clusterFolder: string): string[] {
  try {
    return readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * When the postmaster is killed, a busy backend may hold the shared memory for long, and PostgreSQL then refuses to
 * start. Its uncommitted work is lost anyway.
 */
export function endOrphanBackends(clusterFolder: string): number {
  if (!isLinux || readPostmaster(clusterFolder)) return 0
  const orphans = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && isPostmasterOf(clusterFolder, pid))
  for (const pid of orphans) sendSignal(pid, 'SIGKILL')
  return orphans.length
}

/**
 * Stops the postmaster: "fast" (roll back, checkpoint, end) within 15 s, else "immediate" within 5 s, else by force.
 * Committed rows survive each of the three.
 */
export async function stopPostmaster(clusterFolder: string, pid: number): Promise<void> {
  const stages: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patienceMs] of stages) {
    if (!sendSignal(pid, signal)) return
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      if (!isPostmasterOf(clusterFolder, pid)) return
      await sleep(10)
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}
