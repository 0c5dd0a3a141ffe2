// Notices that the npm which started us is gone, killed in a way that it could not pass on.
import { readFileSync } from 'node:fs'

const intervalMs = 500

/** Calls `onGone` when npm, or the shell between npm and us, has ended. Does nothing when npm did not start us. */
export function watchParents(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    onGone()
  }, intervalMs)
  timer.unref()
}

/** The parent of a process on Linux; nothing elsewhere or when it has ended. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
