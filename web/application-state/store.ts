import { create } from 'zustand'
import { type ApplicationState, initialState } from './application-state.ts'
import { transitions } from './transitions.ts'

type Transitions = typeof transitions
type TransitionInputs<Name extends keyof Transitions> = Transitions[Name] extends (
  state: ApplicationState,
  ...given: infer Rest
) => ApplicationState
  ? Rest
  : never
type Actions = { [Name in keyof Transitions]: (...given: TransitionInputs<Name>) => void }

/** `const kvkNumber = useApplicationState((state) => state.requester.kvkNumber)`. */
export const useApplicationState = create<ApplicationState>()(() => initialState)

/** Every transition as an action on the store: `actions.setConsent(true)`. */
export const actions = Object.fromEntries(
  Object.entries(transitions).map(([name, transition]) => {
    const apply = transition as (state: ApplicationState, ...given: unknown[]) => ApplicationState
    return [name, (...given: unknown[]) => useApplicationState.setState((state) => apply(state, ...given), true)]
  }),
) as Actions
