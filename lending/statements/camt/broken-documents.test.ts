import { describe, expect, test } from 'vitest'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { readText } from '#lending/testing/statement-text.ts'
import { readXml } from '#lending/testing/xml-reading.ts'

/** A statement as a bank lays it out, an element on a line: line 12 is the amount of its only booking. */
const good = `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <ns:BkToCstmrStmt>
    <ns:Stmt
      >
      <!-- rekening-
           courant -->
      <ns:Acct><ns:Id><ns:IBAN>NL44RABO0123456789</ns:IBAN></ns:Id></ns:Acct>
      <?bank
        kopie?>
      <ns:Ntry>
        <ns:Amt Ccy="EUR">12.50</ns:Amt>
        <ns:CdtDbtInd>CRDT</ns:CdtDbtInd>
        <ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
        <ns:BookgDt><ns:Dt>2026-03-02</ns:Dt></ns:BookgDt>
        <ns:AddtlNtryInf><![CDATA[Huur
           maart]]></ns:AddtlNtryInf>
      </ns:Ntry>
    </ns:Stmt>
  </ns:BkToCstmrStmt>
</ns:Document>
`
const amount = '<ns:Amt Ccy="EUR">12.50</ns:Amt>'
const withAmount = (text: string) => good.replace(amount, text)
const bookedOn = '<ns:Dt>2026-03-02</ns:Dt>'

/** Each defect, where it is found, and what is named there. */
const defects: [name: string, text: string, line: number, field: string | null, found: string | null][] = [
  ['an end tag without its beginning', withAmount('</ns:Amt>'), 12, 'ns:Ntry', '</ns:Amt>'],
  ['an end tag of a longer name', good.replace('</ns:Ntry>', '</ns:NtryDtls\n>'), 18, 'ns:Ntry', '</ns:NtryDtls>'],
  ['an end tag with something behind its name', good.replace('</ns:Cd>', '</ns:Cd x>'), 14, 'ns:Cd', '</ns:Cd x>'],
  ['an end tag behind the root', `${good}</ns:Document>`, 22, null, '</ns:Document>'],
  ['an attribute without quotes', withAmount('<ns:Amt Ccy=EUR>12.50</ns:Amt>'), 12, 'Amt', 'Ccy=EUR'],
  ['an attribute twice', withAmount('<ns:Amt Ccy="EUR"\nCcy="EUR">1</ns:Amt>'), 12, 'Amt', 'Ccy="EUR"\nCcy="EUR"'],
  ['an attribute with <', withAmount('<ns:Amt Ccy="<">1</ns:Amt>'), 12, 'Amt', 'Ccy="<"'],
  ['an attribute with a lone ampersand', withAmount('<ns:Amt Ccy="&">1</ns:Amt>'), 12, 'Amt', 'Ccy="&"'],
  ['a name that begins with a digit', withAmount('<1Amt/>'), 12, null, '<1Amt'],
  ['a name of nothing', withAmount('< ns:Amt>'), 12, null, '<'],
  ['a second root element', `${good}<ns:Document/>`, 22, 'ns:Document', 'a second root element'],
  ['an unknown reference', good.replace('>BOOK<', '>\n&euro;12<'), 15, 'ns:Cd', '&euro;12'],
  ['a reference to no character', good.replace('>BOOK<', '>\n\nB&#0;<'), 16, 'ns:Cd', '&#0;'],
  ['a lone ampersand', good.replace('>BOOK<', '>Bos & Zn<'), 14, 'ns:Cd', '& Zn'],
  ['the end of a CDATA section in text', good.replace('>BOOK<', '>BO\n]]><'), 15, 'ns:Cd', ']]>'],
  ['a control character in text', good.replace('>BOOK<', '>BO\n\n\u0001<'), 16, 'ns:Cd', 'U+0001'],
  ['a control character in a tag', withAmount('<ns:Amt\nCcy="\u001f">'), 13, 'ns:Amt', 'U+001f'],
  ['a control character in a comment', good.replace('courant', 'cou\u0002rant'), 7, 'ns:Stmt', 'U+0002'],
  ['a forbidden character', good.replace('BOOK', '\ufffe'), 14, 'ns:Cd', 'U+fffe'],
  ['another forbidden character', good.replace('maart', '\uffff'), 17, 'ns:AddtlNtryInf', 'U+ffff'],
  ['two dashes in a comment', good.replace('rekening-\n', 'rekening--x\n'), 6, '<!--', '<!-- rekening--x'],
  [
    'a dash before the end of a comment',
    good.replace('courant -->', 'c--->'),
    6,
    '<!--',
    '<!-- rekening-\n           c---',
  ],
  ['a CDATA section behind the root', `${good}<![CDATA[x]]>`, 22, null, '<![CDATA['],
  ['a CDATA section in small letters', good.replace('<![CDATA[Huur', '<![cdata[Huur'), 16, null, '<![cdata['],
  ['a declaration of a kind that XML has for document types', withAmount('<!ELEMENT a ANY>'), 12, null, '<!ELEMENT'],
  ['a second declaration', withAmount('<?xml version="1.0"?>'), 12, '<?', '<?xml version="1.0"?>'],
  ['an instruction without a name', withAmount('<? bank?>'), 12, '<?', '<? bank?>'],
  ['an instruction of another name', withAmount('<?1bank?>'), 12, '<?', '<?1bank?>'],
  ['text behind the root', `${good}  Pagina 1 `, 21, null, 'Pagina 1'],
  ['text and an element behind the root', `${good}  Pagina 1 <a/>`, 22, null, 'Pagina 1'],
]

const broken = (text: string) => readXml([text]).refusal

describe('CORE-3 a CAMT document with a defect is refused with its place', () => {
  test('without one it is read', () => {
    expect(readText(good)).toMatchObject({
      ok: true,
      bank: 'rabobank',
      statements: [{ bookings: [{ amountCents: 1250, description: 'Huur maart' }] }],
    })
  })

  test.each(defects)('%s', (_, text, line, field, found) => {
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'malformed_xml', line, field, found } })
  })

  test('text before the root, and a document without a root', () => {
    expect(broken('Rekening <a/>')).toMatchObject({ code: 'malformed_xml', line: 1, field: null, found: 'Rekening' })
    expect(broken('\u00a0<a/>')).toMatchObject({ code: 'malformed_xml', found: '' })
    expect(broken('<!-- leeg\n-->')).toMatchObject({ code: 'cut_off', line: 2, field: null })
    expect(broken('  ')).toMatchObject({ code: 'cut_off', line: 1, field: null })
    expect(broken('<!--a--><?xml version="1.0"?><a/>')).toMatchObject({ code: 'malformed_xml', field: '<?' })
    expect(broken('<?b?>\ufeff<a/>')).toMatchObject({ code: 'malformed_xml', found: '' })
  })

  test.each(['<!DOCTYPE', '<!doctype', '<!DOCTYPE Document SYSTEM "a.dtd">', '<!DocType x [<!ENTITY a "b">]>'])(
    'a document type is refused wherever it stands: %s',
    (type) => {
      for (const text of [good.replace('<ns:Document', `\n${type}\n<ns:Document`), withAmount(`\n${type}`)]) {
        const line = text.slice(0, text.indexOf(type)).split('\n').length
        expect(readText(text)).toMatchObject({
          ok: false,
          refusal: { code: 'doctype_refused', line, field: '<!DOCTYPE' },
        })
      }
    },
  )

  test('dates, marks and amounts that are none are refused at the end of their booking', () => {
    const refusal = (text: string) => readText(text)
    expect(refusal(good.replace(bookedOn, '<ns:Dt>morgen</ns:Dt>'))).toMatchObject({
      refusal: { code: 'malformed_date', line: 18, field: 'Ntry/BookgDt', found: 'morgen', bank: 'rabobank' },
    })
    expect(refusal(good.replace(bookedOn, ''))).toMatchObject({
      refusal: { code: 'missing_field', line: 18, field: 'Ntry/BookgDt', found: null },
    })
    expect(refusal(withAmount(''))).toMatchObject({
      refusal: { code: 'malformed_amount', line: 18, field: 'Ntry/Amt', found: '' },
    })
    expect(refusal(good.replace('CRDT', ' '))).toMatchObject({
      refusal: { code: 'malformed_xml', line: 18, field: 'Ntry/CdtDbtInd', found: '' },
    })
    expect(refusal(good.replace(/<ns:CdtDbtInd>.*\n/, ''))).toMatchObject({
      refusal: { code: 'malformed_xml', field: 'Ntry/CdtDbtInd', found: '' },
    })
    expect(refusal(good.replace(/<ns:Acct>.*\n/, ''))).toMatchObject({
      refusal: { code: 'missing_field', line: 10, field: 'Stmt/Acct/Id' },
    })
    expect(refusal(good.replace(/<ns:Stmt[^]*<.ns:Stmt>/, ''))).toMatchObject({
      refusal: { code: 'no_statement', line: null, field: 'Stmt' },
    })
  })
})

describe('CORE-3 a CAMT document stays within limits', () => {
  const within = (text: string, limits: Partial<StatementLimits>) =>
    readStatementFile(new TextEncoder().encode(text), { ...statementLimits, ...limits })
  /** At the limit it is read, one below it is refused. */
  const expectLimit = (text: string, limit: keyof StatementLimits, most: number, refusal: object) => {
    expect(within(text, { [limit]: most })).toMatchObject({ ok: true })
    expect(within(text, { [limit]: most - 1 })).toMatchObject({ ok: false, refusal: { found: null, ...refusal } })
  }

  test('of depth, elements and names', () => {
    expectLimit(good, 'xmlDepth', 6, { code: 'too_deep', line: 8, field: 'IBAN' })
    // Fourteen elements, a declaration, a comment, an instruction and a CDATA section.
    expectLimit(good, 'xmlElements', 18, { code: 'too_many_rows', line: 16 })
    expectLimit(good, 'xmlNames', 14, { code: 'too_many_attributes', line: 16, field: null })
  })

  test('of attributes', () => {
    const text = withAmount('<ns:Amt a="1" Ccy="EUR"\n b="2">12.50</ns:Amt>')
    expectLimit(text, 'xmlAttributes', 3, { code: 'too_many_attributes', line: 12, field: 'Amt' })
  })

  const long = 'x'.repeat(200)
  test.each([
    ['a text', `<ns:NtryRef>\n${long}</ns:NtryRef>`, 201, 12],
    ['a text that nobody asks for', `<ns:Other>\n${long}</ns:Other>`, 201, 12],
    ['a text of several parts', `<ns:NtryRef>\n${long.slice(0, 150)}<!---->${long.slice(150)}</ns:NtryRef>`, 201, 13],
    ['a tag', `<ns:Other\na="${long}"/>`, 216, 12],
    ['a comment', `<!--\n${long}-->`, 208, 12],
    ['a section', `<ns:NtryRef><![CDATA[\n${long}]]></ns:NtryRef>`, 213, 12],
    ['an instruction', `<?a\n${long}?>`, 206, 12],
    ['an end tag', `<ns:Other></ns:Other\n${' '.repeat(200)}>`, 212, 12],
  ])('of length: %s', (_, piece, most, line) => {
    const text = good.replace('<ns:Amt', `${piece}<ns:Amt`)
    expectLimit(text, 'lineCharacters', most, { code: 'line_too_long', line })
    // So it is when the end is still to come.
    const pieces = (limit: number) => readXml([...text], { lineCharacters: limit }).refusal
    if (!piece.includes('<!---->')) {
      expect(pieces(most)).toBeNull()
      expect(pieces(most - 1)).toMatchObject({ code: 'line_too_long', line })
    }
  })

  test('a text that is too long is called so before a character in it that may not stand', () => {
    const text = (count: number) => `<a>\n${'x'.repeat(count)}\u0001`
    expect(readXml([text(99)], { lineCharacters: 100 }).refusal).toMatchObject({ code: 'malformed_xml', line: 2 })
    expect(readXml([text(100)], { lineCharacters: 100 }).refusal).toMatchObject({ code: 'line_too_long', line: 1 })
  })
})

describe('CORE-3 how a CAMT document is cut changes nothing', () => {
  const more = [
    good.slice(0, -12),
    good.slice(0, good.indexOf('courant')),
    good.slice(0, good.indexOf('kopie')),
    good.slice(0, good.indexOf('maart')),
    good.replace('<ns:Document', '<!DOCTYPE a><ns:Document'),
    withAmount('<!dOcTyPe>'),
    withAmount('<!DOCTYPX>'),
    withAmount('<![CDATB[]]>'),
    withAmount('<!-x-->'),
    withAmount('<!>'),
    withAmount('<a b=">" c=\'>\' d="/"/>'),
  ]

  /** Around the place where the text differs from the good one. */
  const aroundDefect = (text: string) => {
    let first = 0
    while (first < text.length && text[first] === good[first]) first += 1
    return Array.from({ length: 60 }, (_, place) => first - 20 + place).filter((cut) => cut <= text.length)
  }

  test('in two, at every character', () => {
    for (const text of [good, good.replace('Huur', 'Huur \u20ac 12 in caf\u00e9 \u{1f600}')]) {
      const whole = readXml([text])
      expect(whole.refusal).toBeNull()
      for (let cut = 0; cut <= text.length; cut += 1) {
        expect(readXml([text.slice(0, cut), text.slice(cut)])).toEqual(whole)
      }
    }
  })

  test.each([...defects.map(([, text]) => text), ...more])(
    'in two around a defect, and in single characters: %#',
    (text) => {
      const whole = readXml([text])
      expect(readXml([...text])).toEqual(whole)
      for (const cut of aroundDefect(text)) {
        expect(readXml([text.slice(0, cut), text.slice(cut)])).toEqual(whole)
      }
    },
  )

  test('each element begins on the line of its first character and ends on that of its last', () => {
    const { events, lines } = readXml([good])
    const opened = events.filter((event) => event.startsWith('<'))
    expect(opened).toHaveLength(14)
    expect(lines).toEqual([
      2, 3, 4, 8, 8, 8, 8, 8, 8, 11, 12, 12, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 16, 17, 18, 19, 20, 21,
    ])
  })
})
