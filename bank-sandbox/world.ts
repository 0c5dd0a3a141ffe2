import { isoSeconds, type SandboxClock } from './clock.ts'
import type { Histories } from './histories.ts'
import type { SandboxSettings } from './settings.ts'
import type { Store } from './store.ts'
import type { Faults } from './faults.ts'
import type { Callbacks } from './callbacks/callbacks.ts'

/** The state that all parts of the sandbox share. */
export interface World {
  settings: SandboxSettings
  /** Its public address, known once it listens. */
  origin: string
  clock: SandboxClock
  store: Store
  histories: Histories
  faults: Faults
  callbacks: Callbacks
  /** How often each endpoint was called: "GET /api/v6/accounts" to a count. */
  calls: Map<string, number>
  /** Fetches under way, so that closing waits for them. */
  underWay: Set<Promise<void>>
  closing: boolean
}

/** The moment as the aggregator writes it; the fault "clock-skew" moves it. */
export function stamp(world: World): string {
  return isoSeconds(new Date(world.clock.now().getTime() + world.faults.skewMs()))
}
