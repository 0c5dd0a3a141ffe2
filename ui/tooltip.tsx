import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

const showAfterMs = 300
const hideAfterMs = 100

/**
 * UI-4: a question mark that explains a word. It shows 300 ms after the pointer rests on it and hides 100 ms after it
 * leaves both mark and text; the keyboard and a tap show it at once, Escape hides it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const text = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const schedule = (isShown: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => text.current?.isConnected && text.current.togglePopover(isShown), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const pointer = {
    onPointerEnter: () => schedule(true, showAfterMs),
    onPointerLeave: () => schedule(false, hideAfterMs),
  }
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && schedule(false, 0)
  return (
    <span className="tooltip" {...pointer}>
      <button
        type="button"
        className="tooltip-mark"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => schedule(true, 0)}
        onBlur={() => schedule(false, 0)}
        onClick={() => schedule(true, 0)}
        onKeyDown={escape}
      >
        ?
      </button>
      <span className="tooltip-text" id={id} role="tooltip" popover="manual" ref={text}>
        {children}
      </span>
    </span>
  )
}
