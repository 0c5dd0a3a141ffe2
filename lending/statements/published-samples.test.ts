import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { readStatementFile, type StatementFile } from '#lending/statements/read-statement-file.ts'
import type { Statement } from '#lending/statements/statement.ts'

/** Files that banks and open-source projects published; they stay outside the repository for their licences. */
const samples = new URL('../../../shared/samples/statements/', import.meta.url)
const index: SampleEntry[] = existsSync(new URL('INDEX.json', samples))
  ? JSON.parse(readFileSync(new URL('INDEX.json', samples), 'utf8'))
  : []

type SampleEntry = { file: string; format: string; bank: string; computed: Computed }
type Computed = {
  statements?: number
  tx?: number
  sum?: string
  opening?: string | null
  closing?: string | null
  per_statement?: {
    acct: string | null
    open?: string
    close?: string
    balances?: Record<string, string>
    tx: number
    sum: string
  }[]
}

const refused: Record<string, { code: string; line: number | null }> = {
  'camt053/genkgo_camt__camt053.v2.wrong.xml': { code: 'no_statement', line: null },
  'csv/gpaulissen_ofxstatement-dutch__NL99INGB9999999999_25-11-2019_30-05-2020.csv': { code: 'balances_only', line: 1 },
  'csv/gpaulissen_ofxstatement-dutch__ing_fail.csv': { code: 'malformed_row', line: 3 },
  // Mollie's takings as MT940: its payments never reached the account that it names.
  'mt940/OCA_bank-statement-import__mt940_nl_mollie-Voorbeeld_MT-940.mt940': { code: 'settlement_file', line: null },
}

/** Where the index and the file's own source disagree, the source is right; the tests below say why. */
const indexIsWrong = new Set([
  'csv/gpaulissen_ofxstatement-dutch__asn-transactie-historie_fail.csv',
  'mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt',
  'mt940/fruitl00p_php-mt940__rabobank-sample2.mt940',
  'mt940/zilverline_mt940__rabobank-two_accounts.txt',
])

const cents = (euros: string) => Math.round(Number(euros) * 100)
const sumOf = (statement: Statement) => statement.bookings.reduce((sum, one) => sum + one.amountCents, 0)

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(file, samples)))
}

function read(file: string): StatementFile {
  const outcome = readStatementFile(bytesOf(file))
  if (!outcome.ok) throw new Error(`${file}: ${JSON.stringify(outcome.refusal)}`)
  return outcome
}

const present = index.filter((entry) => existsSync(new URL(entry.file, samples)))
const readable = present.filter((entry) => !(entry.file in refused) && !indexIsWrong.has(entry.file))

describe.runIf(present.length > 0)('published sample files (CORE-3)', () => {
  test.each(readable)('$file: counts, sums and balances as the index says', ({ file, computed }) => {
    const { statements } = read(file)
    if (computed.statements !== undefined) expect(statements).toHaveLength(computed.statements)
    expect(statements.flatMap((one) => one.bookings)).toHaveLength(computed.tx!)
    if (computed.per_statement === undefined) {
      expect(statements.reduce((sum, one) => sum + sumOf(one), 0)).toBe(cents(computed.sum!))
      if (computed.opening) expect(statements[0]?.opening?.amountCents).toBe(cents(computed.opening))
      if (computed.closing) expect(statements[0]?.closing?.amountCents).toBe(cents(computed.closing))
    }
    computed.per_statement?.forEach((expected, place) => {
      const statement = statements[place]!
      expect(statement.bookings).toHaveLength(expected.tx)
      expect(sumOf(statement)).toBe(cents(expected.sum))
      expect(balance(statement.opening)).toBe(
        stated(expected.open ?? expected.balances?.['OPBD'] ?? expected.balances?.['PRCD']),
      )
      expect(balance(statement.closing)).toBe(stated(expected.close ?? expected.balances?.['CLBD']))
    })
  })

  test.each(readable)('$file: the bank and the account are found', ({ file, bank, computed }) => {
    const outcome = read(file)
    const known = bankNames[bank]
    if (known !== undefined && outcome.statements.length > 0) expect(outcome.bank).toBe(known)
    computed.per_statement?.forEach(({ acct }, place) => {
      const digits = outcome.statements[place]!.accountNumber.replace(/\D/g, '').replace(/^0+/, '')
      expect(acct!.replace(/\D/g, '')).toContain(digits)
    })
  })

  test.each(Object.entries(refused))('%s is refused for the right reason', (file, reason) => {
    const outcome = readStatementFile(bytesOf(file))
    expect(outcome).toMatchObject({ ok: false, refusal: reason })
  })

  test('the ASN file that its source rejects is read as two accounts, which the file rules refuse', () => {
    const { statements } = read('csv/gpaulissen_ofxstatement-dutch__asn-transactie-historie_fail.csv')
    expect(statements.map((one) => [one.accountNumber, one.bookings.length])).toEqual([
      ['NL00ASNB9999999999', 11],
      ['NL00ASNB9999999998', 1],
    ])
    expect(checkStatements(statements, '2022-07-12').map((error) => error.code)).toContain(5031)
  })

  test('a Rabobank file cut behind a :20: is read to there and says so', () => {
    const { statements, findings } = read('mt940/fruitl00p_php-mt940__rabobank-sample2.mt940')
    expect(statements.map((one) => [one.opening?.amountCents, one.closing?.amountCents])).toEqual([[-100012, 214523]])
    expect(findings).toContainEqual({ code: 'cut_off', statement: null, line: 7, differenceCents: null })
  })

  test('the examples of ABN AMRO are read with the prose between them, and with their one small d', () => {
    const { statements } = read('mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt')
    expect(statements.map(sumOf)).toEqual([50001, -13512, -13512, -13512, 101, 5, 5, -23377, -5, -6, 1, -101, 50001])
    expect(statements.every((one) => one.bookings.length === 1)).toBe(true)
  })

  test('a statement behind an end-of-file mark is not lost', () => {
    const { statements } = read('mt940/zilverline_mt940__rabobank-two_accounts.txt')
    expect(statements.map((one) => [one.accountNumber, one.opening, one.closing, one.bookings.length])).toEqual([
      ['156750961', { on: '2012-09-17', amountCents: 926512 }, { on: '2012-09-18', amountCents: 266637 }, 2],
      ['991430727', { on: '2012-10-23', amountCents: 35284 }, { on: '2012-10-24', amountCents: 35284 }, 0],
      ['3462483153', { on: '2012-11-01', amountCents: 500000 }, { on: '2012-11-01', amountCents: 500000 }, 0],
      ['132576155', { on: '2012-10-26', amountCents: -1200 }, { on: '2012-10-29', amountCents: 23800 }, 1],
    ])
  })
})

function balance(given: Statement['opening']): number | null {
  return given?.amountCents ?? null
}

function stated(text: string | undefined): number | null {
  return text === undefined || text === 'None' ? null : cents(text)
}

const bankNames: Record<string, string> = {
  'ABN AMRO': 'abn_amro',
  ASN: 'asn',
  ING: 'ing',
  Knab: 'knab',
  Rabobank: 'rabobank',
  'SNS (de Volksbank)': 'sns',
  SNS: 'sns',
  Triodos: 'triodos',
  'Van Lanschot': 'van_lanschot',
}
