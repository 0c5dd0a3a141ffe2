import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { linesOf, readText } from '#lending/testing/statement-text.ts'

const days = ['02', '03', '04', '05']
const rows = (write: (day: string) => string) => days.map(write)

/** Four bookings in each shape; where the shape has balances, they follow from each other. */
const files: Readonly<Record<string, string>> = {
  ing: linesOf(
    'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen',
    ...rows(
      (day) => `202603${day};Bos;NL20INGB0001234567;NL02ABNA0123456789;OV;Af;12,${day};Overschrijving;nota ${day}`,
    ),
  ),
  bunq: linesOf(
    'Date,Amount,Account,Counterparty,Name,Description',
    ...rows((day) => `2026-03-${day},-12.${day},NL19BUNQ0844053953,NL20INGB0001234567,Bos,nota ${day}`),
  ),
  triodos: linesOf(
    ...rows(
      (day) =>
        `"${day}-03-2026","NL62TRIO0123456789","12,${day}","Debet","Bos","NL20INGB0001234567","ET","nota ${day}"`,
    ),
  ),
  abnAmro: linesOf(
    ...rows(
      (day) => `417164300\tEUR\t202603${day}\t100,00\t87,50\t202603${day}\t-12,50\tIBAN: NL20INGB0001234567 Naam: Bos`,
    ),
  ),
  mt940: linesOf(
    ':20:A',
    ':25:NL20INGB0001234567',
    ':60F:C260301EUR100,00',
    ...days.flatMap((day) => [`:61:2603${day}D10,00NTRFNONREF`, `:86:/NAME/Bos/REMI/nota ${day}`]),
    ':62F:C260305EUR60,00',
  ),
  camt: linesOf(
    '<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL20INGB0001234567</IBAN></Id><Ccy>EUR</Ccy></Acct>',
    ...(['OPBD 100.00', 'CLBD 60.00'] as const).map((one) => {
      const [code, euros] = one.split(' ')
      return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>`
    }),
    ...rows(
      (day) =>
        `<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-${day}</Dt></BookgDt></Ntry>`,
    ),
    '</Stmt></BkToCstmrStmt></Document>',
  ),
}

const countOf = (outcome: ReadStatementFile): number | null =>
  outcome.ok ? outcome.statements.reduce((sum, { bookings }) => sum + bookings.length, 0) : null

/** A few characters that came in, went, or became others, anywhere in the file. */
const slip = fc.record({
  at: fc.nat({ max: 2_000 }),
  gone: fc.nat({ max: 3 }),
  come: fc.oneof(
    fc.constantFrom(...'"\';,\t .-+:/0a\u00e9<>&|=#\u20ac\r\n'),
    fc.constant(''),
    fc.string({ maxLength: 3 }),
  ),
})

test.each(Object.entries(files))('ERR-3 no row of %s is left out in silence, whatever slipped in', (_shape, text) => {
  expect(countOf(readText(text))).toBe(days.length)
  fc.assert(
    fc.property(slip, ({ at, gone, come }) => {
      const place = at % text.length
      const outcome = readText(text.slice(0, place) + come + text.slice(place + gone))
      const isReported = !outcome.ok || outcome.findings.length > 0
      expect(isReported || countOf(outcome) === days.length).toBe(true)
    }),
    { numRuns: 1_500 },
  )
})
