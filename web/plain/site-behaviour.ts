import { pageAt } from '../page-at.ts'
import { hasChosenCookies, saveCookieChoice } from '../visitor/cookies.ts'
import { whenShownAgain } from '../visitor/shown-again.ts'
import { forgetVisitor, mayKeep, rememberVisitor, sessionStore } from '../visitor/storage.ts'
import { sendShownView, track } from '../tracking/track.ts'

const one = <Found extends HTMLElement>(selector: string): Found | null => document.querySelector<Found>(selector)
/** NAV-8. */
const scrollRangePx = 50

/** Behaviour of every main-layout page without React, content and journey alike. Returns its stop function. */
export function startSiteBehaviour(): () => void {
  const stop = new AbortController()
  startScrollProgress(stop.signal)
  startLogo(stop.signal)
  startMenu(stop.signal)
  startCookieBanner(stop.signal)
  return () => stop.abort()
}

/**
 * NAV-8: `--scroll` runs from 0 to 1 over the first 50 px. It is set on the bar, since a change restyles everything
 * inside; height and place are read after layout, so that a start is not held up.
 */
function startScrollProgress(signal: AbortSignal): void {
  const bar = one('[data-bar]')
  if (!bar) return
  const show = (place: number) => bar.style.setProperty('--scroll', String(Math.min(1, place / scrollRangePx)))
  show(0)
  addEventListener('scroll', () => show(scrollY), { passive: true, signal })
  const observer = new ResizeObserver(() => {
    show(scrollY)
    if (mayKeep(document)) sessionStore.write('navigationBarHeight', `${bar.offsetHeight}px`)
  })
  observer.observe(bar)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** NAV-1, FOOT-1: counted, and smoothly to the top; the link itself leads home. On home it need not load again. */
function startLogo(signal: AbortSignal): void {
  const go = (event: Event) => {
    const logo = event.target instanceof Element ? event.target.closest('.bar-logo, .footer-logo') : null
    if (!logo) return
    track({ event: 'logo_click' })
    scrollTo({ top: 0, behavior: 'smooth' })
    if (pageAt(location.pathname) === 'home') event.preventDefault()
  }
  document.addEventListener('click', go, { signal })
}

/** The menu of narrow screens being opened, and every link of the menu or the bar that is followed. */
function startMenu(signal: AbortSignal): void {
  const menu = one('.bar-links')
  const opened = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open') track({ event: 'menu_open', section: 'menu' })
  }
  const followed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) track({ event: 'menu_click', link: link.pathname })
  }
  menu?.addEventListener('toggle', opened, { signal })
  menu?.addEventListener('click', followed, { signal })
}

/** COOK-1, COOK-2. Once the visitor agrees, the page on screen counts as well. */
function startCookieBanner(signal: AbortSignal): void {
  const banner = one('[data-cookie-banner]')
  const form = one<HTMLFormElement>('[data-cookie-form]')
  if (!banner || !form) return
  const askOnce = () => {
    banner.hidden = hasChosenCookies(document.cookie) || pageAt(location.pathname) === 'cookies'
  }
  askOnce()
  signal.addEventListener('abort', whenShownAgain(askOnce))
  keepFocusClear(banner, signal)
  let before: EventTarget | null = null
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !banner.contains(relatedTarget as Node)) before = relatedTarget
  }
  banner.addEventListener('focusin', remember, { signal })
  one('[data-cookie-more]')?.addEventListener('click', () => showCookieOptions(form), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const pressed = (event.submitter as HTMLButtonElement | null)?.value
      const chosen = new FormData(form).get('choice')
      // First, since a browser that blocks cookies keeps no choice and throws: the page must not stay covered.
      banner.hidden = true
      const goOn = before instanceof HTMLElement && before.isConnected ? before : one('#content')
      goOn?.focus({ preventScroll: true })
      const allowsAll = pressed === 'accept' || (pressed !== 'refuse' && chosen === 'analytics')
      chooseCookies(allowsAll ? 'analytics' : 'necessary')
    },
    { signal },
  )
}

/** Scrolls the focused element clear of a banner over the page, the footer's last link too (WCAG 2.4.11). */
function keepFocusClear(banner: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const covered = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0
    root.style.setProperty('--covered', `${covered}px`)
  })
  observer.observe(banner)
  signal.addEventListener('abort', () => observer.disconnect())
  // Of a field of several lines a browser shows no more than the line that is typed in.
  const showWhole = ({ target }: FocusEvent) => {
    if (!banner.hidden && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('focusin', showWhole, { signal })
}

function showCookieOptions(form: HTMLFormElement): void {
  for (const selector of ['[data-cookie-options]', '[data-cookie-save]']) {
    const part = form.querySelector<HTMLElement>(selector)
    if (part) part.hidden = false
  }
  for (const selector of ['[data-cookie-more]', '[data-cookie-accept]', '[data-cookie-refuse]']) {
    const part = form.querySelector<HTMLElement>(selector)
    if (part) part.hidden = true
  }
  form.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
}

/** Keeps the choice; only with analytics anything else is stored or counted (COOK-3). */
export function chooseCookies(preference: 'necessary' | 'analytics'): void {
  saveCookieChoice(preference)
  if (preference === 'analytics') rememberVisitor(localStorage, () => crypto.randomUUID())
  else forgetVisitor(localStorage)
  track({ event: 'consent_update', analytics: preference === 'analytics' })
  void sendShownView()
}
