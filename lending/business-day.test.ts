import { expect, test, vi } from 'vitest'

test('a business day does not hang on the order in which a locale writes a date', async () => {
  const Plain = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
    return new Plain('en-US', options)
  } as typeof Plain)
  const { businessDay } = await import('./business-day.ts')
  expect(businessDay(new Date('2026-11-22T22:59:59Z'))).toBe('2026-11-22')
  expect(businessDay(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
})
