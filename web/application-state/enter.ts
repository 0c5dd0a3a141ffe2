import { raiseFurthest } from '#lending/journey/progress.ts'
import type { StepSlug } from '#lending/journey/steps.ts'
import type { ApplicationState } from './application-state.ts'
import { transitions } from './transitions.ts'

/** FLOW-1: entering a route raises the furthest step and records the previous location, where there was one. */
export function enter(state: ApplicationState, slug: StepSlug | null, cameFrom: string | null): ApplicationState {
  const located = cameFrom === null ? state : transitions.setLocation(state, cameFrom)
  return slug === null ? located : transitions.setMaxLocation(located, raiseFurthest(state.maxLocationId, slug))
}
