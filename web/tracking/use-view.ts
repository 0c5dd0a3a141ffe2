import { useEffect } from 'react'
import type { PartViewName } from './events.ts'
import { trackView } from './track.ts'

/** ANA-1: tells once that a part of a screen is shown, as soon as it is. */
export function useView(name: PartViewName, isShown = true): void {
  useEffect(() => {
    if (isShown) trackView(name)
  }, [name, isShown])
}
