import { expect, test } from 'vitest'
import { errorKeys } from '#contract/errors.ts'
import { statementRefusalCodes } from '#lending/statements/refusal.ts'
import { howToOf, placeText, refusalText, remedyText } from './refusal-text.ts'
import { refusalAnswer, uploadRefusalCodes } from '#contract/answers/file-answer.ts'
import { errorText } from '#contract/error-text.ts'
import { bankKeys } from '#contract/values.ts'
import { transactionsCollectTexts } from '../transactions-collect/text.ts'
import { transactionsUploadTexts } from './text.ts'
import { statementBanks, type StatementBank } from '#lending/statements/bank.ts'

const languages = ['nl', 'en'] as const
const whole: typeof refusalText = (answer, language) =>
  [refusalText(answer, language), remedyText(answer, language)].join(' ')

test.each(languages)('ERR-3 a file that covers too little is reported with its own figures in %s', (language) => {
  const figures = { coveredDays: 92, coverageMinDays: 180, bookings: 40, bookingsMin: 10 }
  const text = refusalText({ error: 'not_enough_transactions', figures }, language)
  expect(text).toMatch(/40/)
  expect(text).toMatch(/92/)
  expect(text).toMatch(/180/)
})

test('ERR-3 dates among the figures stand as in a sentence', () => {
  const figures = { newestOn: '2026-01-31', ageDays: 294, ageMaxDays: 7 }
  expect(refusalText({ error: 'transactions_not_recent', figures }, 'nl')).toContain('31 januari 2026')
  expect(refusalText({ error: 'transactions_not_recent', figures }, 'en')).toContain('31 January 2026')
})

test.each(languages)('ERR-3 every reason of the reader has its own words and says what to do in %s', (language) => {
  const texts = statementRefusalCodes.map((reason) =>
    whole({ error: 'file.unreadable', figures: { reason } }, language),
  )
  expect(new Set(texts).size).toBe(statementRefusalCodes.length)
  for (const text of texts) expect(text).toContain('MT940')
})

test.each(languages)(
  'ERR-3 a file of another kind is called by its name, and the right one is named in %s',
  (language) => {
    const result = (reason: string) => whole({ error: 'file.unknown_format', figures: { reason } }, language)
    const business =
      language === 'nl' ? 'transacties van je zakelijke rekening' : 'transactions of your business account'
    for (const [reason, name] of [
      ['pdf_file', 'pdf'],
      ['spreadsheet_file', 'excel'],
      ['document_file', 'word'],
      ['web_page', language === 'nl' ? 'webpagina' : 'web page'],
      ['card_statement', language === 'nl' ? 'creditcard' : 'credit card'],
    ] as const) {
      expect(result(reason).toLowerCase()).toContain(name)
      expect(result(reason), reason).toContain(business)
    }
    expect(result('cut_off')).not.toContain(business)
  },
)

test.each(languages)('ERR-3 what was brought instead is named, with what to bring, in %s', (language) => {
  const result = (reason: string, issuer?: string) =>
    whole({ error: 'file.unknown_format', figures: { reason, ...(issuer ? { issuer } : {}) } }, language)
  const isDutch = language === 'nl'
  expect(result('settlement_file', 'Adyen')).toContain(isDutch ? 'overzicht van Adyen' : 'report from Adyen')
  expect(result('settlement_file')).toContain(isDutch ? 'rekening waarop je uitbetaald krijgt' : 'your payouts go to')
  expect(result('foreign_account', 'N26')).toContain(isDutch ? 'export van N26' : 'export from N26')
  expect(result('foreign_account')).toContain(isDutch ? 'buitenlandse bank' : 'foreign bank')
  expect(result('foreign_account')).toMatch(
    isDutch ? /CAMT\.053 of MT940.*Nederlandse bank/ : /CAMT\.053 or MT940.*Dutch bank/,
  )
})

test.each(languages)('ERR-3 a date in words is quoted in %s', (language) => {
  const answer = refusalAnswer('a.csv', {
    ...{
      code: 'malformed_date',
      line: 3,
      field: 'date',
      found: '3 maart 2026',
      format: 'csv',
      bank: null,
      issuer: null,
    },
  })
  expect(refusalText(answer, language)).toContain('“3 maart 2026”')
})

test.each(languages)('VAL-3 ERR-4 every error key has words in %s, also without any figure', (language) => {
  for (const key of errorKeys) {
    const text = errorText(key, language)
    expect(text.length, key).toBeGreaterThan(15)
    expect(text, key).not.toMatch(/[{}]|undefined/)
    if (key !== 'generic') expect(text, `${key} has only the words of a fault`).not.toBe(errorText('generic', language))
    const other = languages.find((one) => one !== language)!
    expect(text, `${key} has the words of the other language`).not.toBe(errorText(key, other))
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

test.each(languages)('ERR-3 a file that was not even read is answered with why and what to do in %s', (language) => {
  const result = (reason: string, figures = {}) =>
    whole({ error: 'file.refused', figures: { reason, ...figures } }, language)
  const texts = uploadRefusalCodes.map((reason) => result(reason, { accountsMax: 20, bookingsMax: 200_000 }))
  expect(new Set(texts).size).toBe(uploadRefusalCodes.length)
  for (const text of texts) expect(text).not.toMatch(/[{}]/)
  expect(result('zip_encrypted')).toMatch(language === 'nl' ? /wachtwoord.*Pak het uit/ : /password.*Unpack it/)
  expect(result('too_many_shared', { accountsMax: 20 })).toContain('20')
  expect(result('too_many_bookings', { bookingsMax: 200_000 })).toMatch(
    language === 'nl' ? /200\.000.*kortere periode/ : /200,000.*shorter period/,
  )
})

test('ERR-3 a file that is too large is answered with how large it may be', () => {
  const answer = { error: 'file.too_big', figures: { maximumBytes: 10 * 1024 * 1024 } }
  expect(refusalText(answer, 'nl')).toContain('Het mag hoogstens 10 MB zijn.')
  expect(refusalText({ ...answer, figures: {} }, 'en')).not.toContain('MB')
})

test('ERR-3 the place of a defect is reported in the words of its reader', () => {
  const place = { line: 3, field: 'valueDate', found: '-12,50' }
  expect(placeText(place, 'nl')).toBe('Waar: regel 3, veld rentedatum, daar staat “-12,50”.')
  expect(placeText(place, 'en')).toBe('Where: line 3, field value date, it says “-12,50”.')
  expect(placeText({ line: 4, field: ':61:', found: null }, 'nl')).toBe('Waar: regel 4, veld :61:.')
  expect(placeText({ line: 5, field: '7', found: '' }, 'en')).toBe('Where: line 5, column 7.')
  const columns = { line: 9, field: null, found: '7 columns, not 8 or 9' }
  expect(placeText(columns, 'nl')).toBe('Waar: regel 9, daar staan 7 kolommen in plaats van 8 of 9.')
  expect(placeText(columns, 'en')).toBe('Where: line 9, it has 7 columns instead of 8 or 9.')
  expect(placeText({ line: null, field: null, found: 'UTF-16' }, 'nl')).toBeNull()
  expect(placeText(null, 'nl')).toBeNull()
})

test.each(languages)('ERR-3 a defect in a file of each of the nine banks leads to that bank in %s', (language) => {
  const place = { code: 'malformed_row', line: 3, field: null, found: 'x', format: 'csv', issuer: null } as const
  const ways = (Object.keys(statementBanks) as StatementBank[]).map((bank) =>
    howToOf(refusalAnswer('a.csv', { ...place, bank }).bankName, language),
  )
  const known = ways.filter((way) => way !== null)
  expect(new Set(known).size).toBe(bankKeys.length)
  // Van Lanschot Kempen and Revolut have no link here.
  expect(ways.length - known.length).toBe(2)
  for (const way of known) expect(way).toMatch(/CAMT\.053|MT940|CSV/)
})

test.each(languages)('a single transaction is no “transactions” in %s', (language) => {
  const { accepted, transactionCount } = transactionsUploadTexts[language]
  for (const count of [
    (n: string) => accepted(n, 'NL 02'),
    transactionCount,
    transactionsCollectTexts[language].count,
  ]) {
    expect(count('1')).toMatch(/^1 (transactie|transaction)\b/)
    expect(count('2')).toMatch(/^2 (transacties|transactions)\b/)
  }
})
