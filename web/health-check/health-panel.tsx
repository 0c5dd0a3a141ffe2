import { lazy, Suspense, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** Pictures and tables are fetched on opening. */
const HealthCheck = lazy(async () => ({ default: (await import('./health-check.tsx')).HealthCheck }))

const titles = { nl: 'Zo staat je bedrijf ervoor', en: 'How your business is doing' } as const

/** One press away: the bookings' facts about the business. */
export function HealthPanel() {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="accordion" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="accordion-title">{titles[useLanguage()]}</summary>
      <div className="accordion-body">
        {isOpened && (
          <Suspense fallback={<Spinner />}>
            <HealthCheck />
          </Suspense>
        )}
      </div>
    </details>
  )
}
