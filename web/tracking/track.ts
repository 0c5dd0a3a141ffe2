import { languageOf } from '#ui/language.ts'
import { allowsAnalytics } from '../visitor/cookies.ts'
import { analyticsStep, type PartViewName, type TrackingEvent, viewNameAt } from './events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Place = { readonly cookies: string; readonly layer: unknown[] }

const thisPage = (): Place => ({ cookies: document.cookie, layer: (window.dataLayer ??= []) })

/** ANA-1, ANA-3: one event for the tag manager, with segment and process; nothing before analytics consent. */
export function track(event: TrackingEvent, place: Place = thisPage()): void {
  if (!allowsAnalytics(place.cookies)) return
  place.layer.push({ ...event, segment: 'business', process: 'stp' })
}

/** Sends the view on screen, where the visitor has not agreed to be measured yet. */
let sendShown: (() => Promise<void>) | null = null
let askShift: () => Promise<boolean> = () => Promise.resolve(false)

/** ANA-2: how this page asks whether its step numbers are moved up by one. Asked only for a page that has a step. */
export function readStepShiftWith(ask: () => Promise<boolean>): void {
  askShift = ask
}

/** ANA-1: the view of the page at a path. Resolves once it is sent. */
export async function trackPageView(pathname: string): Promise<void> {
  const name = viewNameAt(pathname)
  if (name !== undefined) await showView(name, pathname)
}

/** ANA-1, ANA-3: the view of the screen that is shown from now on. */
export async function showView(name: string, pathname: string): Promise<void> {
  sendShown = () => sendView(name, pathname)
  await sendShownView()
}

export async function sendShownView(): Promise<void> {
  if (!allowsAnalytics(document.cookie)) return
  const send = sendShown
  sendShown = null
  await send?.()
}

/** ANA-1: a view within a screen, such as a dialog. */
export function trackView(name: PartViewName): void {
  if (allowsAnalytics(document.cookie)) void sendView(name, location.pathname)
}

/** A view with a step waits for the flag that moves the steps (ANA-2); the others go at once. */
async function sendView(name: string, pathname: string): Promise<void> {
  const language = languageOf(pathname)
  const push = (isShifted: boolean) =>
    track({ event: 'page_view', page_name: name, language, step: analyticsStep(name, isShifted) })
  if (analyticsStep(name) === null) return push(false)
  push(await askShift().catch(() => false))
}
