import type { Offer } from '#contract/offers.ts'
import type { BankKey, LoanGoal, ProductType } from '#contract/values.ts'
import type { UtmParams } from '../visitor/partner.ts'

export type Requester = { kvkNumber?: string; companyName?: string; loanAmount?: number }
export type BankAccount = {
  iban: string
  clientName?: string | null
  connectionId?: string | null
  transactionCount?: number
  from?: string | null
  to?: string | null
  /** The days of each file or collection of it. */
  covered?: readonly { from: string; to: string }[]
}
export type BankEntry = { bankName: string; accounts: readonly BankAccount[] }
export type TransactionsTab = 'connect' | 'upload'

/** The state of the application in the browser (STATE-1). */
export type ApplicationState = {
  isGlobalLoading: boolean
  isTester: boolean
  flowFinished: boolean
  prevLocation: string
  /** The furthest route step reached, 0 before the first (FLOW-1). */
  maxLocationId: number
  requester: Requester
  offers: readonly Offer[]
  offerTypes: readonly ProductType[]
  initialUtmParams: UtmParams
  transactions: { consent: boolean; connections: readonly BankEntry[] }
  isAuthenticated: boolean
  shouldReauthenticate: boolean
  hasReconsentOrigin: boolean
  selectedBank?: BankKey | undefined
  loanGoal?: LoanGoal | undefined
  transactionsTab?: TransactionsTab | undefined
}

export const initialState: ApplicationState = {
  isGlobalLoading: false,
  isTester: false,
  flowFinished: false,
  prevLocation: '/',
  maxLocationId: 0,
  requester: {},
  offers: [],
  offerTypes: ['PBL', 'PBC'],
  initialUtmParams: {},
  transactions: { consent: false, connections: [] },
  isAuthenticated: false,
  shouldReauthenticate: false,
  hasReconsentOrigin: false,
}
