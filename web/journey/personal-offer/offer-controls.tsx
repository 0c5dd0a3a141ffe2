import { useId, useState } from 'react'
import type { OfferRange } from '#contract/offers.ts'
import { MoneyInput } from '#ui/form/money-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { yearsName } from '../offer-name.ts'
import { type Choice, loanRanges, rangeOf, type Ranges, type Wish } from './choice.ts'
import { boundsSentence } from './choice-words.ts'
import { personalOfferTexts } from './text.ts'

type ControlsProps = { ranges: Ranges; wish: Wish; setWish: (wish: Wish) => void; choice: Choice }

/** Amount and term, each by slider and by number, and one sentence of why not more and why not longer. */
export function OfferControls({ ranges, wish, setWish, choice }: ControlsProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const range = rangeOf(ranges, wish)
  const terms = loanRanges(ranges)
  if (range === null) return null
  const setAmount = (amount: number) => setWish({ ...wish, amounts: { ...wish.amounts, [wish.productType]: amount } })
  return (
    <section className="card offer-controls" aria-label={text.controlsTitle}>
      <AmountControl
        label={wish.productType === 'PBL' ? text.amountLabel : text.limitLabel}
        range={range}
        step={ranges.step}
        amount={choice.amount}
        onAmount={setAmount}
      />
      {wish.productType === 'PBL' && (
        <TermControl
          terms={terms}
          termMonths={choice.termMonths}
          onTerm={(termMonths) => setWish({ ...wish, termMonths })}
        />
      )}
      <p className="small">{boundsSentence(ranges, range, language)}</p>
    </section>
  )
}

type AmountControlProps = {
  label: string
  range: OfferRange
  step: number
  amount: number
  onAmount: (amount: number) => void
}

/** While one types, the field shows the typed text; once it is left, the amount that the price rests on. */
function AmountControl({ label, range, step, amount, onAmount }: AmountControlProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const [typed, setTyped] = useState<{ amount: number | null } | null>(null)
  const show = (euros: number) => showEuros(euros, language)
  const type = (value: number | null) => {
    setTyped({ amount: value })
    if (value !== null) onAmount(value)
  }
  return (
    <div className="offer-control">
      <MoneyInput
        label={label}
        hint={text.amountBounds(show(range.minAmount), show(range.maxAmount))}
        amount={typed ? typed.amount : amount}
        onAmount={type}
        onBlur={() => setTyped(null)}
      />
      <input
        className="slider"
        type="range"
        aria-label={label}
        aria-valuetext={show(amount)}
        min={range.minAmount}
        max={range.maxAmount}
        step={step}
        value={amount}
        onChange={(event) => {
          setTyped(null)
          onAmount(Number(event.target.value))
        }}
      />
    </div>
  )
}

type TermControlProps = { terms: readonly OfferRange[]; termMonths: number; onTerm: (termMonths: number) => void }

function TermControl({ terms, termMonths, onTerm }: TermControlProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const years = terms.map((term) => term.termMonths / 12)
  const [first = 1, last = 1] = [years[0], years.at(-1)]
  const type = (value: string) => {
    setTyped(value)
    const number = Number.parseInt(value, 10)
    if (number > 0) onTerm(number * 12)
  }
  return (
    <div className="offer-control">
      <TextInput
        id={id}
        label={text.termLabel}
        hint={first === last ? text.oneTerm(yearsName(first, language)) : text.termBounds(first, last)}
        inputMode="numeric"
        value={typed ?? String(termMonths / 12)}
        onValue={type}
        onBlur={() => setTyped(null)}
      />
      <input
        className="slider"
        type="range"
        aria-label={text.termLabel}
        aria-valuetext={yearsName(termMonths / 12, language)}
        min={first}
        max={last}
        step={1}
        disabled={first === last}
        value={termMonths / 12}
        onChange={(event) => {
          setTyped(null)
          onTerm(Number(event.target.value) * 12)
        }}
      />
    </div>
  )
}
