import { useState } from 'react'
import { useLanguage } from '../use-language.ts'
import { Field, type FieldFrame } from './field.tsx'
import type { MoneyDecimals } from './money-text.ts'
import { useMoneyText } from './use-money-text.ts'

type MoneyInputProps = FieldFrame & {
  /** Euros; null when nothing is filled in. */
  amount: number | null
  onAmount: (amount: number | null) => void
  onBlur?: () => void
  decimals?: MoneyDecimals
}

/** An amount in euros that is formatted while typed (VAL-1), by `money-text.ts`. */
export function MoneyInput({ amount, onAmount, onBlur, decimals = 0, ...frame }: MoneyInputProps) {
  const language = useLanguage()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { shown, edit, compose, leave } = useMoneyText({ field, amount, onAmount, decimals, language })
  const blur = () => {
    leave()
    onBlur?.()
  }
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          ref={setField}
          className="control control-money"
          type="text"
          inputMode={decimals === 2 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="€"
          value={shown}
          onChange={edit}
          onCompositionEnd={compose}
          onBlur={blur}
        />
      )}
    </Field>
  )
}
