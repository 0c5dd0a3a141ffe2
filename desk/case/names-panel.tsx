import type { CaseNames, DeskCaseView } from '#contract/desk/case.ts'
import { formatIban } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { OpenNames } from '../work/open-names.tsx'
import { Panel, Rows } from './panel.tsx'
import { useReloadCase } from './queries.ts'
import { caseTexts } from './text.ts'

/** Closed until opened with a reason, which the applicant can read. */
export function NamesPanel({ view }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].names
  return <Panel title={text.title}>{view.names ? <Names names={view.names} /> : <Closed view={view} />}</Panel>
}

function Closed({ view: { caseId, mayOpenNames } }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].names
  const reload = useReloadCase(caseId)
  return (
    <>
      <p className="case-soft">{text.closed}</p>
      {!mayOpenNames && <p>{text.mayNot}</p>}
      {mayOpenNames && (
        <OpenNames
          onOpen={async (reason, keys) => {
            await askDesk('openNames', { params: { caseId }, request: { reason }, keys })
            await reload()
          }}
        />
      )}
    </>
  )
}

function Names({ names: { company, kvkNumber, contact, accounts, goalDescription, reviews } }: { names: CaseNames }) {
  const text = caseTexts[useLanguage()].names
  return (
    <>
      <Rows
        rows={[
          [text.company, company],
          [text.kvk, kvkNumber],
          ...(contact ? ([[text.contact, <Contact key="contact" contact={contact} />]] as const) : []),
          ...reviews.flatMap(({ explanation }) => (explanation ? ([[text.review, explanation]] as const) : [])),
          ...(goalDescription ? ([[text.wrote, goalDescription]] as const) : []),
        ]}
      />
      <h3>{text.accounts}</h3>
      <ul className="case-lines">
        {accounts.map(({ number, holder, bank, match }) => (
          <li key={number}>
            <span className="case-number">{formatIban(number)}</span> {bank}
            <br />
            {holder ?? '–'} ({text.matches[match]})
          </li>
        ))}
      </ul>
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
