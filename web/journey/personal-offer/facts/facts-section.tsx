import { AppLink } from '../../../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { WhenLoaded } from '../../../screen/step-screen.tsx'
import { FactsList, useFacts } from './facts-list.tsx'
import { factsTexts } from './text.ts'
import { TitledSection } from '../../../titled-section.tsx'

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
