import { randomUUID } from 'node:crypto'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { type BookingMark, type MarkedFactContest, placeMarks } from '#lending/facts/contests/contest.ts'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, insertRow } from '../database/rows.ts'

/** The applicant's contest, as sealed: a booking's category, or a fact's wrong bookings, with one reason. */
export type CategoryContest = { mark: BookingMark; category: Category; explanation: string | null }
export type Contest = CategoryContest | MarkedFactContest
export type StoredContest = Contest & { id: string }

const isOfCategory = <One extends Contest>(contest: One): contest is One & CategoryContest => 'category' in contest
const isOfFact = <One extends Contest>(contest: One): contest is One & MarkedFactContest => 'fact' in contest
export const categoryContests = <One extends Contest>(contests: readonly One[]): (One & CategoryContest)[] =>
  contests.filter(isOfCategory)
export const factContests = <One extends Contest>(contests: readonly One[]): (One & MarkedFactContest)[] =>
  contests.filter(isOfFact)

export const contestPurpose = (id: string): string => `contest/${id}`

export const openContest = (caseKey: CaseKey, row: { id: string; sealed: Buffer }): Contest =>
  openJson<Contest>(caseKey, contestPurpose(row.id), row.sealed)

/** The applicant's contests that hold, oldest first. */
export async function readContests(database: Database, caseKey: CaseKey, caseId: string): Promise<StoredContest[]> {
  const rows = await database
    .selectFrom('category_contest')
    .select(['id', 'sealed'])
    .where('case_id', '=', caseId)
    .where('staff_id', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, ...openContest(caseKey, row) }))
}

/** By booking number. A contest whose booking is gone waits for its return; an employee's correction settles it. */
export function contestedCategories(
  accounts: readonly AnalysedAccount[],
  contests: readonly StoredContest[],
  corrected: Readonly<Record<BookingNumber, Category>> = {},
): Record<BookingNumber, Category> {
  const placed = [...placeMarks(accounts, categoryContests(contests))].filter(([number]) => !(number in corrected))
  return Object.fromEntries(placed.map(([number, { category }]) => [number, category]))
}

export async function addContest(
  transaction: Transaction,
  caseKey: CaseKey,
  contest: Contest,
  at: Date,
): Promise<string> {
  const id = randomUUID()
  const sealed = sealJson(caseKey, contestPurpose(id), contest)
  await insertRow(transaction, 'category_contest', { id, case_id: caseKey.caseId, sealed, made_at: at })
  return id
}

export async function endContest(transaction: Transaction, id: string, at: Date): Promise<void> {
  await changeRows(transaction, 'category_contest', { id }, { ended_at: at })
}

/** Every contest ever made counts, so that making and withdrawing without end fills nothing. */
export async function countContestsEverMade(database: Database, caseId: string): Promise<number> {
  const { made } = await database
    .selectFrom('category_contest')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('case_id', '=', caseId)
    .where('staff_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** With the bookings go the contests, which name them. */
export async function forgetContests(transaction: Transaction, caseId: string): Promise<void> {
  await transaction.deleteFrom('category_contest').where('case_id', '=', caseId).execute()
}
