import type { FollowUpView } from '#contract/follow-up.ts'
import { longDate } from '#lending/long-date.ts'
import { formatRate } from '#lending/money.ts'
import type { Reason } from '#lending/scorecard/reason.ts'
import { reasonText } from '#lending/scorecard/reason-text.ts'
import type { Language } from '#lending/language.ts'
import { showEuros } from '#ui/amounts.ts'
import { AppLink } from '../shell/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { StepsList } from '#ui/steps-list.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { followUpTexts } from './text.ts'

type Stage = FollowUpView['stages'][number]
const states = { done: 'done', now: 'active', later: 'upcoming' } as const

function explanationOf(
  { name, state, on, by }: Stage,
  { offer, waitsUntil }: Pick<FollowUpView, 'offer' | 'waitsUntil'>,
  language: Language,
): string | undefined {
  const { stages, guaranteeToSign, waits } = followUpTexts[language].status
  const words = stages[name]
  if (state === 'done' && on !== null) return words.done(longDate(on, language))
  if (name === 'signed' && offer?.securities === 'personal_guarantee') return guaranteeToSign
  if (state === 'now' && by !== null && waitsUntil !== null)
    return waits(longDate(waitsUntil, language), longDate(by, language))
  return state === 'now' && by !== null ? words.now(longDate(by, language)) : undefined
}

type PartProps = { followUp: FollowUpView }

/** Completed stages with their day, and the deadline of the next. */
export function FollowUpStages({ followUp }: PartProps) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  const { stages } = followUp
  if (stages.length === 0) {
    return (
      <Notice tone="warning">
        <p>{text.changed}</p>
        <p>
          <AppLink to="resume">{text.changedLink}</AppLink>
        </p>
      </Notice>
    )
  }
  return (
    <StepsList
      steps={stages.map((stage) => ({
        key: stage.name,
        state: states[stage.state],
        label: text.stages[stage.name].label,
        explanation: explanationOf(stage, followUp, language),
      }))}
      stateNames={text.states}
    />
  )
}

export function FollowUpNews({ followUp: { answer, approved, review }, isInCase }: PartProps & { isInCase: boolean }) {
  return (
    <>
      {approved !== null &&
        (approved.isExpired ? <Expired approved={approved} /> : <Approved approved={approved} isInCase={isInCase} />)}
      {review !== null && !isInCase && <Review review={review} />}
      {answer !== null && <Answer answer={answer} isInCase={isInCase} hasReview={review !== null} />}
    </>
  )
}

export function Reference({ followUp: { reference } }: PartProps) {
  const text = followUpTexts[useLanguage()].status
  return <strong className="unbroken">{text.reference(reference)}</strong>
}

/** Below the heading of the page, or of the card that it is in. */
function PartHeading({ isInCase, id, children }: { isInCase: boolean; id?: string; children: string }) {
  const Level = isInCase ? 'h3' : 'h2'
  return (
    <Level className="sub-title" id={id}>
      {children}
    </Level>
  )
}

type AnswerProps = { answer: NonNullable<FollowUpView['answer']>; isInCase: boolean; hasReview: boolean }

function Answer({ answer: { isYes, words, reasons }, isInCase, hasReview }: AnswerProps) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  return (
    <>
      {reasons.length > 0 && (
        <div className="step-part">
          <PartHeading isInCase={isInCase}>{text.reasonsTitle}</PartHeading>
          <ul className="reasons">
            {reasons.map(({ code, figures }) => (
              <li key={code}>{reasonText({ ageDays: null, ...figures, code } as unknown as Reason, language)}</li>
            ))}
          </ul>
        </div>
      )}
      {words !== null && (
        <Notice title={text.answerTitle}>
          <p>{words}</p>
        </Notice>
      )}
      {!isYes && !hasReview && (
        <p>
          {text.objection} <AppLink to="resume">{text.objectionLink}</AppLink>
        </p>
      )}
    </>
  )
}

/** In the case itself the decision shows it. */
function Review({ review: { answerBy, answer } }: { review: NonNullable<FollowUpView['review']> }) {
  const language = useLanguage()
  const text = followUpTexts[language].status.review
  if (answer === null) return <Notice>{text.asked(longDate(answerBy, language))}</Notice>
  return (
    <Notice title={answer.isUpheld ? text.upheld : text.revised}>
      <p>{text.answered(longDate(answer.on, language))}</p>
      {answer.words.split(/\n+/).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

/** A yes that was not taken up in time is no yes any more. */
function Expired({ approved: { validUntil } }: Pick<ApprovedProps, 'approved'>) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  return (
    <Notice tone="warning" title={text.expiredTitle}>
      <p>{text.expired(longDate(validUntil, language))}</p>
      <p>
        <AppLink to="home">{text.expiredLink}</AppLink>
      </p>
    </Notice>
  )
}

type ApprovedProps = { approved: NonNullable<FollowUpView['approved']>; isInCase: boolean }

function Approved({ approved: { offers, validUntil }, isInCase }: ApprovedProps) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  return (
    <section className="card card-success" aria-labelledby="approved-title">
      <PartHeading isInCase={isInCase} id="approved-title">
        {text.approvedTitle}
      </PartHeading>
      <ul className="reasons">
        {offers.map(({ productType, termMonths, loanAmount, clientRate, totalCostCents, securities }) => (
          <li key={`${productType}-${termMonths}`}>
            {text.approvedOffer[productType](showEuros(loanAmount, language), termMonths)}{' '}
            {text.approvedPrice(
              formatRate(clientRate / 100, { locale: language }),
              showEuros(totalCostCents / 100, language),
            )}
            {securities === 'personal_guarantee' && ` ${text.guarantee}`}
          </li>
        ))}
      </ul>
      <p>{text.approvedUntil(longDate(validUntil, language))}</p>
      <p>
        <AppLink to={isInCase ? 'personalOffer' : 'resume'} className="button button-primary">
          {text.approvedLink}
        </AppLink>
      </p>
    </section>
  )
}
