// Server processes that are killed without warning and started again, as a machine or an operator would.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const mainFile = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export type Process = {
  name: string
  /** SIGKILL, then started again after a moment. */
  killAndRestart(): Promise<void>
  /** Its last output when it ended without being killed; a server must outlive its database. */
  ends: string[]
  stop(): Promise<void>
}

/** Starts `server/main.ts` with these settings and waits until it says that it is ready. */
export async function startProcess(name: string, environment: Record<string, string>): Promise<Process> {
  let child: ChildProcess | null = null
  const output: string[] = []
  const ends: string[] = []
  const start = async () => {
    child = spawn(process.execPath, [mainFile], {
      env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const started = child
    await new Promise<void>((ready, fail) => {
      const read = (chunk: Buffer) => {
        output.push(chunk.toString())
        if (output.length > 200) output.shift()
        if (chunk.includes('"ready"')) ready()
      }
      started.stdout?.on('data', read)
      started.stderr?.on('data', read)
      started.once('exit', (code) => fail(new Error(`${name} ended (${code}):\n${output.slice(-20).join('')}`)))
    })
    started.removeAllListeners('exit')
    started.once('exit', () => {
      if (child !== started) return
      ends.push(`${name}: ${output.slice(-15).join('')}`)
      startAgain(start).catch(() => {})
    })
  }
  await start()
  return {
    name,
    ends,
    async killAndRestart() {
      const killed = child
      child = null
      if (!killed) return
      const gone = once(killed, 'exit')
      killed.kill('SIGKILL')
      await gone
      await sleep(100)
      await startAgain(start)
    },
    async stop() {
      const stopped = child
      child = null
      if (!stopped || stopped.exitCode !== null) return
      const gone = once(stopped, 'exit')
      stopped.kill('SIGTERM')
      await Promise.race([gone, sleep(25_000)])
      if (stopped.exitCode === null) stopped.kill('SIGKILL')
    },
  }
}

/** An operator's supervisor tries again when a start fails, e.g. while the database is just being killed as well. */
async function startAgain(start: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries >= 5) throw error
      await sleep(500)
    }
  }
}

/** Kills the postmaster of an embedded database, which its supervisors restart. False when it is not up. */
export function killPostmaster(dataDir: string): boolean {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
