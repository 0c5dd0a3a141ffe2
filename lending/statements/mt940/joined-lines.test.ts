import { describe, expect, test } from 'vitest'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

const ing = 'NL20INGB0001234567'
const abn = 'NL91ABNA0417164300'
const other = 'NL55FVLB0123456789'
const entry = ':61:2603020302C1,00NTRFNONREF'
const read = (account: string, ...fields: string[]) => bookingsOf(mt940Around([], account, fields))
const description = (account: string, ...lines: string[]) => read(account, entry, ...lines)[0]!.description

describe('CORE-3 what stood between two lines of a text', () => {
  const long = '/EREF/E-2026-0001/NAME/Bakkerij Bos/REMI/'

  test.each([
    ['twaalf stuks', '-3 stuks', 'twaalf stuks -3 stuks'],
    ['nota 12 van', '-3 stuks', 'nota 12 van -3 stuks'],
    ['nota 22-08', '-2026', 'nota 22-08-2026'],
    ['nota 12', 'a-1 b', 'nota 12 a-1 b'],
    ['BTW', 'van maart', 'BTW van maart'],
    ['dank voor de BTW', 'NR/5', 'dank voor de BTW NR/5'],
    ['NOTA van', 'NR/5', 'NOTA van NR/5'],
    ['nota 12 van', '3 maart', 'nota 12 van 3 maart'],
    ['nota 12', 'a3', 'nota 12 a3'],
    ['nota 12', '345', 'nota 12345'],
    ['om half', ': later', 'om half: later'],
    ['nota', '/12', 'nota/12'],
  ])('ABN AMRO: %s, %s', (first, second, expected) => {
    expect(description(abn, `:86:${long}${first}`, second)).toBe(expected)
  })

  test('ING knows the widths of its lines: digits in two lines are two numbers', () => {
    expect(description(ing, `:86:${long}nota 12`, '345 dank')).toBe('nota 12 345 dank')
  })

  test('nothing inside a short line, a reference, or what has no key', () => {
    expect(description(ing, ':86:/REMI/een', 'twee')).toBe('eentwee')
    const reference = read(ing, entry, ':86:/REMI/nota/EREF/2026/03/0001/0002', '0003/0004')
    expect(reference[0]!.endToEndId).toBe('2026/03/0001/00020003/0004')
    expect(description(ing, ':86:/OCMT/EUR125,00 van een lang bedrag', 'en/REMI/nota')).toBe('nota')
    expect(description(ing, ':86:/ZZZZ/EUR125,00 van een lang bedrag', 'en meer')).toContain('bedragen meer')
  })

  test('sub-fields break inside words at every bank', () => {
    for (const account of [ing, abn, other]) {
      expect(description(account, ':86:166?00SEPA?20NOTA VAN MA', 'ART', '?21 EN APRIL')).toBe(
        'NOTA VAN MAART EN APRIL',
      )
      expect(description(account, ':86:000>100000000000>20NOTA VAN MA', 'ART')).toBe('NOTA VAN MAART')
    }
  })

  test('columns end with a full line where a text begins with SEPA, words go on in any other', () => {
    const full = (start: string, end: string) => start + 'x'.repeat(61 - start.length - end.length) + end
    expect(description(other, `:86:${full('SEPA ', ' een')}`, 'twee')).toMatch(/ een twee$/)
    expect(description(other, `:86:${full('SINT ', ' ma')}`, 'art')).toMatch(/ maart$/)
    expect(description(abn, `:86:${full('SINT ', ' een')}`, 'twee')).toMatch(/ een twee$/)
    expect(description(abn, `:86:${full('SINT ', ' AB12')}`, '/34')).toMatch(/ AB12\/34$/)
  })

  test('how far the tags are indented makes no difference, however wide a line is', () => {
    for (let width = 10; width <= 75; width += 1) {
      for (const start of ['/REMI/', 'REMI ']) {
        const text = (start + 'woord en '.repeat(9)).slice(0, width)
        for (const account of [ing, abn, other]) {
          const plain = read(account, entry, `:86:${text}`, 'vervolg', entry)
          expect(read(account, `   ${entry}`, `   :86:${text}`, 'vervolg', `   ${entry}`)).toEqual(plain)
        }
      }
    }
  })

  test('several texts of one booking are parted by a space', () => {
    expect(description(ing, ':86:een', ':86:twee', ' drie')).toBe('een twee drie')
  })
})

describe('CORE-3 references of field 61 that go on, and those that do not', () => {
  const references = (first: string, ...more: string[]) =>
    read(
      ing,
      ':61:2603020302C1,00NTRFX',
      ':86:/REMI/x/',
      `:61:2603020302D10,00NTRF${first}`,
      ...more,
      ':86:/REMI/x/',
    )[1]!

  test.each([
    ['none of the customer’s', ['//260611', '23456789'], '26061123456789'],
    ['spaces behind the digits', ['EREF//260611', '23456789  '], '26061123456789'],
    ['twelve digits', ['EREF//26', '123456789012'], '26123456789012'],
    ['sixteen in all', ['EREF//12345678', '12345678'], '1234567812345678'],
    ['both as long as may be', ['1234567890123456', '//B234567890123456'], 'B234567890123456'],
    ['one longer than may be', ['1234567890123456', '//B2345678901234567'], null],
    ['letters between the digits', ['EREF//26A', '123'], '26A'],
    ['letters behind the digits', ['EREF//26', '123A'], '26'],
    ['the customer’s longer than may be', ['1234567890', '1234567//12'], null],
    ['another line in between', ['EREF//26', 'AB/12', '34'], '26'],
    ['charges behind a whole reference', ['EREF//B-1', '/OCMT/EUR12,50/'], 'B-1'],
    ['charges behind no reference', ['', '/OCMT/USD5//CHGS/EUR1/'], null],
    ['one slash at the end', ['EREF/'], null],
    ['a slash at the end of the bank’s', ['EREF//B-1/'], 'B-1/'],
    ['a type code behind the bank’s', ['EREF//B-1/TRCD/00100/'], 'B-1'],
  ])('%s', (_, [first, ...more], bankReference) => {
    expect(references(first!, ...more).bankReference).toBe(bankReference)
  })

  test('a slash at the end is the reference’s own, whatever the next booking has', () => {
    const fields = [':61:260302D1,00NTRFEREF//B-1/', ':61:260302D1,00NTRFEREF//B-2/TRCD/00100/']
    expect(read(ing, ...fields).map(({ bankReference }) => bankReference)).toEqual(['B-1/', 'B-2'])
  })
})

describe('CORE-3 what field 61 completes', () => {
  test('the name behind the account, also where the text shows the account and the purpose', () => {
    const asn = 'NL53ASNB0781269733'
    const text = ':86:/IBAN/NL02ABNA0123456789/REMI/nota 12'
    const named = ':61:2603020302D1,00N0300121470966      JANSEN EN ZONEN'
    expect(read(asn, ':61:2603020302D1,00NTRF0121470966', 'STICHTING', 'WONEN', text)).toMatchObject([
      { counterpartyName: 'STICHTING WONEN', counterpartyAccount: 'NL02ABNA0123456789', description: 'nota 12' },
    ])
    expect(read(asn, named, text)).toMatchObject([
      { counterpartyName: 'JANSEN EN ZONEN', counterpartyAccount: 'NL02ABNA0123456789' },
    ])
  })

  test('noughts are no account, numbers that begin or end with one are', () => {
    const accountOf = (number: string) => read(ing, entry, `:86:/BBAN/${number}/NAME/Bos`)[0]!.counterpartyAccount
    expect(['0', '000000000', '0000000000', 'P000000000'].map(accountOf)).toEqual([null, null, null, null])
    expect(['0X', '10', '0000000010', '0-1-0'].map(accountOf)).toEqual(['0X', '10', '10', '10'])
  })

  test('a reference with a space in it names nobody', () => {
    const read1 = read(ing, ':61:2603020302D1,00NTRFNOTA 12', ':86:/REMI/x')
    expect(read1).toMatchObject([{ counterpartyName: null, counterpartyAccount: null }])
  })
})
