import { useId, useState } from 'react'
import type { OfferRange } from '#contract/offers.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { MoneyInput } from '#ui/form/money-input.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { yearsName } from '../offer-name.ts'
import { type Choice, loanRanges, rangeOf, type Ranges, type Wish } from './choice.ts'
import { boundsSentence } from './choice-words.ts'
import { personalOfferTexts } from './text.ts'

type ControlsProps = {
  ranges: Ranges
  wish: Wish
  setWish: (wish: Wish) => void
  choice: Choice
  /** Of a legal form whose owners are not liable anyway. */
  isGuaranteeAsked: boolean
}

const guaranteeAbove = lendingLimits.personalGuaranteeAboveCents / 100

/** Amount and term, each by slider and by number, and one sentence of why not more and why not longer. */
export function OfferControls({ ranges, wish, setWish, choice, isGuaranteeAsked }: ControlsProps) {
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
        wished={wish.amounts[wish.productType]}
        mark={
          isGuaranteeAsked && guaranteeAbove > range.minAmount && guaranteeAbove < range.maxAmount
            ? guaranteeAbove
            : null
        }
        onAmount={setAmount}
      />
      {wish.productType === 'PBL' && (
        <TermControl
          terms={terms}
          termMonths={choice.termMonths}
          wished={wish.termMonths}
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
  wished: number
  /** From which on a guarantee is asked. */
  mark: number | null
  onAmount: (amount: number) => void
}

/** While one types, the field shows the typed text; once it is left, the amount that the price rests on. */
function AmountControl({ label, range, step, amount, wished, mark, onAmount }: AmountControlProps) {
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
      <Slider
        label={label}
        says={show(amount)}
        bounds={[range.minAmount, range.maxAmount, step]}
        value={amount}
        onValue={(value) => {
          setTyped(null)
          onAmount(value)
        }}
      />
      {mark !== null && <GuaranteeMark at={(mark - range.minAmount) / (range.maxAmount - range.minAmount)} />}
      <Changed isSaid={typed === null && wished !== amount} wished={show(wished)} now={show(amount)} />
    </div>
  )
}

type TermControlProps = {
  terms: readonly OfferRange[]
  termMonths: number
  wished: number
  onTerm: (termMonths: number) => void
}

function TermControl({ terms, termMonths, wished, onTerm }: TermControlProps) {
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
      <Slider
        label={text.termLabel}
        says={yearsName(termMonths / 12, language)}
        bounds={[first, last, 1]}
        isDisabled={first === last}
        value={termMonths / 12}
        onValue={(value) => {
          setTyped(null)
          onTerm(value * 12)
        }}
      />
      <Changed
        isSaid={typed === null && wished !== termMonths}
        wished={yearsName(wished / 12, language)}
        now={yearsName(termMonths / 12, language)}
      />
    </div>
  )
}

/** The slider's place from which on the owner stands surety, from 0 to 1. */
function GuaranteeMark({ at }: { at: number }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  return (
    <p className="slider-mark small">
      <svg width="100%" height="10" aria-hidden="true" focusable="false">
        <line x1={`${at * 100}%`} x2={`${at * 100}%`} y2="10" />
      </svg>
      {text.guaranteeAbove(showEuros(guaranteeAbove, language))}
    </p>
  )
}

/** We take another amount or term than was asked for where that one cannot be had, and say so. */
const Changed = ({ isSaid, wished, now }: { isSaid: boolean; wished: string; now: string }) => {
  const text = personalOfferTexts[useLanguage()]
  return (
    <p className="offer-changed" role="status">
      {isSaid && text.changed(wished, now)}
    </p>
  )
}
