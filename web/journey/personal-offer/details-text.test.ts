import { expect, test } from 'vitest'
import { offerAnswer } from '#contract/answers/offer-answer.ts'
import { makeOffers } from '#lending/answer/make-offers.ts'
import { decide } from '#lending/scorecard/decide.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { detailsTexts } from './details-text.ts'

const roomy = { ...soundInput, availableMonthlyCents: 6_000_00 }

/** The words on security in the details of the longest loan. */
function said(requestedAmountCents: number, isOwnerLiable: boolean): string[] {
  const context = { today: '2026-11-21', months: [], isOwnerLiable, hasPartner: false }
  const offers = makeOffers(decide({ ...roomy, requestedAmountCents }, '2026-11-21T10:00:00Z'), context)
  const { securities } = offerAnswer(offers.find((offer) => offer.termMonths === 60)!)
  return [detailsTexts.nl.securities[securities], detailsTexts.en.securities[securities]]
}

test('CORE-6 the owner of a company reads of a guarantee above 50,000 euros, of none below, and a trader of the legal form', () => {
  expect(said(50_000_00, false)).toEqual(['Geen onderpand en geen borg', 'No collateral and no personal guarantee'])
  expect(said(50_500_00, false)).toEqual([
    'Geen onderpand. Van de eigenaar vragen we een persoonlijke borg.',
    'No collateral. We ask the owner for a personal guarantee.',
  ])
  expect(said(50_500_00, true)).toEqual([
    'Geen onderpand. Door je rechtsvorm ben je zelf aansprakelijk, ook met je privégeld.',
    'No collateral. As a sole trader or partner you are personally liable.',
  ])
})
