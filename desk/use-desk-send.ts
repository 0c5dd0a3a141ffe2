import { useRef, useState } from 'react'
import type { DeskFailureKey } from '#contract/desk/errors.ts'
import { failureKeyOf } from './api/desk-failure.ts'

/** One press sends once: the same content keeps its key until it went through, so that a repeat does nothing twice. */
export function useDeskSend() {
  const [state, setState] = useState<{ isPending: boolean; errorKey: DeskFailureKey | null }>({
    isPending: false,
    errorKey: null,
  })
  const keys = useRef(new Map<string, string>())
  const keyOf = (content: unknown): string => {
    const name = JSON.stringify(content)
    const known = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, known)
    return known
  }
  /** True when it went through. */
  const send = async (work: (keyOf: (content: unknown) => string) => Promise<unknown>): Promise<boolean> => {
    setState({ isPending: true, errorKey: null })
    try {
      await work(keyOf)
      keys.current.clear()
      setState({ isPending: false, errorKey: null })
      return true
    } catch (error) {
      setState({ isPending: false, errorKey: failureKeyOf(error) })
      return false
    }
  }
  return { ...state, send }
}

export type DeskSending = ReturnType<typeof useDeskSend>
