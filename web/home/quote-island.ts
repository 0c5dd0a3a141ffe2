import { api } from '../api/api.ts'
import type { Language } from '../addresses.ts'
import { canonicalMoney, moneyAmount } from '../ui/money-text.ts'
import { amountText, type Chosen, nearestChoice, quoteHeading, type QuotedRange, quoteWords } from './quote-figures.ts'
import { quoteRows, quoteTexts } from './quote-text.ts'

/** While a slider moves it gives a dozen values a second; the server is asked once it rests this long. */
const restMs = 120
/** What was asked before is not asked again; a visitor does not look at more than these. */
const keptAnswersMax = 200

/** Brings the sliders of the page to life where they stand: `place` holds the markup of `quote-slider.tsx`. */
export function start(place: HTMLElement): void {
  const language: Language = place.dataset['quote'] === 'en' ? 'en' : 'nl'
  const controls = controlsOf(place)
  const update = askWhenResting((range) => showFigures(place, range, language))

  const choose = (chosen: Chosen, typedIn?: HTMLInputElement) => {
    showChoice(controls, chosen, language, typedIn)
    setText(place, '[data-quote-heading]', quoteHeading(chosen, language))
    update(chosen)
  }
  const chosenBy = (part: Partial<Chosen>) => nearestChoice({ ...sliderValues(controls), ...part })

  for (const name of names) {
    const { range, field } = controls[name]
    range.addEventListener('input', () => choose(chosenBy({ [name]: range.valueAsNumber })))
    field.addEventListener('input', () => {
      const typed = numberIn(field.value)
      if (typed !== null) choose(chosenBy({ [name]: typed }), field)
    })
    // Left behind, the field shows what is counted with: within the bounds and on a whole step.
    field.addEventListener('change', () => choose(chosenBy({ [name]: numberIn(field.value) ?? range.valueAsNumber })))
  }
  // What was moved or typed before this script had arrived.
  const typed = { amount: numberIn(controls.amount.field.value), years: numberIn(controls.years.field.value) }
  const moved = sliderValues(controls)
  const wasMoved = (name: keyof Chosen) => controls[name].range.value !== controls[name].range.defaultValue
  choose(
    nearestChoice({
      amount: wasMoved('amount') ? moved.amount : (typed.amount ?? moved.amount),
      years: wasMoved('years') ? moved.years : (typed.years ?? moved.years),
    }),
    document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined,
  )
}

const names = ['amount', 'years'] as const
type Controls = Record<(typeof names)[number], { range: HTMLInputElement; field: HTMLInputElement }>

function controlsOf(place: HTMLElement): Controls {
  const part = (kind: 'range' | 'field', name: string) =>
    place.querySelector<HTMLInputElement>(`[data-quote-${kind}="${name}"]`)!
  const both = (name: string) => ({ range: part('range', name), field: part('field', name) })
  return { amount: both('amount'), years: both('years') }
}

const sliderValues = ({ amount, years }: Controls): Chosen => ({
  amount: amount.range.valueAsNumber,
  years: years.range.valueAsNumber,
})

/** Whole euros or years, read as a pasted amount is: Dutch or English dots, and cents left out. Null when there is no number. */
const numberIn = (text: string): number | null => moneyAmount(canonicalMoney(text, 0, true))

/** Both controls of both numbers, except the field that somebody is typing in. */
function showChoice(controls: Controls, chosen: Chosen, language: Language, typedIn?: HTMLInputElement): void {
  const { years } = quoteTexts[language]
  const shown = { amount: amountText(chosen.amount, language), years: String(chosen.years) }
  controls.amount.range.ariaValueText = `€ ${shown.amount}`
  controls.years.range.ariaValueText = years(chosen.years)
  for (const name of names) {
    const { range, field } = controls[name]
    range.value = String(chosen[name])
    if (field !== typedIn) field.value = shown[name]
  }
}

/** The figures in sight, and one sentence of them for who cannot see them. */
function showFigures(place: HTMLElement, range: QuotedRange | null, language: Language): void {
  const problem = place.querySelector<HTMLElement>('[data-quote-problem]')
  if (problem) problem.hidden = range !== null
  place.querySelector<HTMLElement>('[data-quote-figures]')?.toggleAttribute('hidden', range === null)
  const text = quoteTexts[language]
  if (range === null) return setText(place, '[data-quote-status]', text.failed)
  const words = quoteWords(range, language)
  for (const row of quoteRows) setText(place, `[data-quote-row="${row}"]`, words[row])
  setText(place, '[data-quote-status]', text.announce(words))
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
