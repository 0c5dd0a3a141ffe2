import { describe, expect, test } from 'vitest'
import { isNoReference, parseCents, parseDate, reference, tidyText } from '#lending/statements/values.ts'

describe('CORE-3 amounts as banks write them', () => {
  test.each([
    ['12,34', ',', 1234],
    ['12.34', '.', 1234],
    ['12.34', 'either', 1234],
    ['12,34', 'either', 1234],
    ['-12,34', ',', -1234],
    ['+12,34', ',', 1234],
    ['-0,00', ',', 0],
    ['0,05', ',', 5],
    ['12', ',', 1200],
    ['12,', ',', 1200],
    ['12,5', ',', 1250],
    ['12,500', ',', 1250],
    ['12,3400000', ',', 1234],
    ['1.234,56', ',', 123456],
    ['1,234.56', '.', 123456],
    ['1.234.567,89', ',', 123456789],
    ['1.234', ',', 123400],
    ['-1.234,5', ',', -123450],
    ['-0', ',', 0],
    ['1.000', 'either', 100000],
    ['1,000', 'either', 100000],
    ['1.000,5', 'either', 100050],
    ['1,000.5', 'either', 100050],
    ['24,9', 'either', 2490],
    ['1.234.567', 'either', 123456700],
    ['0000012,34', ',', 1234],
    ['9999999999999,99', ',', 999999999999999],
    ['0009999999999999', ',', 999999999999900],
    ['9.999.999.999.999,99', ',', 999999999999999],
    ['12.345,6', ',', 1234560],
    ['123.456,7', ',', 12345670],
    ['100,25', 'either', 10025],
    ['1.234.567,5', 'either', 123456750],
  ] as const)('%s with %s is %i cents', (text, decimal, cents) => {
    expect(Object.is(parseCents(text, decimal), cents)).toBe(true)
  })

  test.each([
    ['', ','],
    ['-', ','],
    [',50', ','],
    ['+,50', ','],
    ['een', ','],
    ['12,34', '.'],
    ['12.34', ','],
    ['1 234,56', ','],
    ['12,345', ','],
    ['12,3a', ','],
    ['1a,34', ','],
    ['12,34EUR', ','],
    ['€ 12,34', ','],
    ['--1,00', ','],
    ['1.23,45', ','],
    ['1234.567,00', ','],
    ['.123,00', ','],
    ['1,2,3', 'either'],
    ['10000000000000,00', ','],
    ['10000000000000', ','],
    ['10.000.000.000.000,00', ','],
    ['1.000,1.000', ','],
    ['1,234,56', ','],
    ['1.234.56', '.'],
    ['1.234.56,00', ','],
    ['1.23.456,00', ','],
    ['1.2345,6', ','],
    ['1.12345,6', ','],
    ['1234.567', 'either'],
    ['12,3,45', '.'],
  ] as const)('"%s" with %s is none', (text, decimal) => expect(parseCents(text, decimal)).toBeNull())
})

describe('CORE-3 days as banks and spreadsheets write them', () => {
  test.each([
    '2026-03-09',
    '2026/03/09',
    '20260309',
    '09-03-2026',
    '9-3-2026',
    '09/03/2026',
    '9.3.2026',
    '09032026',
    '2026-03-09T10:11:12Z',
    '2026-03-09 10:11',
    '2026-03-09Z',
    '2026-03-09+01:00',
    '2026-03-09-05:00',
    '09-03-2026 10:11',
    '9/3/2026T10:11',
  ])('%s', (text) => expect(parseDate(text)).toBe('2026-03-09'))

  test('29 February, the last of months, and both ends of a year', () => {
    const days = ['2024-02-29', '2026-02-28', '2026-04-30', '2026-12-31', '2026-01-01']
    expect(days.map((day) => parseDate(day))).toEqual(days)
  })

  test.each([
    '',
    '2026-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-04-31',
    '2026-03/09',
    '09-03/2026',
    '09-03-26',
    '2026-3-9',
    '2026-03-09x',
    '09-03-2026x',
    '09-03-2026 ochtend',
    'x2026-03-09',
    'x09-03-2026',
    '32012026',
    '2026030',
    '202603090',
    '020260309',
    '09031826',
    'morgen',
  ])('"%s" is none, asked once or twice', (text) => {
    expect(parseDate(text)).toBeNull()
    expect(parseDate(text)).toBeNull()
  })

  test('eight digits are read year first wherever that is a day', () => {
    expect(
      ['20121112', '11122012', '20200101', '01012020', '31121999', '01021999'].map((text) => parseDate(text)),
    ).toEqual(['2012-11-12', '2012-12-11', '2020-01-01', '2020-01-01', '1999-12-31', '1999-02-01'])
  })

  test('days that were forgotten are read again', () => {
    for (let year = 1000; year < 5100; year += 1) expect(parseDate(`${year}-05-06`)).toBe(`${year}-05-06`)
    expect(parseDate('1000-05-06')).toBe('1000-05-06')
  })
})

describe('CORE-3 texts without what banks fill them up with', () => {
  test.each([
    ['een twee', 'een twee'],
    ['  een  twee   drie ', 'een twee drie'],
    ['een\ttwee', 'een twee'],
    ['een\u0000\u001ftwee\u007f', 'een twee'],
    ['een\u00a0\u00a0twee', 'een twee'],
    ['een\u2003twee', 'een twee'],
    ['caf\u00e9 zuid', 'caf\u00e9 zuid'],
    ['\u0007', ''],
    ['   ', ''],
    ['', ''],
  ])('"%s"', (text, tidy) => expect(tidyText(text)).toBe(tidy))

  test('a reference is none in each of the ways in which a bank says so', () => {
    const none = [
      'NOTPROVIDED',
      'notprovided',
      ' NOT PROVIDED ',
      'NOT  PROVIDED',
      'NONREF',
      'EREF',
      'pref',
      'MARF',
      'NOTAVAIL',
      'unknown',
    ]
    for (const text of [...none, '', '  ', null, undefined]) expect(reference(text)).toBeNull()
    expect(['NOTPROVIDED1', 'EREF1', 'NotProvided', ' E  1 '].map((text) => reference(text))).toEqual([
      'NOTPROVIDED1',
      'EREF1',
      'NotProvided',
      'E 1',
    ])
    expect(isNoReference('NOT PROVIDED')).toBe(true)
    expect(isNoReference('NOT PROVIDED AT ALL')).toBe(false)
  })
})
