import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, placeOfDocument } from './browser-router/router.tsx'
import { useApplicationState } from './application-state/store.ts'
import { showTesterPanel, startTesterWhenAsked } from './tester/switch.ts'
import { allowRedrawing } from './trusted-types.ts'

allowRedrawing()

/** Draws nothing; its effect runs once React has taken over the page. */
function AfterTakeover() {
  useEffect(() => showTesterPanel(() => useApplicationState.getState()), [])
  return null
}

function start(): void {
  const first = placeOfDocument()
  if (!first) return location.reload()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserRouter first={first} />
        <AfterTakeover />
      </StrictMode>,
    )
  })
}

// A tester's calls must find the mock from the first one on; for everybody else this is there at once.
void startTesterWhenAsked().then(start, start)
