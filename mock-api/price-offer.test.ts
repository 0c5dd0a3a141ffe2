import { expect, test } from 'vitest'
import { mockVisitor as visitor, refusalOf } from './testing/mock-visitor.ts'

test('TEST-4 FLOW-9 an amount of the tester’s choice is priced as the listed offers are, kept and chosen by its id', async () => {
  const { ask, decided } = visitor()
  const { offers } = await decided()
  const { ranges, step, months } = await ask('readOfferRange')
  expect(ranges.map(({ productType, termMonths }) => [productType, termMonths])).toEqual(
    offers.map(({ productType, termMonths }) => [productType, termMonths]),
  )
  expect(ranges.every(({ maxAmount }) => maxAmount === 10_000)).toBe(true)
  expect(step).toBe(500)
  expect(months.length).toBeGreaterThan(5)
  const request = { productType: 'PBL', termMonths: 36, amount: 7_500 } as const
  const { offer } = await ask('priceOffer', { request })
  expect(offer).toMatchObject({ loanAmount: 7_500, clientRate: 11.26, term: 3 })
  expect((await ask('priceOffer', { request })).offer).toEqual(offer)
  expect((await ask('priceOffer', { request: { ...request, amount: 10_000 } })).offer).toEqual(offers[2])
  await ask('selectOffer', { request: { offerId: offer.id } })
  const listed = await ask('listOffers')
  expect(listed.chosen).toEqual(offer)
  expect(listed.offers).toEqual(offers)
})

test('TEST-4 what is not offered is refused as the server does', async () => {
  const { ask, decided } = visitor()
  await decided()
  const refused = (termMonths: number, amount: number) =>
    refusalOf(ask('priceOffer', { request: { productType: 'PBL', termMonths, amount } }))
  expect(await refused(36, 10_500)).toEqual([400, 'amount_out_of_range'])
  expect(await refused(36, 4_500)).toEqual([400, 'amount_out_of_range'])
  expect(await refused(36, 7_600)).toEqual([400, 'amount_step'])
  expect(await refused(30, 7_500)).toEqual([404, 'offer_not_found'])
  expect(await refusalOf(ask('selectOffer', { request: { offerId: 'never-priced' } }))).toEqual([
    404,
    'offer_not_found',
  ])
})
