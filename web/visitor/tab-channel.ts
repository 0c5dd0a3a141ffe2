import { storageOr } from './storage.ts'

/** The used part of a BroadcastChannel: each tab hears the others' messages, never its own. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>

/** Opens a channel between the tabs of this browser. iOS before 15.4 and old WebViews have none of their own. */
export const openTabChannel = (name: string): TabChannel =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : openStorageChannel(name)

/** A change of the storage is heard by every other tab. A message stays in it no longer than it takes to send. */
function openStorageChannel(name: string): TabChannel {
  const heard = new EventTarget()
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null)
      heard.dispatchEvent(new MessageEvent('message', { data: JSON.parse(newValue) }))
  }
  addEventListener('storage', hear)
  const storage = storageOr(() => localStorage)
  return {
    postMessage: (data) => {
      storage().setItem(name, JSON.stringify(data))
      storage().removeItem(name)
    },
    addEventListener: heard.addEventListener.bind(heard) as TabChannel['addEventListener'],
    removeEventListener: heard.removeEventListener.bind(heard) as TabChannel['removeEventListener'],
    close: () => removeEventListener('storage', hear),
  }
}
