import type { ApplicationView } from '#contract/application.ts'

export type Connection = ApplicationView['connections'][number]

/** The bank is still at work on it: neither finished nor failed. */
export const isRunning = (connection: Connection) => connection.stage !== 'finished' && connection.stage !== 'failed'

export type Collection = {
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

/** Where the collecting stands, over all banks and files. */
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

/** How many accounts there are, however many banks and files tell of them. */
export const countAccounts = (connections: readonly Connection[]): number =>
  new Set(connections.flatMap(({ accounts }) => accounts.map(({ iban }) => iban))).size
