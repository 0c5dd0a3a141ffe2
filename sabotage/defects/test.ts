import type { Defects } from '../defect.ts'

/** The mock backend of tester mode. */
export default {
  'TEST-1 tester mode lasts two days': ['web/visitor dayInSeconds', '() => 48 * 60 * 60'],
  'TEST-1 tester mode starts where it is not allowed': ['web/tester isAllowed', '() => async () => true'],
  'TEST-2 the offers are there with the eighth poll': ['mock-api pollsUntil.OFFERS_AVAILABLE', '() => 8'],
  'TEST-2 a renewed connection shows with the first fetch': ['mock-api readsUntilRenewed', '() => 1'],
  'TEST-3 the past consent ended 82.5 days ago': ['mock-api consentDays.past', '() => -82.5'],
  'TEST-3 offers are of 15,000 euros': ['mock-api mockLoanCents', '() => 15_000_00'],
  'TEST-4 the bank status of the mock never finishes': ['mock-api psd2States', '() => ({})'],
  'TEST-4 the mock leaves the postal code out of a company': [
    'mock-api applicationHandlers.searchCompanies',
    '(f) => (asked) => ({ companies: f(asked).companies.map((one) => ({ ...one, postalCode: null })) })',
  ],
} satisfies Defects
