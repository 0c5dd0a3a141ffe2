import { AppLink } from '../../../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { WhenLoaded } from '../../../screen/step-screen.tsx'
import { FactsList, useFacts } from './facts-list.tsx'
import { factsTexts } from './text.ts'

export function FactsSection() {
  const text = factsTexts[useLanguage()]
  return (
    <section className="step-part" aria-labelledby="judged-facts-title">
      <h2 className="section-title" id="judged-facts-title">
        {text.title}
      </h2>
      <p>{text.intro}</p>
      <WhenLoaded query={useFacts()}>{({ facts }) => <FactsList facts={facts} />}</WhenLoaded>
      <p>
        <AppLink to="guide">{text.guide}</AppLink>
      </p>
    </section>
  )
}
