import type { AnswerOf } from '#contract/calls.ts'
import { addresses } from '../addresses.ts'
import { api } from '../api/api.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { createBankVisits } from '../api/bank-visits.ts'
import {
  type BankReturn,
  type HandedAddress,
  isBankAddress,
  listenToBank,
  openBankChannel,
  waitingWindowAddress,
} from '../api/bank-window.ts'
import { languageOf } from '../language.ts'
import { sessionStore } from '../visitor/storage.ts'

const windowFeatures = 'popup,width=520,height=760'

/** They outlive the overview: anyone who clicks waits on the next page. */
const visits = createBankVisits()
/** The window of the present visit: the waiting page closes it. */
let present: Window | null = null

type Waiting = { connectionId: string; onReturned: (returned: BankReturn) => void }
let waiting: Waiting | null = null

async function requestAddress(connectionId: string): Promise<AnswerOf<'createConnectSession'>> {
  const returnUrl = `${location.origin}${addresses.transactionSuccess}`
  return (await api('reconnect', { request: { returnUrl, connectionId } })).data
}

/** What the window came back with; the server believes only the aggregator. */
export const reportReturn = ({ state, connectionId, errorClass }: BankReturn): Promise<AnswerOf<'reportBankReturn'>> =>
  api('reportBankReturn', { request: { state, connectionId, errorClass } })

type Visited = { connectionId: string; bankName: string; bankOrigin: string | null }

/**
 * RECON-9: opens the bank's window in the click itself and asks for its address. `isSent` resolves with true when the window
 * has been sent there, and with false when another click came first; it rejects when the address cannot be had. In both
 * cases the window is closed. Null: the browser allowed no window, and nothing was asked.
 */
export function openBankWindow(visited: Visited): { isSent: Promise<boolean> } | null {
  const { connectionId, bankName, bankOrigin } = visited
  const language = languageOf(location.pathname)
  sessionStore.write('returnPage', location.pathname)
  const address = visits.start({
    openWindow: (state) =>
      (present = window.open(
        waitingWindowAddress(addresses.redirection, state, bankName, language),
        '_blank',
        windowFeatures,
      )),
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
 * Passes on the return of the visit that is under way to a connection; what a window brings back that was left is reported to
 * the server alone. A reload forgets the visits (their states are kept nowhere else): from then on any return is taken
 * for the one that is waited for.
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
 * RECON-13: the window has done its work and closes wherever it stands; a reload leaves it known as this tab's opener alone
 * (`bank-window/turn-tie.ts`). A bank whose own headers cut the tie keeps it until it comes back, and then it closes itself.
 */
export const closeBankWindow = (): void => (present ?? (window.opener as Window | null))?.close()

/** The way on in this tab, for a browser that opens no windows. Rejects when the address cannot be had. */
export async function leaveForBank({ connectionId, bankOrigin }: Omit<Visited, 'bankName'>): Promise<void> {
  const { connectUrl: url } = await requestAddress(connectionId)
  if (!isBankAddress(url, bankOrigin)) throw new ApiFailure('bank_unavailable', null)
  location.assign(url)
}
