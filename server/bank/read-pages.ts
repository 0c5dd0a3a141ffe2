import { UpstreamError } from '../outgoing/upstream-error.ts'

export type Page<Item> = { items: Item[]; nextId: string | null }

/**
 * All pages of a list that is read by `from_id`. An item met before is left out (a page sent twice); a `next_id` met
 * before, or more pages than the limit, ends the reading with an error, since the list would have no end or a hole.
 */
export async function* readPages<Item extends { id: string }>(
  fetchPage: (fromId: string | null) => Promise<Page<Item>>,
  maxPages: number,
): AsyncIterable<Item[]> {
  const seenItems = new Set<string>()
  const seenCursors = new Set<string>()
  let fromId: string | null = null
  for (let pages = 0; pages < maxPages; pages++) {
    const page: Page<Item> = await fetchPage(fromId)
    const fresh = page.items.filter((item) => !seenItems.has(item.id))
    for (const item of fresh) seenItems.add(item.id)
    if (fresh.length > 0) yield fresh
    if (page.nextId === null) return
    if (seenCursors.has(page.nextId)) throw new UpstreamError('bank', 'unreadable', { code: 'LoopingPages' })
    seenCursors.add(page.nextId)
    fromId = page.nextId
  }
  throw new UpstreamError('bank', 'unreadable', { code: 'TooManyPages' })
}
