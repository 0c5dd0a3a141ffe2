import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAutomaton, scan } from '#lending/bookings/keyword-automaton.ts'
import { normaliseText } from '#lending/normalise-text.ts'

function found(keywords: readonly string[], text: string): string[] {
  const hits: string[] = []
  scan(buildAutomaton(keywords), text, (number) => hits.push(keywords[number]!))
  return hits.sort()
}

test('whole words are found whatever their case, accents and separators', () => {
  expect(found(['jansen b v', 'privé'], 'JANSEN B.V. / Prive-opname')).toEqual(['jansen b v', 'privé'])
  expect(found(['bp'], 'Bpost BP-station')).toEqual(['bp'])
  expect(found(['spar'], 'sparen')).toEqual([])
})

test('a star leaves the end of a word open, and words within words are all found', () => {
  expect(found(['huur*', 'huurpenningen', 'penning*'], 'huurpenningen oktober')).toEqual(['huur*', 'huurpenningen'])
  expect(found(['shell', 'shell energy*'], 'Shell  Energy-Retail')).toEqual(['shell', 'shell energy*'])
})

test('a key word of separators only is a mistake', () =>
  expect(() => buildAutomaton(['--'])).toThrow(/letter or digit/))

test('finds exactly what a search word by word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 })
  const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
  const text = fc
    .array(fc.oneof(word, fc.constantFrom('é', '.', ' ', '-', '😀')), { maxLength: 30 })
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.uniqueArray(phrase, { maxLength: 8 }), text, (keywords, line) => {
      const plain = ` ${normaliseText(line).replace(/[^a-z0-9]+/g, ' ')} `.replace(/ +/g, ' ')
      const expected = keywords.flatMap((keyword) =>
        new Array<string>(occurrences(plain, ` ${keyword} `)).fill(keyword),
      )
      expect(found(keywords, line)).toEqual(expected.sort())
    }),
  )
})

function occurrences(text: string, part: string): number {
  return Array.from(text, (_character, index) => text.startsWith(part, index)).filter(Boolean).length
}
