import { useEffect } from 'react'
import type { PartViewName } from './events.ts'
import { trackView } from './track.ts'

/**
 * ANA-1: reports once that a part of a screen is shown. React runs the effects of a part before those of
 * the frame around it, which reports the screen itself; a moment later the screen comes first.
 */
export function useView(name: PartViewName, isShown = true): void {
  useEffect(() => {
    if (isShown) queueMicrotask(() => trackView(name))
  }, [name, isShown])
}
