import { expect, test, vi } from 'vitest'

test('TEST-1 the mock finds a company by its number in a browser that writes a locale’s dates another way', async () => {
  // WebKit on Debian 12 gives 11/23/2026 for en-CA.
  vi.resetModules()
  const Plain = Intl.DateTimeFormat
  const formats = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
    return new Plain('en-US', options)
  } as typeof Plain)
  const { mockVisitor } = await import('./testing/mock-visitor.ts')
  const visitor = mockVisitor()
  await visitor.begin('00900001')
  const { companies } = await visitor.ask('searchCompanies', { query: { query: '00900001' } })
  expect(companies.map(({ kvkNumber }) => kvkNumber)).toEqual(['00900001'])
  formats.mockRestore()
})
