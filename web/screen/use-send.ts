import { useRef, useState } from 'react'
import type { ErrorKey } from '#contract/call.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'
import { nextPaint } from './next-paint.ts'

export type Sending = {
  isPending: boolean
  /** Why the last sending failed; null while sending and after success. */
  errorKey: ErrorKey | null
  /** Rises with every failure, so that the same failure twice is announced twice. */
  failureCount: number
  /**
   * Runs one sending at a time: a double click sends once. Going on to the next screen belongs in the action, so that
   * the button stays at work until it is there. Answers whether all went well.
   */
  send: (action: (keys: IdempotencyKeys) => Promise<unknown>) => Promise<boolean>
}

/** What a button that talks to the server needs: one sending at a time, its failure in words, and idempotency keys. */
export function useSend(): Sending {
  const isBusy = useRef(false)
  const [keys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()))
  const [state, setState] = useState({ isPending: false, errorKey: null as ErrorKey | null, failureCount: 0 })

  const send: Sending['send'] = async (action) => {
    if (isBusy.current) return false
    isBusy.current = true
    setState((before) => ({ ...before, isPending: true, errorKey: null }))
    try {
      // The button shows that it is at work before the work begins.
      await nextPaint()
      await action(keys)
      keys.forget()
      setState((before) => ({ ...before, isPending: false }))
      return true
    } catch (error) {
      const errorKey = errorKeyOf(error)
      setState((before) => ({ isPending: false, errorKey, failureCount: before.failureCount + 1 }))
      return false
    } finally {
      isBusy.current = false
    }
  }
  return { ...state, send }
}
