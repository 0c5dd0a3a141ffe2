import { languageOf } from '../language.ts'
import { allowsAnalytics } from '../session/cookies.ts'
import { analyticsStep, type TrackingEvent, viewNameAt } from './events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Place = { readonly cookies: string; readonly layer: unknown[] }

const thisPage = (): Place => ({ cookies: document.cookie, layer: (window.dataLayer ??= []) })

/** ANA-1, ANA-3: one event for the tag manager, with segment and process; nothing at all before analytics consent. */
export function track(event: TrackingEvent, place: Place = thisPage()): void {
  if (!allowsAnalytics(place.cookies)) return
  place.layer.push({ ...event, segment: 'business', process: 'stp' })
}

let lastViewed: string | null = null

/** ANA-1: the view of the page at a path, once for each screen. */
export function trackPageView(pathname: string): void {
  const name = viewNameAt(pathname)
  if (name === undefined || lastViewed === pathname || !allowsAnalytics(document.cookie)) return
  lastViewed = pathname
  track({ event: 'page_view', page_name: name, language: languageOf(pathname), step: analyticsStep(name) })
}
