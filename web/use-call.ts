import { useRef, useState } from 'react'
import type { ErrorKey } from '#contract/call.ts'
import { errorKeyOf } from './api/api-failure.ts'

/** One call at a time and what became of it. `run` answers whether all went well. */
export function useCall() {
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [errorKey, setErrorKey] = useState<ErrorKey | null>(null)
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setErrorKey(null)
    try {
      await action()
      return true
    } catch (error) {
      setErrorKey(errorKeyOf(error))
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return { isPending, errorKey, run }
}
