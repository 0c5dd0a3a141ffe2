import { describe, expect, test } from 'vitest'
import {
  checkEligibility,
  checkWhatIsKnown,
  companyAgeMonths,
  latestPossibleDate,
  type RegisterProfile,
} from '#lending/eligibility.ts'

const today = '2026-11-21'
const bakery: RegisterProfile = {
  kvkNumber: '68750110',
  name: 'Test BV Donald',
  legalForm: 'Besloten vennootschap met gewone structuur',
  sbiCodes: [{ code: '10710', version: '2025', isMain: true }],
  foundedOn: '2017-05-19',
  isActive: true,
}
const codesOf = (parts: Partial<RegisterProfile>) =>
  checkEligibility({ ...bakery, ...parts }, today).refusals.map((refusal) => refusal.code)

test('FLOW-3 a sound company may apply', () => {
  expect(checkEligibility(bakery, today)).toEqual({ eligible: true, refusals: [] })
})

describe('FLOW-3 LEGAL_STRUCTURE_INVALID', () => {
  test.each([
    'Eenmanszaak',
    'Vennootschap Onder Firma',
    'Commanditaire Vennootschap',
    'Maatschap',
    'BeslotenVennootschap',
    'Besloten Vennootschap',
    'Naamloze Vennootschap',
    'Coöperatie',
    'Cooperatie U.A.',
    'Coöperatieve vereniging',
    'B.V.',
    'VOF',
  ])('%s may apply', (legalForm) => expect(codesOf({ legalForm })).toEqual([]))

  test.each([
    'Stichting',
    'Vereniging',
    'Vereniging van Eigenaars',
    'Kerkgenootschap',
    'Publiekrechtelijke Rechtspersoon',
    'Buitenlandse rechtsvorm',
    'Buitenlandse op een Besloten Vennootschap lijkende vennootschap',
    'Onderlinge Waarborg Maatschappij',
    'Overige privaatrechtelijke rechtspersoon',
    'Rederij',
    'Iets nieuws',
    '',
  ])('%s may not', (legalForm) => expect(codesOf({ legalForm })).toEqual(['LEGAL_STRUCTURE_INVALID']))

  test('a company that has ended may not, and a form that is not given cannot be judged', () => {
    expect(codesOf({ isActive: false })).toEqual(['LEGAL_STRUCTURE_INVALID'])
    expect(codesOf({ legalForm: null })).toEqual(['LEGAL_STRUCTURE_INVALID'])
  })

  test.each([
    ['Stichting', true, 'stichting'],
    ['Iets nieuws', true, null],
    [null, true, null],
    ['Eenmanszaak', false, 'eenmanszaak'],
  ] as const)('what %s (active: %s) was read as is shown', (legalForm, isActive, recognisedAs) => {
    expect(checkEligibility({ ...bakery, legalForm, isActive }, today).refusals).toEqual([
      { code: 'LEGAL_STRUCTURE_INVALID', legalForm, recognisedAs, isActive },
    ])
  })
})

describe('FLOW-3 SBI_CODE_INVALID', () => {
  test.each(['64200', '6420', '65110', '66190', '68201', '84110', '92009', '94997', '97000', '98100', '99000'])(
    '%s is left out',
    (code) => expect(codesOf({ sbiCodes: [{ code, version: '2025', isMain: true }] })).toEqual(['SBI_CODE_INVALID']),
  )

  test('the letter plays no part: division 62 is software in both versions, whatever section it stands in', () => {
    expect(codesOf({ sbiCodes: [{ code: '62010', version: '2008', isMain: true }] })).toEqual([])
    expect(codesOf({ sbiCodes: [{ code: '62100', version: '2025', isMain: true }] })).toEqual([])
  })

  test('a code whose first two signs are no division is not judged to be allowed', () => {
    const refusalsOf = (code: string) =>
      checkEligibility({ ...bakery, sbiCodes: [{ code, version: '2025', isMain: true }] }, today).refusals
    for (const [code, division] of [
      ['', ''],
      ['1', '1'],
      ['A10710', 'A1'],
    ] as const) {
      expect(refusalsOf(code)).toEqual([{ code: 'SBI_CODE_INVALID', sbiCode: code, division }])
    }
  })

  test('the activity it rests on is reported, and none where there is none', () => {
    const gambling = [{ code: '92009', version: '2008', isMain: true }] as const
    expect(checkEligibility({ ...bakery, sbiCodes: gambling }, today)).toEqual({
      eligible: false,
      refusals: [{ code: 'SBI_CODE_INVALID', sbiCode: '92009', division: '92' }],
    })
    expect(checkEligibility({ ...bakery, sbiCodes: [] }, today).refusals).toEqual([
      { code: 'SBI_CODE_INVALID', sbiCode: null, division: null },
    ])
  })

  test('the main activity decides; without one marked the first; without any nobody can', () => {
    const letting = { code: '68203', version: '2025', isMain: false } as const
    expect(codesOf({ sbiCodes: [letting, ...bakery.sbiCodes] })).toEqual([])
    expect(codesOf({ sbiCodes: [letting] })).toEqual(['SBI_CODE_INVALID'])
    expect(codesOf({ sbiCodes: [] })).toEqual(['SBI_CODE_INVALID'])
  })
})

describe('FLOW-3 FOUNDATION_DATE_CHECK', () => {
  test('fifteen months old today is old enough, a day less is not, and the earliest day is reported', () => {
    expect(codesOf({ foundedOn: '2025-08-21' })).toEqual([])
    expect(checkEligibility({ ...bakery, foundedOn: '2025-08-22' }, today).refusals).toEqual([
      { code: 'FOUNDATION_DATE_CHECK', foundedOn: '2025-08-22', ageMinMonths: 15, earliestOn: '2026-11-22' },
    ])
  })

  test('an unknown part counts as the latest it can be; an unknown date cannot be judged', () => {
    expect(codesOf({ foundedOn: '2025-08-00' })).toEqual(['FOUNDATION_DATE_CHECK'])
    expect(codesOf({ foundedOn: '2025-07-00' })).toEqual([])
    expect(codesOf({ foundedOn: '2024-00-00' })).toEqual([])
    expect(codesOf({ foundedOn: '0000-00-00' })).toEqual(['FOUNDATION_DATE_CHECK'])
    expect(codesOf({ foundedOn: null })).toEqual(['FOUNDATION_DATE_CHECK'])
    expect(checkEligibility({ ...bakery, foundedOn: '0000-00-00' }, today).refusals).toEqual([
      { code: 'FOUNDATION_DATE_CHECK', foundedOn: '0000-00-00', ageMinMonths: 15, earliestOn: null },
    ])
  })

  test.each([
    ['2023-05-09', '2023-05-09'],
    ['2023-01-31', '2023-01-31'],
    ['2023-12-31', '2023-12-31'],
    ['2024-02-00', '2024-02-29'],
    ['2023-04-00', '2023-04-30'],
    ['2023-00-00', '2023-12-31'],
    ['2023-00-15', '2023-12-31'],
    ['2023-02-29', null],
    ['2023-04-31', null],
    ['2023-13-01', null],
    ['0000-05-01', null],
    ['19-05-2017', null],
    ['2017-05-19T00:00', null],
    ['x2017-05-19', null],
    ['', null],
  ])('the last day that %s can mean: %s', (date, latest) => expect(latestPossibleDate(date)).toBe(latest))

  test('age is counted in whole months', () => {
    expect(companyAgeMonths('2025-08-21', today)).toBe(15)
    expect(companyAgeMonths('2025-08-22', today)).toBe(14)
    expect(companyAgeMonths(null, today)).toBeNull()
    expect(companyAgeMonths('0000-00-00', today)).toBeNull()
    expect(companyAgeMonths('2017-05-19', today)).toBe(114)
    expect(companyAgeMonths('2025-12-01', today)).toBe(11)
    expect(companyAgeMonths('2024-00-00', today)).toBe(22)
    expect(companyAgeMonths('2024-02-29', '2025-02-28')).toBe(12)
    expect(companyAgeMonths(today, today)).toBe(0)
  })
})

describe('FLOW-3 CORE-6 what is known of a company is judged as all of it is', () => {
  const codesKnown = (sbiCode: string | null, legalForm: string | null) =>
    checkWhatIsKnown({ sbiCode, legalForm }).map(({ code }) => code)

  test('nothing is refused of what nobody gave, nor of what a sound company has', () => {
    expect(codesKnown(null, null)).toEqual([])
    for (const form of ['bv', 'nv', 'vof', 'cv', 'maatschap', 'eenmanszaak', 'coöperatie']) {
      expect([codesKnown(null, form), codesKnown('47240', form)], form).toEqual([[], []])
    }
    for (const code of ['10', '4724', '62010', '96021']) expect(codesKnown(code, null), code).toEqual([])
  })

  test('each that applies is refused with its facts, whether the other is known or not', () => {
    expect(checkWhatIsKnown({ sbiCode: null, legalForm: 'stichting' })).toEqual([
      { code: 'LEGAL_STRUCTURE_INVALID', legalForm: 'stichting', recognisedAs: 'stichting', isActive: true },
    ])
    expect(checkWhatIsKnown({ sbiCode: '9200', legalForm: 'bv' })).toEqual([
      { code: 'SBI_CODE_INVALID', sbiCode: '9200', division: '92' },
    ])
    expect(codesKnown('68', 'vereniging')).toEqual(['SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID'])
  })
})

test('FLOW-3 every refusal that applies is reported, not only the first', () => {
  expect(
    codesOf({
      legalForm: 'Stichting',
      foundedOn: '2026-06-01',
      sbiCodes: [{ code: '92000', version: '2025', isMain: true }],
    }),
  ).toEqual(['SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID', 'FOUNDATION_DATE_CHECK'])
})
