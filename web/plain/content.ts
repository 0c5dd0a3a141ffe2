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
startForms()
document.querySelector('[data-print]')?.addEventListener('click', () => print())
startCompanySearch()
startQuote()
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

/** CONT-2: the forms' rules load on first use; until then the forms work by themselves. */
function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-contact-form]')) {
    const load = () => void import('./contact-forms.ts').then(({ startForm }) => startForm(form))
    form.addEventListener('focusin', load, { once: true })
  }
}

/** The company search is hydrated on first use, or when an address brings a phrase (STORE-4). */
function startCompanySearch(): void {
  const place = document.querySelector<HTMLElement>('[data-company-search]')
  if (!place) return
  const load = onUse(place, () => {
    trackView('start your application')
    return import('../home/company-search-island.tsx')
  })
  if (search.has('phrase')) load()
}

/** The sliders of home, which ask the server what a loan costs, likewise. */
function startQuote(): void {
  const place = document.querySelector<HTMLElement>('[data-quote]')
  if (place) onUse(place, () => import('../home/quote-island.ts'))
}

/** Loads an island once, when its place is pointed at or focused. Returns a function that loads it now. */
function onUse(place: HTMLElement, get: () => Promise<{ start: (place: HTMLElement) => void }>): () => void {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    // A tester's calls must find the mock from the first one on.
    void tester.then(get, get).then((island) => island.start(place))
  }
  for (const event of ['focusin', 'pointerenter', 'pointerdown'] as const) place.addEventListener(event, load)
  return load
}
