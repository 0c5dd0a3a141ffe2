import { useEffect, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { type BankKey, bankNames } from '#contract/values.ts'
import { api } from '../../api/api.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { createBankVisits, openWaitingWindow, returnUrl } from '../../api/bank-visits.ts'
import { type BankReturn, isBankAddress } from '../../api/bank-window.ts'
import { actions } from '../../application-state/store.ts'
import { whenShownAgain } from '../../visitor/shown-again.ts'
import { sessionStore } from '../../visitor/storage.ts'

export type VisitState =
  | { stage: 'none' | 'waiting' | 'checking' | 'blocked' | 'leaving' | 'connected' }
  | { stage: 'failed'; errorKey: string }

/** The bank returns to one address; page and language are in this tab's storage, and its window's copy. */
const rememberPage = () => sessionStore.write('returnPage', window.location.pathname)

/** Asks for the address at which one bank is connected. */
function requestAddress(caseId: string, bank: BankKey): Promise<AnswerOf<'createConnectSession'>> {
  const request = { returnUrl: returnUrl(), caseId, bankToConnect: bank, needFutureConsent: true as const }
  return api('createConnectSession', { request })
}

/** Reports the window's return to the server and starts collecting; the server trusts only the aggregator. */
async function settleReturn(returned: BankReturn, kvkNumber: string | null): Promise<string | null> {
  const { state, connectionId, errorClass } = returned
  const answer = await api('reportBankReturn', { request: { state, connectionId, errorClass } })
  if (answer.outcome !== 'connected' || answer.connectionId === null) return answer.errorKey ?? 'bank_cancelled'
  if (kvkNumber !== null) {
    await api('fetchTransactions', { request: { kvkNumber, connectionId: answer.connectionId } })
  }
  return null
}

/** Connects a bank in its own window (FLOW-6). Call `start` directly from a click. `refresh` never rejects. */
export function useBankVisit(application: ApplicationView, bankOrigin: string | null, refresh: () => Promise<void>) {
  const [state, setState] = useState<VisitState>({ stage: 'none' })
  const [visits] = useState(() => createBankVisits())
  useEffect(() => visits.stop, [visits])
  useEffect(() => whenShownAgain(() => setState({ stage: 'none' })), [])
  const fail = (errorKey: string) => setState({ stage: 'failed', errorKey })

  /** A left window's result is in the application; the screen shows the current one. */
  const finish = async (returned: BankReturn, isUnderWay: () => boolean) => {
    const show = (next: VisitState) => isUnderWay() && setState(next)
    show({ stage: 'checking' })
    const errorKey = await settleReturn(returned, application.kvkNumber).catch(errorKeyOf)
    // First its result, which going on needs.
    await refresh()
    show(errorKey === null ? { stage: 'connected' } : { stage: 'failed', errorKey })
  }

  const choose = (bank: BankKey) => {
    actions.setSelectedBank(bank)
    rememberPage()
  }
  const start = (bank: BankKey) => {
    choose(bank)
    const address = visits.start({
      openWindow: (visitState) => openWaitingWindow(visitState, bankNames[bank]),
      requestAddress: () => requestAddress(application.caseId, bank),
      bankOrigin,
      onReturned: (returned, isUnderWay) => void finish(returned, isUnderWay),
    })
    if (address === null) return setState({ stage: 'blocked' })
    setState({ stage: 'waiting' })
    address.then(
      (handed) => handed === 'refused' && fail('bank_unavailable'),
      (error: unknown) => fail(errorKeyOf(error)),
    )
  }

  /** The way on in this tab, for a browser that opens no windows. The page after the bank leads back here. */
  const leave = async (bank: BankKey) => {
    choose(bank)
    setState({ stage: 'leaving' })
    try {
      const { connectUrl: url } = await requestAddress(application.caseId, bank)
      if (isBankAddress(url, bankOrigin)) return window.location.assign(url)
      fail('bank_unavailable')
    } catch (error) {
      fail(errorKeyOf(error))
    }
  }

  const reset = () => {
    visits.leave()
    setState({ stage: 'none' })
  }
  /** A visit that came to nothing is old news once transactions came another way. One that is under way goes on. */
  const letFailureGo = () =>
    setState((known) => (known.stage === 'failed' || known.stage === 'blocked' ? { stage: 'none' } : known))
  return { state, start, leave, reset, letFailureGo }
}

export type BankVisitor = ReturnType<typeof useBankVisit>
