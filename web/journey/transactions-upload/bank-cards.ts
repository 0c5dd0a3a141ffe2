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
  const givers = connections.filter(({ accounts }) => accounts.length > 0)
  const withAccounts = entries.map(({ bankName, accounts }) => {
    const own = givers.filter((connection) => connection.bankName === bankName)
    const open = own.find(isRunning) ?? own.find(({ stage }) => stage === 'failed')
    return { key: bankName, bankName, stage: stageOf(open), accounts }
  })
  const without = connections
    .filter(({ accounts }) => accounts.length === 0)
    .map((connection, index) => ({
      key: connection.connectionId ?? `upload-${index}`,
      bankName: connection.bankName,
      stage: stageOf(connection),
      accounts: [],
    }))
  return [...withAccounts, ...without]
}
