import type { FullConfig } from '@playwright/test'
import { stackOf } from './stacks.ts'

const patienceMs = 60_000

/** E2E_RUNNING=1: no test begins before the stacks that should run already answer. */
export default async function awaitRunningStacks({ workers }: FullConfig): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (const { origin } of Array.from({ length: workers }, (_, worker) => stackOf(worker))) {
    while (!(await isReady(origin))) {
      if (performance.now() > deadline)
        throw new Error(`Nothing answers at ${origin}, and E2E_RUNNING=1 says that a stack does.`)
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
