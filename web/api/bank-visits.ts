import { languageOf } from '#ui/language.ts'
import { addresses } from '../addresses.ts'
import {
  type BankReturn,
  type BankVisit,
  type HandedAddress,
  openBankChannel,
  type OpenedVisit,
  visitBank,
  waitingWindowAddress,
} from './bank-window.ts'
import type { TabChannel } from '../visitor/tab-channel.ts'

type Visited = Pick<BankVisit, 'openWindow' | 'requestAddress' | 'bankOrigin'> & {
  /** `isUnderWay` is false once the visitor has gone on to another window, or without any. */
  onReturned: (returned: BankReturn, isUnderWay: () => boolean) => void
}

/** Opens a new window with a page in this language, which goes on to the bank once its address is known. */
export const openWaitingWindow = (state: string, bankName: string): Window | null =>
  window.open(
    waitingWindowAddress(addresses.redirection, state, bankName, languageOf(location.pathname)),
    '_blank',
    'popup,width=520,height=760',
  )

/** The one address to which banks return. */
export const returnUrl = () => location.origin + addresses.transactionSuccess

/**
 * The bank's windows that one page opened: the one that is under way, and those that were left for it. These are still
 * answered, so that they close and what was done there counts, but they no longer say where the visitor is.
 */
export function createBankVisits(openChannel: () => TabChannel = openBankChannel) {
  const opened = new Set<OpenedVisit>()
  let channel: TabChannel | null = null
  let underWay: OpenedVisit | null = null

  const leave = () => {
    underWay?.leave()
    underWay = null
  }

  /** Call it straight from the click. Null: the browser opens no window, and nothing was asked. */
  const start = (visited: Visited): Promise<HandedAddress> | null => {
    leave()
    channel ??= openChannel()
    const visit = visitBank({
      ...visited,
      channel,
      state: crypto.randomUUID(),
      onReturned: (returned) => visited.onReturned(returned, () => underWay === visit),
    })
    if (visit.kind === 'blocked') return null
    opened.add(visit)
    underWay = visit
    return visit.address
  }

  const stop = () => {
    opened.forEach((visit) => visit.stop())
    opened.clear()
    underWay = null
    channel?.close()
    channel = null
  }

  return { start, leave, stop, hasStarted: () => opened.size > 0 }
}
