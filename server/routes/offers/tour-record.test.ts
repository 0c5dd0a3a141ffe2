import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnswerOf, CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import { connectBank, confirmAndWait, fillForm, must, newApplicant, untilCollected } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

/** The bakery of the sandbox, as the tour shows it. `UPDATE_TOUR=1` records it again. */
const record = new URL('../../../web/marketing/tour/bakery.json', import.meta.url)
const today = '2026-11-21'
const kvkNumber = '00900001'
const amount = 25_000
const shown = ['core-turnover', 'year-before', 'tax-due', 'fixed-costs', 'balance', 'capacity']

const { server } = await startSite({ today })

test('CORE-4 CORE-5 the tour shows what the engine says of the bakery of the sandbox', async () => {
  const applicant = await newApplicant(server.origin)
  const read = async <Name extends CallName>(name: Name): Promise<AnswerOf<Name>> =>
    (await must(applicant.call('GET', calls[name].path), name)).body as AnswerOf<Name>
  await fillForm(applicant, kvkNumber, amount)
  await untilCollected(applicant, await connectBank(applicant, server.origin, 'RABOBANK', kvkNumber))
  await confirmAndWait(applicant)
  const { decision } = await read('listOffers')
  const { months, ranges, stressTried } = await read('readOfferRange')
  const { facts } = await read('listFacts')
  const { connections, companyName } = await read('readApplication')
  // They are collected side by side, in any order.
  const accounts = connections
    .flatMap((one) => one.accounts.map(({ transactionCount, from, to }) => ({ transactionCount, from, to })))
    .toSorted((one, other) => other.transactionCount - one.transactionCount)
  const seen = {
    company: companyName,
    kvkNumber,
    amount,
    grade: decision.grade,
    maxAmount: ranges.find(({ productType, termMonths }) => productType === 'PBL' && termMonths === 12)?.maxAmount,
    accounts,
    facts: facts
      .filter(({ fact }) => shown.includes(fact))
      .map(({ fact, judgement, figures }) => ({ fact, judgement, figures })),
    months,
    stressTried,
  }
  if (process.env['UPDATE_TOUR']) writeFileSync(record, `${JSON.stringify(seen, null, 2)}\n`)
  expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(seen)
})
