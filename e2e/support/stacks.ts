// Each browser worker has a server, a database, a sandbox and flags that no other worker touches.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxClock } from '#bank-sandbox/clock.ts'
import { testToday } from '#server/testing/test-clock.ts'

/** Room for the site, the desk, the sandbox and its mail sink (25 above the sandbox). */
const portsBetweenStacks = 10

export type Stack = {
  sitePort: number
  deskPort: number
  sandboxPort: number
  origin: string
  deskOrigin: string
  sandboxOrigin: string
  flagsFile: string
}

/** The flags that a stack reads; a test that needs others writes them (flags.ts). */
export const flagsFileOf = (sitePort: number): string => join(tmpdir(), `vlot-e2e-flags-${sitePort}.json`)

/** Where a stack says which folder its data is in, for the lender's command (lender.ts). */
export const folderFileOf = (sitePort: number): string => join(tmpdir(), `vlot-e2e-folder-${sitePort}.txt`)

export function stackOf(worker: number): Stack {
  const sitePort = Number(process.env['E2E_PORT'] || 4710) + worker * portsBetweenStacks
  const sandboxPort = Number(process.env['E2E_SANDBOX_PORT'] || 4711) + worker * portsBetweenStacks
  const deskPort = sitePort + 2
  return {
    sitePort,
    deskPort,
    sandboxPort,
    origin: `http://localhost:${sitePort}`,
    deskOrigin: `http://localhost:${deskPort}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    flagsFile: flagsFileOf(sitePort),
  }
}

/** For server and sandbox, which keep the machine's time of day: one that is started again goes on where it was. */
export const dayOfStacks = { CLOCK_TODAY: process.env['CLOCK_TODAY'] ?? testToday }

/** The clock of every stack. A page has the machine's, and takes the server's from its answers. */
export const { now: stackNow } = sandboxClock(dayOfStacks.CLOCK_TODAY)

/** The stack of the worker that runs this; Playwright numbers its workers before it loads our files. */
export const ownStack = stackOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
