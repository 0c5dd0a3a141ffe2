import {
  type ApplicationState,
  type BankAccount,
  type BankEntry,
  initialState,
  type Requester,
} from './application-state.ts'
import { raiseFurthest } from '#lending/journey/progress.ts'
import type { StepSlug } from '#lending/journey/steps.ts'

/** One action: the state before and a value; the state after. Nothing here knows React, clock or network. */
type Transition<Given extends unknown[]> = (state: ApplicationState, ...given: Given) => ApplicationState

/** A transition that sets one field and nothing else. */
const setter =
  <Field extends keyof ApplicationState>(field: Field): Transition<[value: ApplicationState[Field]]> =>
  (state, value) => ({ ...state, [field]: value })

const withConnections = (state: ApplicationState, connections: readonly BankEntry[]): ApplicationState => ({
  ...state,
  transactions: { ...state.transactions, connections },
})

/** Accounts merge into the bank's entry by its name; an IBAN that any bank already has is ignored (STATE-2). */
const addBankAccount: Transition<[bankName: string, account: BankAccount]> = (state, bankName, account) => {
  const { connections } = state.transactions
  if (connections.some((entry) => entry.accounts.some(({ iban }) => iban === account.iban))) return state
  const isKnown = connections.some((entry) => entry.bankName === bankName)
  if (!isKnown) return withConnections(state, [...connections, { bankName, accounts: [account] }])
  const merged = connections.map((entry) =>
    entry.bankName === bankName ? { ...entry, accounts: [...entry.accounts, account] } : entry,
  )
  return withConnections(state, merged)
}

/** A bank without accounts left has nothing to show, so its entry goes too. */
const removeAccount: Transition<[iban: string]> = (state, iban) => {
  const connections = state.transactions.connections
    .map((entry) => ({ ...entry, accounts: entry.accounts.filter((account) => account.iban !== iban) }))
    .filter((entry) => entry.accounts.length > 0)
  return withConnections(state, connections)
}

/** STATE-3: back to the defaults, but for who the visitor is. */
const reset: Transition<[]> = ({ isTester, isAuthenticated, initialUtmParams }) => ({
  ...initialState,
  isTester,
  isAuthenticated,
  initialUtmParams,
})

/** Every specified action (STATE-2). */
export const transitions = {
  setConsent: (state: ApplicationState, consent: boolean) => ({
    ...state,
    transactions: { ...state.transactions, consent },
  }),
  setRequester: (state: ApplicationState, requester: Requester) => ({
    ...state,
    requester: { ...state.requester, ...requester },
  }),
  removeRequester: (state: ApplicationState) => ({ ...state, requester: {} }),
  setGlobalLoading: setter('isGlobalLoading'),
  addBankAccount,
  removeAccount,
  removeAllTransactions: (state: ApplicationState) => withConnections(state, []),
  setOffers: setter('offers'),
  setTester: setter('isTester'),
  setLocation: setter('prevLocation'),
  /** Set as given; entering a step raises it (FLOW-1), and a new document starts from the server's value. */
  setMaxLocation: setter('maxLocationId'),
  setSelectedBank: setter('selectedBank'),
  setLoanGoal: setter('loanGoal'),
  setTransactionsTab: setter('transactionsTab'),
  setFlowFinished: setter('flowFinished'),
  setOfferTypes: setter('offerTypes'),
  setAuthenticated: setter('isAuthenticated'),
  setShouldReauthenticate: setter('shouldReauthenticate'),
  setReconsentOrigin: setter('hasReconsentOrigin'),
  setInitialUtmParams: setter('initialUtmParams'),
  reset,
} satisfies Record<string, (state: ApplicationState, ...given: never[]) => ApplicationState>

/** FLOW-1: entering a route raises the furthest step and records the previous location, where there was one. */
export function enter(state: ApplicationState, slug: StepSlug | null, cameFrom: string | null): ApplicationState {
  const located = cameFrom === null ? state : transitions.setLocation(state, cameFrom)
  return slug === null ? located : transitions.setMaxLocation(located, raiseFurthest(state.maxLocationId, slug))
}
