import type { BankKey } from '#contract/values.ts'
import type { Application, ApplicationAccount } from '#lending/application.ts'
import type { IsoDate } from '#lending/days.ts'
import { hasConsent, liveConnections } from './case-record.ts'
import { bankNameOf } from './case-view.ts'
import { decisionOf } from './decide-case.ts'
import type { MockAccount, MockCase, MockConnection } from './mock-state.ts'

/** The case as the lending room knows it: which steps are done follows from it. */
export function applicationOf(loanCase: MockCase, today: IsoDate): Application {
  const { company, expenses } = loanCase
  const decided = decisionOf(loanCase, today)
  return {
    kvkNumber: company.kvkNumber,
    isEligible: true,
    loanAmountCents: loanCase.loanAmountCents,
    loanGoal: loanCase.loanGoal,
    loanGoalDescription: loanCase.loanGoalDescription ?? '',
    expectedExpenses: expenses,
    hasConsent: hasConsent(loanCase),
    accounts: [
      ...liveConnections(loanCase).flatMap((one) =>
        one.accounts.map((account) => lendingAccount(account, one.bank, one)),
      ),
      ...loanCase.uploads.map(({ account, bank }) => lendingAccount(account, bank, null)),
    ],
    outcome: decided && decided.decision.outcome,
    // Which they are plays no part in the order of the steps, only that they are there.
    offers: decided && [],
    selectedOfferId: loanCase.selectedOfferId,
    disbursementIban: loanCase.disbursementIban,
    feedback: loanCase.feedback,
  }
}

function lendingAccount(
  { iban, holder }: MockAccount,
  bank: BankKey | null,
  connection: MockConnection | null,
): ApplicationAccount {
  return {
    iban,
    holder,
    bankName: bankNameOf(bank),
    source: connection ? 'bank-link' : 'upload',
    connectionId: connection?.connectionId ?? null,
    isCollected: connection === null || connection.stage === 'finished',
  }
}
