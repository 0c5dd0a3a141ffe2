import type { WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { may, type DeskRole } from '#lending/desk/roles.ts'
import type { Away } from '../store/session/leaves.ts'
import type { CaseLine } from '../store/case/case-lines.ts'
import type { ListedTask } from '../tasks/list-tasks.ts'

export const shownLine = ({ beganAt, ...line }: CaseLine): NonNullable<WorkItem['line']> => ({
  ...line,
  beganAt: beganAt.toISOString(),
})

const awayAs = (found: Away | undefined): WorkItem['away'] => (found ? { standIn: found.standIn } : null)

/** `away`: those who are today. */
export const shownItem = (row: ListedTask, role: DeskRole, away: readonly Away[]): WorkItem => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  openedAt: row.opened_at.toISOString(),
  dueOn: row.due_on,
  waitsUntil: row.waiting_until,
  owner: row.owner === null ? null : { id: row.owner, name: row.owner_name ?? row.owner },
  away: awayAs(away.find(({ staffId }) => staffId === row.owner)),
  caseId: row.case_id,
  line: row.line && shownLine(row.line),
  tries: row.tries,
  mayClaim: may(role, handledBy[row.kind]) && !row.is_own,
  version: row.version,
})
