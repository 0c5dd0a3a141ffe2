import type { WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { may, type DeskRole } from '#lending/desk/roles.ts'
import type { ListedTask } from '../tasks/list-tasks.ts'

export const shownItem = (row: ListedTask, role: DeskRole): WorkItem => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  openedAt: row.opened_at.toISOString(),
  dueOn: row.due_on,
  owner: row.owner === null ? null : { id: row.owner, name: row.owner_name ?? row.owner },
  caseId: row.case_id,
  reference: row.reference,
  companyName: row.company_name,
  mayClaim: may(role, handledBy[row.kind]) && !row.is_own,
  version: row.version,
})
