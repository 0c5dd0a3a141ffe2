import { useRef, useState } from 'react'
import type { IdempotencyKeys } from '#contract/client.ts'
import { errorKeyOf, type FailureKey } from '#contract/failure.ts'

export type Sending = {
  isPending: boolean
  /** Why the last sending failed; null while sending and after success. */
  errorKey: FailureKey | null
  /**
   * Runs one sending at a time: a double click sends once. Going on to the next screen belongs in the action, so that
   * the button stays at work until it is there. Answers whether all went well.
   */
  send: (action: (keys: IdempotencyKeys) => Promise<unknown>) => Promise<boolean>
}

/** Sends one call at a time, with its error in words and idempotency keys. */
export function useSend(): Sending {
  const isBusy = useRef(false)
  const [keys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()))
  const [state, setState] = useState({ isPending: false, errorKey: null as FailureKey | null })

  const send: Sending['send'] = async (action) => {
    if (isBusy.current) return false
    isBusy.current = true
    setState({ isPending: true, errorKey: null })
    try {
      // The button shows that it is at work before the work begins.
      await nextPaint()
      await action(keys)
      keys.forget()
      setState({ isPending: false, errorKey: null })
      return true
    } catch (error) {
      const errorKey = errorKeyOf(error)
      setState({ isPending: false, errorKey })
      return false
    } finally {
      isBusy.current = false
    }
  }
  return { ...state, send }
}

const unpaintedWaitMs = 100

/**
 * Resolves once what was just changed can be seen, so that work that follows a press does not keep its answer waiting.
 * A page that is not painted, such as one in the background, waits 100 ms.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, unpaintedWaitMs)
  })
}

/** Keys for the calls of one form. `createKey` gives a fresh unique text. */
export function createIdempotencyKeys(createKey: () => string): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    keyOf(callName, request) {
      const content = `${callName} ${JSON.stringify(request)}`
      const known = keys.get(content) ?? createKey()
      keys.set(content, known)
      return known
    },
    forget: () => keys.clear(),
  }
}
