import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PartViewName } from './events.ts'
import { showView } from './track.ts'

/** ANA-1: reports which screen of a page is shown, once for each; null while it is not known. */
export function useView(name: PartViewName | null): void {
  const [pathname] = useLocation()
  useEffect(() => {
    if (name !== null) void showView(name, pathname)
  }, [name, pathname])
}
