import type { Handler } from '../../http/handler.ts'
import { answerTag } from '../../http/not-modified.ts'
import { Refusal } from '../../refusal.ts'

type StateRow = {
  origin: string | null
  revision: number
  analysed: boolean
  decided: boolean
  offered: boolean
  failed_blocks: string[]
}

/** One indexed read, prepared once for each connection, since this is polled (FLOW-8). */
const stateQuery = `
  select c.origin, c.revision,
    exists (select from analysis a where a.case_id = c.id and a.data_version = c.data_confirmed_version) as analysed,
    exists (select from decision d where d.case_id = c.id and d.data_version = c.data_confirmed_version) as decided,
    exists (select from offer_set o where o.case_id = c.id and o.data_version = c.data_confirmed_version) as offered,
    array(select f.step from step_failure f where f.case_id = c.id and f.data_version = c.data_confirmed_version
      order by f.step) as failed_blocks
  from loan_case c where c.id = $1 and c.erased_at is null`

/** The case's origin and the progress of its decision. A session without a case has an answer too (AUTH-2). */
export const readCaseState: Handler<'readCaseState'> = async ({ context, session, http, reply }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  const found = await context.pool.query<StateRow>({ name: 'case-state', text: stateQuery, values: [caseId] })
  const state = found.rows[0]
  if (!state) return { origin: session?.partnerId ?? null, journeyBlocks: blocksOf([false, false, false], []) }
  const done = [state.analysed, state.decided, state.offered]
  answerTag(http, reply, `state-${state.revision}-${done.map(Number).join('')}-${state.failed_blocks.length}`)
  return { origin: state.origin, journeyBlocks: blocksOf(done, state.failed_blocks) }
}

const blocks = ['TRANSACTION_ANALYSIS', 'SCORECARD_RESULT', 'OFFERS_AVAILABLE'] as const
type Blocks = Record<(typeof blocks)[number], 'PENDING' | 'SUCCESS' | 'FAILED'>

/** A done block is done, even after an earlier attempt was given up. */
function blocksOf(done: readonly boolean[], failed: readonly string[]): Blocks {
  const states = blocks.map((block, index) => [
    block,
    done[index] ? 'SUCCESS' : failed.includes(block) ? 'FAILED' : 'PENDING',
  ])
  return Object.fromEntries(states) as Blocks
}
