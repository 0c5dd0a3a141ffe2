import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ConnectionDetails } from '#contract/bank-data.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'
import { getConsentIn, overviewAt, overviewIn } from '../addresses.ts'
import { api } from '../api/api.ts'
import { ApiFailure, errorKeyOf } from '#contract/failure.ts'
import { createBankVisits, openWaitingWindow, returnUrl } from '../api/bank-visits.ts'
import {
  type BankReturn,
  type HandedAddress,
  isBankAddress,
  listenToBank,
  openBankChannel,
} from '../api/bank-window.ts'
import { useNavigate } from '../navigation.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { whenShownAgain } from '../visitor/shown-again.ts'
import { sessionStore } from '../visitor/storage.ts'

/** Passed from the overview to the waiting page (RECON-9). */
export type ConsentVisit = { returnPage: string; bankName: string; connectionId: string }

export type ConsentOutcome =
  | { kind: 'renewed'; bankName: string }
  | { kind: 'failed'; connectionId: string; errorKey: string }

/** They outlive the overview, since the next page waits for the bank. */
const visits = createBankVisits()
/** The window of the present visit: the waiting page closes it. */
let present: Window | null = null

type Waiting = { connectionId: string; onReturned: (returned: BankReturn) => void }
let waiting: Waiting | null = null

async function requestAddress(connectionId: string): Promise<AnswerOf<'createConnectSession'>> {
  return (await api('reconnect', { request: { returnUrl: returnUrl(), connectionId } })).data
}

/** Reports the window's return; the server trusts only the aggregator. */
export const reportReturn = ({ state, connectionId, errorClass }: BankReturn): Promise<AnswerOf<'reportBankReturn'>> =>
  api('reportBankReturn', { request: { state, connectionId, errorClass } })

type Visited = { connectionId: string; bankName: string; bankOrigin: string | null }

/**
 * RECON-9: opens the bank's window in the click. `isSent` is true once it has the address, false after a newer click;
 * it rejects without an address. The last two close it. Null: blocked, nothing was requested.
 */
function openBankWindow(visited: Visited): { isSent: Promise<boolean> } | null {
  const { connectionId, bankName, bankOrigin } = visited
  sessionStore.write('returnPage', location.pathname)
  const address = visits.start({
    openWindow: (state) => (present = openWaitingWindow(state, bankName)),
    requestAddress: () => requestAddress(connectionId),
    bankOrigin,
    onReturned: (returned, isUnderWay) => {
      if (isUnderWay() && waiting?.connectionId === connectionId) waiting.onReturned(returned)
      else reportReturn(returned).catch((error: unknown) => console.error('Reporting the return failed', error))
    },
  })
  return address && { isSent: address.then(refuseForeign) }
}

function refuseForeign(handed: HandedAddress): boolean {
  if (handed === 'refused') throw new ApiFailure('bank_unavailable', null)
  return handed === 'sent'
}

/**
 * Passes on the current visit's return; an abandoned window's goes to the server only. A reload forgets the visits:
 * then any return counts as the awaited one.
 */
export function takeReturn(connectionId: string, onReturned: (returned: BankReturn) => void): () => void {
  if (!visits.hasStarted()) return takeAnyReturn(onReturned)
  const own: Waiting = { connectionId, onReturned }
  waiting = own
  return () => {
    if (waiting === own) waiting = null
  }
}

function takeAnyReturn(onReturned: (returned: BankReturn) => void): () => void {
  const channel = openBankChannel()
  const stop = listenToBank(channel, (message) => {
    if (message.kind !== 'returned') return
    channel.postMessage({ kind: 'received', state: message.state })
    onReturned(message)
  })
  return () => (stop(), channel.close())
}

/**
 * RECON-13: closes the window wherever it is; after a reload it is only this tab's opener
 * (`bank-window/reverse-opener.ts`). A bank that cuts the opener keeps it until the return, when it closes itself.
 */
export const closeBankWindow = (): void => (present ?? (window.opener as Window | null))?.close()

/** The way on in this tab, for a browser that opens no windows. Rejects when the address cannot be had. */
async function leaveForBank({ connectionId, bankOrigin }: Omit<Visited, 'bankName'>): Promise<void> {
  const { connectUrl: url } = await requestAddress(connectionId)
  if (!isBankAddress(url, bankOrigin)) throw new ApiFailure('bank_unavailable', null)
  location.assign(url)
}

/** The state of one card after a click; all others stay as they were. */
export type Reconnecting =
  | { stage: 'none' }
  | { stage: 'opening' | 'leaving' | 'blocked'; connectionId: string }
  | { stage: 'failed'; connectionId: string; errorKey: string }

type Bank = Pick<ConnectionDetails, 'connectionId' | 'bankName'>

/** RECON-9: renewing the consent of one connection. `start` must be called straight from the click. */
export function useReconnect(bankOrigin: string | null, first: Reconnecting) {
  const language = useLanguage()
  const [pathname] = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<Reconnecting>(first)
  useEffect(() => whenShownAgain(() => setState({ stage: 'none' })), [])
  const fail = (connectionId: string, error: unknown) =>
    setState({ stage: 'failed', connectionId, errorKey: errorKeyOf(error) })

  const start = ({ connectionId, bankName }: Bank) => {
    const opened = openBankWindow({ connectionId, bankName, bankOrigin })
    // RECON-9: a blocked popup asks nothing, leads nowhere and is no error. The card offers another way.
    if (opened === null) return setState({ stage: 'blocked', connectionId })
    setState({ stage: 'opening', connectionId })
    opened.isSent.then(
      (isSent) => {
        if (!isSent) return
        const visit: ConsentVisit = { returnPage: pathname, bankName, connectionId }
        void navigate(getConsentIn(language), { state: visit })
      },
      (error: unknown) => fail(connectionId, error),
    )
  }

  const leave = async ({ connectionId }: Bank) => {
    setState({ stage: 'leaving', connectionId })
    sessionStore.write('returnPage', pathname)
    await leaveForBank({ connectionId, bankOrigin }).catch((error: unknown) => fail(connectionId, error))
  }

  return { state, start, leave }
}

export type Reconnector = ReturnType<typeof useReconnect>

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The visit in a navigation state; null for a visitor who came by address. It leads back to an overview only. */
export function readConsentVisit(state: unknown, language: Language): ConsentVisit | null {
  const { returnPage, bankName, connectionId } = (state ?? {}) as Record<string, unknown>
  const id = text(connectionId)
  if (id === null) return null
  const overview = overviewAt(returnPage)
  return {
    returnPage: overview !== null && languageOf(overview) === language ? overview : overviewIn(language),
    bankName: text(bankName) ?? '',
    connectionId: id,
  }
}

/** The outcome in a navigation state; null when the overview was not entered from the waiting page. */
export function readConsentOutcome(state: unknown): ConsentOutcome | null {
  const { kind, bankName, connectionId, errorKey } = (state ?? {}) as Record<string, unknown>
  if (kind === 'renewed') return { kind, bankName: text(bankName) ?? '' }
  const id = text(connectionId)
  const key = text(errorKey)
  return kind === 'failed' && id !== null && key !== null ? { kind, connectionId: id, errorKey: key } : null
}
