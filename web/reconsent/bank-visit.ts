import { addresses } from '../addresses.ts'
import { api } from '../api/api.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { isBankAddress, openBankChannel, visitBank, waitingWindowAddress } from '../api/bank-window.ts'
import { languageOf } from '../language.ts'
import { sessionStore } from '../session/storage.ts'

const windowFeatures = 'popup,width=520,height=760'

/** The window of the present visit, which outlives the overview: the waiting page closes it. */
let current: { stop: () => void; close: () => void } | null = null

async function requestConnectUrl(connectionId: string): Promise<string> {
  const returnUrl = `${location.origin}${addresses.transactionSuccess}`
  return (await api('reconnect', { request: { returnUrl, connectionId } })).data.connectUrl
}

type Visited = { connectionId: string; bankName: string; bankOrigin: string | null }

/**
 * RECON-9: opens the bank's window in the click itself and asks for its address. `address` resolves when the window has
 * been sent there; it rejects when the address cannot be had, and then the window is closed. Null: the browser allowed
 * no window, and nothing was asked.
 */
export function openBankWindow({ connectionId, bankName, bankOrigin }: Visited): { address: Promise<void> } | null {
  current?.stop()
  const channel = openBankChannel()
  const language = languageOf(location.pathname)
  sessionStore.write('returnPage', location.pathname)
  let opened: Window | null = null
  const outcome = visitBank({
    openWindow: (state) =>
      (opened = window.open(
        waitingWindowAddress(addresses.redirection, state, bankName, language),
        '_blank',
        windowFeatures,
      )),
    channel,
    state: crypto.randomUUID(),
    requestUrl: () => requestConnectUrl(connectionId),
    bankOrigin,
    // The waiting page listens by itself, also after a reload.
    onReturned: () => undefined,
  })
  if (outcome.kind === 'blocked') {
    channel.close()
    return null
  }
  current = { stop: () => (outcome.stop(), channel.close()), close: () => opened?.close() }
  return { address: outcome.address.then(refuseForeign) }
}

function refuseForeign(handed: 'sent' | 'refused'): void {
  if (handed === 'refused') throw new ApiFailure('bank_unavailable', null)
}

/**
 * RECON-13: the window has done its work. One that has gone to the bank is out of reach (`api/bank-window.ts`) and closes
 * itself when it comes back, since its message is still answered.
 */
export const closeBankWindow = (): void => current?.close()

/** The way on in this tab, for a browser that opens no windows. Rejects when the address cannot be had. */
export async function leaveForBank({ connectionId, bankOrigin }: Omit<Visited, 'bankName'>): Promise<void> {
  const url = await requestConnectUrl(connectionId)
  if (!isBankAddress(url, bankOrigin)) throw new ApiFailure('bank_unavailable', null)
  location.assign(url)
}
