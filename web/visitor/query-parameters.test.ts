import { describe, expect, test } from 'vitest'
import { amountOf, destinationOf, goalOf, journeyStart, phraseOf } from './query-parameters.ts'

const asked = (text: string) => new URLSearchParams(text)

describe('STORE-4 what an address asks for', () => {
  test('a phrase is text without the spaces around it, of a hundred characters at most', () => {
    expect(phraseOf(asked('phrase=%20%20De+Korenaar%20'))).toBe('De Korenaar')
    expect(phraseOf(asked(`phrase=${'a'.repeat(101)}`))).toBe('a'.repeat(100))
    expect(phraseOf(asked(''))).toBe('')
  })

  test.each([
    ['goal=Inventory%20', 'inventory'],
    ['goal=working_capital', 'working_capital'],
    [`goal=${'a'.repeat(40)}`, 'a'.repeat(40)],
    [`goal=${'a'.repeat(41)}`, null],
    ['goal=a1', null],
    ['goal=', null],
    ['', null],
  ])('the goal of "%s" is %s', (search, goal) => {
    expect(goalOf(asked(search))).toBe(goal)
  })

  test.each([
    ['amount=25000', 25_000],
    ['amount=%207%20', 7],
    ['amount=999999999', 999_999_999],
    ['amount=1000000000', null],
    ['amount=0', null],
    ['amount=07', null],
    ['amount=-5', null],
    ['amount=1.5', null],
    ['', null],
  ])('the amount of "%s" is %s', (search, amount) => {
    expect(amountOf(asked(search))).toBe(amount)
  })

  test.each([
    ['destination=/extra-uitgaven', 'extraExpenses'],
    ['destination=%20extra-uitgaven', 'extraExpenses'],
    ['destination=jouw-aanvraag', 'aboutYou'],
    ['destination=/transacties-uploaden', 'uploadTransactions'],
    ['destination=transacties-verzamelen', 'collectTransactions'],
    ['destination=/get-offers', 'getOffers'],
    ['destination=persoonlijk-aanbod', 'personalOffer'],
    ['destination=/volgende-stappen', 'nextSteps'],
    ['destination=/feedback-success', null],
    ['destination=/contact', null],
    ['destination=https://evil.example/extra-uitgaven', null],
    ['destination=', null],
    ['', null],
  ])('the screen of "%s" is %s', (search, page) => {
    expect(destinationOf(asked(search))).toBe(page)
  })
})

describe('STORE-4 where the journey begins', () => {
  test.each([
    ['', null, '/jouw-aanvraag'],
    ['goal=inventory', null, '/jouw-aanvraag?goal=inventory'],
    ['amount=9000', null, '/jouw-aanvraag?amount=9000'],
    ['amount=9000&goal=inventory', 12_000, '/jouw-aanvraag?goal=inventory&amount=12000'],
    ['destination=extra-uitgaven', null, '/extra-uitgaven'],
    ['goal=!&amount=x&destination=nowhere', null, '/jouw-aanvraag'],
  ])('with "%s" and the amount %s', (search, amount, start) => {
    expect(journeyStart(asked(search), 'nl', amount)).toBe(start)
  })

  test('in the language of the page, with the campaign that led here', () => {
    expect(journeyStart(asked('utm_source=a'), 'en')).toBe('/en/jouw-aanvraag?utm_source=a')
    expect(journeyStart(asked('utm_source=a&goal=stock'), 'nl')).toBe('/jouw-aanvraag?goal=stock&utm_source=a')
  })
})
