import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DecisionView } from '#contract/offers.ts'
import { addressOf } from '../../addresses.ts'
import { actions } from '../../application-state/store.ts'
import { CalendarLink } from '#ui/calendar-link.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { decisionTexts } from './decision-text.ts'
import { canConnectForIt, changeSentences, mendedOn } from './decision-words.ts'
import { helpersFor, helpers, helpTexts } from './help-links.ts'
import { TitledSection } from '../../titled-section.tsx'

type WayProps = { decision: DecisionView }
type Change = NonNullable<DecisionView['change']>

/** The changes that would turn the answer into yes, and from when: one of several, or several together. */
export function WayToYes({ decision, children }: WayProps & { children?: ReactNode }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const { change, otherChanges = [] } = decision
  const isReferred = decision.outcome === 'referred'
  // A referral is answered within days, so changes that take months are left out.
  const ways = (change === null ? [] : [change, ...otherChanges]).filter(
    (way) => !isReferred || mendedOn(way, decision.decidedAt) === null,
  )
  const [first] = ways
  if (first === undefined && isReferred) return null
  return (
    <TitledSection
      id="change-title"
      title={text.changeTitle[isReferred ? 'referred' : 'refused']}
      className={isReferred ? 'card card-success' : 'step-part decision-part way-to-yes'}
    >
      {first === undefined ? (
        <p>{text.noChange}</p>
      ) : (
        <>
          <p>{text.changeText[kindOf(ways, changeSentences(first, language).length)]}</p>
          <ul className="reasons">
            {ways.map((way) => (
              <Way key={way.code} way={way} decidedAt={decision.decidedAt} />
            ))}
          </ul>
          {children}
          {canConnectForIt(first) && <ConnectNow />}
        </>
      )}
    </TitledSection>
  )
}

const kindOf = (ways: readonly Change[], sentences: number) =>
  ways.length > 1 ? 'oneOf' : sentences > 1 ? 'together' : 'one'

/** Several sentences of one way, with the day from which time has made them true below. */
function Way({ way, decidedAt }: { way: Change; decidedAt: string }) {
  const language = useLanguage()
  const on = mendedOn(way, decidedAt)
  const text = decisionTexts[language]
  const date = on !== null && (
    <>
      <strong className="mended-on">
        <Unbroken>{text.mendedOn(formatLongDate(on, language))}</Unbroken>
      </strong>{' '}
      <CalendarLink day={on} summary={text.calendarSummary}>
        {text.calendarLink}
      </CalendarLink>
    </>
  )
  const [first, ...others] = changeSentences(way, language)
  if (others.length === 0) {
    return (
      <li>
        {first}
        {date}
      </li>
    )
  }
  return (
    <>
      {[first, ...others].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {date && <li className="mended-together">{date}</li>}
    </>
  )
}

function ConnectNow() {
  const language = useLanguage()
  const text = decisionTexts[language]
  return (
    <>
      <p>{text.connectText}</p>
      <Link
        className="button button-primary"
        href={addressOf('uploadTransactions', language)}
        onClick={() => actions.setTransactionsTab('connect')}
      >
        {text.connectButton}
      </Link>
    </>
  )
}

/** Help of others that fits the reasons; nothing where a paper is all that is missing. */
export function HelpNow({ decision }: WayProps) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const fitting = helpersFor(decision.reasons)
  if (fitting.length === 0) return null
  return (
    <TitledSection id="helpers-title" title={text.helpTitle} className="card">
      <p>{text.helpText}</p>
      <ul className="help-list">
        {fitting.map((helper) => (
          <li key={helper}>
            <a href={helpers[helper].address} lang="nl" rel="noreferrer">
              {helpers[helper].name}
            </a>
            {': '}
            {helpTexts[language][helper]}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
