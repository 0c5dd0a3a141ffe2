import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { mayShowBanner } from '../plain/banner-lines.ts'

const load = () => import('./journey-flags.tsx')

/** ANA-2, for the page views of the journey. */
export const readStepShift = async (): Promise<boolean> => (await load()).readStepShift()

const Banner = lazy(async () => ({ default: (await load()).JourneyBanner }))
const Busy = lazy(async () => ({ default: (await load()).BusyNotice }))

/** True once the screen has been painted and the browser has nothing better to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    // Safari knows no idle time; a moment after the paint does as well.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, 300)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(start, { timeout: 2_000 })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}

/** BANNER-1, BANNER-3. */
export function LazyBanner() {
  const isIdle = useIdle()
  const isWanted = mayShowBanner(useLocation()[0])
  return <Suspense fallback={null}>{isIdle && isWanted && <Banner />}</Suspense>
}

/** BANNER-2: nothing follows it in its column, so that it may come late. */
export function LazyBusyNotice() {
  const isIdle = useIdle()
  return (
    <div role="status" className="help-busy">
      <Suspense fallback={null}>{isIdle && <Busy />}</Suspense>
    </div>
  )
}
