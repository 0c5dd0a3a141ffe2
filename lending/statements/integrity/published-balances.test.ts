import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findingsAgainstYes } from '#lending/statements/finding.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'

/** Files that banks and open-source projects published; they stay outside the repository for their licences. */
const samples = new URL('../../../../shared/samples/statements/', import.meta.url)
const named = (format: string): string[] =>
  existsSync(samples) ? readdirSync(new URL(`${format}/`, samples)).map((name) => `${format}/${name}`) : []

/** Their own figures, in cents: closing balance less opening balance and bookings, by statement. */
const sums: Record<string, number[]> = {
  'camt053/OCA_bank-statement-import__abn-camt_oca-test-camt053-bookgdt-dttm.xml': [30710],
  'camt053/genkgo_camt__camt053.v2.all-balance-types.xml': [-582],
  'camt053/genkgo_camt__camt053.v2.five.decimals.xml': [5],
  'camt053/genkgo_camt__camt053.v2.minimal.ultimate.xml': [-5400],
  'camt053/genkgo_camt__camt053.v2.minimal.xml': [-5400],
  'camt053/genkgo_camt__camt053.v4.xml': [-5400],
  'camt053/genkgo_camt__camt053.v8.xml': [-5400],
  'camt053/kedder_ofxstatement-iso20022__gcamp6.xml': [-301000],
  'camt053/resilio-tech_dolibarr-camt053-reader-and-link__sample_camt053.xml': [-100000],
  'camt053/viafintech_camt_parser__ing-valid_example_with_batch.xml': [1277414],
  'camt053/viafintech_camt_parser__valid_example_v8.xml': [125102],
  'camt053/viafintech_camt_parser__valid_example_with_debit.xml': [6612],
  'camt053/viafintech_camt_parser__valid_example_with_instdamt.xml': [-10000],
  'mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt': [325570, 325570, 325570, -10000],
  'mt940/dovadi_mt940__ing.txt': [5006],
  'mt940/dovadi_mt940__ing_sepa.txt': [123400],
  'mt940/dovadi_mt940__rabobank.txt': [113593, 23656],
  'mt940/fruitl00p_php-mt940__ing-sample.mt940': [-368],
  'mt940/fruitl00p_php-mt940__knab-sample.mt940': [9684],
  'mt940/fruitl00p_php-mt940__knab-sample3.mt940': [-10000000],
  'mt940/fruitl00p_php-mt940__rabobank-sample.mt940': [
    ...[214500, 2000000, -10000, -63400, 1050000, -40000, 40000, -355000, 48241, 16480000, -16459231, 870339],
    ...[1805624, -8776476, -2134510, 6091451, -3872771, 36849356, 38046701, 31962950, -11535100, 11536100],
    ...[-115332800, 150000, -6549934, 124500, -124500, 254500, 550000],
  ],
  'mt940/fruitl00p_php-mt940__rabobank-sample2.mt940': [314535],
  'mt940/fruitl00p_php-mt940__rabobank-sample3.mt940': [-34516, -38475],
  'mt940/fruitl00p_php-mt940__rabobank-sample4.mt940': [1947778],
  'mt940/sandermarechal_jejik-mt940__ing-dos.txt': [4906],
  'mt940/sandermarechal_jejik-mt940__ing-unix.txt': [4906],
  'mt940/sandermarechal_jejik-mt940__rabobank.txt': [113593, 23656],
  'mt940/webschik_mt940-js__abn-amro-1.STA': [-21351],
  'mt940/zilverline_mt940__abn_sepa_incasso_doorlopend.txt': [-50],
  'mt940/zilverline_mt940__abn_sepa_overboeking.txt': [-50],
  'mt940/zilverline_mt940__abn_sepa_periodieke_overboeking.txt': [-50],
  'mt940/zilverline_mt940__abn_structured_sepa_acceptgiro.txt': [-50],
  'mt940/zilverline_mt940__abn_structured_sepa_ideal.txt': [-50],
  'mt940/zilverline_mt940__abn_structured_sepa_overboeking.txt': [-50],
  'mt940/zilverline_mt940__ing.txt': [5006],
  'mt940/zilverline_mt940__ing_structured.txt': [671600],
  'mt940/zilverline_mt940__knab_pin.txt': [202000],
  'mt940/zilverline_mt940__rabobank_mt940_structured_multi_line.txt': [20001],
  'mt940/zilverline_mt940__triodos_multiline_bug.txt': [-55618],
  'csv/bank2ynab_bank2ynab__rabobank-CSV_A_20180414_112204.csv': [777725],
  'csv/denilsonsa_abn-amro-statement-parser__abnamro-TXT-account1.TAB': [38630],
}
/** By how much the balance on a row differs from the row before. */
const rows: Record<string, number[]> = {
  'csv/bank2ynab_bank2ynab__rabobank-CSV_A_20180414_112204.csv': [-748976],
  'csv/denilsonsa_abn-amro-statement-parser__abnamro-TXT-account1.TAB': [650, -49300, 100, -9620],
}
/** By how much an opening balance differs from the closing balance before it. All of these break their sums as well. */
const chains: Record<string, number[]> = {
  'mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt': [
    ...[-45938, -50001, 101, -359298, -5, -5, 23377, 5, 6, -357350, -312058, -312058],
  ],
  'mt940/dovadi_mt940__rabobank.txt': [60507, 29493],
  'mt940/fruitl00p_php-mt940__rabobank-sample.mt940': [-3316025, 3956941, -3956941, -38983866, -31955250],
  'mt940/sandermarechal_jejik-mt940__rabobank.txt': [60507, 29493],
}
/** Statements that the numbers miss or double; two of these files reconcile, and a number stops nothing. */
const numbers: Record<string, number> = {
  'mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt': 12,
  'mt940/fruitl00p_php-mt940__abn-sample.mt940': 2,
  'mt940/zilverline_mt940__sns.txt': 1,
}

const files = ['camt053', 'mt940', 'csv'].flatMap(named)

describe.runIf(files.length > 0)('CORE-3 the balances of published files', () => {
  const found = new Map(
    files.flatMap((file) => {
      const read = readStatementFile(new Uint8Array(readFileSync(new URL(file, samples))))
      return read.ok ? [[file, read.findings] as const] : []
    }),
  )

  test.each([...found])('%s gets the findings that its own figures give, and no other', (file, findings) => {
    const of = (code: string) => findings.filter((one) => one.code === code).map((one) => one.differenceCents)
    expect(of('balance_does_not_add_up')).toEqual(sums[file] ?? [])
    expect(of('running_balance_broken')).toEqual(rows[file] ?? [])
    expect(of('chain_broken')).toEqual(chains[file] ?? [])
    expect([...of('statement_missing'), ...of('statement_twice')]).toHaveLength(numbers[file] ?? 0)
  })

  test('of those that are read, 41 do not add up and 67 do', () => {
    const against = [...found].filter(([, findings]) => findings.some(({ code }) => findingsAgainstYes.includes(code)))
    expect(against.map(([file]) => file).sort()).toEqual(Object.keys(sums).sort())
    expect([against.length, found.size - against.length]).toEqual([41, 67])
  })
})
