import { expensesAnswer } from '#contract/answers/application-answer.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { ConnectionDetails } from '#contract/bank-data.ts'
import { bankNames, type BankKey } from '#contract/values.ts'
import type { IsoDate } from '#lending/days.ts'
import { maskIban } from '#lending/iban.ts'
import { furthestStep } from '#lending/journey/progress.ts'
import { hasConsent, isFinished, liveConnections, bookingsOf } from './case-record.ts'
import { journeyAnswersOf } from './journey-answers.ts'
import type { MockAccount, MockCase, MockCompany, MockConnection, MockSession } from './mock-state.ts'

export const bankNameOf = (bank: BankKey | null) => (bank === null ? 'Bank' : bankNames[bank])

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

/** Everything that a reload needs (STATE-4). */
export function applicationView(loanCase: MockCase, today: IsoDate): ApplicationView {
  const { company, expenses, handInUntil } = loanCase
  return {
    caseId: loanCase.caseId,
    kvkNumber: company.kvkNumber,
    companyName: company.name,
    profile: profileView(company, loanCase.profileTakenAt),
    loanAmount: euros(loanCase.loanAmountCents),
    loanGoal: loanCase.loanGoal,
    loanGoalDescription: loanCase.loanGoalDescription,
    expectedExpenses: expensesAnswer(expenses),
    consentGiven: hasConsent(loanCase),
    connections: linksOf(loanCase, today),
    handIn: handInUntil ? { until: handInUntil, isMailed: loanCase.email !== null, files: [] } : null,
    dataConfirmed: loanCase.isConfirmed,
    selectedOfferId: loanCase.selectedOfferId,
    disbursementIban: loanCase.disbursementIban,
    flowFinished: isFinished(loanCase),
    feedbackGiven: loanCase.feedback !== null,
    furthestStep: furthestStep(journeyAnswersOf(loanCase)),
    utm: loanCase.utm ?? '',
  }
}

export const profileView = (company: MockCompany, takenAt: string): NonNullable<ApplicationView['profile']> => ({
  kvkNumber: company.kvkNumber,
  name: company.name,
  legalForm: company.legalFormLong,
  mainActivity: { code: company.sbiCodes[0]?.code ?? '', description: company.mainActivity },
  foundedOn: company.foundedOn,
  endedOn: null,
  city: company.city,
  takenAt,
})

function linksOf(loanCase: MockCase, today: IsoDate): ApplicationView['connections'] {
  const links = liveConnections(loanCase).map((one) => ({
    connectionId: one.connectionId,
    source: 'bank' as const,
    bankName: bankNames[one.bank],
    bank: one.bank,
    stage: one.stage,
    errorKey: one.errorKey,
    fetchedCount: fetchedCount(one, today),
    accounts: isListed(one) ? one.accounts.map((account) => shownAccount(account, today)) : [],
  }))
  const files = loanCase.uploads.map(({ bank, account }) => ({
    connectionId: null,
    source: 'upload' as const,
    bankName: bankNameOf(bank),
    bank,
    stage: 'finished' as const,
    errorKey: null,
    fetchedCount: bookingsOf(account, today).length,
    accounts: [shownAccount(account, today)],
  }))
  return [...links, ...files]
}

/** As on the server: a bank names its accounts once it is connected, a moment after the visitor is back. */
const isListed = ({ stage }: MockConnection): boolean => stage !== 'waiting' && stage !== 'connecting'

/** Bookings that have come in so far: none while connecting, half while fetching. */
export function fetchedCount({ stage, accounts }: MockConnection, today: IsoDate): number {
  const all = accounts.reduce((sum, account) => sum + bookingsOf(account, today).length, 0)
  if (stage === 'finished') return all
  return stage === 'fetching' ? Math.floor(all / 2) : 0
}

function shownAccount(account: MockAccount, today: IsoDate) {
  const bookings = bookingsOf(account, today)
  return {
    iban: account.iban,
    clientName: account.holder,
    transactionCount: bookings.length,
    from: bookings[0]?.bookedOn ?? null,
    to: bookings.at(-1)?.bookedOn ?? null,
  }
}

const almostExpiredMs = 10 * 24 * 60 * 60_000

/** RECON-8: from 9 days before it expires a consent can be renewed. */
export const needsReconsent = ({ consentExpiresAt, endedAt }: MockConnection, now: Date): boolean =>
  endedAt !== null || Date.parse(consentExpiresAt) - now.getTime() < almostExpiredMs

/** The connections as `fetch-accounts` answers them (API-1); one that only renews sees the fields of RECON-7 only. */
export function connectionDetails(loanCase: MockCase, session: MockSession | null, now: Date): ConnectionDetails[] {
  const isOfLink = session?.scope === 'reconsent'
  return liveConnections(loanCase).map((one) => ({
    connectionId: one.connectionId,
    consentId: isOfLink ? null : one.consentId,
    bankName: bankNames[one.bank],
    consentExpiresAt: one.consentExpiresAt,
    expireAt: one.consentExpiresAt,
    needReconsent: needsReconsent(one, now),
    accounts: one.accounts.map(({ holder: clientName, iban, match: matchState }) =>
      isOfLink ? { clientName, iban: maskIban(iban) } : { clientName, iban, matchState },
    ),
  }))
}
