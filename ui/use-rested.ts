import { useLayoutEffect, useState } from 'react'

/** The last value that stayed unchanged for `ms` milliseconds, compared as JSON. */
export function useRested<Value>(value: Value, ms: number): Value {
  const now = JSON.stringify(value)
  const [rested, setRested] = useState(now)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setRested(now), ms)
    return () => clearTimeout(timer)
  }, [now, ms])
  return JSON.parse(rested) as Value
}
