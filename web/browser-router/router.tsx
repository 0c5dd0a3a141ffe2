import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { addressOfPlace, type ListedRoute, matchesAt, type Place, placeOf, type RouteModule } from './matches.ts'

/**
 * Stands in for `react-router` in the browser (vite.config.ts). The build renders every page with the real one; what is
 * left for the browser is to go from one of some twenty fixed journey addresses to another, and for that each page loaded
 * 35 KB of brotli, a quarter of its budget (stack.md, journey). The names, arguments and answers are those of the package.
 */
type Built = typeof globalThis & {
  __reactRouterManifest: { routes: Record<string, ListedRoute> }
  __reactRouterRouteModules: Record<string, RouteModule>
}
const built = globalThis as Built
const listed = () => built.__reactRouterManifest.routes
const modules = () => built.__reactRouterRouteModules

type Kind = 'PUSH' | 'REPLACE' | 'POP'
type Screen = { place: Place; matches: ListedRoute[]; kind: Kind }
export type NavigateOptions = { replace?: boolean; state?: unknown }
type Go = (to: string | number, options?: NavigateOptions) => Promise<void>

const RouterContext = createContext<{ screen: Screen; go: Go } | null>(null)
const DepthContext = createContext(0)
const FailureContext = createContext<unknown>(null)

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component')
  return router
}

const notFound = { status: 404, statusText: 'Not Found', data: null }

/** Fetches what the routes need and is not there yet. */
async function load(matches: readonly ListedRoute[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ id, module }) => {
      modules()[id] ??= (await import(/* @vite-ignore */ module)) as RouteModule
    }),
  )
}

const newKey = () => Math.random().toString(36).slice(2, 10)
type Kept = { usr?: unknown; key?: string } | null

function placeNow(): Place {
  const kept = history.state as Kept
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' }
}

/**
 * The place of the page that the browser loaded; null when the visitor went back before the scripts ran: then what is drawn
 * is the page of one address and what stands in the bar is another, and only a reload brings them together.
 */
export function placeOfDocument(): Place | null {
  const [loaded] = performance.getEntriesByType('navigation')
  const place = placeNow()
  return loaded === undefined || new URL(loaded.name).pathname === place.pathname ? place : null
}

/** The screen of a place, as far as its modules are there; the build lets a page bring all of its own. */
function screenAt(place: Place): Screen {
  const matches = matchesAt(place.pathname, listed()) ?? []
  const isThere = matches.length > 0 && matches.every(({ id }) => modules()[id])
  return { place, matches: isThere ? matches : matches.slice(0, 1), kind: 'POP' }
}

/** Everything that is drawn, and how one gets from screen to screen. Of two moves at once the later one counts. */
export function BrowserRouter({ first }: { first: Place }) {
  const [screen, setScreen] = useState(() => screenAt(first))
  const router = useMemo(() => ({ screen, go: goFrom(setScreen) }), [screen])
  useLayoutEffect(() => {
    const show = () => void showPlace(placeNow(), 'POP', setScreen)
    addEventListener('popstate', show)
    const isWhole = screen.matches.length === matchesAt(location.pathname, listed())?.length
    const hasMoved = addressOfPlace(placeNow()) !== addressOfPlace(screen.place)
    if (!isWhole || hasMoved) show()
    return () => removeEventListener('popstate', show)
    // The address of the first screen is looked at once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <RouterContext value={router}>
      <Guard place={screen.place}>
        <RouteAt depth={0} />
      </Guard>
    </RouterContext>
  )
}

let moves = 0

/** Shows a place once its script is there. Where that cannot be fetched, the browser loads the page itself and says why. */
async function showPlace(place: Place, kind: Kind, show: (screen: Screen) => void, enter = () => {}): Promise<void> {
  const move = ++moves
  const matches = matchesAt(place.pathname, listed())
  try {
    if (!matches) throw new Error(`No page at ${place.pathname}`)
    await load(matches)
  } catch {
    return kind === 'POP' ? location.reload() : location.assign(addressOfPlace(place))
  }
  if (move !== moves) return
  enter()
  startTransition(() => show({ place, matches, kind }))
}

const goFrom =
  (show: (screen: Screen) => void): Go =>
  async (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return history.go(to)
    const place = placeOf(to, location.href, state, newKey())
    if (!place) return location.assign(to)
    const kept = { usr: state, key: place.key }
    const enter = () =>
      replace
        ? history.replaceState(kept, '', addressOfPlace(place))
        : history.pushState(kept, '', addressOfPlace(place))
    await showPlace(place, replace ? 'REPLACE' : 'PUSH', show, enter)
  }

type GuardProps = { place: Place; children: ReactNode }
type GuardState = { error: unknown; hasFailed: boolean; place: Place }

/** Catches what a screen throws while it is drawn, and shows the failure that the root route exports. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { error: null, hasFailed: false, place: this.props.place }
  static getDerivedStateFromError = (error: unknown) => ({ error, hasFailed: true })
  /** Another place is another try. */
  static getDerivedStateFromProps = ({ place }: GuardProps, state: GuardState) =>
    place === state.place ? null : { error: null, hasFailed: false, place }
  override render() {
    return this.state.hasFailed ? <Failed error={this.state.error} /> : this.props.children
  }
}

function Failed({ error }: { error: unknown }) {
  const { Layout, ErrorBoundary } = modules()['root'] as Record<string, ComponentType<{ children?: ReactNode }>>
  return <FailureContext value={error}>{createElement(Layout!, null, createElement(ErrorBoundary!))}</FailureContext>
}

/** The route at a depth, in the layout of the document when it is the outermost. */
function RouteAt({ depth }: { depth: number }) {
  const { matches } = useRouter().screen
  if (matches.length === 0) return <Failed error={notFound} />
  const match = matches[depth]
  const module = match && (modules()[match.id] as Record<string, ComponentType<{ children?: ReactNode }>> | undefined)
  if (!module?.['default']) return null
  const route = <DepthContext value={depth}>{createElement(module['default'])}</DepthContext>
  return depth === 0 && module['Layout'] ? createElement(module['Layout'], null, route) : route
}

export function Outlet() {
  return <RouteAt depth={use(DepthContext) + 1} />
}

export const useLocation = (): Place => useRouter().screen.place
export const useNavigate = (): Go => useRouter().go
export const useNavigationType = (): Kind => useRouter().screen.kind
export const useRouteError = (): unknown => use(FailureContext)
export const isRouteErrorResponse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error

export function useMatches(): { id: string; pathname: string; params: object; handle: unknown }[] {
  const { matches, place } = useRouter().screen
  return matches.map(({ id }) => ({ id, pathname: place.pathname, params: {}, handle: modules()[id]?.['handle'] }))
}

type NextSearch = URLSearchParams | Record<string, string>

export function useSearchParams(): [URLSearchParams, (next: NextSearch, options?: NavigateOptions) => void] {
  const { screen, go } = useRouter()
  const { search } = screen.place
  const query = useMemo(() => new URLSearchParams(search), [search])
  return [query, (next, options) => void go(`?${new URLSearchParams(next).toString()}`, options)]
}

export function Navigate({ to, replace, state }: { to: string } & NavigateOptions) {
  const go = useNavigate()
  useEffect(() => {
    void go(to, { ...(replace === undefined ? {} : { replace }), state })
  }, [go, to, replace, state])
  return null
}

type LinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { to: string; reloadDocument?: boolean } & NavigateOptions

const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

export function Link({ to, reloadDocument = false, replace, state, onClick, children, ...attributes }: LinkProps) {
  const { go, screen } = useRouter()
  const place = placeOf(to, new URL(addressOfPlace(screen.place), location.origin).href)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !place || !isPlain(event) || attributes.target) return
    event.preventDefault()
    // As with a link of the browser's own, going where one is adds nothing to the history.
    const isHere = addressOfPlace(place) === addressOfPlace(screen.place)
    void go(to, { replace: replace ?? isHere, state })
  }
  return (
    <a {...attributes} href={place ? addressOfPlace(place) : to} onClick={press}>
      {children}
    </a>
  )
}

type Description = { title?: string; tagName?: string; [name: string]: unknown }
type Describe = (parts: { location: Place; params: object; matches: unknown[] }) => Description[]

/** The title and what else the page tells of itself: of the innermost route that says anything. */
export function Meta() {
  const { place, matches } = useRouter().screen
  const describe = matches.map(({ id }) => modules()[id]?.['meta'] as Describe | undefined).findLast(Boolean)
  return describe?.({ location: place, params: {}, matches: [] }).map((one) => {
    const key = JSON.stringify(one)
    if (one.title !== undefined) return <title key={key}>{one.title}</title>
    if ('script:ld+json' in one) return null
    const { tagName, ...attributes } = one
    return createElement(tagName ?? 'meta', { key, ...attributes })
  })
}

/** Both are written by the build and stay as they are. */
export const Links = () => null
export const Scripts = () => null

/** The build wraps what a route module exports, to hand loaders' data over; here there is none. */
const asItIs = <Part,>(part: Part): Part => part
export {
  asItIs as UNSAFE_withComponentProps,
  asItIs as UNSAFE_withErrorBoundaryProps,
  asItIs as UNSAFE_withHydrateFallbackProps,
}
