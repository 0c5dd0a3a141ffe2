import { describe, expect, test } from 'vitest'
import type { Company } from '#contract/application.ts'
import { calls } from '#contract/calls.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { createMockFetch } from '#mock-api/testing/mock-fetch.ts'
import { clientOver } from '../testing/client-over.ts'
import { checkCompany } from './use-company-search.ts'
import { figuresOf, homeExample, priceExample } from './figures.ts'
import { addressLine, searchTextOf } from './search-companies.ts'
import { homeTexts } from './text.ts'

const company: Company = {
  id: '1',
  name: 'Bakkerij',
  kvkNumber: '12345678',
  street: 'Dorpsstraat',
  homeNumber: '12',
  postalCode: null,
  city: 'Utrecht',
  pilotBank: false,
  newToTheBank: false,
}

describe('company search', () => {
  test('VAL-4 a kvk number is forgiven its spaces and dots, and a name its spaces', () => {
    expect(searchTextOf(' 1234 5678 ')).toBe('12345678')
    expect(searchTextOf('12.34.56.78')).toBe('12345678')
    expect(searchTextOf('KvK-nummer: 1234 5678')).toBe('12345678')
    expect(searchTextOf('KVK 2000 Advies')).toBe('KVK 2000 Advies')
    expect(searchTextOf('  Bakkerij   de   Korst ')).toBe('Bakkerij de Korst')
    expect(searchTextOf('Studio 54')).toBe('Studio 54')
  })

  test('an address line holds what the register gives and no more', () => {
    expect(addressLine(company)).toBe('Dorpsstraat 12, Utrecht')
    expect(addressLine({ ...company, street: null, homeNumber: null, city: null })).toBe('')
  })

  test('FLOW-3 AUTH-1 checking a company starts a session first and sends the campaign along', async () => {
    const { ask, session, asked } = clientOver(createMockFetch().fetch)
    const search = new URLSearchParams('utm_source=news&utm_evil=x')
    const bakery = { ...company, kvkNumber: '00900001' }
    const answer = await checkCompany(bakery, { ask, session, search })
    expect(answer).toMatchObject({ eligible: true, profile: { kvkNumber: '00900001' } })
    expect(asked.map(({ path }) => path)).toEqual(
      (['createSession', 'readCaseState', 'checkEligibility'] as const).map((name) => calls[name].path),
    )
    expect(asked.at(-1)?.headers.get('x-utm')).toBe('utm_source=news')
    expect(await ask('readApplication')).toMatchObject({ caseId: session.read('caseId'), utm: 'utm_source=news' })
  })
})

describe('what home promises', () => {
  test('the figures are those of the table of limits', () => {
    expect(figuresOf('nl')).toEqual({ ageMonths: lendingLimits.companyAgeMinMonths, turnover: '€\u00a050.000' })
    expect(figuresOf('en').turnover).toBe('€50,000')
  })

  test('the example adds up: what is lent, the interest and the fees make what is repaid', () => {
    const cents = (text: string) => Number(text.replace(/\D/g, ''))
    const { amount, interest, fees, total } = priceExample(homeExample, 'nl')
    expect(cents(amount) * 100 + cents(interest) + cents(fees)).toBe(cents(total))
  })

  test('both languages show the same rows of the example, each once', () => {
    const rows = (['nl', 'en'] as const).map((language) =>
      homeTexts[language].prices.example.rows.map(([, row]) => row),
    )
    expect(rows[0]).toEqual(rows[1])
    expect(new Set(rows[0]).size).toBe(rows[0]?.length)
  })
})
