import type { DeskAnswerOf, DeskRequestOf } from '#contract/desk/calls.ts'

export type Choices = DeskAnswerOf<'readChoices'>
type Option = Choices['options'][number]
export type Priced = DeskAnswerOf<'priceWanted'>
export type Kind = 'engine' | 'own' | 'no'

export type Typed = {
  kind: Kind | null
  /** `PBL-24`. */
  product: string | null
  /** Euros. */
  amount: number | null
  whys: Readonly<Record<string, string>>
  reasons: readonly string[]
  words: string
}

export const nothingTyped: Typed = { kind: null, product: null, amount: null, whys: {}, reasons: [], words: '' }

export const nameOf = ({ productType, termMonths }: Pick<Option, 'productType' | 'termMonths'>): string =>
  `${productType}-${termMonths}`

export const optionOf = ({ options }: Choices, { product }: Pick<Typed, 'product'>): Option | null =>
  options.find((option) => nameOf(option) === product) ?? null

type Wanted = DeskRequestOf<'priceWanted'>

/** The request to the price table; null for an amount that the table lacks. */
export function wantedOf(choices: Choices, typed: Typed): Wanted | null {
  const option = optionOf(choices, typed)
  if (option === null || typed.amount === null) return null
  const amountCents = Math.round(typed.amount * 100)
  const isOnStep = amountCents % choices.stepCents === 0
  if (!isOnStep || amountCents < option.minCents || amountCents > option.maxCents) return null
  return { productType: option.productType, termMonths: option.termMonths, amountCents }
}

/** The rules that the answer sets aside; of another amount the price says them. */
export function rulesOf(choices: Choices, { kind }: Typed, priced: Priced | null): readonly string[] {
  if (kind === 'engine') return choices.rulesAgainst
  return kind === 'own' ? (priced?.overrides ?? []) : []
}

const mostOf = ({ asEngine }: Choices): number => Math.max(0, ...asEngine.map(({ amountCents }) => amountCents))

export function isSecondNeeded(choices: Choices, typed: Typed, priced: Priced | null): boolean {
  if (typed.kind === 'own') return priced?.needsSecond === true
  if (typed.kind !== 'engine') return false
  return choices.isOwnReading || choices.rulesAgainst.length > 0 || mostOf(choices) > choices.aloneUpToCents
}

/** Whether a colleague who has signed in before could be the second person; without one it waits. */
export const isSecondKnown = (choices: Choices, typed: Typed, priced: Priced | null): boolean =>
  typed.kind === 'own' ? priced?.isSecondKnown !== false : choices.isSecondKnown

type Missing = { amount: boolean; reasons: boolean; whys: readonly string[]; words: boolean }

export function missingIn(choices: Choices, typed: Typed, priced: Priced | null): Missing {
  const isOwn = typed.kind === 'own'
  const reasonsFit = typed.reasons.length >= 1 && typed.reasons.length <= 4
  return {
    amount: isOwn && (wantedOf(choices, typed) === null || priced === null),
    reasons: typed.kind === 'no' && !reasonsFit,
    // A requested review is answered in words.
    words: choices.question === 'review' && typed.words.trim() === '',
    whys: rulesOf(choices, typed, priced).filter((rule) => (typed.whys[rule] ?? '').trim() === ''),
  }
}

/** The request, with the version of the data that was seen. */
export function requestOf(choices: Choices, typed: Typed, priced: Priced | null): DeskRequestOf<'answerReferral'> {
  const { kind, whys, reasons, words } = typed
  const rules = rulesOf(choices, typed, priced)
  return {
    dataVersion: choices.dataVersion,
    outcome: kind === 'no' ? 'refused' : 'approved',
    terms: kind === 'engine' || kind === 'own' ? kind : null,
    wanted: kind === 'own' ? wantedOf(choices, typed) : null,
    overrides: rules.map((rule) => ({ rule, why: (whys[rule] ?? '').trim() })),
    reasons: kind === 'no' ? [...reasons] : [],
    words: words.trim() === '' ? null : words.trim(),
  }
}
