import { describe, expect, test } from 'vitest'
import { createBlockDecoder, declaredEncoding, type DeclaredEncoding } from '#lending/statements/decode.ts'
import { Refused } from '#lending/statements/refusal.ts'

/** Each character of the text as one byte. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

function decodeIn(blockBytes: number, bytes: Uint8Array, declared: DeclaredEncoding = 'utf-8') {
  const decoder = createBlockDecoder(declared)
  let text = ''
  for (let at = 0; at === 0 || at < bytes.length; at += blockBytes) {
    text += decoder.decode(bytes.subarray(at, at + blockBytes), at + blockBytes >= bytes.length)
  }
  return { text, isMixed: decoder.isMixed, isAscii: decoder.isAscii }
}

const everyCut = [1, 2, 3, 4, 5, 7, 1000]

describe('CORE-3 the character set that a file declares', () => {
  const xml = (name: string) => `<?xml version="1.0" encoding="${name}"?><Document>`

  test.each([
    ['<Document>', 'utf-8'],
    [xml('UTF-8'), 'utf-8'],
    [xml('utf8'), 'utf-8'],
    [xml('US-ASCII'), 'utf-8'],
    [xml('ascii'), 'utf-8'],
    [`\u00ef\u00bb\u00bf${xml('UTF-8')}`, 'utf-8'],
    [` \n${xml('ISO-8859-1')}`, 'windows-1252'],
    [xml('iso8859-1'), 'windows-1252'],
    [xml('ISO-88591'), 'windows-1252'],
    [xml('ISO885915'), 'iso-8859-15'],
    [xml('latin1'), 'windows-1252'],
    [xml('Latin-1'), 'windows-1252'],
    [xml('windows-1252'), 'windows-1252'],
    [xml('CP1252'), 'windows-1252'],
    [xml('ISO-8859-15'), 'iso-8859-15'],
    [xml('latin9'), 'iso-8859-15'],
    [`<?xml version='1.0' encoding = 'latin-9' ?>`, 'iso-8859-15'],
    [`Datum,${xml('EBCDIC')}`, 'utf-8'],
    [`<!-- -->${xml('EBCDIC')}`, 'utf-8'],
  ])('%s', (start, expected) => expect(declaredEncoding(bytesOf(start))).toBe(expected))

  test.each([
    'EBCDIC',
    'UTF-8859',
    'xUTF-8',
    'ISO-8859-16',
    'ISO-8859-1x',
    'windows-12520',
    'xlatin1',
    'xlatin9',
    'latin-99',
    '',
  ])('"%s" is refused by its name', (name) => {
    expect(() => declaredEncoding(bytesOf(xml(name)))).toThrow(Refused)
    try {
      declaredEncoding(bytesOf(xml(name)))
    } catch (error) {
      expect((error as Refused).toRefusal(null, null)).toMatchObject({ code: 'encoding', line: 1, found: name })
    }
  })

  test('a few noughts in a text are no UTF-16', () => {
    expect(declaredEncoding(bytesOf('een twee\u0000 drie vier'))).toBe('utf-8')
    expect(declaredEncoding(bytesOf('e\u0000e\u0000'))).toBe('utf-8')
    expect(() => declaredEncoding(bytesOf('e\u0000e\u0000n\u0000,\u0000'))).toThrow(Refused)
    expect(() => declaredEncoding(bytesOf('\u0000e\u0000e\u0000n\u0000,'))).toThrow(Refused)
  })

  test('a mark of UTF-16 alone shows it, and half of a mark does not', () => {
    for (const mark of [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ]) {
      expect(() => declaredEncoding(Uint8Array.from([...mark, 0x20, 0xac]))).toThrow(Refused)
    }
    for (const start of [
      [0xff],
      [0xfe],
      [0xff, 0x41],
      [0xfe, 0x41],
      [0x41, 0xfe],
      [0x41, 0xff],
      [0xff, 0xff],
      [0xfe, 0xfe],
    ]) {
      expect(declaredEncoding(Uint8Array.from(start))).toBe('utf-8')
    }
    // Four of five pairs are few enough noughts, one at the other side is too many.
    expect(declaredEncoding(bytesOf('a\u0000b\u0000c\u0000d\u0000ef'))).toBe('utf-8')
    expect(declaredEncoding(bytesOf('a\u0000b\u0000c\u0000d\u0000e\u0000\u0000'.padEnd(12, 'f')))).toBe('utf-8')
  })
})

describe('CORE-3 bytes as text, wherever they are cut', () => {
  /** One, two, three and four bytes, at the lowest and the highest of each (Unicode 16, table 3-7). */
  const wide =
    'a\u007f\u0080\u07ff\u0800\u0fff\u1000\ucfff\ud7ff\ue000\uffff\u{10000}\u{3ffff}\u{40000}\u{fffff}\u{10ffff}z'
  const wideBytes = [
    0x61, 0x7f, 0xc2, 0x80, 0xdf, 0xbf, 0xe0, 0xa0, 0x80, 0xe0, 0xbf, 0xbf, 0xe1, 0x80, 0x80, 0xec, 0xbf, 0xbf, 0xed,
    0x9f, 0xbf, 0xee, 0x80, 0x80, 0xef, 0xbf, 0xbf, 0xf0, 0x90, 0x80, 0x80, 0xf0, 0xbf, 0xbf, 0xbf, 0xf1, 0x80, 0x80,
    0x80, 0xf3, 0xbf, 0xbf, 0xbf, 0xf4, 0x8f, 0xbf, 0xbf, 0x7a,
  ]

  test('UTF-8 of every length is read, cut anywhere', () => {
    for (const cut of everyCut)
      expect(decodeIn(cut, Uint8Array.from(wideBytes))).toMatchObject({ text: wide, isMixed: false })
  })

  test('after all of it, one invalid byte changes what follows and nothing before', () => {
    const bytes = Uint8Array.from([...wideBytes, 0xe9, 0x20, 0x80, 0xc3, 0xa9])
    for (const cut of everyCut) {
      expect(decodeIn(cut, bytes)).toMatchObject({ text: `${wide}\u00e9 \u20ac\u00c3\u00a9`, isMixed: true })
    }
  })

  test.each([
    ['a byte that only goes on', [0x80], '\u20ac'],
    ['the two that begin nothing', [0xc0, 0xc1], '\u00c0\u00c1'],
    ['too long a way to write two bytes', [0xc0, 0x80, 0xc1, 0xbf], '\u00c0\u20ac\u00c1\u00bf'],
    ['two bytes that only go on', [0x80, 0xbf], '\u20ac\u00bf'],
    ['four bytes beyond the last plane', [0xf4, 0x90, 0x80, 0x80], '\u00f4\u0090\u20ac\u20ac'],
    ['four bytes of a lead that there is none of', [0xf5, 0x80, 0x80, 0x80], '\u00f5\u20ac\u20ac\u20ac'],
    ['beyond the last plane', [0xf5, 0xf4, 0x90], '\u00f5\u00f4\u0090'],
    ['an end in the middle of a character', [0xe2, 0x82], '\u00e2\u201a'],
    ['too long a way to write three bytes', [0xe0, 0x9f, 0x80], '\u00e0\u0178\u20ac'],
    ['too long a way to write four', [0xf0, 0x8f, 0x80, 0x80], '\u00f0\u008f\u20ac\u20ac'],
    ['half of a pair', [0xed, 0xa0, 0x80], '\u00ed\u00a0\u20ac'],
    ['a second byte that does not go on', [0xc3, 0x28], '\u00c3('],
    ['a third byte that does not go on', [0xe2, 0x82, 0x28], '\u00e2\u201a('],
    ['a fourth byte that does not go on', [0xf0, 0x90, 0x80, 0xc0], '\u00f0\u0090\u20ac\u00c0'],
  ])('%s is windows-1252', (_, bytes, text) => {
    for (const cut of everyCut) {
      expect(decodeIn(cut, Uint8Array.from([0x61, ...bytes, 0x62]))).toMatchObject({
        text: `a${text}b`,
        isMixed: false,
      })
      expect(decodeIn(cut, Uint8Array.from([0xc3, 0xa9, ...bytes])).isMixed).toBe(true)
    }
  })

  test('each byte of windows-1252 and of latin-9 has its letter, and the five that have none stay as they are', () => {
    const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)
    const first =
      '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
      '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
    expect(decodeIn(1000, high, 'windows-1252').text.slice(0, 32)).toBe(first)
    expect(decodeIn(1000, high, 'windows-1252').text.slice(32)).toBe(
      String.fromCharCode(...Array.from({ length: 96 }, (_, index) => 160 + index)),
    )
    const latin9 = decodeIn(3, high, 'iso-8859-15').text
    expect([0xa4, 0xa6, 0xa8, 0xb4, 0xb8, 0xbc, 0xbd, 0xbe].map((code) => latin9[code - 128]).join('')).toBe(
      '\u20ac\u0160\u0161\u017d\u017e\u0152\u0153\u0178',
    )
  })

  test('a block is of ASCII when each of its bytes is a character', () => {
    const decoder = createBlockDecoder('utf-8')
    const isAscii = (bytes: number[]) => {
      decoder.decode(Uint8Array.from(bytes), false)
      return decoder.isAscii
    }
    expect(isAscii([0x61, 0x7f])).toBe(true)
    expect(isAscii([0xc3, 0xa9])).toBe(false)
    expect(isAscii([0x61, 0xc3])).toBe(false)
    // The text of this block begins with a byte of the one before.
    expect(isAscii([0xa9, 0x61])).toBe(false)
    expect(isAscii([0x61])).toBe(true)
    // The last byte begins a character that is no UTF-8, as the next block shows; that one begins with it as well.
    expect(isAscii([0x61, 0xff])).toBe(false)
    expect(isAscii([0x61, 0x62])).toBe(false)
    expect(isAscii([0x61, 0x62])).toBe(true)
    expect(isAscii([0x61, 0x80])).toBe(false)
  })

  const dosLetters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'
  const inDos = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) =>
      dosLetters.includes(letter) ? 128 + dosLetters.indexOf(letter) : letter.charCodeAt(0),
    )
  test.each(['Café Zuid, één à 5, voilà', 'Brasserie Zoë - Müller', 'Fa. Schön, Überlingen', 'scène'])(
    '%s in the letters of DOS',
    (text) => {
      for (const cut of everyCut) expect(decodeIn(cut, inDos(text)).text).toBe(text)
      expect(decodeIn(1000, inDos(text), 'windows-1252').text).not.toBe(text)
    },
  )

  test('no sign of windows-1252 is taken for a letter of DOS', () => {
    const bytes = [0x93, 0x61, 0x94, 0x2c, 0x20, 0x80, 0x31, 0x61, 0x92, 0x73, 0x20, 0x61, 0x96, 0x62, 0x61, 0x85, 0x20]
    const more = [...bytes, 0x82, 0x61, 0x91, 0x20, 0x31, 0x89, 0xe9, 0x9a, 0x65]
    for (const cut of everyCut) expect(decodeIn(cut, Uint8Array.from(more)).text).toBe('“a”, €1a’s a–ba… ‚a‘ 1‰éše')
  })
})
