import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankKeys } from '#contract/values.ts'
import { type ApplicationState, initialState } from './application-state.ts'
import { transitions } from './transitions.ts'

/**
 * A reference that is plain to see through: accounts are one flat list in order of arrival, everything else is a bag of
 * values. It shares no line with the transitions it is held against.
 */
type Model = {
  accounts: { bankName: string; iban: string }[]
  banks: string[]
  consent: boolean
  requester: Map<string, unknown>
  fields: Map<string, unknown>
}
type Action = keyof typeof transitions
type Step = {
  action: Action
  name: string
  real: (state: ApplicationState) => ApplicationState
  model: (model: Model) => void
}

const emptyModel = (): Model => ({ accounts: [], banks: [], consent: false, requester: new Map(), fields: new Map() })

/** The state by the model. A bank keeps its place for as long as it has an account. */
function stateOf({ accounts, banks, consent, requester, fields }: Model): ApplicationState {
  const connections = banks.map((bankName) => ({
    bankName,
    accounts: accounts.filter((one) => one.bankName === bankName).map(({ iban }) => ({ iban })),
  }))
  return {
    ...initialState,
    ...Object.fromEntries(fields),
    requester: Object.fromEntries(requester),
    transactions: { consent, connections },
  }
}

function keepAccounts(model: Model, isKept: (one: Model['accounts'][number]) => boolean): void {
  model.accounts = model.accounts.filter(isKept)
  model.banks = model.banks.filter((bank) => model.accounts.some(({ bankName }) => bankName === bank))
}

const few = <T>(...values: T[]) => fc.constantFrom(...values)
const bankName = few('ING', 'Knab', 'bunq')
const iban = few('NL01', 'NL02', 'NL03', 'NL04', 'NL05')

function addAccount(name: string, number: string): Step {
  return {
    action: 'addBankAccount',
    name: `add ${number} at ${name}`,
    real: (state) => transitions.addBankAccount(state, name, { iban: number }),
    model: ({ accounts, banks }) => {
      if (accounts.some((one) => one.iban === number)) return
      accounts.push({ bankName: name, iban: number })
      if (!banks.includes(name)) banks.push(name)
    },
  }
}

function setField<Field extends keyof ApplicationState>(
  action: Action,
  field: Field,
  value: ApplicationState[Field],
): Step {
  const real = transitions[action] as (state: ApplicationState, value: ApplicationState[Field]) => ApplicationState
  return {
    action,
    name: `${field} = ${JSON.stringify(value)}`,
    real: (state) => real(state, value),
    model: ({ fields }) => void fields.set(field, value),
  }
}

const kept = new Set(['isTester', 'isAuthenticated', 'initialUtmParams'])
const reset: Step = {
  action: 'reset',
  name: 'reset',
  real: transitions.reset,
  model: (model) => {
    for (const field of model.fields.keys()) if (!kept.has(field)) model.fields.delete(field)
    Object.assign(model, { accounts: [], banks: [], consent: false, requester: new Map() })
  },
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(bankName, iban).map(([name, number]) => addAccount(name, number)) },
  iban.map((number) => ({
    action: 'removeAccount' as const,
    name: `remove ${number}`,
    real: (state: ApplicationState) => transitions.removeAccount(state, number),
    model: (model: Model) => keepAccounts(model, (one) => one.iban !== number),
  })),
  fc.constant({
    action: 'removeAllTransactions' as const,
    name: 'remove all',
    real: transitions.removeAllTransactions,
    model: (model: Model) => keepAccounts(model, () => false),
  }),
  fc.boolean().map((consent) => ({
    action: 'setConsent' as const,
    name: `consent ${consent}`,
    real: (state: ApplicationState) => transitions.setConsent(state, consent),
    model: (model: Model) => void (model.consent = consent),
  })),
  fc.record({ kvkNumber: few('1', '2'), loanAmount: few(1, 2) }, { requiredKeys: [] }).map((requester) => ({
    action: 'setRequester' as const,
    name: `requester ${JSON.stringify(requester)}`,
    real: (state: ApplicationState) => transitions.setRequester(state, requester),
    model: (model: Model) => Object.entries(requester).forEach(([key, value]) => model.requester.set(key, value)),
  })),
  fc.constant({
    action: 'removeRequester' as const,
    name: 'remove requester',
    real: transitions.removeRequester,
    model: (model: Model) => model.requester.clear(),
  }),
  fc.constant(reset),
  fc.boolean().map((value) => setField('setGlobalLoading', 'isGlobalLoading', value)),
  fc.boolean().map((value) => setField('setTester', 'isTester', value)),
  fc.boolean().map((value) => setField('setFlowFinished', 'flowFinished', value)),
  fc.boolean().map((value) => setField('setAuthenticated', 'isAuthenticated', value)),
  fc.boolean().map((value) => setField('setShouldReauthenticate', 'shouldReauthenticate', value)),
  fc.boolean().map((value) => setField('setReconsentOrigin', 'hasReconsentOrigin', value)),
  few('/', '/get-offers').map((value) => setField('setLocation', 'prevLocation', value)),
  fc.nat(5).map((value) => setField('setMaxLocation', 'maxLocationId', value)),
  few(...bankKeys).map((value) => setField('setSelectedBank', 'selectedBank', value)),
  few('growth' as const, 'tax' as const).map((value) => setField('setLoanGoal', 'loanGoal', value)),
  few('connect' as const, 'upload' as const).map((value) => setField('setTransactionsTab', 'transactionsTab', value)),
  few(['PBC' as const], ['PBL' as const]).map((value) => setField('setOfferTypes', 'offerTypes', value)),
  fc.constant(setField('setOffers', 'offers', [])),
  few({}, { utm_source: 'x' }).map((value) => setField('setInitialUtmParams', 'initialUtmParams', value)),
)

test('STATE-2 STATE-3 any sequence of actions ends where a plain model says, and changes no former state', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (sequence) => {
      const model = emptyModel()
      let state = initialState
      for (const { name, real, model: change } of sequence) {
        const before = JSON.stringify(state)
        const next = real(state)
        change(model)
        expect(JSON.stringify(state), `${name} changed the state it was given`).toBe(before)
        expect(next, name).toEqual(stateOf(model))
        state = next
      }
    }),
    { numRuns: 2_000 },
  )
})

test('STATE-2 the random sequences know every action', () => {
  const actions = new Set(fc.sample(steps, 5_000).map(({ action }) => action))
  expect([...actions].sort()).toEqual(Object.keys(transitions).sort())
})
