import { useEffect, useRef, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { type BankKey, bankNames } from '#contract/values.ts'
import { addresses } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import { errorKeyOf } from '../../api/api-failure.ts'
import {
  type BankReturn,
  isBankAddress,
  openBankChannel,
  visitBank,
  waitingWindowAddress,
} from '../../api/bank-window.ts'
import { languageOf } from '../../language.ts'
import { sessionStore } from '../../session/storage.ts'

/** Where the connecting of one bank stands. */
export type VisitState =
  | { stage: 'none' }
  | { stage: 'waiting' | 'checking' | 'blocked' | 'leaving' | 'connected'; bank: BankKey }
  | { stage: 'failed'; bank: BankKey; errorKey: string }

const windowFeatures = 'popup,width=520,height=760'

const returnUrl = () => `${window.location.origin}${addresses.transactionSuccess}`

/** The bank comes back to one address. Where this tab came from, and in which language, its storage and its window's copy tell. */
const rememberPage = () => sessionStore.write('returnPage', window.location.pathname)

/** Asks for the address at which one bank is connected. */
async function requestConnectUrl(caseId: string, bank: BankKey): Promise<string> {
  const request = { returnUrl: returnUrl(), caseId, bankToConnect: bank, needFutureConsent: true as const }
  return (await api('createConnectSession', { request })).connectUrl
}

/** Tells the server what the window came back with, and starts the fetching; the server believes only the aggregator. */
async function settleReturn(returned: BankReturn, kvkNumber: string | null): Promise<string | null> {
  const { state, connectionId, errorClass } = returned
  const answer = await api('reportBankReturn', { request: { state, connectionId, errorClass } })
  if (answer.outcome !== 'connected' || answer.connectionId === null) return answer.errorKey ?? 'bank_cancelled'
  if (kvkNumber !== null) {
    await api('fetchTransactions', { request: { kvkNumber, connectionId: answer.connectionId } })
  }
  return null
}

type Visit = { caseId: string; bank: BankKey; bankOrigin: string | null; onReturned: (returned: BankReturn) => void }

/** Opens the bank's window and the channel that it reports on. Null when the browser opens no window. */
function openVisit({ caseId, bank, bankOrigin, onReturned }: Visit) {
  const channel = openBankChannel()
  const language = languageOf(window.location.pathname)
  rememberPage()
  const outcome = visitBank({
    openWindow: (state) =>
      window.open(
        waitingWindowAddress(addresses.redirection, state, bankNames[bank], language),
        '_blank',
        windowFeatures,
      ),
    channel,
    state: crypto.randomUUID(),
    requestUrl: () => requestConnectUrl(caseId, bank),
    bankOrigin,
    onReturned,
  })
  if (outcome.kind === 'blocked') {
    channel.close()
    return null
  }
  return { address: outcome.address, stop: () => (outcome.stop(), channel.close()) }
}

/**
 * Connecting a bank in its own window (FLOW-6). `start` must be called straight from a click. `onConnected` is called
 * once a bank is connected, so that the screen reads the application again.
 */
export function useBankVisit(application: ApplicationView, bankOrigin: string | null, onConnected: () => void) {
  const [state, setState] = useState<VisitState>({ stage: 'none' })
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const fail = (bank: BankKey, errorKey: string) => setState({ stage: 'failed', bank, errorKey })

  const finish = async (bank: BankKey, returned: BankReturn) => {
    setState({ stage: 'checking', bank })
    try {
      const errorKey = await settleReturn(returned, application.kvkNumber)
      if (errorKey !== null) return fail(bank, errorKey)
      setState({ stage: 'connected', bank })
    } catch (error) {
      fail(bank, errorKeyOf(error))
    } finally {
      onConnected()
    }
  }

  const start = (bank: BankKey) => {
    stop.current()
    const onReturned = (returned: BankReturn) => void finish(bank, returned)
    const visit = openVisit({ caseId: application.caseId, bank, bankOrigin, onReturned })
    if (visit === null) return setState({ stage: 'blocked', bank })
    stop.current = visit.stop
    setState({ stage: 'waiting', bank })
    visit.address.then(
      (handed) => handed === 'refused' && fail(bank, 'bank_unavailable'),
      (error: unknown) => fail(bank, errorKeyOf(error)),
    )
  }

  /** The way on in this tab, for a browser that opens no windows. The page after the bank leads back here. */
  const leave = async (bank: BankKey) => {
    setState({ stage: 'leaving', bank })
    rememberPage()
    try {
      const url = await requestConnectUrl(application.caseId, bank)
      if (isBankAddress(url, bankOrigin)) return window.location.assign(url)
      fail(bank, 'bank_unavailable')
    } catch (error) {
      fail(bank, errorKeyOf(error))
    }
  }

  const reset = () => {
    stop.current()
    setState({ stage: 'none' })
  }
  /** A visit that came to nothing is old news once transactions came another way. One that is under way goes on. */
  const letFailureGo = () =>
    setState((known) => (known.stage === 'failed' || known.stage === 'blocked' ? { stage: 'none' } : known))
  return { state, start, leave, reset, letFailureGo }
}

export type BankVisitor = ReturnType<typeof useBankVisit>
