import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#lending/language.ts'
import {
  asDutch,
  canonicalMoney,
  editMoney,
  emptyMoneyText,
  moneyAmount,
  type MoneyDecimals,
  type MoneyText,
  moneyTextOf,
  showMoney,
  wholeMoneyText,
} from './money-text.ts'

type MoneyTextParts = {
  field: HTMLInputElement | null
  amount: number | null
  onAmount: (amount: number | null) => void
  decimals: MoneyDecimals
  language: Language
}

const historySteps: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' }

/**
 * The browser makes each edit, and the dots are then inserted as if typed, so that Ctrl+Z undoes whole amounts. During
 * composition (Android, `insertCompositionText`) no script may write in the field.
 */
export function useMoneyText({ field, amount, onAmount, decimals, language }: MoneyTextParts) {
  const [typed, setTyped] = useState<MoneyText>(emptyMoneyText)
  const [composed, setComposed] = useState<string | null>(null)
  const caretAfterEdit = useRef<number | null>(null)
  const isWriting = useRef(false)
  const text = moneyAmount(typed.canonical) === amount ? typed : wholeMoneyText(moneyTextOf(amount))

  // Where the browser would not write for us React sets the text, which takes the caret to its end.
  useLayoutEffect(() => {
    if (caretAfterEdit.current === null) return
    field?.setSelectionRange(caretAfterEdit.current, caretAfterEdit.current)
    caretAfterEdit.current = null
  })

  const keep = (next: MoneyText) => {
    setTyped(next)
    onAmount(moneyAmount(next.canonical))
  }

  const settle = (input: HTMLInputElement, inputType: string) => {
    const raw = input.value
    const made = { raw, caret: input.selectionStart ?? raw.length, inputType }
    const { after, caret } = editMoney(text, made, decimals, language)
    isWriting.current = true
    writeText(input, showMoney(after.canonical, language))
    isWriting.current = false
    input.setSelectionRange(caret, caret)
    caretAfterEdit.current = caret
    keep(after)
  }

  /** One more step where the one just made ends between an edit and its dots. */
  const stepOn = (input: HTMLInputElement, step: 'undo' | 'redo') => {
    const canonical = canonicalMoney(asDutch(input.value, language), decimals, false)
    if (showMoney(canonical, language) !== input.value && document.execCommand(step)) return
    keep(wholeMoneyText(canonical))
  }

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    if (isWriting.current) return
    const { inputType = 'insertReplacementText', isComposing } = event.nativeEvent as InputEvent
    const step = historySteps[inputType]
    if (isComposing) setComposed(event.target.value)
    else if (step) stepOn(event.target, step)
    else settle(event.target, inputType)
  }

  const compose = () => {
    setComposed(null)
    if (field) settle(field, 'insertFromComposition')
  }

  const leave = () => setTyped(wholeMoneyText(text.canonical))

  return { shown: composed ?? showMoney(text.canonical, language), edit, compose, leave }
}

/**
 * Changes a field's text as if typed, so that it can be undone; setting `value` clears the undo history. False when the
 * browser refuses. `execCommand` is deprecated, but has no successor for plain text.
 */
function writeText(field: HTMLInputElement, text: string): boolean {
  const before = field.value
  const [start, endBefore, endText] = difference(before, text)
  if (start === endBefore && start === endText) return true
  field.setSelectionRange(start, endBefore)
  const written = text.slice(start, endText)
  return written === '' ? document.execCommand('delete') : document.execCommand('insertText', false, written)
}

/** Where two texts begin to differ, and where their common ends begin in each. */
export function difference(before: string, after: string): [start: number, endBefore: number, endAfter: number] {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let same = 0
  while (same < shortest - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return [start, before.length - same, after.length - same]
}
