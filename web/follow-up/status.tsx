import type { FollowUpView } from '#contract/follow-up.ts'
import { longDate } from '#lending/long-date.ts'
import type { Language } from '../addresses.ts'
import { AppLink } from '../shell/app-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { StepsList } from '../ui/steps-list.tsx'
import { useLanguage } from '../use-language.ts'
import { followUpTexts } from './text.ts'

type Stage = FollowUpView['stages'][number]
const states = { done: 'done', now: 'active', later: 'upcoming' } as const

function explanationOf({ name, state, on, by }: Stage, language: Language): string | undefined {
  const words = followUpTexts[language].status.stages[name]
  if (state === 'done' && on !== null) return words.done(longDate(on, language))
  return state === 'now' && by !== null ? words.now(longDate(by, language)) : undefined
}

/** Where the application stands: what is done and when, and until when the next step takes. */
export function FollowUpStatus({ followUp }: { followUp: FollowUpView }) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  const { reference, stages, answer } = followUp
  return (
    <div className="section">
      <p>
        <strong className="unbroken">{text.reference(reference)}</strong>
      </p>
      {stages.length === 0 ? (
        <Notice tone="warning">
          <p>{text.changed}</p>
          <p>
            <AppLink to="resume">{text.changedLink}</AppLink>
          </p>
        </Notice>
      ) : (
        <StepsList
          steps={stages.map((stage) => ({
            key: stage.name,
            state: states[stage.state],
            label: text.stages[stage.name].label,
            explanation: explanationOf(stage, language),
          }))}
          stateNames={text.states}
        />
      )}
      {answer !== null && <Answer answer={answer} />}
    </div>
  )
}

function Answer({ answer: { isYes, words } }: { answer: NonNullable<FollowUpView['answer']> }) {
  const text = followUpTexts[useLanguage()].status
  return (
    <>
      {words !== null && (
        <Notice title={text.answerTitle}>
          <p>{words}</p>
        </Notice>
      )}
      {!isYes && (
        <p>
          {text.objection} <AppLink to="resume">{text.objectionLink}</AppLink>
        </p>
      )}
    </>
  )
}
