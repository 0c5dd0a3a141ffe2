import { parseAmount } from '#lending/money.ts'
import type { Language } from '#lending/language.ts'

/**
 * The text of a money input (VAL-1), as digits and at most one comma, so that "12," survives while it is being typed.
 * The libraries that were tried make 150,000 euros of a typed "1500,00"; here cents that have no place are left out.
 */
export type MoneyText = {
  canonical: string
  /** Whole euros only: the digits typed behind a separator, which are left out as cents; null where none was typed. */
  leftOut: string | null
  /** The separator, while it may be one of thousands: its third digit decides that all belong to the amount. */
  grouping: string | null
}
export type MoneyDecimals = 0 | 2

/** One change of the input: its raw value, the caret, and the `inputType` of the browser's event. */
export type MoneyEdit = { raw: string; caret: number; inputType: string }

export const emptyMoneyText: MoneyText = { canonical: '', leftOut: null, grouping: null }

/** An amount that is not being typed: its separators are final. */
export const wholeMoneyText = (canonical: string): MoneyText => ({ ...emptyMoneyText, canonical })

const digitsMax = 12

/** Digits and at most one comma. In pasted text, the digits after a separator decide what it is. */
export function canonicalMoney(text: string, decimals: MoneyDecimals, isPasted: boolean): string {
  const kept = text.replace(/[^\d.,]/g, '')
  const dutch = isPasted ? withDutchSeparators(kept) : kept
  const [whole = '', cents] = dutch.replaceAll('.', '').split(',', 2)
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, digitsMax)
  return decimals === 0 || cents === undefined ? digits : `${digits || '0'},${cents.slice(0, decimals)}`
}

/** Dutch "1.500,50", English "1,500.50", "1500.50": groups of three are thousands, final one or two digits cents. */
function withDutchSeparators(text: string): string {
  const parts = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*|\d+)(?:[.,](\d{0,2}))?$/.exec(text)
  if (!parts) return text
  const [, whole = '', , cents] = parts
  return whole.replace(/[.,]/g, '') + (cents === undefined ? '' : `,${cents}`)
}

/** `€ 12.500,5`, or `€12,500.5` as the English write it; empty stays empty. */
export const showMoney = (canonical: string, language: Language): string =>
  language === 'nl' ? showDutch(canonical) : mirrored(showDutch(canonical)).replace('€ ', '€')

function showDutch(canonical: string): string {
  if (canonical === '') return ''
  const [whole = '0', cents] = canonical.split(',')
  return `€ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${cents === undefined ? '' : `,${cents}`}`
}

/** The euros that the screen shows, read back by the rule of FMT-2; null when nothing is filled in. */
export const moneyAmount = (canonical: string): number | null =>
  canonical === '' ? null : parseAmount(showDutch(canonical)) / 100

/** The text of an amount that was set from outside: cents, where there are any, in two digits. */
export const moneyTextOf = (amount: number | null): string =>
  amount === null ? '' : Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace('.', ',')

const isSignificant = (character: string | undefined) => character !== undefined && /[\d,]/.test(character)
const countSignificant = (text: string) => [...text].filter(isSignificant).length

/** Swaps the separators: Dutch becomes English, and back. */
const mirrored = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

export const asDutch = (text: string, language: Language): string =>
  language === 'nl' ? text : mirrored(text).replace(/^€(?! )/, '€ ')

/** Both languages are edited by one rule: an English edit is mirrored, and so is what came of it. */
export function editMoney(
  before: MoneyText,
  edit: MoneyEdit,
  decimals: MoneyDecimals,
  language: Language,
): { after: MoneyText; caret: number } {
  const lengthBefore = edit.raw.length
  const raw = asDutch(edit.raw, language)
  const { after, caret } = editDutch(before, { ...edit, raw, caret: edit.caret + raw.length - lengthBefore }, decimals)
  const shorter = showDutch(after.canonical).length - showMoney(after.canonical, language).length
  return { after, caret: Math.max(caret - shorter, 0) }
}

/**
 * The next text after an edit, and where the caret goes: before as many digits and commas as were behind it, because
 * thousands dots and a leading zero come and go in front of it.
 */
function editDutch(before: MoneyText, edit: MoneyEdit, decimals: MoneyDecimals): { after: MoneyText; caret: number } {
  const isTyped = edit.inputType === 'insertText' || edit.inputType === 'insertCompositionText'
  const key = isTyped ? (edit.raw[edit.caret - 1] ?? '') : ''
  const isAdded = isTyped && withoutKey(edit) === showDutch(before.canonical)
  const read = isAdded ? (decimals === 0 ? keyInWholeEuros : keyWithCents)(before, key, edit) : null
  const raw = isSeparator(key) ? commaAt(edit) : edit.raw
  const isPasted = !isTyped && edit.inputType.startsWith('insert')
  const after = read ?? wholeMoneyText(canonicalMoney(raw, decimals, isPasted))
  const caret = caretBefore(showDutch(after.canonical), countSignificant(edit.raw.slice(edit.caret)))
  return { after, caret }
}

const isSeparator = (key: string) => /[.,]/.test(key)
const withoutKey = ({ raw, caret }: MoneyEdit) => raw.slice(0, caret - 1) + raw.slice(caret)
const thousandsDigits = 3
const centsDigits = 2

/**
 * The final separator, where it may be one of thousands: after the first one to three digits, or after a group with the
 * same separator. "1.250,75" has one of either kind.
 */
function groupingBy(
  key: string,
  { canonical, leftOut, grouping }: MoneyText,
  { raw, caret }: MoneyEdit,
): string | null {
  const isFirst = leftOut === null && /^[1-9]\d{0,2}$/.test(canonical)
  return caret === raw.length && (isFirst || grouping === key) ? key : null
}

/**
 * A separator in whole euros; null before one. "1500,00" has cents, which are dropped; "25.000" is ours and "25,000"
 * English, which shows at the third digit: until then both may be cents.
 */
function keyInWholeEuros(before: MoneyText, key: string, edit: MoneyEdit): MoneyText | null {
  const { canonical, leftOut, grouping } = before
  if (isSeparator(key)) return { canonical, leftOut: '', grouping: groupingBy(key, before, edit) }
  if (leftOut === null) return null
  if (!/\d/.test(key)) return before
  const digits = leftOut + key
  if (grouping === null || digits.length < thousandsDigits) return { ...before, leftOut: digits.slice(0, digitsMax) }
  return { canonical: (canonical + digits).slice(0, digitsMax), leftOut: null, grouping }
}

/** The same with cents: two digits are cents, and a third makes them thousands. Null for any other key. */
function keyWithCents(before: MoneyText, key: string, edit: MoneyEdit): MoneyText | null {
  const [whole = '', cents] = before.canonical.split(',')
  if (isSeparator(key)) {
    if (cents !== undefined) return { ...before, grouping: null }
    return {
      ...wholeMoneyText(canonicalMoney(commaAt(edit), centsDigits, false)),
      grouping: groupingBy(key, before, edit),
    }
  }
  if (cents === undefined || before.grouping === null || edit.caret < edit.raw.length || !/\d/.test(key)) return null
  if (cents.length < centsDigits) return { ...before, canonical: before.canonical + key }
  return { ...before, canonical: (whole + cents + key).slice(0, digitsMax) }
}

/** The dot of a number pad is the decimal comma. A second separator is dropped. */
function commaAt(edit: MoneyEdit): string {
  const { raw, caret } = edit
  const others = withoutKey(edit)
  return others.includes(',') ? others : `${raw.slice(0, caret - 1)},${raw.slice(caret)}`
}

function caretBefore(shown: string, significantBehind: number): number {
  let caret = shown.length
  for (let left = significantBehind; left > 0 && caret > 0; caret--) if (isSignificant(shown[caret - 1])) left--
  return Math.max(caret, Math.min(2, shown.length))
}
