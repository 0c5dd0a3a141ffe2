import type { BankAccount, BankEntry } from '../../application-state/application-state.ts'
import { type Connection, isRunning } from '../collection.ts'

/** The accounts of one bank, or a connection without one yet. */
export type BankCard = {
  key: string
  bankName: string
  stage: 'running' | 'failed' | 'done'
  accounts: readonly BankAccount[]
}

const stageOf = (connection: Connection | undefined): BankCard['stage'] => {
  if (connection === undefined) return 'done'
  if (isRunning(connection)) return 'running'
  return connection.stage === 'failed' ? 'failed' : 'done'
}

/** A card for each bank of the application state, and one for each connection that gave no account (yet). */
export function bankCards(entries: readonly BankEntry[], connections: readonly Connection[]): BankCard[] {
  // The state may know the accounts of a connection a moment before the application does.
  const ids = new Set(entries.flatMap(({ accounts }) => accounts.map(({ connectionId }) => connectionId)))
  const gave = ({ accounts, connectionId }: Connection) =>
    accounts.length > 0 || (connectionId !== null && ids.has(connectionId))
  const givers = connections.filter(gave)
  const withAccounts = entries.map(({ bankName, accounts }) => {
    const own = givers.filter((connection) => connection.bankName === bankName)
    const open = own.find(isRunning) ?? own.find(({ stage }) => stage === 'failed')
    return { key: bankName, bankName, stage: stageOf(open), accounts }
  })
  const without = connections
    .filter((connection) => !gave(connection))
    .map((connection, index) => ({
      key: connection.connectionId ?? `upload-${index}`,
      bankName: connection.bankName,
      stage: stageOf(connection),
      accounts: [],
    }))
  return [...withAccounts, ...without]
}
