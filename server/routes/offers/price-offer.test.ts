import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { another, decidedApplicant, type Applicant } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const today = '2026-11-21'
const webshop = '00900003'

const { server } = await startSite({ today, environment: { HOST: 'localhost' } })
let applicant: Applicant
let listed: AnswerOf<'listOffers'>
let range: AnswerOf<'readOfferRange'>
beforeAll(async () => {
  applicant = await decidedApplicant(server.origin, 'BUNQ', another(webshop))
  listed = await read('dls-pbl-api/v3/offers')
  range = await read('vlot/v1/offers/range')
})

const read = async <T>(path: string, who = applicant): Promise<T> => (await who.call('GET', path)).body as T
const price = async (request: object, who = applicant) => {
  const { status, body } = await who.call('POST', 'vlot/v1/offers/price', request)
  return { status, error: (body as { error?: string }).error, offer: (body as AnswerOf<'priceOffer'>).offer }
}
const select = async (offerId: string, who = applicant) => {
  const { status, body } = await who.call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId })
  return [status, (body as { error?: string } | null)?.error]
}
const kept = async (caseId: string) => {
  const { rows } = await server.context.pool.query('select * from priced_offer where case_id = $1', [caseId])
  return rows.length
}
const loan = (amount: number, termMonths = 24) => ({ productType: 'PBL', termMonths, amount })

describe('FLOW-9 the range of amounts and terms', () => {
  test('holds every listed offer, in whole steps, with the months they are held against', () => {
    expect(range.requestedAmount).toBe(25_000)
    for (const { productType, termMonths, loanAmount } of listed.offers) {
      const found = range.ranges.find((one) => one.productType === productType && one.termMonths === termMonths)
      expect(found!.minAmount).toBeLessThanOrEqual(loanAmount)
      expect(found!.maxAmount).toBeGreaterThanOrEqual(loanAmount)
      expect(found!.maxAmount % range.step).toBe(0)
    }
    expect(range.months).toHaveLength(12)
    expect(range.stressTried.fall).toBeGreaterThanOrEqual(0.1)
  })
})

describe('FLOW-9 FLOW-10 an offer for an amount of one’s own', () => {
  test('costs what the same rate makes of it, and is the same one when it is asked for again', async () => {
    const listedLoan = listed.offers.find(({ termMonths }) => termMonths === 24)!
    const [first, again] = [await price(loan(7_500)), await price(loan(7_500))]
    expect(first).toMatchObject({ status: 200, offer: { loanAmount: 7_500, term: 2 } })
    expect(first.offer.clientRate).toBe(listedLoan.clientRate)
    expect(first.offer.validUntil).toBe(listedLoan.validUntil)
    expect(first.offer.schedule[0]!.dueOn).toBe(listedLoan.schedule[0]!.dueOn)
    expect(again.offer).toEqual(first.offer)
    expect(await kept(applicant.caseId)).toBe(1)
    expect((await price(loan(8_000))).offer.id).not.toBe(first.offer.id)
    expect(await kept(applicant.caseId)).toBe(2)
  })

  test('at a listed amount is the listed one, and nothing is kept for it', async () => {
    const before = await kept(applicant.caseId)
    for (const offer of listed.offers) {
      const { productType, termMonths, loanAmount: amount } = offer
      expect((await price({ productType, termMonths, amount })).offer).toEqual(offer)
    }
    expect(await kept(applicant.caseId)).toBe(before)
  })

  test('is refused below the least, above what is carried, between two steps and for another term', async () => {
    const most = range.ranges.find(({ termMonths }) => termMonths === 24)!.maxAmount
    expect(await price(loan(4_500))).toMatchObject({ status: 400, error: 'amount_out_of_range' })
    expect(await price(loan(most + 500))).toMatchObject({ status: 400, error: 'amount_out_of_range' })
    expect(await price(loan(7_600))).toMatchObject({ status: 400, error: 'amount_step' })
    expect(await price(loan(7_500, 18))).toMatchObject({ status: 404, error: 'offer_not_found' })
    expect((await price(loan(most))).status).toBe(200)
  })

  test('is chosen by its id and shown as the choice; the list stays as it was', async () => {
    const { offer } = await price(loan(9_000))
    expect(await select(offer.id)).toEqual([204, undefined])
    const now = await read<AnswerOf<'listOffers'>>('dls-pbl-api/v3/offers')
    expect(now.offers).toEqual(listed.offers)
    expect(now.chosen).toEqual(offer)
    expect(await select(listed.offers[0]!.id)).toEqual([204, undefined])
    expect((await read<AnswerOf<'listOffers'>>('dls-pbl-api/v3/offers')).chosen).toBeNull()
  })

  test('cannot be chosen by another case, nor before it was priced', async () => {
    const other = await decidedApplicant(server.origin, 'BUNQ', another(webshop))
    const { offer } = await price(loan(9_500))
    expect(await select(offer.id, other)).toEqual([404, 'offer_not_found'])
    expect(await kept(other.caseId)).toBe(0)
    expect((await price(loan(9_500), other)).offer.id).not.toBe(offer.id)
  })

  test('is gone when the data changes, and a later one takes the place of what was kept', async () => {
    const other = await decidedApplicant(server.origin, 'BUNQ', another(webshop))
    const { offer } = await price(loan(9_500), other)
    await other.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 10_000 })
    expect(await price(loan(9_500), other)).toMatchObject({ status: 409, error: 'offers_not_ready' })
    expect(await select(offer.id, other)).toEqual([409, 'offers_not_ready'])
  })

  test('CORE-8 is sealed, in the trail once however many are asked for, in the export, and gone with the case', async () => {
    const other = await decidedApplicant(server.origin, 'BUNQ', another(webshop))
    const { offer } = await price(loan(12_500), other)
    await price(loan(12_500), other)
    await price(loan(13_000), other)
    const of = [other.caseId]
    const { rows } = await server.context.pool.query<{ action: string }>(
      "select action from audit_entry where case_id = $1 and action = 'offer.priced'",
      of,
    )
    expect(rows).toHaveLength(1)
    const stored = await server.context.pool.query<object>('select * from priced_offer where case_id = $1', of)
    // By its bytes: written in hexadecimals a sealed row has any five figures in it now and then.
    const bytes = Object.values(stored.rows[0]!).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    )
    expect(bytes.join(' ')).not.toContain('1250000')
    const exported = JSON.stringify(await read('vlot/v1/privacy/export', other))
    expect(exported).toContain(`"offer":{`)
    expect(exported).toContain('1250000')
    expect(exported).toContain(offer.id)
    await server.context.pool.query('delete from loan_case where id = $1', of)
    expect(await kept(other.caseId)).toBe(0)
  })
})
