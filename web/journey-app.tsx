import { useEffect } from 'react'
import { useApplicationState } from './application-state/store.ts'
import { Document, type JourneyStart } from './document.tsx'
import { useScreen } from './screens.ts'
import { JourneyLayout } from './shell/journey-layout.tsx'
import { PageGuard } from './shell/page-failure.tsx'
import { showTesterPanel } from './tester/switch.ts'

/** Every page of the journey, in the build and in the browser alike. */
export function JourneyApp({ journey }: { journey?: JourneyStart | undefined }) {
  const screen = useScreen()
  useEffect(() => showTesterPanel(() => useApplicationState.getState()), [])
  return (
    <Document kind="journey" page={screen} journey={journey}>
      <PageGuard>
        <JourneyLayout screen={screen} />
      </PageGuard>
    </Document>
  )
}
