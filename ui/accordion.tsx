import { type ReactNode, useEffect, useRef } from 'react'

type AccordionProps = {
  /** By which a link or a script finds it. */
  id?: string
  title: ReactNode
  children: ReactNode
  /** Open at first, and then scrolled into view (UI-3). */
  isInitiallyOpen?: boolean
}

/** UI-3: the browser's own `<details>`; the 0.2 s is in the style sheet. */
export function Accordion({ id, title, children, isInitiallyOpen = false }: AccordionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isInitiallyOpen) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isInitiallyOpen])
  return (
    <details id={id} className="accordion" ref={details} open={isInitiallyOpen || undefined}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
