import { expect, test } from 'vitest'
import { errorKeys } from '#contract/call.ts'
import { statementRefusalCodes } from '#lending/statements/refusal.ts'
import { errorText } from '../../error-text.ts'
import { howToOf, refusalText } from './refusal-text.ts'

const languages = ['nl', 'en'] as const

test.each(languages)('ERR-3 a file that covers too little is told with its own figures in %s', (language) => {
  const figures = { coveredDays: 92, coverageMinDays: 180, bookings: 40, bookingsMin: 10 }
  const text = refusalText({ error: 'not_enough_transactions', figures }, language)
  expect(text).toMatch(/40/)
  expect(text).toMatch(/92/)
  expect(text).toMatch(/180/)
})

test('ERR-3 dates among the figures are written dd-mm-yyyy', () => {
  const figures = { newestOn: '2026-01-31', ageDays: 294, ageMaxDays: 7 }
  expect(refusalText({ error: 'transactions_not_recent', figures }, 'nl')).toContain('31-01-2026')
})

test.each(languages)('ERR-3 every reason of the reader has its own words and says what to do in %s', (language) => {
  const texts = statementRefusalCodes.map((reason) =>
    refusalText({ error: 'file.unreadable', figures: { reason } }, language),
  )
  expect(new Set(texts).size).toBe(statementRefusalCodes.length)
  for (const text of texts) expect(text).toContain('MT940')
})

test.each(languages)(
  'ERR-3 a file of another kind is called by its name, and the right one is named in %s',
  (language) => {
    const told = (reason: string) => refusalText({ error: 'file.unknown_format', figures: { reason } }, language)
    const business =
      language === 'nl' ? 'transacties van je zakelijke rekening' : 'transactions of your business account'
    for (const [reason, name] of [
      ['pdf_file', 'pdf'],
      ['spreadsheet_file', 'excel'],
      ['document_file', 'word'],
      ['web_page', language === 'nl' ? 'webpagina' : 'web page'],
      ['card_statement', language === 'nl' ? 'creditcard' : 'credit card'],
    ] as const) {
      expect(told(reason).toLowerCase()).toContain(name)
      expect(told(reason), reason).toContain(business)
    }
    expect(told('cut_off')).not.toContain(business)
  },
)

test.each(languages)('VAL-3 ERR-4 every error key has words in %s, also without any figure', (language) => {
  for (const key of errorKeys) {
    const text = errorText(key, language)
    expect(text.length, key).toBeGreaterThan(15)
    expect(text, key).not.toMatch(/[{}]|undefined/)
  }
  expect(errorText('of another version', language)).toBe(errorText('generic', language))
})

test('a sentence of an error shows its figures, and is left out when they are not known', () => {
  const limits = { minimum: '€ 5.000', maximum: '€ 250.000' }
  expect(errorText('amount_out_of_range', 'nl', limits)).toBe(
    'Dit bedrag kan niet. Kies een bedrag van € 5.000 tot en met € 250.000.',
  )
  expect(errorText('amount_out_of_range', 'nl')).toBe('Dit bedrag kan niet.')
})

test('ERR-3 the way to a right file is that of the bank the file came from', () => {
  expect(howToOf('ABN AMRO', 'nl')).toContain('Mutaties downloaden')
  expect(howToOf('Van Lanschot Kempen', 'nl')).toBeNull()
  expect(howToOf(null, 'nl')).toBeNull()
})
