import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { JourneyApp } from './journey-app.tsx'
import { isPageOf, withScreens } from './navigation.ts'
import { loadScreen } from './screens.ts'
import { startTesterWhenAsked } from './tester/switch.ts'

allowRedrawing()

async function start(): Promise<void> {
  // The page has fetched it already (site-build/start-script.ts).
  await loadScreen(location.pathname)
  if (!isPageOf(location.pathname)) return location.reload()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router aroundNav={withScreens({ load: loadScreen, page: window })}>
          <JourneyApp />
        </Router>
      </StrictMode>,
    )
  })
}

// A tester's calls must find the mock from the first one on; for everybody else this is there at once.
void startTesterWhenAsked().then(start, start)

type PolicyFactory = { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown }

/**
 * React sets `innerHTML` to draw the whole page again, e.g. after an extension changed it; under Trusted Types the page
 * would stay blank. This allows exactly the page's approved texts; none of them runs again.
 */
function allowRedrawing(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const inlined = [...document.querySelectorAll('script:not([src]), head > style')].map(
    (element) => element.textContent,
  )
  const emptyScript = '<script></script>'
  const own = new Set([emptyScript, ...inlined])
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html.trim() === '' || own.has(html) ? html : null) })
}
