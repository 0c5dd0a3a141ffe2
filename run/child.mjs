// Keeps one process running: starts it again when it crashes, gives up when it cannot live, and ends it on request.
import { spawn } from 'node:child_process'
import { closeSync, copyFileSync, mkdirSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepository, repository } from './paths.mjs'

const quickDeathMs = 5_000
const quickDeathsMax = 3
const pauseMs = [200, 1_000, 3_000, 10_000]
const logBytesMax = 10_000_000
const lookEveryMs = 60_000
const endWithParent = pathToFileURL(inRepository('run', 'end-with-parent.mjs')).href

/**
 * Starts `node program …`. `onGiveUp(reason)` is called once when it ended at once three times in a row.
 * Its output goes to `logFile`. Returns `{ stop, killNow, lastWords }`.
 */
export function keepRunning({ name, node, program, env, logFile, onGiveUp, onRestart = () => {} }) {
  const state = { child: undefined, stopping: false, quickDeaths: 0, restarts: 0, timer: undefined }
  rotate(logFile)
  setInterval(() => rotate(logFile), lookEveryMs).unref()

  const start = () => {
    const startedAt = Date.now()
    state.child = spawnLogged(node, program, env, logFile)
    state.child.once('exit', (code, signal) => {
      state.child = undefined
      if (!state.stopping) afterDeath(Date.now() - startedAt, signal ?? `code ${code}`)
    })
  }
  const afterDeath = (livedMs, how) => {
    state.quickDeaths = livedMs < quickDeathMs ? state.quickDeaths + 1 : 0
    if (livedMs >= 60_000) state.restarts = 0
    if (state.quickDeaths >= quickDeathsMax)
      return onGiveUp(`The ${name} ended ${quickDeathsMax} times at once (${how}).`)
    const pause = pauseMs[Math.min(state.restarts++, pauseMs.length - 1)]
    onRestart(`The ${name} has ended (${how}); it is started again.`)
    state.timer = setTimeout(start, pause)
  }
  start()
  return {
    stop: (patienceMs) => endChild(state, patienceMs),
    killNow: () => {
      // Not to be taken for a crash, after which it would be started again.
      state.stopping = true
      clearTimeout(state.timer)
      state.child?.kill('SIGKILL')
    },
    lastWords: () => tail(logFile),
  }
}

function spawnLogged(node, program, env, logFile) {
  const log = openSync(logFile, 'a', 0o600)
  // Its own session: Ctrl-C reaches us alone, and we end the processes in order. The channel closes when we die.
  const child = spawn(node, ['--import', endWithParent, ...program], {
    cwd: repository,
    env,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  child.on('error', () => {
    // A program that could not even be started never exits.
    if (child.pid === undefined) child.emit('exit', 1, null)
  })
  closeSync(log)
  return child
}

/** Asks it to end, and forces it after the given time. */
function endChild(state, patienceMs) {
  state.stopping = true
  clearTimeout(state.timer)
  const { child } = state
  if (!child) return Promise.resolve()
  return new Promise((settle) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('exit', () => {
      clearTimeout(force)
      settle()
    })
    child.kill('SIGTERM')
  })
}

/** Truncates in place, since the running process keeps the file open. Without room for a copy, old lines are lost. */
export function rotate(logFile, bytesMax = logBytesMax) {
  mkdirSync(dirname(logFile), { recursive: true })
  const stats = statSync(logFile, { throwIfNoEntry: false })
  if (!stats || stats.size <= bytesMax) return
  try {
    copyFileSync(logFile, `${logFile}.1`)
  } catch {
    rmSync(`${logFile}.1`, { force: true })
  }
  truncateSync(logFile)
}

function tail(logFile) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
  } catch {
    return ''
  }
}
