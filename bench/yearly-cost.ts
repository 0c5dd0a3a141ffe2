// The yearly cost of 10,000 random offers against forty-digit decimals: half a hundredth of a percentage point below
// our answer the equation must lie on one side, and as much above it on the other.
// Run: node_modules/.bin/node bench/yearly-cost.ts [offers]
import { Decimal } from 'decimal.js'
import { productsFor } from '#lending/pricing/affordability.ts'
import { priceProduct } from '#lending/pricing/price-offer.ts'
import { offeredGrades } from '#lending/policy/price-table.ts'
import { ownTerms } from '#lending/policy/terms.ts'
import { benchDay } from './bench-day.ts'
import { counted, report, sizes } from './report.ts'

const [offerCount] = sizes([10_000, 300])
const toleranceRate = 0.00005
const Forty = Decimal.clone({ precision: 40 })

/** Its own small generator (Lehmer, modulus 2³¹ − 1), so that a run can be repeated. */
let seed = 20_261_121
function chance(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

function worth(rate: Decimal, instalmentsCents: readonly number[]): Decimal {
  const month = rate.plus(1).pow(new Forty(-1).div(12))
  let power = new Forty(1)
  return instalmentsCents.reduce((sum, cents) => {
    power = power.times(month)
    return sum.plus(power.times(cents))
  }, new Forty(0))
}

function outsideOf(count: number): number {
  let outside = 0
  for (let offer = 0; offer < count; offer++) {
    const grade = offeredGrades[Math.floor(chance() * offeredGrades.length)]!
    const products = productsFor(grade, ownTerms)
    const product = { ...products[Math.floor(chance() * products.length)]!, feeShare: chance() * 0.05 }
    const amountCents = 2_000_00 + Math.floor(chance() * 248_000_00)
    const priced = priceProduct(product, amountCents, benchDay)
    const instalmentsCents = priced.schedule.map((instalment) => instalment.totalCents)
    const ours = new Forty(priced.yearlyCostRate)
    const below = worth(ours.minus(toleranceRate), instalmentsCents)
    const above = worth(ours.plus(toleranceRate), instalmentsCents)
    if (!below.gt(priced.netPayoutCents) || !above.lt(priced.netPayoutCents)) outside += 1
  }
  return outside
}

await report(() => [
  counted('offers', offerCount, { least: 1 }),
  counted('further than 0.005 percentage points from forty digits', outsideOf(offerCount), { most: 0 }),
])
