import { type ReactNode, useEffect, useRef } from 'react'

type AccordionProps = {
  title: ReactNode
  children: ReactNode
  /** Open at first, and then scrolled into view (UI-3). */
  isInitiallyOpen?: boolean
  /** Accordions with one name close each other. */
  name?: string
}

/** UI-3: the browser's own `<details>`; the 0.2 s is in the style sheet. */
export function Accordion({ title, children, isInitiallyOpen = false, name }: AccordionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isInitiallyOpen) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isInitiallyOpen])
  return (
    <details className="accordion" ref={details} name={name} open={isInitiallyOpen || undefined}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
