import {
  askedBurden,
  bindingStress,
  debtServiceCoverage,
  productsAt,
  stressed,
} from '#lending/pricing/affordability.ts'
import { replay } from '#lending/decision/decide.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { answerTo, type Answer } from '#lending/testing/made-up/answer.ts'
import type { Chance } from '#lending/testing/made-up/chance.ts'
import type { Relation } from '#lending/testing/made-up/relations/relation.ts'

/** Every offer is carried with room to spare, now and at the required fall in turnover. */
function belowItsStress({ record, offers, policy }: Answer): string[] {
  const worse = stressed(record.input, -bindingStress(record.input.turnoverVariation, policy.stress))
  const { debtServiceCoverageOfferedFrom: from, debtServiceCoverageStressed: stressedFrom } = policy.limits
  const products = productsAt(record.score, policy)
  return offers.flatMap(({ productType, termMonths, loanAmountCents }) => {
    const product = products.find((one) => one.productType === productType && one.termMonths === termMonths)!
    const [plain, fallen] = [record.input, worse].map((means) => debtServiceCoverage(means, product, loanAmountCents))
    return plain! >= from && fallen! >= stressedFrom
      ? []
      : [`${productType} ${termMonths} covers ${plain} and ${fallen}`]
  })
}

function differsOnReplay({ analysis, record, policy }: Answer): string[] {
  const { record: whole } = answerTo(analysis, record.input, { policy })
  const [first, again] = [whole, replay(JSON.parse(JSON.stringify(whole)) as typeof whole, [policy])].map((one) =>
    JSON.stringify(one),
  )
  return first === again ? [] : ['the replayed record differs']
}

type Safer = (input: ScoreInput, chance: Chance) => Partial<ScoreInput>

const lower = (value: number | null, chance: Chance): number | null => (value === null ? null : value * chance.next())
const higher = (value: number | null, chance: Chance): number | null => (value === null ? null : value + chance.next())

/** One figure of the decision that only can be better so. */
const safer: Readonly<Record<string, Safer>> = {
  'fewer days below zero': (input, chance) => ({ daysBelowZeroShare: lower(input.daysBelowZeroShare, chance) }),
  'a larger buffer': (input, chance) => ({ bufferDays: (input.bufferDays ?? 0) + chance.whole(1, 60) }),
  'a higher lowest balance': (input, chance) => ({ lowestBalanceMonths: higher(input.lowestBalanceMonths, chance) }),
  'fewer returned debits': () => ({
    returnedDirectDebitsYear: 0,
    returnedDirectDebitsLastThreeMonths: 0,
  }),
  'a smaller largest customer': (input, chance) => ({
    largestCustomerShare: lower(input.largestCustomerShare, chance),
  }),
  'steadier turnover': (input, chance) => ({ turnoverVariation: lower(input.turnoverVariation, chance) }),
  'rising turnover': (input, chance) => ({ turnoverChange: higher(input.turnoverChange, chance) }),
  'less cash': (input, chance) => ({ cashShare: lower(input.cashShare, chance) }),
  'less debt': (input, chance) => ({
    existingDebtServiceMonthlyCents: Math.floor(input.existingDebtServiceMonthlyCents * chance.next()),
  }),
  'more left each month': (input, chance) => ({
    availableMonthlyCents: input.availableMonthlyCents + chance.whole(1, 3_000_00),
    availableIfExplainedMonthlyCents: input.availableIfExplainedMonthlyCents + 3_000_00,
  }),
  'a longer history': (input) => ({ coverageDays: Math.max(input.coverageDays, 730) }),
}

/** And what only can be worse. */
const lessSafe: Readonly<Record<string, Safer>> = {
  'a younger company': (_input, chance) => ({ companyAgeMonths: chance.pick([16, 30, 60]) }),
  'more customers who take back': ({ customerReturnShare }, chance) => ({
    customerReturnShare: (customerReturnShare ?? 0) + chance.between(0, 0.2),
  }),
}

const cliffs: Readonly<Record<string, Safer>> = {
  'a euro more each month': (input) => ({ availableMonthlyCents: input.availableMonthlyCents + 100 }),
  'a euro more debt': (input) => ({ existingDebtServiceMonthlyCents: input.existingDebtServiceMonthlyCents + 100 }),
  'a euro more turnover': (input) => ({
    averageMonthlyTurnoverCents: input.averageMonthlyTurnoverCents + 100,
    availableMonthlyCents: input.availableMonthlyCents + 100,
  }),
  'a point of buffer': (input) => ({ bufferDays: (input.bufferDays ?? 0) + 0.1 }),
}

/** Another request, other figures, and what holds of each answer by itself. */
export const otherQuestions: readonly Relation[] = [
  {
    name: 'asking less',
    promise: 'never worse',
    ask: ({ amountEuros }, { policy }, chance) => {
      const [least, step] = [policy.limits.loanAmountMinCents / 100, policy.limits.amountStepCents / 100]
      const steps = Math.ceil((amountEuros - least) / step) - 1
      return steps < 0 ? null : { amountEuros: least + step * chance.whole(0, steps) }
    },
  },
  {
    name: 'asking for more than is carried',
    promise: 'never worse',
    ask: ({ amountEuros }, { record, policy }, chance) =>
      askedBurden(record.input, policy) < 1
        ? null
        : { amountEuros: amountEuros + (policy.limits.amountStepCents / 100) * chance.whole(1, 200) },
  },
  ...Object.entries(safer).map(([name, figures]): Relation => ({ name, promise: 'never worse', figures })),
  ...Object.entries(lessSafe).map(([name, figures]): Relation => ({ name, promise: 'never better', figures })),
  ...Object.entries(cliffs).map(([name, figures]): Relation => ({ name, promise: 'no cliff', figures })),
  { name: 'one euro more asked', promise: 'no cliff', ask: ({ amountEuros }) => ({ amountEuros: amountEuros + 1 }) },
  { name: 'no offer below its stress', promise: 'equal', holds: belowItsStress },
  { name: 'replay is bit for bit', promise: 'equal', holds: differsOnReplay },
]
