import { api } from '../api/api.ts'
import { type BankReturn, returnFragments } from '../api/bank-window.ts'
import { addressOf, overviewAt, overviewIn } from '../addresses.ts'
import { languageOf } from '#ui/language.ts'
import { sessionStore } from '../visitor/storage.ts'
import { isReconsentToken } from '../visitor/token.ts'

/**
 * Does the other tab's part: reports to the server, which asks the aggregator, and starts the collection. Returns the
 * next address: the application, or the re-consent overview, which shows the outcome.
 */
export async function reportReturn(returned: BankReturn): Promise<string> {
  const cameFrom = sessionStore.read('returnPage')
  if (!isReconsentToken(sessionStore.read('token'))) {
    await reportOfApplicant(returned).catch(logFailure)
    return sharingPageFor(cameFrom)
  }
  const page = overviewAt(cameFrom) ?? overviewIn(languageOf(cameFrom ?? ''))
  const outcome = await postReturn(returned).catch(logFailure)
  return page + (outcome?.outcome === 'connected' ? returnFragments.renewed : returnFragments.failed)
}

/** The screen on which transactions are shared, in the language of the page that the visitor left for the bank. */
export const sharingPageFor = (cameFrom: string | null): string =>
  addressOf('uploadTransactions', languageOf(cameFrom ?? ''))

const logFailure = (error: unknown) => console.error('Reporting the return failed', error)

const postReturn = ({ state, connectionId, errorClass }: BankReturn) =>
  api('reportBankReturn', { request: { state, connectionId, errorClass } })

async function reportOfApplicant(returned: BankReturn): Promise<void> {
  const answer = await postReturn(returned)
  if (answer.outcome !== 'connected' || answer.connectionId === null) return
  const { kvkNumber } = await api('readApplication')
  if (kvkNumber !== null) await api('fetchTransactions', { request: { kvkNumber, connectionId: answer.connectionId } })
}
