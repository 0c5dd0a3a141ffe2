import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNamed, isSlipOf, nameSearchLimits, smallerQuestions, wordsOf } from '#lending/company-names.ts'

const syllables = ['bak', 'ko', 'ren', 'van', 'de', 'mo', 'len', 'wiel', 'schil', 'der', 'a', 'zon', 'tuin']
const word = fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
const longWord = word.filter((text) => text.length >= 3)
/** A name with at least one word that a register would be asked for. */
const name = fc.tuple(longWord, fc.array(word, { maxLength: 3 })).map(([first, others]) => [first, ...others].join(' '))
const others = fc.array(name, { maxLength: 5 })

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
type Slip = 'wrong' | 'missing' | 'extra' | 'swapped'
const kind = fc.constantFrom<Slip[]>('wrong', 'missing', 'extra', 'swapped')

/** One letter of the name mistyped; `place` is that of a letter. */
function slipIn(text: string, place: number, slip: Slip, typed: string): string {
  const places = [...text].flatMap((at, index) => (at === ' ' ? [] : [index]))
  const at = places[place % places.length] ?? 0
  const next = text[at + 1]
  if (slip === 'swapped' && next && next !== ' ') return text.slice(0, at) + next + text[at] + text.slice(at + 2)
  if (slip === 'missing') return text.slice(0, at) + text.slice(at + 1)
  return text.slice(0, at) + typed + text.slice(slip === 'extra' ? at : at + 1)
}

const entries = (names: readonly string[]) => names.map((one) => ({ name: one, words: wordsOf(one) }))
const namesFound = (typed: string, names: readonly string[]) => findNamed(typed, entries(names)).map((one) => one.name)

/** A register as KVK's: every word asked for is a whole word of the name. */
const register = (names: readonly string[]) => (question: string) =>
  names.filter((one) => wordsOf(question).every((asked) => wordsOf(one).includes(asked)))

describe('names in the answers of the register', () => {
  test('FLOW-3 every beginning of a name, from two letters, finds it', () => {
    fc.assert(
      fc.property(name, others, fc.nat(), (wanted, rest, cut) => {
        const typed = wanted.slice(0, 2 + (cut % (wanted.length - 1)))
        expect(namesFound(typed, [...rest, wanted])).toContain(wanted)
      }),
    )
  })

  test('FLOW-3 one wrong, missing, extra or swapped letter anywhere in a name still finds it', () => {
    const ofFour = name.filter((one) => one.replaceAll(' ', '').length >= 4)
    fc.assert(
      fc.property(ofFour, others, fc.nat(), kind, letter, (wanted, rest, place, slip, typed) => {
        expect(namesFound(slipIn(wanted, place, slip, typed), [...rest, wanted])).toContain(wanted)
      }),
    )
  })

  test('FLOW-3 a slip in the half-typed name is found as well, the best fit first', () => {
    const names = ['Bakker Tegels', 'De Gouden Bakkerij', 'Bakkerij De Korenaar B.V.']
    expect(namesFound('bakkerij de kor', names)).toEqual(['Bakkerij De Korenaar B.V.'])
    expect(namesFound('bakerij', names)).toEqual(expect.arrayContaining(['Bakkerij De Korenaar B.V.']))
    expect(namesFound('Bakkerij', names)).toEqual(['Bakkerij De Korenaar B.V.', 'De Gouden Bakkerij'])
    expect(namesFound('korenaar bakk', names)).toEqual(['Bakkerij De Korenaar B.V.'])
    expect(namesFound('korenar bakkerij', names)).toEqual(['Bakkerij De Korenaar B.V.'])
    expect(namesFound('BÁKKERIJ DE KORENAAR B', names)).toEqual(['Bakkerij De Korenaar B.V.'])
    expect(namesFound('Bakkerij DeKorenaar', names)).toEqual(['Bakkerij De Korenaar B.V.'])
  })

  test('another name is not found: two letters wrong, one letter alone, or words it does not have', () => {
    for (const typed of ['Bxkkxrij', 'b', '', '?!', 'Bakkerij Zonnebloem', 'xy']) {
      expect(namesFound(typed, ['Bakkerij De Korenaar B.V.'])).toEqual([])
    }
    expect(isSlipOf('de', 'da')).toBe(false)
    expect(isSlipOf('vos', 'bos')).toBe(true)
  })
})

describe('what the register is asked when it has nothing for the whole name', () => {
  test('FLOW-3 a half-typed last word or one slip leaves a question of whole words that finds the company', () => {
    const ofTwo = fc.tuple(longWord, longWord, fc.array(word, { maxLength: 2 })).map((parts) => parts.flat().join(' '))
    fc.assert(
      fc.property(ofTwo, others, fc.nat(), kind, letter, fc.boolean(), (wanted, rest, place, slip, key, isHalf) => {
        const half = wanted.slice(0, wanted.length - 1)
        const typed = isHalf ? half : slipIn(wanted, place, slip, key)
        const ask = register([...rest, wanted])
        const found = [typed, ...smallerQuestions(typed)].flatMap((question) =>
          findNamed(typed, entries(ask(question)), question).map((one) => one.name),
        )
        expect(found).toContain(wanted)
      }),
    )
  })

  test('few questions, the longest whole words first, and never a short word alone', () => {
    expect(smallerQuestions('Bakkerij De Kor')).toEqual(['bakkerij de', 'de kor', 'bakkerij kor', 'bakkerij'])
    expect(smallerQuestions('Bakkerij')).toEqual([])
    expect(smallerQuestions('De Ko')).toEqual([])
    const many = 'een twee drie vier vijf zes zeven acht'
    expect(smallerQuestions(many)).toHaveLength(nameSearchLimits.questionsMax - 1)
  })
})
