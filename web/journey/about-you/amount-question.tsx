import { useQuery } from '@tanstack/react-query'
import { MoneyInput } from '#ui/form/money-input.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useRested } from '#ui/use-rested.ts'
import { showCents, showEuros } from '#ui/amounts.ts'
import { api } from '../../api/api.ts'
import { amountDefect, type AmountLimits, quickAmounts } from './loan-form.ts'
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
      <Slider
        label={text.amountSlider}
        says={show(amount ?? limits.minimum)}
        bounds={[limits.minimum, limits.maximum, limits.step]}
        value={amount ?? limits.minimum}
        onValue={onAmount}
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
      <AmountPrice amount={amountDefect(amount, limits) === null ? amount : null} />
    </div>
  )
}

/** The lowest price of the amount over a year, as the calculator of home has it. */
function AmountPrice({ amount }: { amount: number | null }) {
  const language = useLanguage()
  const rested = useRested(amount, 300)
  const query = { amount: String(rested), termMonths: '12' }
  const { data } = useQuery({
    queryKey: ['quote', rested],
    queryFn: ({ signal }) => api('readQuote', { query, signal }),
    enabled: rested !== null,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const euros = (cents: number) => showCents(Math.floor(cents / 100) * 100, language, 0)
  return (
    <p className="amount-price" role="status">
      {rested !== null &&
        data &&
        aboutYouTexts[language].price(euros(data.amountCents), euros(data.from.totalCostCents))}
    </p>
  )
}
