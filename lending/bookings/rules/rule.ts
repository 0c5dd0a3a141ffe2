import type { Category } from '#lending/bookings/category.ts'
import { type SecondLook, type SecondLookName, secondLooks } from '#lending/bookings/rules/second-looks.ts'

/** Which way the money must have gone for a rule to speak. */
export type Direction = 'in' | 'out' | 'any'

/**
 * `certain` names one thing whatever surrounds it, `name` a company known for one kind of payment, `word` the use of a
 * payment; `hint` also occurs in other texts and counts only when nothing better was found.
 */
export const weights = { certain: 80, name: 60, word: 40, hint: 20 } as const
type Weight = keyof typeof weights

export type Rule = {
  readonly id: string
  readonly category: Category
  readonly direction: Direction
  readonly weight: Weight
  /** Lower case or not, accents or not: all the same. A trailing `*` also matches longer words. */
  readonly keywords: readonly string[]
  /** Whether the key words count only in the name of who was paid or paid, or in a text that names nobody else. */
  readonly isNameOnly?: true
  /** Must stand with the key word for the rule to apply. */
  readonly pair?: Pair
  /** Of second-looks.ts. */
  readonly secondLook: SecondLook | undefined
  /** Its key words say nothing to a company that bears them in its own name: it buys from others of its trade. */
  readonly isOfTrade: boolean
}

/** Patterns are matched in lower case; names have lost their accents, descriptions keep theirs. */
type Pair = {
  /** In the name or the description. */
  readonly beside?: RegExp
  /** In the description alone, where the name itself may hold such a word. */
  readonly besideInText?: RegExp
  /** A name that is this and nothing else needs no word beside it. */
  readonly orWholeName?: RegExp
  /** Says that it is something else after all. */
  readonly unless?: RegExp
}

/** `cost/rent: rent out word`: id, category, direction, weight; then a second look, and whether it is of a trade. */
type Head = `${string}: ${Category} ${Direction} ${Weight}${'' | ` ${SecondLookName}`}${'' | ' ofTrade'}`
type HeadWords = [string, Category, Direction, Weight, ...string[]]

/** A table of rules: the head of each, and its key words with bars between them. */
export function rules<Table extends Readonly<Record<string, string>>>(
  table: Table & { readonly [Key in keyof Table]: Key extends Head ? string : never },
): readonly Rule[] {
  return Object.entries<string>(table).map(([head, keywords]) => rule(head as Head, keywords))
}

function rule(head: Head, keywords: string): Rule {
  const [id, category, direction, weight, ...marks] = head.split(/:? /) as HeadWords
  const [, secondLook] = Object.entries(secondLooks).find(([name]) => marks.includes(name)) ?? []
  const words = keywords.split('|').map((keyword) => keyword.trim())
  return { id, category, direction, weight, keywords: words, secondLook, isOfTrade: marks.includes('ofTrade') }
}

/** The same with key words that say nothing in a text beside somebody else's name. */
export function nameRule(rule: Rule): Rule {
  return { ...rule, isNameOnly: true }
}

/** A rule that speaks only where other words stand beside its key word; it is then surer than one that needs none. */
export function pairRule(head: Head, keywords: string, pair: Pair): Rule {
  return { ...rule(head, keywords), pair }
}

/** The names that other rules know, as one line of key words. */
export function namesOf(rules: readonly Rule[], id: RegExp): string {
  const named = rules.filter((one) => id.test(one.id) && one.weight === 'name')
  return [...new Set(named.flatMap(({ keywords }) => keywords))].join('|')
}

/** Names of several lists in one, each once. */
export function allNames(...lists: readonly string[]): string {
  return [...new Set(lists.join('|').split('|'))].join('|')
}

/** Name and description as patterns want them, made once for all pairs that ask, and what each was answered. */
export type PairText = { name: string; text: string; whole: string; answers: Map<Pair, boolean> }

/** Decided once a booking, since a text may repeat a key word many times. */
export function standsWith(pair: Pair, of: PairText): boolean {
  const known = of.answers.get(pair)
  if (known !== undefined) return known
  const { beside, besideInText, orWholeName, unless } = pair
  const isBeside =
    beside?.test(of.whole) === true || besideInText?.test(of.text) === true || orWholeName?.test(of.name) === true
  const stands = isBeside && unless?.test(of.whole) !== true
  of.answers.set(pair, stands)
  return stands
}
