import { api } from '../api/api.ts'
import type { BankReturn } from '../api/bank-window.ts'

/** What the journey's tab would have done: tell the server, which asks the aggregator, and start the collection. */
export async function reportReturn({ state, connectionId, errorClass }: BankReturn): Promise<void> {
  const answer = await api('reportBankReturn', { request: { state, connectionId, errorClass } })
  if (answer.outcome !== 'connected' || answer.connectionId === null) return
  const { kvkNumber } = await api('readApplication')
  if (kvkNumber !== null) await api('fetchTransactions', { request: { kvkNumber, connectionId: answer.connectionId } })
}
