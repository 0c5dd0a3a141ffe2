import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** Formats dates as another browser build does: WebKit on Debian 12 gives 11/23/2026 for en-CA. */
function writeDatesAsInAmerica(): void {
  const Plain = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
    return new Plain('en-US', options)
  } as typeof Plain)
}

describe('in a browser that writes a locale’s dates another way', () => {
  beforeEach(() => {
    vi.resetModules()
    writeDatesAsInAmerica()
  })
  afterEach(() => void vi.restoreAllMocks())

  test('a day is of the Netherlands, with year, month and day in that order', async () => {
    const { dutchDay } = await import('./dutch-day.ts')
    expect(dutchDay(new Date('2026-11-22T22:59:59Z'))).toBe('2026-11-22')
    expect(dutchDay(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
  })

  test('TEST-1 the mock still finds a company by its number', async () => {
    const { mockVisitor } = await import('./testing/mock-visitor.ts')
    const visitor = mockVisitor()
    await visitor.begin('00900001')
    const { companies } = await visitor.ask('searchCompanies', { query: { query: '00900001' } })
    expect(companies.map(({ kvkNumber }) => kvkNumber)).toEqual(['00900001'])
  })
})
