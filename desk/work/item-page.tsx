import { Link, Redirect, useParams, useLocation } from 'wouter'
import type { AskedOfUs, WorkItem } from '#contract/desk/work.ts'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { closings, isAnsweredInWords } from '#lending/desk/closings.ts'
import { may } from '#lending/desk/roles.ts'
import { longDate } from '#lending/long-date.ts'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { Rows } from '../rows.tsx'
import { errorKeyOf } from '#contract/failure.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'
import { ClaimButton } from './claim-button.tsx'
import { HandOver } from './hand-over.tsx'
import { OpenNames } from './open-names.tsx'
import { useSendAndRead, useWorkItem } from './queries.ts'
import { dueOf, kindOf, ownerOf, reasonOf, toneOf, workAddress } from './shown.ts'
import { workTexts } from './text.ts'
import { CaseLink } from './work-row.tsx'
import './work.css'
import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import { FieldForm } from '../field-form.tsx'

type Answer = DeskAnswerOf<'readWork'>

/** One thing to do, with what was asked for who has claimed it, and the form that closes it. */
export function WorkItemPage() {
  const language = useLanguage()
  const { id = '' } = useParams()
  const { role } = useStaff()
  const { data, error } = useWorkItem(id)
  if (data && closings[data.item.kind] === undefined) return <Redirect to={workAddress(data.item, language)} replace />
  const title = data === undefined ? workTexts[language].title : kindOf(data.item, language)
  return (
    <DeskPage
      title={title}
      aside={data && <ClaimButton item={data.item} mayTakeAway={may(role, 'lead')} />}
      key={title}
    >
      <p className="work-back">
        <Link href={deskAddress('work', language)}>{workTexts[language].item.back}</Link>
      </p>
      {data === undefined && error === null && <Spinner size="lg" label={shellTexts[language].starting} />}
      {error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && error === null && <Item answer={data} />}
    </DeskPage>
  )
}

/** How it ends and what the applicant reads; where there is one way only, it is not asked. */
function AnswerForm({ item: { id, kind, reason, version } }: { item: WorkItem }) {
  const language = useLanguage()
  const { item: text } = workTexts[language]
  const [, goTo] = useLocation()
  const sending = useSendAndRead(id)
  const outcomes = closings[kind]?.outcomes ?? []
  const names: Readonly<Record<string, string>> = text.outcomes
  const needsWords = (outcome: TaskOutcome | null) => isAnsweredInWords(kind, reason, outcome ?? outcomes[0]!)
  return (
    <FieldForm
      empty={{ outcome: outcomes.length === 1 ? outcomes[0]! : (null as TaskOutcome | null), words: '' }}
      draft={`${id}/answer`}
      fields={({ outcome }) => [
        outcomes.length > 1 && {
          name: 'outcome',
          look: 'row',
          label: text.outcome,
          missing: text.outcomeMissing,
          options: outcomes.map((value) => ({ value, label: names[value] ?? value })),
        },
        (needsWords(outcome) || kind === 'complaintReceipt') && {
          name: 'words',
          look: 'words',
          label: text.words,
          hint:
            reason === 'byLetterOrPhone' ? text.wordsKept : needsWords(outcome) ? text.wordsHint : text.wordsOptional,
          lengthMax: 2_000,
          isOptional: !needsWords(outcome),
          missing: needsWords(outcome) ? text.wordsMissing : undefined,
        },
      ]}
      onSend={async ({ outcome, words }, keys) => {
        const request = { version, outcome: outcome!, words: words || null }
        await askDesk('closeWork', { params: { id }, request, keys })
        goTo(deskAddress('work', language))
      }}
      sending={sending}
      button={text.close}
      className="form work-form"
    >
      <SendFailure errorKey={sending.errorKey} />
    </FieldForm>
  )
}

function Item({ answer }: { answer: Answer }) {
  const language = useLanguage()
  const text = workTexts[language].item
  const { id: staffId, role } = useStaff()
  const { item, asked, isClosed } = answer
  const isMine = item.owner?.id === staffId
  const mayTakeAway = item.owner !== null && may(role, 'lead')
  return (
    <div className="work-item">
      <Facts item={item} today={answer.today} />
      {!isMine && (item.owner === null || item.away !== null) && (
        <Notice>{item.mayClaim ? <p>{text.claimFirst}</p> : <p>{text.notYours}</p>}</Notice>
      )}
      {isMine && (
        <>
          {isClosed ? <Closed item={item} /> : <Asked item={item} asked={asked} />}
          <AnswerForm item={item} />
        </>
      )}
      {(isMine || mayTakeAway) && <HandOver item={item} />}
    </div>
  )
}

function Closed({ item: { id, kind } }: { item: WorkItem }) {
  const text = workTexts[useLanguage()].item
  const sending = useSendAndRead()
  return (
    <section className="card work-asked" aria-labelledby="closed">
      <h2 id="closed">{text.whoTitle}</h2>
      <p>{text.closed}</p>
      <OpenNames
        likely={kind === 'contact' ? 'contact' : 'request'}
        sending={sending}
        onOpen={(reason, keys) => askDesk('openWork', { params: { id }, request: { reason }, keys })}
      />
    </section>
  )
}

function Facts({ item, today }: { item: WorkItem; today: string }) {
  const language = useLanguage()
  const { item: text, nobody, owner: ownerLabel } = workTexts[language]
  const reason = reasonOf(item, language)
  const staff = useStaff()
  const due = (
    <>
      {longDate(item.dueOn, language)} <Pill tone={toneOf(item, today)}>{dueOf(item, today, language)}</Pill>
    </>
  )
  return (
    <Rows
      rows={[
        [text.due, due],
        [text.opened, longDate(item.openedAt.slice(0, 10), language)],
        reason !== null && [text.reason, reason],
        item.caseId !== null && [text.caseName, <CaseLink key="case" item={item} />],
        [ownerLabel, item.owner === null ? nobody : ownerOf(item, staff.id, language)],
      ]}
    />
  )
}

const askedFields = ['name', 'email', 'phone', 'reachedBy', 'topic', 'preferredMoment'] as const

/** Only of a visitor's request: a step of an application has its case. */
function Asked({ item, asked }: { item: WorkItem; asked: AskedOfUs | null }) {
  const text = workTexts[useLanguage()].item
  if (asked === null) return item.kind in closings && item.caseId === null ? <Notice>{text.gone}</Notice> : null
  const { words, preferredMoment, email, isConfirmed, topic, ...rest } = asked
  const subjects: Readonly<Record<string, string>> = item.reason === 'correction' ? text.subjects : {}
  const said: Readonly<Record<keyof typeof text.fields, string | null>> = {
    ...rest,
    email: email !== null && isConfirmed === false ? `${email} (${text.notConfirmed})` : email,
    topic: topic && (subjects[topic] ?? topic),
    preferredMoment: preferredMoment && text.moments[preferredMoment],
  }
  const fields = askedFields.filter((field) => said[field] !== null)
  if (fields.length === 0 && words === null) return null
  return (
    <section className="card work-asked" aria-labelledby="asked">
      <h2 id="asked">{words === null ? text.whoTitle : text.askedTitle}</h2>
      <Rows rows={fields.map((field) => [text.fields[field], said[field]])} />
      {isConfirmed === false && <p>{text.notMailed}</p>}
      {words !== null && (
        <>
          <h3>{text.wrote}</h3>
          <p className="work-words">{words}</p>
        </>
      )}
    </section>
  )
}
