import { saveReferrer, utmOf, withReferrer, withUtm } from '../visitor/partner.ts'
import { allowsAnalytics } from '../visitor/cookies.ts'
import { mayKeep, sessionStore } from '../visitor/storage.ts'
import { showTesterPanel, startTesterWhenAsked } from '../tester/switch.ts'
import { trackPageView, trackView } from '../tracking/track.ts'
import { startBanner } from './banner.ts'
import { startFaq } from './faq.ts'
import { startMegaMenu } from './menu-sections.ts'
import { chooseCookies, startSiteBehaviour } from './site-behaviour.ts'

/** The only script of content pages: behaviour for markup that is already complete. No framework. */
startSiteBehaviour()
const tester = startTesterWhenAsked()
void tester.then(() => showTesterPanel())
const search = new URLSearchParams(location.search)
if (mayKeep(document)) saveReferrer(sessionStore, search)
if (document.querySelector('[data-dutch-article]')) void import('./not-found.ts')
forwardReferrer()
startCookiePage()
void startBanner()
startMegaMenu()
document.querySelector('[data-print]')?.addEventListener('click', () => print())
// CONT-2: the forms' rules load on first use; until then the forms work by themselves.
onUse('[data-contact-form]', () => import('./contact-forms.ts'))
onUse('[data-quote]', () => import('../home/quote-island.ts'))
onUse('[data-own-figures]', () => import('../home/own-figures-form.ts'))
const loadSearch = onUse('[data-company-search]', () => {
  trackView('start your application')
  return import('../home/company-search-island.tsx')
})
// STORE-4: an address may bring a phrase.
if (search.has('phrase')) loadSearch()
startFaq(search.get('active'))
void trackPageView(location.pathname)

/** STORE-5: passes the campaign on to our own pages and to those of others; the referrer only to our own. */
function forwardReferrer(): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href')!
    if (address.startsWith('/')) link.setAttribute('href', withReferrer(address, search))
    if (address.startsWith('http')) link.setAttribute('href', withUtm(address, utmOf(search)))
  }
}

/** The cookies page shows the same two options as its own form, with the choice made before. */
function startCookiePage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-cookie-page]')
  const made = form?.querySelector<HTMLInputElement>(
    `[value=${allowsAnalytics(document.cookie) ? 'analytics' : 'necessary'}]`,
  )
  if (made) made.checked = true
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    chooseCookies(new FormData(form).get('page-choice') === 'analytics' ? 'analytics' : 'necessary')
    const saved = form.querySelector<HTMLElement>('[data-cookie-saved]')
    if (saved) saved.hidden = false
  })
}

type Start<Place> = Promise<{ start: (place: Place) => void }>

/** Loads the script of each such place once, at its first use. Returns a function that loads them now. */
function onUse<Place extends HTMLElement>(places: string, get: () => Start<Place>): () => void {
  const loads = [...document.querySelectorAll<Place>(places)].map((place) => {
    let started: Promise<void> | undefined
    // A tester's calls must find the mock from the first one on.
    const load = () => void (started ??= tester.then(get, get).then(({ start }) => start(place)))
    for (const use of ['focusin', 'pointerenter', 'pointerdown']) place.addEventListener(use, load)
    // A hurried visitor types before this script is there.
    if (place.matches(':focus-within')) load()
    return load
  })
  return () => loads.forEach((load) => load())
}
