import { describe, expect, test } from 'vitest'
import { parseStatementNumber, StatementChains } from '#lending/statements/integrity/statement-chains.ts'
import { balance, document, entry } from '#lending/testing/camt-text.ts'
import { mt940Lines } from '#lending/testing/mt940-text.ts'
import { readText } from '#lending/testing/statement-text.ts'

type Stated = { number: string; from: number; to: number; on: string; account?: string }

/** A month of one account, whose bookings add up to its balances. */
const month = ({ number, from, to, on, account = 'NL20INGB0001234567' }: Stated) => [
  ...[':20:1', `:25:${account}`, `:28C:${number}`, `:60F:C${on}EUR${from},00`],
  ...(from === to ? [] : [`:61:${on}${to > from ? 'C' : 'D'}${Math.abs(to - from)},00NTRFNONREF`, ':86:/REMI/nota']),
  `:62F:C${on}EUR${to},00`,
]
const findingsOf = (...statements: Stated[]) => {
  const read = readText(mt940Lines(...statements.flatMap(month)))
  if (!read.ok) throw new Error(read.refusal.code)
  return read.findings.map(({ code, on, differenceCents }) => [code, on, differenceCents])
}
const january = { number: '1/1', from: 100, to: 140, on: '260131' }
const february = { number: '2/1', from: 140, to: 90, on: '260228' }
const march = { number: '3/1', from: 90, to: 300, on: '260331' }

describe('CORE-3 the statements of an account follow each other', () => {
  test.each([
    ['in their order', [january, february, march]],
    ['the newest first', [march, february, january]],
    ['with another account between', [january, { ...march, account: 'NL44RABO0123456789' }, february, march]],
  ])('nothing is found of those that meet, %s', (_, statements) => {
    expect(findingsOf(...statements)).toEqual([])
  })

  test('one that was left out is missed by its number, and by the balance', () => {
    expect(findingsOf(january, march)).toEqual([
      ['statement_missing', '2026-03-31', null],
      ['chain_broken', '2026-03-31', -50_00],
    ])
    expect(findingsOf(january, { ...march, number: '2/1' })).toEqual([['chain_broken', '2026-03-31', -50_00]])
    expect(findingsOf(january, { ...february, from: 140, to: 140, number: '4' })).toEqual([
      ['statement_missing', '2026-02-28', null],
    ])
  })

  test('one that is there twice counts its bookings twice', () => {
    expect(findingsOf(january, february, february, march)).toEqual([
      ['statement_twice', '2026-02-28', null],
      ['chain_broken', '2026-02-28', 50_00],
    ])
  })

  test('a new year may begin at one, pages share a number, and nought is no number', () => {
    expect(findingsOf(january, { ...february, number: '1/2' })).toEqual([])
    expect(findingsOf({ ...january, number: '250', on: '251231' }, { ...february, number: '2' })).toEqual([])
    expect(findingsOf({ ...january, number: '0' }, { ...february, number: '00000' })).toEqual([])
    expect(findingsOf({ ...january, number: '0' }, { ...february, number: '5' })).toEqual([])
    expect(parseStatementNumber('00000/0')).toBeNull()
    expect(parseStatementNumber('26001/1')).toEqual({ number: 26001, page: 1 })
    expect(parseStatementNumber('7', '3')).toEqual({ number: 7, page: 3 })
  })

  test('CAMT numbers its statements, and no amount has a sign beside its direction', () => {
    const stated = (number: string, from: string, to: string) =>
      `<Stmt><Id>1</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${balance('OPBD', from)}${balance('CLBD', to, 'CRDT', `2026-0${number}-28`)}`
    const first = `${stated('1', '100.00', '110.00')}${entry('')}</Stmt>`
    const third = `${stated('3', '120.00', '110.00')}${entry('', { mark: 'DBIT' })}</Stmt>`
    expect(readText(document(first + third))).toMatchObject({
      findings: [{ code: 'statement_missing' }, { code: 'chain_broken', differenceCents: 10_00, on: '2026-03-28' }],
    })
    expect(readText(document(third.replace('>10.00<', '>-10.00<')))).toMatchObject({
      ok: false,
      refusal: { code: 'altered_file', field: 'Ntry/Amt', found: '-10.00' },
    })
  })

  test('statements of one day may come with the newest first; other currencies and unknown balances are apart', () => {
    const chains = new StatementChains()
    const of = (opening: number, closing: number | null) => ({
      ...{ index: 0, line: 1, number: null, opening: { on: '2026-03-01', amountCents: opening } },
      closing: closing === null ? null : { on: '2026-03-01', amountCents: closing },
    })
    for (const [account, link] of [
      ['a', of(5, 7)],
      ['a', of(3, 5)],
      ['a USD', of(9, 9)],
      ['b', of(1, null)],
      ['b', of(8, 9)],
    ] as const)
      chains.add(account, link)
    expect([...chains.findings()]).toEqual([])
  })
})
