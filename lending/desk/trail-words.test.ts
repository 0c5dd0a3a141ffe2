import { expect, test } from 'vitest'
import { trailLine } from '#lending/desk/trail-words.ts'

const line = (actor: string, action: string) => [trailLine({ actor, action }, 'nl'), trailLine({ actor, action }, 'en')]

test('DESK-85 a line of the trail says who did what in both languages', () => {
  expect(line('applicant', 'offer.selected')).toEqual(['aanvrager, koos een aanbod', 'applicant, chose an offer'])
  expect(line('worker', 'decision.made')).toEqual(['computer, uitkomst berekend', 'computer, outcome computed'])
})

test('DESK-85 an employee is named, and work that is done says which', () => {
  expect(line('Noor Bakker', 'work.chosenOffer-closed')).toEqual([
    'Noor Bakker, klaar: gekozen aanbod controleren',
    'Noor Bakker, done: check a chosen offer',
  ])
})

test('DESK-85 what an older version wrote is shown as it is', () => {
  expect(line('worker', 'offers.drawn')).toEqual(['computer, offers.drawn', 'computer, offers.drawn'])
})
