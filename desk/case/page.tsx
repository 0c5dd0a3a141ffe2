import { useParams } from 'wouter'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { WorkItem } from '#contract/desk/work.ts'
import { may } from '#lending/desk/roles.ts'
import type { Language } from '#lending/language.ts'
import { formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { DecidePanel } from './decide/decide-panel.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { KeysLine } from '../shell/keys-line.tsx'
import { AccountPanel } from './account-panel.tsx'
import { ApplicantPanel } from './applicant-panel.tsx'
import { BesidePanel } from './beside-panel.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { EnginePanel } from './engine-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { NamesPanel } from './names-panel.tsx'
import { useCase } from './queries.ts'
import { ReassessPanel } from './reassess-panel.tsx'
import { SettlePanel } from './settle-panel.tsx'
import { caseTexts } from './text.ts'
import { HandOver } from '../work/hand-over.tsx'
import { NextButton } from '../work/next-button.tsx'
import { WorkRow } from '../work/work-row.tsx'
import { Panel } from './panel.tsx'
import '../work/work.css'
import './case.css'

const tones = { approved: 'success', referred: 'warning', refused: 'error' } as const

/** One case: what the applicant sees beside what the engine saw, and what can be done about it. */
export function CasePage() {
  const { id = '' } = useParams()
  const language = useLanguage()
  const text = caseTexts[language]
  const { data, error } = useCase(id)
  const outcome = data?.applicant.outcome
  return (
    <DeskPage
      title={data ? titleOf(data, language) : text.title}
      aside={outcome ? <Pill tone={tones[outcome]}>{text.outcomes[outcome]}</Pill> : null}
    >
      {data && <Panels view={data} />}
      {data && <KeysLine />}
      {!data && error === null && (
        <p role="status">
          <Spinner /> {text.loading}
        </p>
      )}
      {!data && error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
    </DeskPage>
  )
}

/** Without contact details there is no reference: the company where it is open, else the day it began. */
function titleOf({ applicant, names, startedAt }: DeskCaseView, language: Language): string {
  const reference = applicant.status?.reference ?? names?.company
  return reference ?? caseTexts[language].titleOf(formatLongDate(startedAt, language))
}

/** The head of a case: who has which work on it until when, handing it over, and what comes after it. */
function WorkPanel({ view: { work, today } }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()]
  const { id, role } = useStaff()
  const mayHandOver = ({ owner }: WorkItem) => owner !== null && (owner.id === id || may(role, 'lead'))
  return (
    <Panel title={text.work}>
      {work.length === 0 ? (
        <p className="case-soft">{text.noWork}</p>
      ) : (
        <ul className="work-list">
          {work.map((item) => (
            <WorkRow key={item.id} item={item} today={today} isInCase />
          ))}
        </ul>
      )}
      {work.filter(mayHandOver).map((item) => (
        <HandOver key={item.id} item={item} />
      ))}
      {may(role, 'work') && <NextButton look="secondary" />}
    </Panel>
  )
}

function Panels({ view }: { view: DeskCaseView }) {
  return (
    <div className="case">
      <div className="case-head">
        <WorkPanel view={view} />
      </div>
      <div className="case-side">
        <NamesPanel view={view} />
        <AccountPanel view={view} />
        <DecidePanel view={view} />
        <SettlePanel view={view} />
        <DocumentsPanel view={view} />
      </div>
      <div className="case-main">
        <FindingsPanel view={view} />
        <BesidePanel view={view} />
        <ReassessPanel view={view} />
        <div className="case-pair">
          <ApplicantPanel view={view} />
          <EnginePanel view={view} />
        </div>
        <FactsPanel view={view} />
        <HistoryPanel view={view} />
      </div>
    </div>
  )
}
