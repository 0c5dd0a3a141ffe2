import { useEffect, useRef, useState } from 'react'
import type { FollowUpView } from '#contract/follow-up.ts'
import { withSingleStops } from '#lending/single-stops.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Files as FilesPart } from '../follow-up/files.tsx'
import { standingOf } from '../follow-up/standing.ts'
import { ChoiceFacts, FollowUpNews, FollowUpStages, PhoneLine } from '../follow-up/status.tsx'
import { TakeBack } from '../follow-up/take-back.tsx'
import { followUpTexts } from '../follow-up/text.ts'
import { ToDo } from '../follow-up/to-do.tsx'
import { TitledSection } from '../titled-section.tsx'
import { headline } from './headline.ts'
import { myApplicationTexts } from './text.ts'

type OpenedProps = {
  followUp: FollowUpView
  /** Null without a document or a loan. */
  Files: typeof FilesPart | null
  onChanged: (followUp: FollowUpView) => void
  onTakenBack: () => Promise<void>
}

/** News and actions first, then the stages up to the payout. Sent files stay in place. */
export function Opened({ followUp, Files, onChanged, onTakenBack }: OpenedProps) {
  const language = useLanguage()
  const text = myApplicationTexts[language]
  const { status } = followUpTexts[language]
  const [isFirst] = useState(['agreement', 'document', 'paid'].includes(standingOf(followUp)))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const files = Files && <Files followUp={followUp} onChanged={onChanged} />
  return (
    <>
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {headline(followUp, language)}
      </h1>
      <p className="step-intro">{withSingleStops(text.opened(followUp.companyName))}</p>
      <ToDo followUp={followUp} isInCase={false} />
      {isFirst && files}
      <FollowUpNews followUp={followUp} isInCase={false} />
      {followUp.stages.length > 0 && (
        <TitledSection id="stages-title" title={status.title} className="card">
          <FollowUpStages followUp={followUp} />
          {followUp.offer === null && <ChoiceFacts followUp={followUp} />}
        </TitledSection>
      )}
      {followUp.offer && (
        <TitledSection id="facts-title" title={status.facts.title} className="card">
          <ChoiceFacts followUp={followUp} />
        </TitledSection>
      )}
      {!isFirst && files}
      <PhoneLine />
      {followUp.mayTakeBack && <TakeBack onTakenBack={onTakenBack} />}
    </>
  )
}
