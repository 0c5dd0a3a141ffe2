import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import { account, booking } from '#lending/testing/booking.ts'

const context = { today: '2026-11-21', companyNames: ['Studio Noord'] }
const { lineCharacters, charactersReadByRules } = statementLimits

type Money = 'in' | 'out'
const ordinary = Array.from({ length: 14 }, (_, number) =>
  booking({ amountCents: 480_00, bookedOn: '2026-10-01', description: `Factuur 2026-${number}` }),
)
const longText = (words: string, characters: number) => words.repeat(Math.ceil(characters / words.length))
const bookingWith = (money: Money, description: string) =>
  booking({ amountCents: money === 'in' ? 480_00 : -480_00, description: description.trim() })

function bestMs(work: () => void): number {
  const took = [1, 2, 3].map(() => {
    const startMs = performance.now()
    work()
    return performance.now() - startMs
  })
  return Math.min(...took)
}

/** Less than this is noise of a busy machine; the square of the longest line takes a hundred times as long. */
const leastMs = 5

/** Four times the text may take four times as long, and twice that on a busy machine; its square is sixteen times. */
function expectLinear(workOf: (characters: number) => () => void): void {
  for (let characters = lineCharacters / 64; characters < lineCharacters; characters *= 4) {
    const [once, fourTimes] = [bestMs(workOf(characters)), bestMs(workOf(4 * characters))]
    expect(fourTimes / Math.max(leastMs, once), `${4 * characters} characters`).toBeLessThan(8)
  }
}

describe('CORE-4 a text as long as a line may be holds nobody up', () => {
  test('an analysis of it takes no longer than one of a quarter of it', () => {
    expectLinear((characters) => {
      const bookings = [...ordinary, bookingWith('in', longText('rente ', characters))]
      return () => analyse([account(bookings)], context)
    })
  })

  test.each<[Money, string, string]>([
    ['in', 'rente ', ''],
    ['in', 'kansspel kast ', ''],
    ['out', 'gemeente belasting ', 'parkeer'],
  ])('each pair is decided once a booking, in linear time: money %s, “%s”, %s', (money, words, end) => {
    const categorise = makeCategoriser([account([])], context)
    expectLinear((characters) => {
      const one = bookingWith(money, longText(words, characters) + end)
      return () => categorise(one)
    })
  })
})

describe('CORE-4 rules read a text up to their limit', () => {
  const upTo = (word: string) => ` ${word}`.padStart(charactersReadByRules, 'x ')
  const ruleOf = (parts: Partial<ReturnType<typeof booking>>) =>
    analyse([account([booking({ amountCents: -900_00, ...parts })])], context).bookings[0]?.rule

  test('a word up to it counts, one beyond it does not, and the booking stays whole', () => {
    const within = upTo('huur')
    expect(ruleOf({ description: within })).toBe('cost/rent')
    expect(ruleOf({ description: `x${within}` })).toBe('default/out')
    const given = booking({ amountCents: -900_00, description: `${within} maand` })
    expect(analyse([account([given])], context).bookings[0]?.rule).toBe('cost/rent')
    expect(given.description).toBe(`${within} maand`)
  })

  test('the same of a name and of a reference', () => {
    const office = 'NL86INGB0002445588'
    const [name, tax] = [upTo('ziggo'), upTo('btw')]
    expect(ruleOf({ counterpartyName: name })).toBe('cost/telecom')
    expect(ruleOf({ counterpartyName: `x${name}` })).toBe('default/out')
    expect(ruleOf({ counterpartyAccount: office, endToEndId: tax })).toBe('tax/word-vat-payment')
    expect(ruleOf({ counterpartyAccount: office, endToEndId: `x${tax}` })).toBe('tax/office')
  })
})
