import { api } from '../api/api.ts'
import { watchSession } from '../session/watch-session.ts'
import type { Language } from '#lending/language.ts'
import { canonicalMoney, moneyAmount } from '#ui/form/money-text.ts'
import {
  amountAt,
  amountText,
  type Chosen,
  firstQuote,
  lastPlace,
  nearestChoice,
  placeOf,
  quoteBetween,
  quoteHeading,
  type QuotedRange,
  quoteWords,
} from './quote-figures.ts'
import { receiptRows } from '#lending/receipt.ts'
import { quoteTexts } from './quote-text.ts'

/** While a slider moves it gives a dozen values a second; the server is asked once it rests this long. */
const restMs = 120
/** A bound on cached answers; no visitor looks at more. */
const keptAnswersMax = 200
/** How long a figure rolls to the next one. */
const rollMs = 450

/** Starts the page's quote: `place` has the markup of `quote-slider.tsx`. */
export function start(place: HTMLElement): void {
  const language: Language = place.dataset['quote'] === 'en' ? 'en' : 'nl'
  const controls = controlsOf(place)
  watchSession(language)
  const first = JSON.parse(place.dataset['quoteFirst']!) as QuotedRange
  const show = showRolling(place, first, language)
  const ask = askWhenResting(show)
  let chosen = firstQuote

  const choose = (part: Partial<Chosen>, typedIn?: HTMLInputElement) => {
    chosen = nearestChoice({ ...chosen, ...part })
    showChoice(place, controls, chosen, language, typedIn)
    // The company search takes it along to the first step: that of this page, or that of home by the link to it.
    place.dataset['quoteChosen'] = String(chosen.amount)
    carryIn(place.querySelector('a.quote-apply'), chosen.amount)
    ask(chosen)
  }
  const { range, field, terms } = controls
  range.addEventListener('input', () => choose({ amount: amountAt(range.valueAsNumber) }))
  field.addEventListener('input', () => {
    const typed = numberIn(field.value)
    if (typed !== null) choose({ amount: typed }, field)
  })
  // Left behind, the field shows what is counted with: within the bounds and on a whole step.
  field.addEventListener('change', () => choose({ amount: numberIn(field.value) ?? chosen.amount }))
  for (const term of terms) term.addEventListener('change', () => choose({ years: Number(term.value) }))

  // Input from before this script had loaded.
  const wasMoved = range.value !== range.defaultValue
  const amount = wasMoved ? amountAt(range.valueAsNumber) : (numberIn(field.value) ?? firstQuote.amount)
  const years = Number(terms.find(({ checked }) => checked)?.value ?? firstQuote.years)
  if (amount !== firstQuote.amount || years !== firstQuote.years) {
    choose({ amount, years }, document.activeElement === field ? field : undefined)
  }
}

type Controls = { range: HTMLInputElement; field: HTMLInputElement; terms: readonly HTMLInputElement[] }

const controlsOf = (place: HTMLElement): Controls => ({
  range: place.querySelector<HTMLInputElement>('[data-quote-range]')!,
  field: place.querySelector<HTMLInputElement>('[data-quote-field]')!,
  terms: [...place.querySelectorAll<HTMLInputElement>('[name=quote-years]')],
})

/** Whole euros, read as a pasted amount is: Dutch or English dots, and cents left out. Null when there is no number. */
const numberIn = (text: string): number | null => moneyAmount(canonicalMoney(text, 0, true))

/** The choice in words and in every control, except a field being typed in. */
function showChoice(
  place: HTMLElement,
  { range, field }: Controls,
  chosen: Chosen,
  language: Language,
  typedIn?: HTMLInputElement,
): void {
  const amount = amountText(chosen.amount, language)
  const at = placeOf(chosen.amount)
  range.value = String(at)
  range.ariaValueText = `€ ${amount}`
  if (field !== typedIn) field.value = amount
  place.style.setProperty('--at', String(at / lastPlace))
  setText(place, '[data-quote-heading]', quoteHeading(chosen, language))
  setText(place, '[data-quote-term]', quoteTexts[language].forYears(chosen.years))
}

/** Figures roll to those of the next choice, at once for who asked for less motion. Null: the server did not answer. */
function showRolling(place: HTMLElement, first: QuotedRange, language: Language): (range: QuotedRange | null) => void {
  const text = quoteTexts[language]
  let shown = first
  let frame = 0
  const show = (range: QuotedRange) => {
    shown = range
    const words = quoteWords(range, language)
    for (const row of [...receiptRows, 'lowest'] as const) setText(place, `[data-quote-row="${row}"]`, words[row])
  }
  const roll = (before: QuotedRange, after: QuotedRange, startedMs: number) => (nowMs: number) => {
    const share = Math.min(1, Math.max(0, nowMs - startedMs) / rollMs)
    // Swift at first, then slower, as a wheel that runs out.
    show(share === 1 ? after : quoteBetween(before, after, 1 - (1 - share) ** 3))
    if (share < 1) frame = requestAnimationFrame(roll(before, after, startedMs))
  }
  return (range) => {
    cancelAnimationFrame(frame)
    place.querySelector('[data-quote-problem]')?.toggleAttribute('hidden', range !== null)
    for (const part of place.querySelectorAll('[data-quote-figures]')) part.toggleAttribute('hidden', range === null)
    setText(place, '[data-quote-status]', range ? text.announce(quoteWords(range, language)) : text.failed)
    if (range === null) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) show(range)
    else frame = requestAnimationFrame(roll(shown, range, performance.now()))
  }
}

function carryIn(link: HTMLAnchorElement | null, amount: number): void {
  if (link === null) return
  const address = new URL(link.href)
  address.searchParams.set('amount', String(amount))
  link.href = address.href
}

function setText(place: HTMLElement, selector: string, text: string): void {
  const element = place.querySelector(selector)
  if (element && element.textContent !== text) element.textContent = text
}

/** Asks the server for what was chosen last, once it rests; a later choice drops the question of an earlier one. */
function askWhenResting(show: (range: QuotedRange | null) => void): (chosen: Chosen) => void {
  const kept = new Map<string, QuotedRange>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const ask = async (chosen: Chosen, key: string) => {
    const { signal } = (asking = new AbortController())
    const query = { amount: String(chosen.amount), termMonths: String(chosen.years * 12) }
    const answer = await api('readQuote', { query, signal }).catch(() => null)
    if (signal.aborted) return
    if (answer && kept.size < keptAnswersMax) kept.set(key, answer)
    show(answer)
  }
  return (chosen) => {
    clearTimeout(timer)
    asking.abort()
    const key = `${chosen.amount} ${chosen.years}`
    const known = kept.get(key)
    if (known) show(known)
    else timer = setTimeout(() => void ask(chosen, key), restMs)
  }
}
