import { type RefObject, useEffect, useState } from 'react'

/** The bar at the top lies over what scrolls below it (`styles/bar.css`). */
const barHeight = '72px'

/** Whether nothing of an element can be seen; false until the browser has looked. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = (entries: readonly IntersectionObserverEntry[]) => setOut(entries.at(-1)?.isIntersecting === false)
    const observer = new IntersectionObserver(watch, { rootMargin: `-${barHeight} 0px 0px` })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
