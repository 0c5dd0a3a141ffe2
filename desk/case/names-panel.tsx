import { useState } from 'react'
import type { CaseNames, DeskCaseView } from '#contract/desk/case.ts'
import { may } from '#lending/desk/roles.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { useStaff } from '../session/session.ts'
import { OpenNames, ReasonForm } from '../work/open-names.tsx'
import { AccountLine } from './money-card.tsx'
import { Rows } from '../rows.tsx'
import { List, Panel } from './panel.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { sessionsTexts } from './sessions-text.ts'
import { caseTexts } from './text.ts'

/** Closed until opened with a reason, which the applicant can read. */
export function NamesPanel({ view }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].names
  return (
    <Panel title={text.title}>
      {view.names ? <Names view={view} names={view.names} /> : <Closed view={view} />}
      {may(useStaff().role, 'work') && <EndSessions caseId={view.caseId} />}
    </Panel>
  )
}

/** The applicant reads the reason, and goes on by a mailed link. */
function EndSessions({ caseId }: { caseId: string }) {
  const text = sessionsTexts[useLanguage()]
  const sending = useSendAndRead()
  const [isDone, setDone] = useState(false)
  return (
    <details className="case-details">
      <summary>{text.title}</summary>
      <p className="case-soft">{text.how}</p>
      <ReasonForm
        text={text}
        sending={sending}
        onOpen={async (reason, keys) => {
          await askDesk('endApplicantSessions', { params: { caseId }, request: { reason }, keys })
          setDone(true)
        }}
      />
      <p role="status">{isDone && text.done}</p>
    </details>
  )
}

function Closed({ view: { caseId, mayOpenNames } }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].names
  const sending = useSendAndRead()
  return (
    <>
      <p className="case-soft">{text.closed}</p>
      {!mayOpenNames && <p>{text.mayNot}</p>}
      {mayOpenNames && (
        <OpenNames
          sending={sending}
          onOpen={(reason, keys) => askDesk('openNames', { params: { caseId }, request: { reason }, keys })}
        />
      )}
    </>
  )
}

function Names({ view: { accounts }, names }: { view: DeskCaseView; names: CaseNames }) {
  const text = caseTexts[useLanguage()].names
  const { company, kvkNumber, contact, goalDescription, reviews } = names
  return (
    <>
      <Rows
        rows={[
          [text.company, company],
          [text.kvk, kvkNumber],
          contact && [text.contact, <Contact key="contact" contact={contact} />],
          ...reviews.map(({ explanation }) => explanation !== null && ([text.review, explanation] as const)),
          goalDescription !== null && [text.wrote, goalDescription],
        ]}
      />
      <h3>{text.accounts}</h3>
      <List
        lines={accounts.map((account) => (
          <AccountLine key={account.id} account={account} />
        ))}
      />
    </>
  )
}

const Contact = ({ contact: { name, role, email, mobile } }: { contact: NonNullable<CaseNames['contact']> }) => (
  <>
    {name}, {caseTexts[useLanguage()].names.roles[role]}
    <br />
    <a href={`mailto:${email}`}>{email}</a>
    <br />
    <a href={`tel:${mobile}`}>{mobile}</a>
  </>
)
