import { Link, useLocation, useSearch } from 'wouter'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { may } from '#lending/desk/roles.ts'
import { taskKinds, type TaskKind } from '#lending/desk/task-kinds.ts'
import { kindWords } from '#lending/desk/task-words.ts'
import type { Language } from '#lending/language.ts'
import { Select } from '#ui/form/select.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { KeysLine } from '../shell/keys-line.tsx'
import { shellTexts } from '../shell/text.ts'
import { useTeam } from '../team/queries.ts'
import { ShortageNotice } from '../team/shortage-notice.tsx'
import { teamTexts } from '../team/text.ts'
import { NextButton } from './next-button.tsx'
import { useWorkList, type WorkPlace } from './queries.ts'
import { workViews } from '#contract/desk/work.ts'
import { workTexts, type View } from './text.ts'
import { WorkRow } from './work-row.tsx'
import './work.css'

type Answer = DeskAnswerOf<'listWork'>
/** The server counts no further. */
const countedMax = 1_000

const addressFor = (language: Language, { view, kind, after }: WorkPlace): string => {
  const asked = { ...(view !== 'all' && { view }), ...(kind && { kind }), ...(after && { after }) }
  const query = new URLSearchParams(asked).toString()
  return `${deskAddress('work', language)}${query && `?${query}`}`
}

/** The list of work. Its filter and place are in the address, so that a reload shows the same. */
export function WorkPage() {
  const language = useLanguage()
  const text = workTexts[language]
  const { role } = useStaff()
  const asked = new URLSearchParams(useSearch())
  const view = workViews.find((name) => name === asked.get('view')) ?? 'all'
  const kind = taskKinds.find((name) => name === asked.get('kind')) ?? null
  const place = { view, kind, after: asked.get('after') }
  const { data, error } = useWorkList(place)
  return (
    <DeskPage title={text.title} aside={may(role, 'work') && <NextButton />}>
      {data === undefined && error === null && <Spinner size="lg" label={shellTexts[language].starting} />}
      {data === undefined && error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && (
        <>
          {may(role, 'plan') && <Shortages />}
          <Views place={place} counts={data.counts} />
          <List answer={data} view={view} />
          <Pages next={data.next} place={place} />
        </>
      )}
      {may(role, 'work') && (
        <p className="work-foot">
          <Link href={deskAddress('complaint', language)}>{text.complaint.title}</Link>
        </p>
      )}
      <KeysLine />
    </DeskPage>
  )
}

/** Only for those who plan, who can do something about it. */
function Shortages() {
  const language = useLanguage()
  const { data } = useTeam()
  return (
    <ShortageNotice shortages={data?.shortages ?? []}>
      <p>
        <Link href={deskAddress('team', language)}>{teamTexts[language].toTeam}</Link>
      </p>
    </ShortageNotice>
  )
}

function Views({ place, counts }: { place: WorkPlace; counts: Answer['counts'] }) {
  const language = useLanguage()
  const [, goTo] = useLocation()
  const text = workTexts[language]
  const shown = (count: number) => (count >= countedMax ? text.many : count)
  const countOf: Record<View, number> = { ...counts, all: counts.open }
  const to = (part: Partial<WorkPlace>) => addressFor(language, { ...place, after: null, ...part })
  return (
    <div className="work-head">
      <nav className="desk-views" aria-label={text.viewsLabel}>
        {workViews.map((name) => (
          <Link key={name} href={to({ view: name })} aria-current={name === place.view ? 'page' : undefined}>
            {text.views[name]}{' '}
            <span className={`work-count${name === 'late' && counts.late > 0 ? ' work-late' : ''}`}>
              {shown(countOf[name])}
            </span>
          </Link>
        ))}
      </nav>
      <p className="work-urgent">{counts.today > 0 && <span>{text.today(shown(counts.today))}</span>}</p>
      <Select<TaskKind>
        label={text.kind}
        emptyText={text.everyKind}
        value={place.kind}
        onValue={(kind) => goTo(to({ kind: kind || null }))}
        options={taskKinds.map((value) => ({ value, label: kindWords[language][value] }))}
      />
    </div>
  )
}

function List({ answer: { items, today }, view }: { answer: Answer; view: View }) {
  const text = workTexts[useLanguage()]
  if (items.length === 0) return <p className="work-empty">{text.empty[view]}</p>
  return (
    <ul className="work-list" aria-label={text.listLabel}>
      {items.map((item) => (
        <WorkRow key={item.id} item={item} today={today} />
      ))}
    </ul>
  )
}

function Pages({ next, place }: { next: string | null; place: WorkPlace }) {
  const language = useLanguage()
  const text = workTexts[language]
  const isFirst = place.after === null
  if (isFirst && next === null) return null
  return (
    <p className="work-pages">
      {!isFirst && <Link href={addressFor(language, { ...place, after: null })}>{text.firstPage}</Link>}
      {next !== null && <Link href={addressFor(language, { ...place, after: next })}>{text.nextPage}</Link>}
    </p>
  )
}
