import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const readyPatienceMs = 30_000
const endPatienceMs = 5_000

const programs = new Set<ChildProcess>()

/** A program that ends with this one, also when this one is ended from outside. */
export function startProgram(command: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const program = spawn(command, words, options)
  programs.add(program)
  program.once('exit', () => programs.delete(program))
  return program
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const program of programs) program.kill('SIGTERM')
    process.exit(1)
  })

/** Resolves once `isReady` gives true; what it throws until then is taken for not ready. */
export async function onceReady(name: string, isReady: () => Promise<boolean>, patienceMs = readyPatienceMs) {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (await isReady().catch(() => false)) return
    await sleep(100)
  }
  throw new Error(`${name} was not ready within ${patienceMs / 1000} s`)
}

export async function endProgram(program: ChildProcess, patienceMs = endPatienceMs): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  if ((await Promise.race([ended, sleep(patienceMs, 'late')])) === 'late') program.kill('SIGKILL')
}
