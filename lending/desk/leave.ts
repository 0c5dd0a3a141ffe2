import { addDays, type IsoDate } from '../days.ts'
import { lackingFor, type Colleague, type Lack } from './authority.ts'
import { handledBy } from './closings.ts'
import { may, type DeskRole } from './roles.ts'
import { isWorkingDay } from './working-days.ts'

/** Days on which an employee is away, both included; `standIn` does their work meanwhile, and everybody where null. */
export type Leave = {
  readonly staffId: string
  readonly fromDay: IsoDate
  readonly untilDay: IsoDate
  readonly standIn: string | null
}

/** Leave ends at most this many days from now. */
export const leaveDaysAhead = 400
/** Shortages are looked for in this many days. */
const plannedDays = 28

/** Whether a role does all the work of the other. */
export const mayStandIn = (role: DeskRole, forRole: DeskRole): boolean =>
  Object.values(handledBy).every((right) => may(role, right) || !may(forRole, right))

/** Successive working days on which a yes lacks somebody. */
export type Shortage = { readonly fromDay: IsoDate; readonly untilDay: IsoDate; readonly lack: Lack }

/** The shortages of the coming four weeks, in order. */
export function shortagesOf(colleagues: readonly Colleague[], leaves: readonly Leave[], today: IsoDate): Shortage[] {
  const days = Array.from({ length: plannedDays }, (_one, ahead) => addDays(today, ahead)).filter(isWorkingDay)
  return days
    .reduce<(Omit<Shortage, 'lack'> & { lack: Lack | null })[]>((found, day) => {
      const isAway = (id: string) =>
        leaves.some(({ staffId, fromDay, untilDay }) => staffId === id && fromDay <= day && day <= untilDay)
      const lack = lackingFor(colleagues.filter(({ id }) => !isAway(id)))
      const last = found.at(-1)
      if (last?.lack !== lack) return [...found, { fromDay: day, untilDay: day, lack }]
      return [...found.slice(0, -1), { ...last, untilDay: day }]
    }, [])
    .filter((one): one is Shortage => one.lack !== null)
}
