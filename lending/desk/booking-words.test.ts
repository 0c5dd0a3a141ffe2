import { expect, test } from 'vitest'
import { categoryRules, makeCategoriser } from '#lending/bookings/categorise.ts'
import { categoryNames } from '#lending/bookings/category.ts'
import { categoryWords } from '#lending/bookings/category-words.ts'
import { labelledBookings } from '#lending/testing/labelled-bookings.ts'
import { characteristicNames } from '#lending/policy/points.ts'
import { ruleNames } from '#lending/policy/rules.ts'
import { bookingRuleText } from './booking-words.ts'
import { offerRules } from './person-offers.ts'
import { binText, characteristicText, ruleText } from './rule-words.ts'

const isWords = (text: string | null, code: string): boolean =>
  text !== null && text !== code && !/[a-z]-[a-z]+-|\//.test(text)

test('DESK-84 every rule that reads a booking, and every category, is named in words in both languages', () => {
  const categorise = makeCategoriser([], { companyNames: ['Bakkerij De Korenaar'] })
  const read = labelledBookings().map(({ booking }) => categorise(booking).rule)
  const rules = new Set([...categoryRules.map(({ id }) => id), ...read, 'contested', 'corrected', 'ending/rent'])
  expect(rules.size).toBeGreaterThan(150)
  for (const language of ['nl', 'en'] as const) {
    for (const rule of rules) expect([rule, isWords(bookingRuleText(rule, language), rule)]).toEqual([rule, true])
    for (const name of categoryNames) expect([name, isWords(categoryWords[language][name], name)]).toEqual([name, true])
  }
})

test('DESK-84 every rule of the policy, every characteristic and every bin of the score is named in words in both languages', () => {
  const rules = [...ruleNames, ...offerRules]
  for (const language of ['nl', 'en'] as const) {
    for (const rule of rules) expect([rule, isWords(ruleText(rule, language), rule)]).toEqual([rule, true])
    for (const name of characteristicNames)
      expect([name, isWords(characteristicText(name, language), name)]).toEqual([name, true])
  }
  expect([
    binText('24 to 48', 'nl'),
    binText('120 or more', 'nl'),
    binText('under 0.60', 'nl'),
    binText('missing', 'nl'),
  ]).toEqual(['24 tot 48', '120 of meer', 'onder 0,60', 'onbekend'])
  expect(binText('under 0.60', 'en')).toBe('under 0.60')
})
