import type { BankChannel } from '../api/bank-window.ts'

/** Channels of one origin: each hears the others' messages, never its own, as with BroadcastChannel. */
export function bankChannels(): { tab: BankChannel & { close: () => void }; popup: BankChannel } {
  const targets = [new EventTarget(), new EventTarget()] as const
  const channelOf = (own: EventTarget) => {
    let isOpen = true
    return {
      postMessage: (data: unknown) => {
        if (!isOpen) throw new Error('The channel is closed')
        targets
          .filter((target) => target !== own)
          .forEach((target) => target.dispatchEvent(new MessageEvent('message', { data })))
      },
      addEventListener: own.addEventListener.bind(own) as BankChannel['addEventListener'],
      removeEventListener: own.removeEventListener.bind(own) as BankChannel['removeEventListener'],
      close: () => void (isOpen = false),
    }
  }
  return { tab: channelOf(targets[0]), popup: channelOf(targets[1]) }
}
