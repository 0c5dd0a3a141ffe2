import type { IsoDate } from '#lending/days.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import type { Balance } from '#lending/statements/statement.ts'

/** The number of a statement and of its page, as the bank counts them; 0 is no number. */
export type StatementNumber = { number: number; page: number | null }

type Link = {
  index: number
  line: number
  number: StatementNumber | null
  opening: Balance | null
  closing: Balance | null
}

/** `:28C:` of MT940, or the electronic sequence number and page of CAMT. */
export function parseStatementNumber(text: string | undefined, page?: string): StatementNumber | null {
  const found = /^\s*(\d{1,9})(?:\/(\d{1,9}))?\s*$/.exec(text ?? '')
  const number = Number(found?.[1] ?? 0)
  if (number === 0) return null
  const pageText = found?.[2] ?? page?.trim()
  return { number, page: pageText && /^\d{1,9}$/.test(pageText) ? Number(pageText) : null }
}

/** The statements of each account in one file, held against each other once all are read. */
export class StatementChains {
  readonly #byAccount = new Map<string, Link[]>()

  add(account: string, link: Link): void {
    const links = this.#byAccount.get(account)
    if (links) links.push(link)
    else this.#byAccount.set(account, [link])
  }

  *findings(): Generator<StatementFinding> {
    for (const links of this.#byAccount.values()) {
      // Files may have the newest statement first, or be laid together in any order.
      const inOrder = links.toSorted((one, other) => compare(dayOf(one), dayOf(other)))
      for (const [place, next] of inOrder.entries()) {
        const before = inOrder[place - 1]
        if (before) yield* between(before, next)
      }
    }
  }
}

function* between(before: Link, next: Link): Generator<StatementFinding> {
  const found = { statement: next.index, line: next.line, on: dayOf(next) }
  const numbers = numberFinding(before, next)
  if (numbers !== null) yield { code: numbers, ...found, differenceCents: null }
  if (before.closing === null || next.opening === null || meet(before, next)) return
  const differenceCents = next.opening.amountCents - before.closing.amountCents
  yield { code: 'chain_broken', ...found, differenceCents }
}

/** Statements of one day may come with the newest first. */
function meet(before: Link, next: Link): boolean {
  const follow = (one: Link, other: Link) => one.closing?.amountCents === other.opening?.amountCents
  return follow(before, next) || (dayOf(before) === dayOf(next) && follow(next, before))
}

function numberFinding(before: Link, next: Link): 'statement_missing' | 'statement_twice' | null {
  const [one, other] = [before.number, next.number]
  if (one === null || other === null) return null
  const isSameDay = dayOf(before) === dayOf(next)
  if (one.number === other.number) return isSameDay && one.page === other.page ? 'statement_twice' : null
  // Each year may begin at 1, and some banks number by the day of the year.
  const isSameYear = dayOf(before).slice(0, 4) === dayOf(next).slice(0, 4)
  return isSameYear && Math.abs(other.number - one.number) > 1 && !isSameDay ? 'statement_missing' : null
}

const dayOf = ({ opening, closing }: Link): IsoDate => closing?.on ?? opening?.on ?? ''

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
