import { addDays, type IsoDate } from '#lending/days.ts'
import type { BankKey } from '#contract/values.ts'
import { matchAccountHolder } from '#lending/account-holder.ts'
import { MockRefusal } from './handler.ts'
import { mockClosing, mockIban } from './mock-bank.ts'
import type { BankChoice, MockAccount, MockCase, MockConnection } from './mock-state.ts'
import { effectOf, type TesterEffect } from './tester-inputs.ts'

/** Each read of the progress brings the fetching one stage on. */
const stages = ['waiting', 'connecting', 'fetching', 'finished'] as const

export function advance(connection: MockConnection, effect: TesterEffect | null): void {
  const index = stages.findIndex((stage) => stage === connection.stage)
  if (index < 0 || connection.stage === 'finished') return
  connection.progressReads += 1
  connection.stage = stages[index + 1] ?? 'finished'
  if (connection.stage === 'finished' && effect === 'bank_unavailable') {
    Object.assign(connection, { stage: 'failed', errorKey: 'bank_unavailable' })
  }
}

/** TEST-3: a consent just given or renewed is good for half a year. */
const consentDays = { past: -182.5, nearFuture: 5, future: 182.5 } as const
const dayMs = 24 * 60 * 60_000
export const consentExpiry = (now: Date, when: keyof typeof consentDays): string =>
  new Date(now.getTime() + consentDays[when] * dayMs).toISOString()

type Opened = {
  connectionId: string
  bank: BankKey
  choice: BankChoice
  loanCase: MockCase
  now: Date
  today: IsoDate
}

/** A connection to the mock's bank with the chosen account; its bookings are still to be fetched. */
export function openConnection({ connectionId, bank, choice, loanCase, now, today }: Opened): MockConnection {
  return {
    connectionId,
    consentId: `consent-${connectionId}`,
    bank,
    givenAt: now.toISOString(),
    consentExpiresAt: consentExpiry(now, 'future'),
    endedAt: null,
    stage: 'waiting',
    errorKey: null,
    progressReads: 0,
    readsSinceReconnect: null,
    accounts: [accountAt(bank, choice, loanCase, today)],
  }
}

const otherHolder = 'Janssen en Dochters V.O.F.'

function accountAt(bank: BankKey, choice: BankChoice, { company }: MockCase, today: IsoDate): MockAccount {
  const holder = choice === 'no-holder' ? null : choice === 'other-holder' ? otherHolder : company.name
  const isEmpty = choice === 'no-bookings'
  return {
    iban: mockIban(bank, company.kvkNumber),
    holder,
    match: matchAccountHolder(holder, { companyNames: [company.name] }),
    bookings: isEmpty ? [] : null,
    closing: isEmpty ? { on: addDays(today, -1), amountCents: 0 } : mockClosing(today),
  }
}

/** TEST-2: after a reconnect the connection shows renewed with the second read of the accounts. */
const readsUntilRenewed = 2

/** Counts a read of the accounts; a tester's KVK number may make the renewal fail or never come. */
export function renewAfterReads(connection: MockConnection, { company }: MockCase, now: Date): void {
  if (connection.readsSinceReconnect === null) return
  const effect = effectOf('reconsent', company.kvkNumber)
  if (effect === 'renewal_fails') throw new MockRefusal('generic')
  connection.readsSinceReconnect += 1
  if (effect === 'renewal_never_comes' || connection.readsSinceReconnect < readsUntilRenewed) return
  Object.assign(connection, { readsSinceReconnect: null, consentExpiresAt: consentExpiry(now, 'future') })
}
