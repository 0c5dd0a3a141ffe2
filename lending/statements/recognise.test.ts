import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { linesOf, readText } from '#lending/testing/statement-text.ts'

/** Bytes of a binary file, one for each character. */
const readBytes = (text: string) => readStatementFile(Uint8Array.from(text, (one) => one.charCodeAt(0)))
const codeOf = (outcome: ReturnType<typeof readText>) => (outcome.ok ? null : outcome.refusal.code)

/** The beginning of a zip: the header of its first file (APPNOTE 4.3.7), by which a reader of text can know it. */
const zipOf = (...names: string[]) =>
  names.map((name) => `PK\u0003\u0004\u0014\u0000\u0006\u0000${name}\u0001\u00ff`).join('')
/** A name in the older format of Microsoft, two bytes a letter. */
const wide = (name: string) => [...name].map((letter) => `${letter}\u0000`).join('')
const oldOffice = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1' + '\u0000'.repeat(500)

describe('ERR-3 a file of another kind is called by its name', () => {
  test.each([
    ['a pdf', '%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\u0000', 'pdf_file'],
    ['Excel', zipOf('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), 'spreadsheet_file'],
    ['an OpenDocument sheet', zipOf('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'spreadsheet_file'],
    ['Excel of before 2007', oldOffice + wide('Root Entry') + wide('Workbook'), 'spreadsheet_file'],
    ['Word', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), 'document_file'],
    ['an OpenDocument text', zipOf('mimetypeapplication/vnd.oasis.opendocument.text'), 'document_file'],
    ['Word of before 2007', oldOffice + wide('Root Entry') + wide('WordDocument'), 'document_file'],
    ['another file of that age', oldOffice + wide('Root Entry') + wide('PowerPoint'), 'binary_file'],
    ['another zip', zipOf('foto.jpg'), 'binary_file'],
    ['a zip without a nought in sight', 'PK\u0003\u0004abc', 'binary_file'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'binary_file'],
    ['a picture that holds the name of a part', '\u00ff\u00d8\u00ff\u00e0\u0000xl/ word/', 'binary_file'],
  ])('%s', (_kind, text, code) => {
    expect(readBytes(text)).toMatchObject({ ok: false, refusal: { code, line: null, field: null, found: null } })
  })

  test.each([
    '<!DOCTYPE html>\n<html lang="nl"><body>Je sessie is verlopen</body></html>',
    '<html><br><p>Uw sessie is verlopen</html>',
    '\ufeff\r\n<HTML>\n<HEAD>',
    '<head><title>Mijn bank</title></head>',
    '<body>Log in</body>',
    '<table><tr><td>Datum</td></tr></table>',
    '\n<script>var session = 0</script><html></html>',
    '<meta http-equiv="refresh" content="0">',
    '<!doctype html><!-- saved from url=(0016)bank --><html></html>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd"><html/>',
  ])('a page of the web: %s', (text) => {
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'web_page', line: null, field: null } })
  })

  test.each(['<tables/>', '<headers/>', 'x <html>', '<a><html/></a>', '<!DOCTYPE note><html/>'])(
    'not a page of the web: %s',
    (text) => {
      expect(codeOf(readText(text))).not.toBe('web_page')
    },
  )

  test('the XML that Excel writes is a spreadsheet, that of others is not', () => {
    const xml = (program: string) =>
      `<?xml version="1.0"?>\n<?mso-application progid="${program}"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>`
    expect(codeOf(readText(xml('Excel.Sheet')))).toBe('spreadsheet_file')
    expect(codeOf(readText(xml('Word.Document')))).toBe('unknown_format')
  })

  test('text with the marks of a word processor', () => {
    expect(codeOf(readText('{\\rtf1\\ansi Geachte heer, mevrouw}'))).toBe('document_file')
    expect(codeOf(readText('Zie {\\rtf1'))).toBe('unknown_format')
  })
})

describe('ERR-3 ING exports that hold no bookings of an account', () => {
  const card = [
    'Accountnummer',
    'Kaartnummer',
    'Naam op kaart',
    'Transactiedatum',
    'Boekingsdatum',
    'Omschrijving',
    'Valuta',
    'Bedrag',
    'Koers',
    'Bedrag in EUR',
  ]
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const row =
    '"00000123456","5534.****.****.1234","J. BOS","2026-03-02","2026-03-03","Webwinkel Noord Utrecht","","","","-11,99"'

  test('its credit card is named as what it is, with the bank', () => {
    const refusal = { code: 'card_statement', line: 1, bank: 'ing', format: 'csv' }
    expect(readText(linesOf(quoted(card), row))).toMatchObject({ ok: false, refusal })
    expect(readText(linesOf(card.join(';'), row.replaceAll(',', ';')))).toMatchObject({ ok: false, refusal })
    const english = linesOf('sep=,', 'Account number,Card number,Name on card,Date,Description,Amount', row)
    expect(readText(english)).toMatchObject({ ok: false, refusal: { ...refusal, line: 2 } })
  })

  test.each(['Kaartnummer', 'Naam op kaart'])('a heading without “%s” is not surely one', (name) => {
    expect(codeOf(readText(linesOf(quoted(card.filter((one) => one !== name)), row)))).toBe('unknown_format')
  })

  test.each([
    ['Datum', 'Naam / Omschrijving', 'Mutatiesoort', 'Af Bij', 'Bedrag (EUR)', 'Mededelingen', 'Kaartnummer'],
    ['Date', 'Name / Description', 'Transaction type', 'Debit/credit', 'Amount (EUR)', 'Notifications', 'Card number'],
  ])('its later one has the words of an account export: %s', (...heading) => {
    const cells = ['20260302', 'Webwinkel Noord', 'Betaling', 'Af', '11,99', '', '5534.****.****.1234']
    expect(readText(linesOf(quoted(heading), quoted(cells)))).toMatchObject({
      ok: false,
      refusal: { code: 'card_statement', line: 1, bank: 'ing' },
    })
  })

  test('the same words without a card lack the account, and with one are of that account', () => {
    const heading = 'Datum;Naam / Omschrijving;Kaartnummer;Af Bij;Bedrag (EUR)'
    const row = '20260302;Webwinkel Noord;1234;Af;11,99'
    const wrong = { code: 'wrong_columns', field: 'rekening', bank: 'ing' }
    const withoutCard = linesOf(heading.replace('Kaartnummer', 'Volgnummer'), row)
    expect(readText(withoutCard)).toMatchObject({ ok: false, refusal: wrong })
    const ofAccount = linesOf(`Rekening;${heading.replace('Bedrag (EUR)', 'Som')}`, `NL83INGB0001234500;${row}`)
    expect(readText(ofAccount)).toMatchObject({ ok: false, refusal: { ...wrong, field: 'bedrag (eur)' } })
  })

  test('words that any bank writes name no bank', () => {
    const text = linesOf('Datum;Omschrijving;Bedrag', '02-03-2026;Webwinkel Noord;-12,50')
    const refusal = { code: 'wrong_columns', line: 1, field: 'rekening', bank: null }
    expect(readText(text)).toMatchObject({ ok: false, refusal })
  })

  test('a statement of an account may name the card as well', () => {
    const text = linesOf(
      'Date,Amount,Account,Counterparty,Name,Description,Card number,Name on card',
      '2026-03-02,-1.00,NL19BUNQ0844053953,,Bos,nota,1234,J BOS',
    )
    expect(readText(text)).toMatchObject({ ok: true, bank: 'bunq' })
  })

  test.each([
    '"Datum";"Boeksaldo";"Valutair saldo"',
    '"Date";"Book balance";"Value date balance"',
    '"Datum","Boeksaldo","Valutair saldo"',
  ])('balances a day: %s', (heading) => {
    expect(readText(linesOf('', heading, '"2026-03-02";"13,20";"13,20"'))).toMatchObject({
      ok: false,
      refusal: { code: 'balances_only', line: 2, bank: 'ing' },
    })
  })
})

test('ERR-3 UTF-16 is refused by name in every format, with and without a mark in front', () => {
  for (const text of [':20:A\n:25:1\n', '"Datum";"Náám"\n', '<?xml version="1.0"?><Document>', '2026-03-02,€ 5,Bos']) {
    const units = [...text].map((letter) => letter.charCodeAt(0))
    const little = units.flatMap((unit) => [unit & 255, unit >> 8])
    const big = units.flatMap((unit) => [unit >> 8, unit & 255])
    for (const bytes of [little, big, [0xff, 0xfe, ...little], [0xfe, 0xff, ...big]]) {
      const refusal = { code: 'utf16', found: 'UTF-16' }
      expect(readStatementFile(Uint8Array.from(bytes))).toMatchObject({ ok: false, refusal })
    }
  }
  expect(readStatementFile(Uint8Array.of(1, 0, 2, 0, 0, 3, 0, 4, 0, 5))).toMatchObject({
    refusal: { code: 'binary_file' },
  })
})
