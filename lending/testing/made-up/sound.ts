import { Chance } from '#lending/testing/made-up/chance.ts'
import {
  legalForms,
  type MadeUpCompany,
  type MadeUpLegalForm,
  type Plan,
  troubles,
} from '#lending/testing/made-up/company.ts'
import { type Kind, kinds } from '#lending/testing/made-up/kinds.ts'
import { moreKinds } from '#lending/testing/made-up/more-kinds.ts'
import { fixedEuros, fromPlan } from '#lending/testing/made-up/from-plan.ts'

/** Euros left a month after purchases and fixed costs, before the owner, without VAT. */
function beforeOwner(plan: Plan): number {
  const months = Array.from({ length: 12 }, (_, month) => fixedEuros(plan, month + 1))
  const fixed = months.reduce((sum, { wages, rent, other }) => sum + wages + rent + other, 0) / 12
  const season = plan.kind.season.reduce((sum, share) => sum + share, 0) / 12
  return (plan.monthlyEuros / (1 + plan.kind.vatInSales)) * season * (1 - plan.kind.purchases) - fixed
}

const ordinary = {
  growth: 0,
  surplus: 0.08,
  ownerEuros: 0,
  loan: null,
  investment: null,
  troubles: [],
  paysVat: true,
  openingMonths: 0.8,
  paidOut: 0,
  paidOutMonth: 12,
  isEven: false,
}

const together: readonly MadeUpLegalForm[] = ['vof', 'maatschap', 'cv']

/** A company of a kind that pays on time and has a surplus, of which its owner takes a part. */
export function planOf(kind: Kind, seed: number, parts: Partial<Plan> = {}): Plan {
  const chance = new Chance(seed * 7 + 1)
  const monthlyEuros = chance.between(...kind.monthly)
  const legalForm = parts.legalForm ?? chance.pick(legalForms)
  const given: Plan = {
    ...ordinary,
    seed,
    kind,
    legalForm,
    owners: together.includes(legalForm) && monthlyEuros > 25_000 ? 2 : 1,
    holder: `${kind.name} De Proef ${seed}`,
    endsOn: '2026-11-20',
    months: 24,
    monthlyEuros,
    ...parts,
  }
  const surplus = (given.monthlyEuros / (1 + kind.vatInSales)) * given.surplus
  const incomeTax = surplus * 0.2
  const ownerEuros =
    beforeOwner(given) - surplus - incomeTax - (given.loan?.monthlyEuros ?? 0) - (given.investment?.euros ?? 0) / 40
  return { ...given, ownerEuros: parts.ownerEuros ?? Math.max(1_900 * given.owners, ownerEuros) }
}

/** Of the later kinds every third from the eightieth on, so that a company that was met before is met again. */
const kindOf = (seed: number): Kind =>
  seed >= 80 && seed % 3 === 2 ? moreKinds[((seed - 80) / 3) % moreKinds.length]! : kinds[seed % kinds.length]!

/** Sound companies of every kind: with growth and without, old debt, small and large, retained and paid out. */
export function soundCompany(seed: number, kind = kindOf(seed)): MadeUpCompany {
  const chance = new Chance(seed + 1_000)
  const plan = planOf(kind, seed)
  const debt = chance.pick(['none', 'none', 'loan', 'investment'])
  const part = chance.between(0.01, 0.025)
  return fromPlan(
    planOf(kind, seed, {
      growth: chance.between(-0.03, 0.12),
      surplus: chance.between(0.08, 0.16),
      openingMonths: Math.min(...kind.season) < 0.3 ? chance.between(2.5, 4) : chance.between(1, 2),
      paidOut: chance.pick([0, 0, 0.3, 0.5]),
      // A firm that is paid once a year is known after two.
      months: Math.min(...kind.season) === 0 ? 24 : chance.pick([24, 24, 24, 18, 16]),
      loan: debt === 'loan' ? { lender: 'Rabobank', monthlyEuros: plan.monthlyEuros * part } : null,
      investment: debt === 'investment' ? { monthsAgo: 14, euros: Math.round(plan.monthlyEuros * part * 30) } : null,
    }),
  )
}

/** Forty-eight of the first kinds and four of each later one. */
export const soundSet = (): MadeUpCompany[] => [
  ...Array.from({ length: 48 }, (_, seed) => soundCompany(seed)),
  ...moreKinds.flatMap((kind) => Array.from({ length: 4 }, (_, place) => soundCompany(200 + place * 7, kind))),
]

/** A company that lives from hand to mouth, and pays its instalments. */
export function thinCompany(seed: number): MadeUpCompany {
  const chance = new Chance(seed + 90_000)
  return fromPlan(
    planOf(kindOf(seed), seed, {
      growth: chance.between(-0.08, 0.04),
      surplus: chance.between(0.02, 0.05),
      openingMonths: chance.between(0.3, 0.8),
      loan: chance.happens(0.5) ? { lender: 'New10', monthlyEuros: chance.between(200, 900) } : null,
    }),
  )
}

/** Any company: sound, thin or in trouble. */
export function anyCompany(seed: number): MadeUpCompany {
  const chance = new Chance(seed + 50_000)
  const kind = kindOf(seed)
  return fromPlan(
    planOf(kind, seed, {
      growth: chance.between(-0.25, 0.2),
      surplus: chance.between(-0.05, 0.16),
      openingMonths: chance.between(0, 2),
      paidOut: chance.pick([0, 0, 0.5, 1]),
      months: chance.pick([24, 24, 24, 18, 16, 13, 8]),
      loan: chance.happens(0.3) ? { lender: 'New10', monthlyEuros: chance.between(200, 1_500) } : null,
      investment: chance.happens(0.15) ? { monthsAgo: chance.whole(2, 20), euros: chance.whole(8, 60) * 1_000 } : null,
      troubles: chance.happens(0.2) ? [chance.pick(troubles)] : [],
      paysVat: !chance.happens(0.05),
    }),
  )
}
