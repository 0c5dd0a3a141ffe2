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

let lastViewed: string | null = null
let askShift: () => Promise<boolean> = () => Promise.resolve(false)

/** ANA-2: how this page asks whether its step numbers are moved up by one. Asked only for a page that has a step. */
export function readStepShiftWith(ask: () => Promise<boolean>): void {
  askShift = ask
}

/** ANA-1: the view of the page at a path, once for each screen. */
export function trackPageView(pathname: string): void {
  const name = viewNameAt(pathname)
  if (name === undefined || lastViewed === pathname || !allowsAnalytics(document.cookie)) return
  lastViewed = pathname
  sendView(name, pathname)
}

/** ANA-1: a view without an address, such as the overview that follows the verification of re-consent. */
export function trackView(name: PartViewName): void {
  if (allowsAnalytics(document.cookie)) sendView(name, location.pathname)
}

/** A view with a step waits for the flag that moves the steps (ANA-2); the others go at once. */
function sendView(name: string, pathname: string): void {
  const language = languageOf(pathname)
  const push = (isShifted: boolean) =>
    track({ event: 'page_view', page_name: name, language, step: analyticsStep(name, isShifted) })
  if (analyticsStep(name) === null) return push(false)
  void askShift()
    .catch(() => false)
    .then(push)
}
