import type { ApplicationView } from '#contract/application.ts'
import type { Application } from '#lending/application.ts'
import { furthestNumber } from '#lending/journey/progress.ts'
import { type UtmParams, utmOf } from '../session/partner.ts'
import type { ApplicationState } from './application-state.ts'
import { transitions } from './transitions.ts'

/**
 * STATE-4: the state that a server's case stands for. What the specification stores as the furthest location is computed
 * from the answers, and kept where the visitor had already come further in this tab.
 */
export function restore(state: ApplicationState, view: ApplicationView, hasOffers: boolean): ApplicationState {
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
  const accounts = view.connections.flatMap(({ bankName, connectionId, accounts }) =>
    accounts.map(({ iban, clientName, transactionCount, from, to }) => ({
      bankName,
      account: { iban, clientName, connectionId, transactionCount, from, to },
    })),
  )
  const filled = accounts.reduce(
    (next, { bankName, account }) => transitions.addBankAccount(next, bankName, account),
    fresh,
  )
  const computed = furthestNumber(applicationOf(view, hasOffers))
  return transitions.setMaxLocation(filled, Math.max(filled.maxLocationId, computed))
}

/**
 * What the address said; else, as after a reload, what the case began with. An application can do without it, so that the
 * browser may not keep it (COOK-3).
 */
function utmOfVisit(known: UtmParams, begunWith: string): UtmParams {
  return begunWith === '' || Object.keys(known).length > 0 ? known : utmOf(new URLSearchParams(begunWith))
}

/** The view as the business knows an application, in so far as the order of steps rests on it. */
export function applicationOf(view: ApplicationView, hasOffers: boolean): Application {
  const { expectedExpenses, loanAmount } = view
  return {
    kvkNumber: view.kvkNumber,
    isEligible: view.kvkNumber !== null,
    loanAmountCents: loanAmount === null ? null : Math.round(loanAmount * 100),
    // Only whether there is a goal counts here; the business has its own names for them.
    loanGoal: view.loanGoal === null ? null : 'other',
    loanGoalDescription: '',
    expectedExpenses: expectedExpenses && {
      hasExpenses: expectedExpenses.hasExpenses,
      knowsAmount: expectedExpenses.knowsAmount ?? false,
      amountCents: expectedExpenses.amount == null ? null : Math.round(expectedExpenses.amount * 100),
    },
    hasConsent: view.consentGiven,
    accounts: view.connections.flatMap((connection) =>
      connection.accounts.map((account) => ({
        iban: account.iban,
        bankName: connection.bankName,
        holder: account.clientName,
        source: connection.source === 'bank' ? 'bank-link' : 'upload',
        connectionId: connection.connectionId,
        // Confirming is what ends the collect step for the visitor; until then it is open however far the fetch is.
        isCollected: view.dataConfirmed,
      })),
    ),
    outcome: hasOffers ? 'approved' : null,
    offers: hasOffers ? [] : null,
    selectedOfferId: view.selectedOfferId,
    disbursementIban: view.disbursementIban,
    // The view does not hold it; that the flow is finished it says itself.
    feedback: null,
  }
}
