import { useEffect } from 'react'
import type { PartViewName } from './events.ts'
import { trackView } from './track.ts'

/**
 * ANA-1: tells once that a part of a screen is shown, as soon as it is. React runs the effects of a part before those of
 * the frame around it, which tells of the screen itself; a moment later the screen comes first.
 */
export function useView(name: PartViewName, isShown = true): void {
  useEffect(() => {
    if (isShown) queueMicrotask(() => trackView(name))
  }, [name, isShown])
}
