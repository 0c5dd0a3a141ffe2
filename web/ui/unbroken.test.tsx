import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
