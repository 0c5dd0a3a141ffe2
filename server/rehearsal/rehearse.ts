import { sql } from 'kysely'
import { businessDay } from '#lending/business-day.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import { keptPolicyOf, type Policy } from '#lending/policy/policy.ts'
import { Rehearsal } from '#lending/rehearsal/rehearsal.ts'
import {
  answerBefore,
  answerUnder,
  needsBookings,
  type RehearsedAnswer,
  type RehearsedCase,
  type Undecided,
} from '#lending/rehearsal/rehearsed-case.ts'
import { readAnalysing } from '../case-thread/analysing.ts'
import { runCaseTask } from '../case-thread/run-case-task.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { type CaseDetails, mainSbiCode, openDetails } from '../store/case/case-details.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import type { Database } from '../store/schema.ts'
import { type CaseKey, openCaseKey, type KeyRing } from '../store/sealing/seal.ts'

/** Cases that are read at once. */
const pageSize = 200

/** The newest decision of a case that is not erased. */
type Row = {
  id: string
  case_id: string
  data_version: number
  sealed_record: Buffer
  wrapped_key: Buffer
  sealed_details: Buffer
  is_newest_data: boolean
  reference: string | null
  /** Null where the analysis is erased. */
  analysed_at: Date | null
  input_hash: Buffer | null
  has_bookings: boolean
}

type PastCase = { row: Row; caseKey: CaseKey; details: CaseDetails; record: DecisionRecord }

const readPage = async (database: Database, after: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select distinct on (d.case_id) d.id, d.case_id, d.data_version, d.sealed_record, k.wrapped_key, c.sealed_details,
      c.data_version = d.data_version as is_newest_data, f.reference, a.at as analysed_at, a.input_hash,
      exists (select from transaction_part p join account o on o.id = p.account_id where o.case_id = d.case_id) as has_bookings
    from decision d
    left join analysis a on a.case_id = d.case_id and a.data_version = d.data_version
    join loan_case c on c.id = d.case_id and c.erased_at is null
    join sealing_key k on k.id = d.case_id
    left join follow_up f on f.case_id = d.case_id
    where d.case_id > ${after}
    order by d.case_id, d.data_version desc limit ${pageSize}`.execute(database)
  return rows
}

const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Decides past cases again under another policy, from the stored input of each decision, or from its bookings where
 * the policy changes what made that input. Writes nothing but one entry of the audit trail.
 */
export async function rehearse(
  context: Context,
  policy: Policy,
): Promise<{ rehearsal: Rehearsal; fromBookings: number }> {
  const { database, settings } = context
  const rehearsal = new Rehearsal()
  let fromBookings = 0
  for (let after = firstId; ;) {
    const rows = await readPage(database, after)
    for (const row of rows) {
      const past = openPast(settings.operatorKeys, row)
      const { rehearsed, isFromBookings } = await rehearseOne(context, policy, past)
      rehearsal.add(rehearsed)
      if (isFromBookings) fromBookings += 1
    }
    if (rows.length < pageSize) break
    after = rows.at(-1)!.case_id
  }
  await noteRehearsal(context, { policy: policy.version, cases: rehearsal.cases, decided: rehearsal.whole.cases })
  return { rehearsal, fromBookings }
}

async function noteRehearsal({ database, now }: Context, detail: Record<string, string | number>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await appendAudit(transaction, 'policy.rehearsed', { at: now(), caseId: null, by: 'operator' }, detail)
  })
}

function openPast(operatorKeys: KeyRing, row: Row): PastCase {
  const caseKey = openCaseKey(operatorKeys, row.case_id, row.wrapped_key)
  return { row, caseKey, details: openDetails(caseKey, row), record: openDecision(caseKey, row) }
}

async function rehearseOne(
  context: Context,
  policy: Policy,
  past: PastCase,
): Promise<{ rehearsed: RehearsedCase; isFromBookings: boolean }> {
  const { row, details, record } = past
  const { legalForm } = details.register_profile
  const known = {
    reference: row.reference ?? row.case_id,
    legalForm: readLegalForm(legalForm ?? '')?.form ?? '–',
    sector: mainSbiCode(details)?.slice(0, 2) ?? '–',
    askedCents: record.input.requestedAmountCents,
  }
  const before = keptPolicyOf(record, context.policies)
  if (!before) {
    const { outcome, grade } = record
    const answer = { outcome, grade, mostCents: 0, yearlyRate: 0 }
    return { rehearsed: { ...known, before: answer, after: 'old-model' }, isFromBookings: false }
  }
  const isFromBookings = needsBookings(policy, { before, input: record.input })
  const after = isFromBookings
    ? await answerFromBookings(context, { before, policy }, past)
    : answerUnder(record.input, policy)
  return { rehearsed: { ...known, before: answerBefore(record, before), after }, isFromBookings }
}

/** As it was counted, so that only the policy differs. */
const runningIn = ({
  runningHereMonthlyCents: monthlyCents,
  runningHereOwedCents: owedCents,
  holderMatch,
}: PastCase['record']['input']) => {
  if (monthlyCents !== undefined && owedCents !== undefined) return { monthlyCents, owedCents }
  return holderMatch === 'COULD_NOT_MATCH' ? ('unproven' as const) : undefined
}

async function answerFromBookings(
  context: Context,
  { before, policy }: { before: Policy; policy: Policy },
  { row, caseKey, details, record }: PastCase,
): Promise<RehearsedAnswer | Undecided> {
  const { analysed_at: analysedAt, input_hash: inputHash } = row
  if (!row.has_bookings || !analysedAt || !inputHash) return 'bookings-gone'
  if (!row.is_newest_data) return 'data-changed'
  const wanted = { caseKey, dataVersion: row.data_version, details, today: businessDay(analysedAt), policy }
  const request = {
    requestedAmountCents: record.input.requestedAmountCents,
    expectedExpenses: details.expenses ?? noExpenses,
    foundedOn: details.register_profile.foundedOn,
    runningHere: runningIn(record.input),
  }
  const given = await readAnalysing(context.database, wanted)
  const input = await runCaseTask('rehearseCase', { ...given, before, inputHash: inputHash.toString('hex'), request })
  return input ? answerUnder(input, policy) : 'data-changed'
}
