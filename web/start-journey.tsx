import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { JourneyApp } from './journey-app.tsx'
import { isPageOf, withScreens } from './navigation.ts'
import { loadScreen } from './screens.ts'
import { startTesterWhenAsked } from './tester/switch.ts'
import { allowRedrawing } from './trusted-types.ts'

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
