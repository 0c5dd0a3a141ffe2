import type { World } from '../world.ts'
import { Problem } from './problem.ts'

const DEFAULT_PER_PAGE = 100
const MOST_PER_PAGE = 1000

interface Page<Row> {
  data: Row[]
  meta: { next_id: string | null; next_page: string | null }
}

export interface PageQuery {
  from_id?: string
  per_page?: string
  [name: string]: string | undefined
}

/** One page of rows that are in order of id, oldest first. The paging faults strike here. */
export function pageOf<Row extends { id: string }>(
  world: World,
  path: string,
  query: PageQuery,
  rows: readonly Row[],
  connectionId?: string,
): Page<Row> {
  const perPage = perPageOf(query.per_page)
  let start = startOf(rows, query.from_id)
  const occasion = { path, method: 'GET', connectionId }
  // Where nothing could be seen of it, a paging fault waits for a better moment.
  if (start > 0 && world.faults.strike('duplicate-page', occasion)) start = Math.max(0, start - perPage)
  const end = start + perPage
  let next = rows[end]?.id ?? null
  if (next !== null && rows.length > end + perPage && world.faults.strike('missing-page', occasion)) {
    next = rows[end + perPage]?.id ?? null
  }
  if (rows.length > 0 && world.faults.strike('looping-next-id', occasion)) next = rows[start]?.id ?? null
  return { data: rows.slice(start, end), meta: { next_id: next, next_page: next && nextPage(path, query, next) } }
}

/** Ids are longer than numbers can hold; of equal length, they sort as texts. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length
  return one < other ? -1 : one > other ? 1 : 0
}

function perPageOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PER_PAGE
  const perPage = Number(text)
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > MOST_PER_PAGE) {
    throw new Problem('ValueOutOfRange', `"per_page" must be a whole number from 1 to ${MOST_PER_PAGE}.`)
  }
  return perPage
}

function startOf(rows: readonly { id: string }[], fromId: string | undefined): number {
  if (fromId === undefined) return 0
  if (!/^\d{1,25}$/.test(fromId)) throw new Problem('ValueOutOfRange', '"from_id" must be an id.')
  const found = rows.findIndex((row) => compareIds(row.id, fromId) >= 0)
  return found < 0 ? rows.length : found
}

function nextPage(path: string, query: PageQuery, next: string): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value)
  parameters.set('from_id', next)
  return `${path}?${parameters}`
}
