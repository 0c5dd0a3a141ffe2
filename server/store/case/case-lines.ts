import { sql } from 'kysely'
import { type CaseState, caseStateOf } from '#lending/desk/case-state.ts'
import type { FollowUpStep } from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import type { Outcome } from '#lending/decision/outcome.ts'
import type { Database } from '../schema.ts'
import { openCaseKey, type KeyRing } from '../sealing/seal.ts'
import { openDetails } from './case-details.ts'

/** A case in a list: nothing that names a company or a person. */
export type CaseLine = {
  beganAt: Date
  reference: string | null
  legalForm: string | null
  amountCents: number | null
  grade: string | null
  state: CaseState
}

type Row = {
  id: string
  created_at: Date
  loan_amount_cents: number | null
  sealed_details: Buffer
  wrapped_key: Buffer
  is_chosen: boolean
  reference: string | null
  kind: FollowUpKind | null
  step: FollowUpStep | null
  is_yes: boolean | null
  outcome: Outcome | null
  grade: string | null
}

/** Of those cases that are not erased, the newest first. */
export async function readCaseLines(
  database: Database,
  operatorKeys: KeyRing,
  ids: readonly string[],
): Promise<Map<string, CaseLine>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select c.id, c.created_at, c.loan_amount_cents, c.sealed_details, k.wrapped_key, f.reference, f.kind, s.step, s.is_yes,
      c.selected_offer_id is not null and c.disbursement_account_id is not null as is_chosen, d.outcome, d.grade
    from loan_case c join sealing_key k on k.id = c.id left join follow_up f on f.case_id = c.id
    left join lateral (select step, is_yes from follow_up_step where case_id = c.id order by at desc, step = 'received' limit 1) s on true
    left join decision d on d.case_id = c.id and d.data_version = c.data_version
    where c.id = any(${ids}) and c.erased_at is null order by c.created_at desc`.execute(database)
  return new Map(rows.map((row) => [row.id, lineOf(row, operatorKeys)]))
}

function lineOf({ id, wrapped_key: key, sealed_details, ...row }: Row, operatorKeys: KeyRing): CaseLine {
  const { register_profile: profile } = openDetails(openCaseKey(operatorKeys, id, key), { sealed_details })
  const { outcome, kind, step, is_yes: isYes, is_chosen: isChosen } = row
  return {
    beganAt: row.created_at,
    reference: row.reference,
    legalForm: readLegalForm(profile.legalForm ?? '')?.form ?? null,
    amountCents: row.loan_amount_cents,
    grade: row.grade,
    state: caseStateOf({ outcome, kind, step, isYes, isChosen }),
  }
}
