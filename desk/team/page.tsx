import { errorKeyOf } from '#contract/failure.ts'
import { may } from '#lending/desk/roles.ts'
import { longDate } from '#lending/long-date.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'
import { type Team, useTeam, useTeamChange } from './queries.ts'
import { ShortageNotice } from './shortage-notice.tsx'
import { teamTexts } from './text.ts'
import '../work/work.css'
import './team.css'
import { mayStandIn } from '#lending/desk/leave.ts'
import { FieldForm } from '../field-form.tsx'

const empty = { staffId: null as string | null, fromDay: '', untilDay: '', standIn: null as string | null }

/** Sets one's own leave; a planner also chooses whose it is. */
function LeaveForm({ team: { staff, today } }: { team: Team }) {
  const text = teamTexts[useLanguage()]
  const me = useStaff()
  const sending = useTeamChange()
  const mayPlan = may(me.role, 'plan')
  const named = (id: string | null) => staff.find((one) => one.id === id) ?? me
  const optionsOf = (some: typeof staff) => some.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section aria-labelledby="set-leave">
      <h2 id="set-leave">{text.setTitle}</h2>
      <FieldForm
        empty={mayPlan ? empty : { ...empty, staffId: me.id }}
        fields={({ staffId, fromDay, untilDay }) => [
          mayPlan && {
            name: 'staffId',
            look: 'select',
            ...text.who,
            options: optionsOf(staff.filter(({ role }) => may(role, 'work'))),
          },
          { name: 'fromDay', look: 'day', ...text.fromDay },
          { name: 'untilDay', look: 'day', ...text.untilDay, isWrong: untilDay < fromDay || untilDay < today },
          {
            name: 'standIn',
            look: 'select',
            ...text.standIn,
            emptyText: text.nobody,
            options: optionsOf(
              staff.filter(({ id, role }) => id !== named(staffId).id && mayStandIn(role, named(staffId).role)),
            ),
          },
        ]}
        onSend={({ staffId, ...leave }, keys) =>
          askDesk('setLeave', { request: { ...leave, staffId: staffId ?? me.id }, keys })
        }
        sending={sending}
        button={text.save}
        className="form work-form"
      >
        <SendFailure errorKey={sending.errorKey} />
      </FieldForm>
    </section>
  )
}

/** The colleagues of today, their leave and stand-ins, and whether enough are left for a yes. */
export function TeamPage() {
  const language = useLanguage()
  const text = teamTexts[language]
  const { data, error } = useTeam()
  const { role } = useStaff()
  return (
    <DeskPage title={shellTexts[language].pages.team}>
      <p>{text.intro}</p>
      {data === undefined && error === null && <Spinner size="lg" label={shellTexts[language].starting} />}
      {error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && (
        <div className="team">
          <ShortageNotice shortages={data.shortages} />
          <Colleagues team={data} />
          <Leaves team={data} />
          {may(role, 'work') && <LeaveForm team={data} />}
        </div>
      )}
    </DeskPage>
  )
}

function Colleagues({ team: { staff, leaves, today } }: { team: Team }) {
  const language = useLanguage()
  const text = teamTexts[language]
  const isAway = (id: string) => leaves.some(({ staffId, fromDay }) => staffId === id && fromDay <= today)
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues">{text.peopleTitle}</h2>
      <ul className="team-list">
        {staff.map(({ id, name, role }) => (
          <li key={id}>
            <span className="team-what">
              <span className="team-name">{name}</span>
              <span className="team-soft">{shellTexts[language].roles[role]}</span>
            </span>
            <Pill tone={isAway(id) ? 'warning' : 'success'}>{isAway(id) ? text.away : text.present}</Pill>
          </li>
        ))}
      </ul>
      <p className="team-soft">{text.counted}</p>
    </section>
  )
}

function Leaves({ team: { staff, leaves } }: { team: Team }) {
  const language = useLanguage()
  const text = teamTexts[language]
  const me = useStaff()
  const { isPending, errorKey, send } = useTeamChange()
  const nameOf = (id: string) => staff.find((one) => one.id === id)?.name ?? id
  return (
    <section aria-labelledby="leaves">
      <h2 id="leaves">{text.leavesTitle}</h2>
      {leaves.length === 0 && <p>{text.none}</p>}
      {leaves.length > 0 && (
        <ul className="team-list">
          {leaves.map(({ id, staffId, fromDay, untilDay, standIn }) => (
            <li key={id}>
              <span className="team-what">
                <span className="team-name">{nameOf(staffId)}</span>
                <span>{text.days(longDate(fromDay, language), longDate(untilDay, language))}</span>
                <span className="team-soft">{standIn === null ? text.everybody : text.standsIn(nameOf(standIn))}</span>
              </span>
              {(staffId === me.id || may(me.role, 'plan')) && (
                <Button
                  look="quiet"
                  isPending={isPending}
                  onClick={() => void send((keys) => askDesk('endLeave', { params: { id }, keys }))}
                >
                  {text.remove}
                  <span className="visually-hidden">
                    : {nameOf(staffId)}, {longDate(fromDay, language)}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <SendFailure errorKey={errorKey} />
    </section>
  )
}
