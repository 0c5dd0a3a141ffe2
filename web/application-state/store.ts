import { create } from 'zustand'
import { type ApplicationState, initialState } from './application-state.ts'
import { transitions } from './transitions.ts'

type Transitions = typeof transitions
type Told<Name extends keyof Transitions> = Transitions[Name] extends (
  state: ApplicationState,
  ...answer: infer Rest
) => ApplicationState
  ? Rest
  : never
export type Actions = { [Name in keyof Transitions]: (...answer: Told<Name>) => void }

/** `const kvkNumber = useApplicationState((state) => state.requester.kvkNumber)`. */
export const useApplicationState = create<ApplicationState>()(() => initialState)

/** Every transition as an action on the store: `actions.setConsent(true)`. */
export const actions = Object.fromEntries(
  Object.entries(transitions).map(([name, transition]) => {
    const apply = transition as (state: ApplicationState, ...answer: unknown[]) => ApplicationState
    return [name, (...answer: unknown[]) => useApplicationState.setState((state) => apply(state, ...answer), true)]
  }),
) as Actions
