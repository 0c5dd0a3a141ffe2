import type { TrailAction } from '#lending/desk/trail-words.ts'
import type { DecidedCase } from '../../case-thread/case-tasks.ts'
import { readAnalysed } from '../../case-thread/decided-case.ts'
import type { Context } from '../../context.ts'
import type { HandlerInput } from '../../http/handler.ts'
import { decideAgain } from '../../follow-up/taken-up-beside.ts'
import { Refusal } from '../../refusal.ts'
import { addContest, type Contest, countContestsEverMade, endContest } from '../../store/decision/category-contests.ts'
import { changeCase } from '../../store/case/change-case.ts'
import type { Transaction } from '../../store/schema.ts'
import type { CaseKey } from '../../store/sealing/seal.ts'

/** Ended ones are kept on record, so there is a bound on all that were ever made as well. */
const contestsEverMadeFactor = 10

/** After a refusal the bookings are removed sooner than the analysis; then there is nothing to show or contest. */
export function present<T>(found: T | null): T {
  if (found === null) throw new Refusal('no_transactions')
  return found
}

type Who = Pick<HandlerInput<'listBookings'>, 'context' | 'session'>

/** The entry in the trail of the case; null when nothing changed. */
type Change = { action: TrailAction; detail: Record<string, unknown> } | null
type Making<Found> = (transaction: Transaction, found: Found, caseKey: CaseKey) => Promise<Change>

/**
 * Under the case's lock: a new version of the data, confirmed at once since no booking changed, and the work on it
 * begun in the same transaction. A change without effect leaves everything as it is.
 */
export async function changeContests<Found extends object>(
  { context, session }: Who,
  find: (decided: DecidedCase) => Promise<Found | 'unknown' | null>,
  make: Making<Found>,
): Promise<void> {
  const caseId = session?.caseId ?? null
  // Looked for before the transaction, which would hold its connection for as long as all bookings are read.
  const { decided } = await readAnalysed(context, caseId)
  const found = present(await find(decided))
  await changeCase(context, caseId, async (transaction, record) => {
    const { selected_offer_id: selectedOfferId, data_version: version } = record.loanCase
    if (selectedOfferId !== null) throw new Refusal('offer_chosen')
    if (version !== decided.dataVersion) throw new Refusal('offers_not_ready')
    if (found === 'unknown') throw new Refusal('booking_not_found')
    const made = await make(transaction, found, decided.caseKey)
    if (made) await decideAgain(context, transaction, record, made)
  })
}

type New = { contest: Contest; replaces: { id: string } | null; contestCount: number; caseKey: CaseKey }

/** A new contest in the place of the one that says something else of the same, within the bounds on both. */
export async function placeContest(
  context: Context,
  transaction: Transaction,
  { contest, replaces, contestCount, caseKey }: New,
): Promise<{ contestId: string; replacedId: string | null }> {
  const { contestedBookingsMax } = context.settings.caseLimits
  const everMade = await countContestsEverMade(transaction, caseKey.caseId)
  const isFull = !replaces && contestCount >= contestedBookingsMax
  if (isFull || everMade >= contestedBookingsMax * contestsEverMadeFactor) throw new Refusal('contest_limit')
  const at = context.now()
  if (replaces) await endContest(transaction, replaces.id, at)
  const contestId = await addContest(transaction, caseKey, contest, at)
  return { contestId, replacedId: replaces?.id ?? null }
}
