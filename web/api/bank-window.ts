import type { AnswerOf } from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'
import { openTabChannel, type TabChannel } from '../visitor/tab-channel.ts'

/**
 * Messages between the journey's tab and the bank's window (ROUTE-5, ROUTE-15, RECON-9). A bank's
 * `Cross-Origin-Opener-Policy` may make `closed` true for an open window, so it is not read. A return is only a hint.
 */
const bankChannelName = 'vlot-bank'

/** `state` identifies a visit: made by the opener, except in `returned`, where it is the server's. */
type BankMessage =
  | { kind: 'ready'; state: string }
  | { kind: 'connect-url'; state: string; url: string }
  | { kind: 'returned'; state: string; connectionId: string | null; errorClass: string | null }
  | { kind: 'received'; state: string }
export type BankReturn = Extract<BankMessage, { kind: 'returned' }>

/** The part that a visit uses. */
export type BankChannel = Omit<TabChannel, 'close'>

export const openBankChannel = (): TabChannel => openTabChannel(bankChannelName)

/** With which the way through the bank in the same tab comes back to the overview of re-consent. */
export const returnFragments = { renewed: '#vernieuwd', failed: '#niet-vernieuwd' } as const

/** Parses a channel message; null when it is not ours. Texts are bounded: the sender may be an old tab. */
export function readBankMessage(data: unknown): BankMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, state, url, connectionId, errorClass } = data as Record<string, unknown>
  if (!isText(state, 100)) return null
  if (kind === 'ready' || kind === 'received') return { kind, state }
  if (kind === 'connect-url' && isText(url, 4000)) return { kind, state, url }
  if (kind !== 'returned') return null
  return { kind, state, connectionId: boundedOrNull(connectionId, 64), errorClass: boundedOrNull(errorClass, 80) }
}

const isText = (value: unknown, lengthMax: number): value is string =>
  typeof value === 'string' && value.length <= lengthMax
const boundedOrNull = (value: unknown, lengthMax: number) => (isText(value, lengthMax) && value !== '' ? value : null)

/** Calls `onMessage` for each of our messages; the answer stops listening. */
export function listenToBank(channel: BankChannel, onMessage: (message: BankMessage) => void): () => void {
  const listener = (event: MessageEvent) => {
    const message = readBankMessage(event.data)
    if (message) onMessage(message)
  }
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

const send = (channel: BankChannel, message: BankMessage) => channel.postMessage(message)

/** The bank's address must be https, or on the one origin that the server names (the sandbox). Security: connectUrl. */
export function isBankAddress(url: string, bankOrigin: string | null): boolean {
  if (!URL.canParse(url)) return false
  const address = new URL(url)
  return address.protocol === 'https:' || (bankOrigin !== null && address.origin === bankOrigin)
}

/** The address of the waiting window. State, bank and language travel in the fragment, which no server sees. */
export function waitingWindowAddress(path: string, state: string, bankName: string, language: Language): string {
  return `${path}#${new URLSearchParams({ state, bank: bankName, language })}`
}

/** The language in which the waiting window speaks, also when there is nothing to wait for. */
export const readWindowLanguage = (fragment: string): Language =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('language') === 'en' ? 'en' : 'nl'

/** Parses the waiting window's own fragment; null when it was opened by hand. */
export function readWaitingWindowAddress(fragment: string): { state: string; bankName: string } | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const state = values.get('state')
  return isText(state, 100) && state !== '' ? { state, bankName: (values.get('bank') ?? '').slice(0, 60) } : null
}

/** Parses the query of `/transaction-success`: our state, and the aggregator's connection id or error class. */
export function readBankReturn(query: string): BankReturn | null {
  const values = new URLSearchParams(query)
  return readBankMessage({
    kind: 'returned',
    state: values.get('state'),
    connectionId: values.get('connection_id') ?? values.get('connectionId'),
    errorClass: values.get('error_class') ?? values.get('errorClass'),
  }) as BankReturn | null
}

type BankAddress = AnswerOf<'createConnectSession'>
export type BankVisit = {
  /** Call it straight from the click: nothing may be awaited before, or the browser blocks the window. */
  openWindow: (state: string) => Pick<Window, 'close'> | null
  channel: BankChannel
  state: string
  requestAddress: () => Promise<BankAddress>
  bankOrigin: string | null
  onReturned: (returned: BankReturn) => void
}
/** Whether the window was sent to the address, or it is no bank's, or the wait had ended. */
export type HandedAddress = 'sent' | 'refused' | 'stopped'
/** `leave`: the visitor goes on without this window, whose return is still taken. `stop`: it no longer is. */
export type OpenedVisit = { kind: 'opened'; leave: () => void; stop: () => void; address: Promise<HandedAddress> }
type BankVisitOutcome = { kind: 'blocked' } | OpenedVisit
type Handover = { address: BankAddress | null; isReady: boolean; isStopped: boolean }

/**
 * Opens the bank's window and sends it its address once both are there. Without an address it closes the window, and
 * `address` rejects with the error of `requestAddress`. Only the visit's own return is answered.
 */
export function visitBank(visit: BankVisit): BankVisitOutcome {
  const opened = visit.openWindow(visit.state)
  if (opened === null) return { kind: 'blocked' }
  const handover: Handover = { address: null, isReady: false, isStopped: false }
  const hand = () => {
    if (handover.address === null || !handover.isReady) return
    send(visit.channel, { kind: 'connect-url', state: visit.state, url: handover.address.connectUrl })
  }
  const stopListening = listenToBank(visit.channel, (message) => {
    if (message.kind === 'ready' && message.state === visit.state) {
      handover.isReady = true
      hand()
    }
    if (message.kind === 'returned' && isReturnOf(message, handover.address)) {
      stop()
      send(visit.channel, { kind: 'received', state: message.state })
      visit.onReturned(message)
    }
  })
  const stop = () => {
    if (handover.isStopped) return
    handover.isStopped = true
    stopListening()
    // It would wait for an address in vain.
    if (handover.address === null) opened.close()
  }
  return {
    kind: 'opened',
    leave: () => leaveVisit(handover, stop),
    stop,
    address: handAddress(visit, handover, hand, stop),
  }
}

/** A return before the bank's address is known is not this visit's. An older server gives no state, and is believed. */
const isReturnOf = (returned: BankReturn, address: BankAddress | null): boolean =>
  address !== null && (address.state === undefined || address.state === returned.state)

/** Without a state the return of the next window would be taken for that of this one. */
function leaveVisit({ address }: Handover, stop: () => void): void {
  if (address?.state === undefined) stop()
}

async function handAddress(
  visit: BankVisit,
  handover: Handover,
  hand: () => void,
  stop: () => void,
): Promise<HandedAddress> {
  try {
    const address = await visit.requestAddress()
    if (handover.isStopped) return 'stopped'
    if (isBankAddress(address.connectUrl, visit.bankOrigin)) {
      handover.address = address
      hand()
      return 'sent'
    }
  } catch (failure) {
    if (handover.isStopped) return 'stopped'
    stop()
    throw failure
  }
  stop()
  return 'refused'
}

/** The waiting window's side: announces itself and resolves with the bank's address, or null after the time-out. */
export function awaitConnectUrl(channel: BankChannel, state: string, timeoutMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (url: string | null) => {
      clearTimeout(timer)
      stop()
      resolve(url)
    }
    const timer = setTimeout(() => finish(null), timeoutMs)
    const stop = listenToBank(channel, (message) => {
      if (message.kind === 'connect-url' && message.state === state) finish(message.url)
    })
    send(channel, { kind: 'ready', state })
  })
}

/**
 * The returning window's side: resolves with whether the journey's tab answered. If not, this is the journey's own tab,
 * or the other was closed: then this window goes on by itself.
 */
export function announceReturn(channel: BankChannel, returned: BankReturn, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isReceived: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isReceived)
    }
    const timer = setTimeout(() => finish(false), timeoutMs)
    const stop = listenToBank(channel, (message) => {
      if (message.kind === 'received' && message.state === returned.state) finish(true)
    })
    send(channel, returned)
  })
}
