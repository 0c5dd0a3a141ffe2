import { describe, expect, test } from 'vitest'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { categoryNames as everyCategory } from '#lending/bookings/category.ts'
import { labelledBookings } from '#lending/testing/labelled-bookings.ts'
import { booking } from '#lending/testing/booking.ts'
import { categoryName, categoryWords } from '#lending/bookings/category-words.ts'
import { placeQuery, readPlace } from './place.ts'
import { whyText } from './rule-words.ts'

const read = (rule: string, words: string[] = [], insteadOf: Parameters<typeof whyText>[0]['insteadOf'] = null) =>
  whyText({ rule, words, insteadOf, correction: null }, 'nl')

describe('CORE-4 why a booking has its category', () => {
  test('is named by the words that chose it', () => {
    expect(read('psp/mollie', ['mollie'])).toBe('We zagen “mollie” in de naam of de omschrijving.')
    expect(read('tax/letter-B', ['belastingdienst', '123456789B016210'])).toContain('123456789B016210')
  })

  test('is named by its shape when no word chose it', () => {
    expect(read('own/account')).toContain('ook van jou')
    expect(read('owner/pay')).toMatch(/naar een eigenaar.* niet als inkoop/)
    expect(read('risk/bank-marked-reversal')).toContain('Je bank meldt')
    expect(read('risk/bank-marked-reversal', ['AM04'])).toContain('AM04')
  })

  test('names what we had when the applicant changed it', () => {
    expect(read('contested', [], { category: 'gambling', rule: 'risk/gambling' })).toBe(
      'Door jou aangepast. Wij hadden: Kansspelen.',
    )
  })

  test('DESK-80 names what we had when somebody at the lender read it differently', () => {
    const correction = {
      from: 'supplier' as const,
      role: 'assessor' as const,
      at: '2026-11-21T10:00:00.000Z',
      reason: 'x',
    }
    expect(whyText({ rule: 'corrected', words: [], insteadOf: null, correction }, 'nl')).toBe(
      'We lazen deze later anders. Eerst hadden we: Inkoop en leveranciers.',
    )
  })

  test('has a sentence of its own for whatever rule chose it, in both languages', () => {
    const shapes = [
      booking({ amountCents: 100, currency: 'USD' }),
      booking({ amountCents: 100, isReversal: true }),
      booking({ amountCents: -100, counterpartyAccount: 'NL86INGB0002445588' }),
      booking({ amountCents: 100, counterpartyAccount: 'NL86INGB0002445588' }),
      booking({ amountCents: 100, isReversal: true, description: 'Refund webwinkel' }),
    ]
    const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar'] }
    const categorise = makeCategoriser([], context)
    for (const booking of [...shapes, ...labelledBookings().map((one) => one.booking)]) {
      const { rule, words } = categorise(booking)
      const answer = { rule, words: [...words], insteadOf: null, correction: null }
      expect(whyText(answer, 'nl'), rule).not.toBe('Herkend aan de vorm van de transactie.')
      expect(whyText(answer, 'en'), rule).not.toBe('Recognised by the shape of the transaction.')
    }
  })
})

test.each(['nl', 'en'] as const)('no two categories have one name (%s)', (language) => {
  const names = everyCategory.map((category) => categoryWords[language][category])
  expect(new Set(names).size).toBe(everyCategory.length)
})

test('a place in the list is read back from its address, and nonsense is the summary', () => {
  for (const place of [
    { view: 'summary' },
    { view: 'bookings', category: 'rent', page: 1 },
    { view: 'bookings', category: null, page: 3 },
  ] as const) {
    expect(readPlace(new URLSearchParams(placeQuery(place)))).toEqual(place)
  }
  expect(readPlace(new URLSearchParams('?soort=toString&pagina=x'))).toEqual({ view: 'summary' })
  const fact = { view: 'fact', fact: 'owner-pay', page: 3 } as const
  expect(placeQuery(fact)).toContain('cijfer=owner-pay')
  expect(readPlace(new URLSearchParams(placeQuery(fact)))).toEqual(fact)
  expect(readPlace(new URLSearchParams('?cijfer=nonsense'))).toEqual({ view: 'summary' })
  expect(readPlace(new URLSearchParams('?soort=rent&pagina=-4'))).toEqual({
    view: 'bookings',
    category: 'rent',
    page: 1,
  })
})

test('CORE-4 only a company with shares pays dividend; a partnership or sole trader takes profit out', () => {
  for (const form of ['Eenmanszaak', 'Vennootschap Onder Firma', 'Maatschap', 'Commanditaire Vennootschap']) {
    expect(categoryName('dividend', 'nl', form), form).toBe('Privéopnamen uit de winst')
    expect(categoryName('dividend', 'en', form), form).toBe('Private withdrawals of profit')
  }
  for (const form of ['Besloten Vennootschap', 'Naamloze Vennootschap', null]) {
    expect(categoryName('dividend', 'nl', form), String(form)).toBe('Dividend')
  }
  expect(categoryName('rent', 'nl', 'Eenmanszaak')).toBe('Huur')
})
