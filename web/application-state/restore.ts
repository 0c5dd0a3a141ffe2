import type { ApplicationView } from '#contract/application.ts'
import { furthestNumber } from '#lending/journey/progress.ts'
import { type UtmParams, utmOf } from '../visitor/partner.ts'
import type { ApplicationState } from './application-state.ts'
import { transitions } from './transitions.ts'

/** STATE-4: the state of a server's case. The furthest location is the server's, or this tab's when further. */
export function restore(state: ApplicationState, view: ApplicationView): ApplicationState {
  const fresh: ApplicationState = {
    ...state,
    requester: {
      ...(view.kvkNumber === null ? {} : { kvkNumber: view.kvkNumber }),
      ...(view.companyName === null ? {} : { companyName: view.companyName }),
      ...(view.loanAmount === null ? {} : { loanAmount: view.loanAmount }),
    },
    loanGoal: view.loanGoal ?? state.loanGoal,
    initialUtmParams: utmOfVisit(state.initialUtmParams, view.utm),
    flowFinished: view.flowFinished,
    transactions: { consent: view.consentGiven, connections: [] },
  }
  const all = view.connections.flatMap(({ accounts }) => accounts)
  const accounts = view.connections.flatMap(({ bankName, connectionId, accounts }) =>
    accounts.map(({ iban, clientName }) => {
      const parts = all.filter((one) => one.iban === iban)
      const { transactionCount, from, to } = parts.reduce(joined)
      const covered = parts.flatMap((one) => (one.from && one.to ? [{ from: one.from, to: one.to }] : []))
      return { bankName, account: { iban, clientName, connectionId, transactionCount, from, to, covered } }
    }),
  )
  const filled = accounts.reduce(
    (next, { bankName, account }) => transitions.addBankAccount(next, bankName, account),
    fresh,
  )
  return transitions.setMaxLocation(filled, Math.max(filled.maxLocationId, furthestNumber(view.furthestStep)))
}

type Shared = ApplicationView['connections'][number]['accounts'][number]

/** An account in several files: the days of all, and the transactions of all unless the same may be in two. */
function joined(one: Shared, other: Shared): Shared {
  if (!other.from || !other.to) return one
  if (!one.from || !one.to) return other
  const isApart = one.to < other.from || other.to < one.from
  const counts = [one.transactionCount, other.transactionCount] as const
  return {
    ...one,
    from: one.from < other.from ? one.from : other.from,
    to: one.to > other.to ? one.to : other.to,
    transactionCount: isApart ? counts[0] + counts[1] : Math.max(...counts),
  }
}

/** The address's campaign, or after a reload the case's: the browser may not store it (COOK-3). */
function utmOfVisit(known: UtmParams, begunWith: string): UtmParams {
  return begunWith === '' || Object.keys(known).length > 0 ? known : utmOf(new URLSearchParams(begunWith))
}
