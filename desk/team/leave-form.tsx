import { mayStandIn } from '#lending/desk/leave.ts'
import { may } from '#lending/desk/roles.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useStaff } from '../session/session.ts'
import { type Team, useTeamChange } from './queries.ts'
import { teamTexts } from './text.ts'

const empty = { staffId: null as string | null, fromDay: '', untilDay: '', standIn: null as string | null }

/** Sets one's own leave; a planner also chooses whose it is. */
export function LeaveForm({ team: { staff, today } }: { team: Team }) {
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
