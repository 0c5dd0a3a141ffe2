import type { FollowUpView } from '#contract/follow-up.ts'
import { addMonths } from '#lending/days.ts'
import { toldWords } from '#lending/desk/check-lines.ts'
import { longDate } from '#lending/long-date.ts'
import { formatRate } from '#lending/money.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { securitySentences } from '#lending/pricing/security.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import type { Language } from '#lending/language.ts'
import { showEuros } from '#ui/amounts.ts'
import { Notice } from '#ui/notice.tsx'
import { StepsList } from '#ui/steps-list.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { lender } from '#lending/this-lender.ts'
import { hoursIn } from '../hours.ts'
import { OfferReceipt } from '../offer-receipt.tsx'
import { followUpTexts, type StageText } from './text.ts'

type Stage = FollowUpView['stages'][number]
const states = { done: 'done', now: 'active', later: 'upcoming' } as const

function explanationOf(
  { name, state, on, by }: Stage,
  { offer, waitsUntil }: Pick<FollowUpView, 'offer' | 'waitsUntil'>,
  language: Language,
): string | undefined {
  const { stages, guaranteeToSign, waits } = followUpTexts[language].status
  const words: StageText = stages[name]
  if (state === 'done' && on !== null) return words.done(longDate(on, language))
  if (name === 'signed' && offer?.securities === 'personal_guarantee') return guaranteeToSign
  if (state !== 'now') return words.later
  if (by === null) return undefined
  return waitsUntil === null
    ? words.now(longDate(by, language))
    : waits(longDate(waitsUntil, language), longDate(by, language))
}

type PartProps = { followUp: FollowUpView }

/** Completed stages with their day, and the deadline of the next. */
export function FollowUpStages({ followUp }: PartProps) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  const { stages } = followUp
  if (stages.length === 0) return null
  return (
    <StepsList
      look="buoys"
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

export function FollowUpNews({ followUp, isInCase }: PartProps & { isInCase: boolean }) {
  const { answer, approved, review, stopReason } = followUp
  const language = useLanguage()
  return (
    <>
      {approved !== null && !approved.isExpired && <Approved approved={approved} isInCase={isInCase} />}
      {review?.answer && !isInCase && <Review answer={review.answer} />}
      {stopReason !== null && <p>{toldWords[stopReason][language]}</p>}
      {answer !== null && <Answer answer={answer} isInCase={isInCase} />}
    </>
  )
}

/** The choice in figures, and where the money goes: enough to see that it is the right one. */
export function ChoiceFacts({ followUp: { offer, payoutTo, reference, stages } }: PartProps) {
  const language = useLanguage()
  const { facts: text } = followUpTexts[language].status
  const paidOn = stages.find(({ name, state }) => name === 'paid' && state === 'done')?.on
  const rows = offer && [
    [text.rate, formatRate(offer.clientRate / 100, { locale: language })],
    [text.security, securitySentences[language][offer.securities]],
    ...(payoutTo === null ? [] : [[text.payoutTo, text.ending(payoutTo)]]),
    // The schedule of an offer begins a month after the payout.
    ...(paidOn ? [[text.firstPayment, longDate(addMonths(paidOn, 1), language)]] : []),
  ]
  return (
    <>
      {offer && (
        <OfferReceipt
          offer={offer}
          head={<strong>{`${text.product[offer.productType]}, ${text.months(offer.termMonths)}`}</strong>}
        />
      )}
      <dl className="facts">
        {[...(rows ?? []), [text.reference, reference]].map(([name, value]) => (
          <div className="facts-row" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A person to ask, at the same number and hours as on the contact page. */
export function PhoneLine() {
  const language = useLanguage()
  const text = followUpTexts[language].status.phone
  return (
    <p>
      {text.question}{' '}
      <a className="unbroken" href={lender.phoneLink}>
        {lender.phoneShown}
      </a>
      {text.hours(hoursIn(language).phone)}
    </p>
  )
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

type AnswerProps = { answer: NonNullable<FollowUpView['answer']>; isInCase: boolean }

function Answer({ answer: { words, reasons }, isInCase }: AnswerProps) {
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
    </>
  )
}

/** In the case itself the decision shows it. */
function Review({ answer }: { answer: NonNullable<NonNullable<FollowUpView['review']>['answer']> }) {
  const language = useLanguage()
  const text = followUpTexts[language].status.review
  return (
    <Notice title={answer.isUpheld ? text.upheld : text.revised}>
      <p>{text.answered(longDate(answer.on, language))}</p>
      {answer.words.split(/\n+/).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

type ApprovedProps = { approved: NonNullable<FollowUpView['approved']>; isInCase: boolean }

function Approved({ approved: { offers }, isInCase }: ApprovedProps) {
  const language = useLanguage()
  const text = followUpTexts[language].status
  return (
    <section className="card" aria-labelledby="approved-title">
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
    </section>
  )
}
