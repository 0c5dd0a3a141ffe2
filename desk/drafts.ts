import { useState } from 'react'

const prefix = 'vlot-desk-draft/'
const ownerKey = `${prefix}owner`

/** Typed words of a field, kept in the tab over a sign-in: a session may end while a letter is being written. */
export function useDraft(field: string): readonly [words: string, set: (words: string) => void] {
  const key = `${prefix}${field}`
  const [words, setWords] = useState(() => kept(() => sessionStorage.getItem(key)) ?? '')
  const set = (now: string) => {
    setWords(now)
    kept(() => (now === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, now)))
  }
  return [words, set]
}

/** Whoever signs in next finds none of a colleague's words; null for a sign-out. */
export function keepDraftsOf(staffId: string | null): void {
  kept(() => {
    if (sessionStorage.getItem(ownerKey) === staffId) return
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    if (staffId !== null) sessionStorage.setItem(ownerKey, staffId)
  })
}

/** A browser may allow no storage. */
export function kept<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
