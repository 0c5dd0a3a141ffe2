import { MoneyInput } from '#ui/form/money-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { type AmountLimits, quickAmounts } from './loan-form.ts'
import { aboutYouTexts } from './text.ts'

type AmountQuestionProps = {
  amount: number | null
  onAmount: (amount: number | null) => void
  onBlur: () => void
  limits: AmountLimits
  error: string | null
}

export const amountFieldId = 'loan-amount'

/** Typed, slid or chosen with one tap: three ways to the same number. */
export function AmountQuestion({ amount, onAmount, onBlur, limits, error }: AmountQuestionProps) {
  const language = useLanguage()
  const text = aboutYouTexts[language]
  const show = (euros: number) => showEuros(euros, language)
  return (
    <div className="amount-question">
      <MoneyInput
        id={amountFieldId}
        label={text.amountTitle}
        hint={text.amountHint(show(limits.minimum), show(limits.maximum), show(limits.step))}
        amount={amount}
        onAmount={onAmount}
        onBlur={onBlur}
        error={error}
      />
      <input
        className="slider"
        type="range"
        aria-label={text.amountSlider}
        aria-valuetext={show(amount ?? limits.minimum)}
        min={limits.minimum}
        max={limits.maximum}
        step={limits.step}
        value={amount ?? limits.minimum}
        onChange={(event) => onAmount(Number(event.target.value))}
      />
      <div className="chips" role="group" aria-label={text.amountChoices}>
        {quickAmounts(limits).map((choice) => (
          <button
            className="chip"
            type="button"
            key={choice}
            aria-pressed={choice === amount}
            onClick={() => onAmount(choice)}
          >
            {show(choice)}
          </button>
        ))}
      </div>
    </div>
  )
}
