import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ShownFact } from '#contract/analysis.ts'
import { factText, judgementWords } from '#lending/judged-facts/fact-text.ts'
import { api } from '../../../api/api.ts'
import { formatCount } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { judgementTones } from '../../../fact-names.ts'
import { analysisKey, placeQuery } from '../categories/place.ts'
import { factsTexts } from './text.ts'
import { WhenLoaded } from '../../../screen/step-screen.tsx'
import { AppLink } from '../../../shell/app-link.tsx'
import { TitledSection } from '../../../titled-section.tsx'

export const useFacts = () =>
  useQuery({ queryKey: [...analysisKey, 'facts'], queryFn: ({ signal }) => api('listFacts', { signal }) })

export function FactMarks({ fact }: { fact: ShownFact }) {
  const language = useLanguage()
  return (
    <span className="fact-marks">
      {fact.contests.length > 0 && <Pill>{factsTexts[language].contested}</Pill>}
      <Pill tone={judgementTones[fact.judgement]}>{judgementWords[language][fact.judgement]}</Pill>
    </span>
  )
}

export function FactsSection() {
  const text = factsTexts[useLanguage()]
  return (
    <TitledSection id="judged-facts-title" title={text.title} className="step-part">
      <p>{text.intro}</p>
      <WhenLoaded query={useFacts()}>{({ facts }) => <FactsList facts={facts} />}</WhenLoaded>
      <p>
        <AppLink to="guide">{text.guide}</AppLink>
      </p>
    </TitledSection>
  )
}

/** CORE-4: everything the engine read, each with its judgement and its bookings one press away. */
function FactsList({ facts }: { facts: readonly ShownFact[] }) {
  const language = useLanguage()
  return (
    <ul className="fact-list">
      {facts.map((fact) => (
        <li key={fact.fact} className="fact">
          <p className="fact-head">
            <strong>{factsTexts[language].names[fact.fact]}</strong>
            <FactMarks fact={fact} />
          </p>
          <p>{factText(fact, language)}</p>
          {fact.bookingCount > 0 && <BookingsLink fact={fact} />}
        </li>
      ))}
    </ul>
  )
}

function BookingsLink({ fact: { fact, bookingCount } }: { fact: ShownFact }) {
  const language = useLanguage()
  const text = factsTexts[language]
  const seen = text.bookings(formatCount(bookingCount, language))
  return (
    <Link
      className="small"
      aria-label={`${seen}: ${text.names[fact]}`}
      to={placeQuery({ view: 'fact', fact, page: 1 })}
    >
      {seen}
    </Link>
  )
}
