import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { statementSamples } from '#lending/testing/statement-samples.ts'
import { addTextEvent, openEvent, readXml } from '#lending/testing/xml-reading.ts'

/** The tokens of our tokenizer and of an independent XML parser; null when the document is refused. */
function ours(text: string): string[] | null {
  const { events, refusal } = readXml([text])
  return refusal === null ? events : null
}

function theirs(text: string): string[] | null {
  const events: string[] = []
  let depth = 0
  const parser = new SaxesParser({ xmlns: false })
  let isWrong = false
  parser.on('error', () => {
    isWrong = true
  })
  parser.on('doctype', () => {
    isWrong = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    events.push(openEvent(name, new Map(Object.entries(attributes))))
  })
  parser.on('closetag', () => {
    depth -= 1
    events.push('>')
  })
  parser.on('text', (part) => depth > 0 && addTextEvent(events, part))
  parser.on('cdata', (part) => addTextEvent(events, part))
  // Before a declaration we pass over what other parsers refuse.
  parser.write(text.replace(/^[ \t\r\n\ufeff]+/, '')).close()
  return isWrong ? null : events
}

/** The same for a document after another one, `<a/>`, with its own declaration. */
function theirsOfBoth(text: string): string[] | null {
  const each = text.split(/(?<=<a\/>[^]*)(?=<\?xml\s)/).map(theirs)
  return each.includes(null) ? null : each.flatMap((events) => events ?? [])
}

const documents = Object.values(statementSamples).filter((text) => text.startsWith('<'))

/** We read concatenated files; other parsers read one document. */
const joined = /<a\/>\s*<\?xml version="1.0"\?>/

describe('CORE-3 XML against an independent parser', () => {
  test('our documents are read alike', () => {
    for (const text of documents) expect(ours(text)).toEqual(theirs(text))
  })

  test('characters of every length end anywhere in the text', () => {
    for (const character of ['\u00e9', '\u20ac', '\u{1f600}']) {
      for (let before = 0; before < 8; before += 1) {
        for (let behind = 0; behind < 8; behind += 1) {
          const text = `<a>${'x'.repeat(before)}${character}</a>${' '.repeat(behind)}`
          expect(ours(text)).toEqual(theirs(text))
        }
      }
    }
  })

  test('names that share a digest, or a beginning, are distinguished', () => {
    // Aa and BB are one number when each letter counts 31 times the next.
    const text = '<Aa><BB x="1"/><Aa><BBB/><Bb/></Aa><BB></BB><Aa/></Aa>'
    expect(ours(text)).toEqual(theirs(text))
    expect(ours(text)).toContain('<BB')
    expect(ours('<Aa><BB></Aa></BB>')).toBeNull()
    const alike = Array.from({ length: 16 }, (_, bits) =>
      [8, 4, 2, 1].map((bit) => (bits & bit ? 'Aa' : 'BB')).join(''),
    )
    const twice = `<all>${[...alike, ...alike].map((name) => `<${name}>${name}</${name}>`).join('')}</all>`
    expect(ours(twice)).toEqual(theirs(twice))
  })

  const characters = ['b', ' ', '\n', '\r', '\t', '&', ';', '<', '>', '"', "'", '/', '=', '\u00e9', '\u{1f600}']
  const forbidden = ['\u0001', '\u001f', '\u0000', '\ufffe', '\uffff']
  const markup = ['<!--', '-->', '-', '--', '<![CDATA[', ']]>', ']', '<?', '?>', '?', '<!', '!', '<?x?>', '<!---->']
  const elements = ['<b>', '</b>', '<b/>', '</a>', '<a>', '<b >', '</b\n>', '<b/ >']
  const references = ['&amp;', '&lt;', '&gt;', '&quot;', '&apos;', '&amp', '&AMP;', '&nbsp;', '&#65;', '&#x41;', '#']
  const version = [
    ' version="1.0"',
    " version='1.1'",
    ' version="2.0"',
    ' version="1.0\'',
    ' version = "1.0"',
    ' version="1."',
  ]
  const encoding = [' encoding="UTF-8"', " encoding = 'x_1.-'", ' encoding="1"']
  const alone = [' standalone="yes"', " standalone = 'no'", ' standalone="maybe"', ' \n', 'x', '?', '<']
  test.each([
    ['text', '<a>', '</a>', [...characters, ...forbidden, ...markup, ...elements, ...references]],
    ['two texts', '<a><b/>x', '<b/></a>', ['<b>', '</b>', ']]', '>', ']]>', '&amp;', '\r\n', ' ', '\u007f', '\u0085']],
    [
      'a tag',
      '<a',
      '>x</a>',
      [...characters, ...forbidden, ' b="1"', " b='2'", ' c=""', 'c', ' xmlns:c="d"', '"1"', '&amp;', '1'],
    ],
    ['an attribute’s value', '<a b="', '"/>', [...characters, ...forbidden, ...references]],
    ['a tag that closes', '<a></a', '>', [...characters, ...forbidden, 'a']],
    ['a comment', '<a><!--', '--></a>', [...characters, ...forbidden, ...markup]],
    ['a CDATA section', '<a>b<![CDATA[', ']]>c</a>', [...characters, ...forbidden, ...markup]],
    [
      'an instruction',
      '<a><?',
      '?></a>',
      ['a', 'xml', 'XML', 'Xml', 'xmlx', '?>', '\u0001', '\ufffe', ...' \n?><&-.1%'],
    ],
    ['a name', '<', '/>', [...'a1-._/ %!&', '\u00e9', '\u{1f600}', 'a\u00b7']],
    [
      'before the root',
      '',
      '<a/>',
      [...markup, '</a>', '<a/>', '<?xml version="1.0"?>', 'x', ' ', '\n', '\u00a0', '\u0001', '&amp;', '<', '>', '/'],
    ],
    [
      'behind the root',
      '<a/>',
      '',
      [...markup, '</a>', '<a/>', '<a>', '&amp;', '\r\n', ...'x \t\u00a0\ufeff\u0001<>/'],
    ],
    ['a declaration', '<?xml', '?><a/>', [...version, ...encoding, ...alone]],
    [
      'a declaration behind its version',
      '<?xml version="1.0"',
      '?><a/>',
      [...encoding, ...alone, ...version.slice(0, 1)],
    ],
    ['a declaration behind its encoding', '<?xml version="1.0" encoding="UTF-8"', '?><a/>', [...alone, ' ']],
  ])('%s, with any two pieces of markup in its place', (_, before, behind, words) => {
    const all = ['', ...words.flatMap((one) => ['', ...words].map((other) => one + other))]
    const differ = all
      .map((inner) => before + inner + behind)
      .filter((text) => !joined.test(text) && JSON.stringify(ours(text)) !== JSON.stringify(theirs(text)))
    expect(differ).toEqual([])
    expect(all.some((inner) => ours(before + inner + behind) !== null)).toBe(true)
  })

  test('a name has one prefix at most, and both parts begin with a letter (Namespaces in XML 1.0)', () => {
    const named = (name: string) => ours(`<${name}></${name}>`)
    for (const name of ['a:b', 'ns2:Document', '_:_', 'a-1.b:c-2.d', '\u00e9:\u00e8\u00b7']) {
      expect(named(name)).toEqual([`<${name}`, '>'])
    }
    for (const name of [':a', 'a:', 'a:b:c', 'a:1', 'a:-b', '1:a', '-a', '.a:b']) expect(named(name)).toBeNull()
  })

  test('characters that look like those that no document may hold', () => {
    for (const character of [
      '\u1ffe',
      '\uff3e',
      '\uff3f',
      '\uffc0',
      '\ufffd',
      '\u{3ff80}',
      '\u{3ffc0}',
      '\u00ef\u00bf\u00be',
    ]) {
      for (const text of [`<a>${character}</a>`, `<a><!--x${character}--></a>`])
        expect(ours(text)).toEqual(theirs(text))
    }
  })

  test('a character by its number, where XML has such a character', () => {
    const edges = [
      0, 8, 9, 0xa, 0xb, 0xc, 0xd, 0xe, 0x1f, 0x20, 0x7f, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfffd, 0xfffe, 0xffff,
    ]
    for (const code of [...edges, 0x10000, 0x10ffff, 0x110000]) {
      for (const number of [
        `#${code}`,
        `#x${code.toString(16)}`,
        `#x${code.toString(16).toUpperCase()}`,
        `#${String(code).padStart(7, '0')}`,
      ]) {
        const text = `<a b="&${number};">x&${number};y</a>`
        expect([number, ours(text)]).toEqual([number, theirs(text)])
      }
    }
    const wrong = '#|#x|#X41|#xg1|#x1g|#1a|#a1|#-1|#+1|#1.0| #65|#65 |toString|amp amp|x#65|x#x41'.split('|')
    for (const name of wrong) expect([name, ours(`<a>&${name};</a>`)]).toEqual([name, null])
  })

  test('mutated documents are read alike, or refused by both', () => {
    const added = fc.constantFrom(
      ...'<>/&;!?-[]"\'= \n\tax:#1CDAT',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#x41;',
      '<?',
      '?>',
      '<a/>',
    )
    const change = fc.record({ at: fc.nat({ max: 5000 }), removed: fc.nat({ max: 3 }), added })
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (document, changes) => {
          let text = document
          for (const { at, removed, added: piece } of changes) {
            const place = at % text.length
            text = text.slice(0, place) + piece + text.slice(place + removed)
          }
          const own = ours(text)
          // Where we are stricter (limits, names of processing instructions) refusing is right; reading must agree.
          if (own !== null) expect(own).toEqual(theirsOfBoth(text))
        },
      ),
      { numRuns: 3000 },
    )
  })
})
