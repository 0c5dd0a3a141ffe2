import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import {
  editMoney,
  emptyMoneyText,
  moneyAmount,
  type MoneyDecimals,
  type MoneyText,
  moneyTextOf,
  showMoney,
} from './money-text.ts'

type MoneyInputProps = FieldFrame & {
  /** Euros; null when nothing is filled in. */
  amount: number | null
  onAmount: (amount: number | null) => void
  onBlur?: () => void
  decimals?: MoneyDecimals
}

/** An amount in euros that formats itself while it is typed (VAL-1); `money-text.ts` says how. */
export function MoneyInput({ amount, onAmount, onBlur, decimals = 0, ...frame }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caretAfterEdit = useRef<number | null>(null)
  const [typed, setTyped] = useState<MoneyText>(emptyMoneyText)
  const text =
    moneyAmount(typed.canonical) === amount ? typed : { canonical: moneyTextOf(amount), isTypingCents: false }

  useLayoutEffect(() => {
    if (caretAfterEdit.current === null) return
    input.current?.setSelectionRange(caretAfterEdit.current, caretAfterEdit.current)
    caretAfterEdit.current = null
  })

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType = 'insertReplacementText' } = event.nativeEvent as InputEvent
    const raw = event.target.value
    const next = editMoney(text, { raw, caret: event.target.selectionStart ?? raw.length, inputType }, decimals)
    caretAfterEdit.current = next.caret
    setTyped(next.after)
    onAmount(moneyAmount(next.after.canonical))
  }

  const leave = () => {
    setTyped({ ...text, isTypingCents: false })
    onBlur?.()
  }

  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          className="control control-money"
          type="text"
          inputMode={decimals === 2 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="€"
          value={showMoney(text.canonical)}
          onChange={edit}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
