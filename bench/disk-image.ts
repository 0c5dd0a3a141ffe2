// A disk of which the power can be cut: an ext4 file system in a file, mounted through a loop device (Linux, as root).
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const size = '1G'
const goneWithinMs = 15_000

type Disk = {
  /** The folder under which its files are. */
  mountPoint: string
  /**
   * Stops every process that has something open on it, copies the disk as it is at that moment, ends them, and goes on with the
   * copy at the same place. `abandon` is called first, so that nobody starts a process again by itself.
   */
  cutPower(abandon: () => void): Promise<void>
  close(): void
}

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe', timeout: 120_000 })

export function openDisk(folder: string): Disk {
  const mountPoint = join(folder, 'disk')
  let image = join(folder, 'image-0')
  let cuts = 0
  mkdirSync(mountPoint)
  run('truncate', '-s', size, image)
  run('mkfs.ext4', '-q', '-F', image)
  run('mount', '-o', 'loop', image, mountPoint)
  // The database runs under an account that is not ours.
  for (const path of [folder, mountPoint]) chmodSync(path, 0o755)
  return {
    mountPoint,
    async cutPower(abandon) {
      abandon()
      const users = usersOf(mountPoint)
      for (const pid of users) signal(pid, 'SIGSTOP')
      const copy = join(folder, `image-${++cuts}`)
      // What the file system has not written yet is in memory alone, so that the file of the image lacks it.
      run('cp', '--sparse=always', image, copy)
      for (const pid of users) signal(pid, 'SIGKILL')
      const deadline = Date.now() + goneWithinMs
      while (usersOf(mountPoint).length > 0 && Date.now() < deadline) await sleep(50)
      run('umount', mountPoint)
      run('rm', image)
      image = copy
      run('mount', '-o', 'loop', image, mountPoint)
    },
    close() {
      for (const pid of usersOf(mountPoint)) signal(pid, 'SIGKILL')
      run('umount', '-l', mountPoint)
    },
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended in between.
  }
}

/** The processes that work in the folder, have a file of it open, or were started with it as their data folder. */
function usersOf(mountPoint: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => uses(pid, mountPoint))
}

function uses(pid: number, mountPoint: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
    const links = [`/proc/${pid}/cwd`, ...readdirSync(`/proc/${pid}/fd`).map((name) => `/proc/${pid}/fd/${name}`)]
    return environment.includes(`DATA_DIR=${mountPoint}`) || links.some((link) => target(link).startsWith(mountPoint))
  } catch {
    return false
  }
}

function target(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
