import { MoneyInput } from '#ui/form/money-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { MoneyCard } from '../money-card.tsx'
import { euros } from '../shown.ts'
import { type Choices, nameOf, optionOf, type Priced, type Typed, wantedOf } from './answer.ts'
import { decideTexts } from './text.ts'

type OwnTermsProps = {
  view: DeskCaseView
  choices: Choices
  typed: Typed
  priced: Priced | null
  onTyped: (part: Partial<Typed>) => void
  isMissing: boolean
}

/** Product, term and an amount on a step of the table; what it costs is looked up, never typed. */
export function OwnTerms({ view, choices, typed, priced, onTyped, isMissing }: OwnTermsProps) {
  const language = useLanguage()
  const text = decideTexts[language]
  const option = optionOf(choices, typed)
  const show = (cents: number) => euros(cents, language)
  const carried = option?.carriedCents ?? null
  const isPricing = priced === null && wantedOf(choices, typed) !== null
  return (
    <>
      <Select<string>
        label={text.product}
        emptyText="–"
        value={typed.product}
        onValue={(product) => onTyped({ product })}
        options={choices.options.map((one) => ({
          value: nameOf(one),
          label: text.productName(one.productType, one.termMonths),
        }))}
      />
      <MoneyInput
        label={text.amount}
        hint={
          option &&
          text.amountHint(show(option.minCents), show(option.maxCents), carried === null ? null : show(carried))
        }
        amount={typed.amount}
        onAmount={(amount) => onTyped({ amount })}
        error={isMissing ? text.amountMissing : null}
      />
      <p aria-live="polite">{isPricing && text.pricing}</p>
      {priced && <MoneyCard money={[priced.offer]} view={view} reason="assess" />}
    </>
  )
}
