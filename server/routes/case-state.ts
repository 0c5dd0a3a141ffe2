import type { Handler } from '../http/handler.ts'
import { answerTag } from '../http/not-modified.ts'
import { Refusal } from '../http/refusal.ts'

type StateRow = {
  origin: string | null
  revision: number
  analysed: boolean
  decided: boolean
  offered: boolean
  failed: boolean
}

/** One indexed read, prepared once for each connection, since this is polled (FLOW-8). */
const stateQuery = `
  select c.origin, c.revision,
    exists (select from analysis a where a.case_id = c.id and a.data_version = c.data_confirmed_version) as analysed,
    exists (select from decision d where d.case_id = c.id and d.data_version = c.data_confirmed_version) as decided,
    exists (select from offer_set o where o.case_id = c.id and o.data_version = c.data_confirmed_version) as offered,
    exists (select from step_failure f where f.case_id = c.id and f.data_version = c.data_confirmed_version) as failed
  from loan_case c where c.id = $1 and c.erased_at is null`

/** Where the case came from and how far its decision is. A session whose case has not begun has an answer too (AUTH-2). */
export const readCaseState: Handler<'readCaseState'> = async ({ context, session, http, reply }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  const found = await context.pool.query<StateRow>({ name: 'case-state', text: stateQuery, values: [caseId] })
  const state = found.rows[0]
  if (!state) return { origin: session?.partnerId ?? null, journeyBlocks: blocksOf([false, false, false], false) }
  const done = [state.analysed, state.decided, state.offered]
  answerTag(http, reply, `state-${state.revision}-${[...done, state.failed].map(Number).join('')}`)
  return { origin: state.origin, journeyBlocks: blocksOf(done, state.failed) }
}

/** A failure belongs to the first block that is not done; those after it wait. */
function blocksOf(done: readonly boolean[], failed: boolean) {
  const stuckAt = failed ? done.indexOf(false) : -1
  const block = (index: number) => (done[index] ? 'SUCCESS' : index === stuckAt ? 'FAILED' : 'PENDING')
  return { TRANSACTION_ANALYSIS: block(0), SCORECARD_RESULT: block(1), OFFERS_AVAILABLE: block(2) } as const
}
