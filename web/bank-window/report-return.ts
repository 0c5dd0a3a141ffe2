import { api } from '../api/api.ts'
import { type BankReturn, returnFragments } from '../api/bank-window.ts'
import { addressOf, overviewAt, overviewIn } from '../addresses.ts'
import { languageOf } from '#ui/language.ts'
import { takeUpOpenCase } from '../session/start-session.ts'
import { sessionStore } from '../visitor/storage.ts'
import { isReconsentToken } from '../visitor/token.ts'

/**
 * Does the other tab's part: reports to the server and starts the collection. Returns the next address, or null in a
 * browser without this application: a bank's app may return to another one than where it began.
 */
export async function reportReturn(returned: BankReturn): Promise<string | null> {
  const cameFrom = sessionStore.read('returnPage')
  const isOwnTab = sessionStore.read('caseId') !== null
  // A new tab of the same browser shares the session of the first (decision 0024).
  if (!isOwnTab) await takeUpOpenCase({ ask: api, session: sessionStore }).catch(logFailure)
  if (sessionStore.read('caseId') === null) return null
  if (!isReconsentToken(sessionStore.read('token'))) {
    const failure = await reportOfApplicant(returned).catch((error: unknown) => (logFailure(error), error))
    return isOwnTab || failure === undefined ? sharingPageFor(cameFrom) : null
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
