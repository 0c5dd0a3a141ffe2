import { breakpoints } from '#ui/styles/breakpoints.ts'
import type { MenuSection } from '../tracking/events.ts'
import { track } from '../tracking/track.ts'

/** From here the sections lie below the bar; on narrower screens they are accordions in the menu (NAV-6). */
const wide = `(width >= ${breakpoints.large}px)`

/**
 * NAV-2: a section opens on mouse over and closes on leaving; Escape closes it and returns the focus; focus or a press
 * elsewhere closes it too. The browser itself opens it by key or touch.
 */
export function startMegaMenu(): void {
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('[data-mega]')]
  if (sections.length === 0) return
  const isWide = () => matchMedia(wide).matches
  const closeOthers = (kept: Node | null) => {
    if (isWide()) for (const section of sections) if (!section.contains(kept)) section.open = false
  }
  for (const section of sections) {
    followMouse(section, isWide)
    countOpening(section)
  }
  document.addEventListener('focusin', ({ target }) => closeOthers(target as Node))
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target as Node))
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && isWide() && sections.find((section) => section.open)
    if (!open) return
    open.open = false
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  })
}

/** Each section counts once for a page, however often the mouse passes over it. */
function countOpening(section: HTMLDetailsElement): void {
  const count = () => {
    if (!section.open) return
    section.removeEventListener('toggle', count)
    track({ event: 'menu_open', section: section.dataset['mega'] as MenuSection })
  }
  section.addEventListener('toggle', count)
}

function followMouse(section: HTMLDetailsElement, isWide: () => boolean): void {
  let isByMouse = false
  section.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !isWide()) return
    isByMouse = !section.open
    section.open = true
  })
  section.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !isWide()) return
    isByMouse = false
    section.open = false
  })
  // The mouse that opened a section a moment ago would close it by clicking its head. A key clicks with detail 0.
  section.querySelector('summary')?.addEventListener('click', (event) => {
    if (isByMouse && event.detail > 0) event.preventDefault()
  })
}
