import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StepsList } from './steps-list.tsx'
import { Unbroken } from './unbroken.tsx'

const shown = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
const whole = (text: string) => `<span class="unbroken">${text}</span>`

test('FMT-1 FMT-4 a date and an IBAN stay whole, and the words around them may break', () => {
  expect(shown('13 transacties, van 28-11-2025 tot en met 28-10-2026')).toBe(
    `13 transacties, van ${whole('28-11-2025')} tot en met ${whole('28-10-2026')}`,
  )
  expect(shown('tot en met 1 maart 2027, want 21 of 22 maart is te vroeg')).toBe(
    `tot en met ${whole('1 maart 2027')}, want 21 of 22 maart is te vroeg`,
  )
  expect(shown('Op NL 91 ABNA 0417 1643 00.')).toBe(`Op ${whole('NL 91 ABNA 0417 1643 00')}.`)
})

test('the word KVK-nummer does not break at its hyphen', () => {
  expect(shown('Vul je KVK-nummer in.')).toBe(`Vul je ${whole('KVK-nummer')} in.`)
})

test('text without any of them, and what is no text, stay as they are', () => {
  expect(shown('Je zit nog nergens aan vast.')).toBe('Je zit nog nergens aan vast.')
  expect(renderToStaticMarkup(<Unbroken>{<b>21-12-2026</b>}</Unbroken>)).toBe('<b>21-12-2026</b>')
})

test('UI-2 FMT-4 a date in the explanation of a step stays whole', () => {
  const stateNames = { done: 'klaar', active: 'bezig', upcoming: 'nog niet', failed: 'mislukt' }
  const steps = [{ key: 'a', state: 'done', label: 'A', explanation: 'from 26 November 2024 on' }] as const
  expect(renderToStaticMarkup(<StepsList steps={steps} stateNames={stateNames} />)).toContain(
    `from ${whole('26 November 2024')} on`,
  )
})
