import type { ApplicationView } from '#contract/application.ts'
import type { MatchState } from '#contract/values.ts'

export type Connection = ApplicationView['connections'][number]

/** The bank is still at work on it: neither finished nor failed. */
export const isRunning = (connection: Connection) => connection.stage !== 'finished' && connection.stage !== 'failed'

type Collection = {
  /** Something is still being fetched. */
  isRunning: boolean
  /** There is at least one account with its transactions in our hands. */
  hasAccounts: boolean
  /** At least one booking among all accounts; without any the server refuses to go on (`no_transactions`). */
  hasBookings: boolean
  hasFailures: boolean
  hasBank: boolean
  hasUpload: boolean
}

/** The state of collecting, over all banks and files. */
export function collectionOf(connections: readonly Connection[]): Collection {
  const finished = connections.filter((connection) => connection.stage === 'finished' && connection.accounts.length > 0)
  return {
    isRunning: connections.some(isRunning),
    hasAccounts: finished.length > 0,
    hasBookings: connections.some(({ accounts }) => accounts.some(({ transactionCount }) => transactionCount > 0)),
    hasFailures: connections.some((connection) => connection.stage === 'failed'),
    hasBank: finished.some((connection) => connection.source === 'bank'),
    hasUpload: finished.some((connection) => connection.source === 'upload'),
  }
}

/** How many accounts there are, however many banks and files report them. */
export const countAccounts = (connections: readonly Connection[]): number =>
  new Set(connections.flatMap(({ accounts }) => accounts.map(({ iban }) => iban))).size

/** Counts of the shared data: each account once, and the days from the first booking to the last. */
export function sharedData(connections: readonly Connection[]) {
  const accounts = connections.flatMap((connection) => connection.accounts)
  const days = accounts.flatMap(({ from, to }) => (from && to ? [from, to] : [])).toSorted()
  return {
    bookings: accounts.reduce((sum, { transactionCount }) => sum + transactionCount, 0),
    accounts: countAccounts(connections),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  }
}

type Match = { iban: string; clientName: string | null; matchState: MatchState }

/** Whether to ask about the shared accounts: not when chosen at the bank and the company's; first they are compared. */
export function doubtOf(connections: readonly Connection[], matches: readonly Match[]): 'none' | 'unknown' | 'some' {
  if (connections.some(({ source, stage }) => source !== 'bank' || stage === 'failed')) return 'some'
  const states = connections
    .flatMap(({ accounts }) => accounts)
    .map(
      ({ iban, clientName }) => matches.find((one) => one.iban === iban && one.clientName === clientName)?.matchState,
    )
  if (states.some((state) => state !== undefined && state !== 'MATCH')) return 'some'
  return states.length > 0 && !states.includes(undefined) ? 'none' : 'unknown'
}
