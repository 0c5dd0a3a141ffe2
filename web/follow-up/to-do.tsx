import type { FollowUpView } from '#contract/follow-up.ts'
import { longDate } from '#lending/long-date.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { PageName } from '../addresses.ts'
import { AppLink } from '../shell/app-link.tsx'
import { type Standing, standingOf } from './standing.ts'
import { followUpTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'

type ToDoProps = { followUp: FollowUpView; isInCase: boolean }

/** The one thing to do, in a sentence with a button; a document and the agreement have theirs where they are. */
export function ToDo({ followUp, isInCase }: ToDoProps) {
  const language = useLanguage()
  const { toDo: text } = followUpTexts[language].status
  const standing = standingOf(followUp)
  const day = dayOf(followUp, standing)
  const button = buttonOf(followUp, standing, isInCase)
  const isToDo = isForApplicant(standing) && !(standing === 'refused' && button === null)
  return (
    <TitledSection
      id="to-do-title"
      title={!isToDo ? text.nothing : isOptional(standing) ? text.can : text.title}
      className={isToDo ? 'card card-marked' : 'card card-soft'}
    >
      <p>
        {text.sentences[standing === 'refused' && !isToDo ? 'waiting' : standing](
          day === null ? '' : longDate(day, language),
        )}
      </p>
      {button && (
        <p>
          <AppLink to={button.to} className="button button-primary">
            {text.buttons[button.words]}
          </AppLink>
        </p>
      )}
    </TitledSection>
  )
}

const isForApplicant = (standing: Standing): boolean =>
  ['changed', 'agreement', 'document', 'choose', 'expired', 'refused'].includes(standing)

const isOptional = (standing: Standing): boolean => standing === 'refused' || standing === 'expired'

type ButtonWords = 'changed' | 'choose' | 'expired' | 'refused'

function buttonOf(
  { approved, review }: FollowUpView,
  standing: Standing,
  isInCase: boolean,
): { to: PageName; words: ButtonWords } | null {
  const choose = { to: isInCase ? 'personalOffer' : 'resume', words: 'choose' } as const
  if (standing === 'choose' || (standing === 'takenBack' && approved && !approved.isExpired)) return choose
  if (standing === 'changed') return { to: 'resume', words: 'changed' }
  if (standing === 'expired') return { to: 'home', words: 'expired' }
  // An objection that was answered has no other, and in the case the decision has its form.
  return standing === 'refused' && review === null && !isInCase ? { to: 'resume', words: 'refused' } : null
}

/** The day of the sentence: until when one can, or by when we do. */
function dayOf({ asked, approved, review, stages }: FollowUpView, standing: Standing): string | null {
  if (standing === 'document' || standing === 'agreement') return asked.map(({ until }) => until).sort()[0] ?? null
  if (approved) return approved.validUntil
  if (standing === 'review') return review?.answerBy ?? null
  return stages.find(({ state }) => state === 'now')?.by ?? null
}
