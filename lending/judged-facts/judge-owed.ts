import type { StoppedCost } from '#lending/facts/costs/stopped-cost.ts'
import type { Judged } from '#lending/judged-facts/judged.ts'
import type { JudgedFact, Judgement } from '#lending/judged-facts/judged-fact.ts'

/** The company's liabilities besides its loans: running costs, tax, and the owners' living costs. */
export function judgeOwed(judged: Judged): JudgedFact[] {
  return [...judgeStopped(judged.analysis.lending.stopped), judgeTax(judged), ...judgeOwner(judged)]
}

function judgeStopped(stopped: readonly StoppedCost[]): JudgedFact[] {
  if (stopped.length === 0) return [{ fact: 'costs-running', judgement: 'good', figures: {}, bookings: [] }]
  return stopped.map(({ kind, isAsked, missingYearCents, bookings }) => ({
    fact: `stopped-${kind}` as const,
    judgement: isAsked ? ('heavy' as const) : ('caution' as const),
    figures: { monthlyCents: Math.round(missingYearCents / 12) },
    bookings,
  }))
}

function judgeTax({ analysis }: Judged): JudgedFact {
  const { tax } = analysis.lending
  const quartersPaid = tax.quartersPaid.filter(Boolean).length
  return {
    fact: 'tax-due',
    judgement: taxJudgement(tax.isSeen, tax.supposedYearCents > 0 || quartersPaid < tax.quartersPaid.length),
    figures: {
      yearCents: tax.vatYearCents + tax.wageTaxYearCents + tax.incomeTaxYearCents + tax.otherYearCents,
      supposedCents: tax.supposedYearCents,
      quartersDue: tax.quartersPaid.length,
      quartersPaid,
      ...(tax.isSeen ? {} : { cause: tax.cause ?? 'unsaid' }),
    },
    bookings: tax.paid.bookings,
  }
}

const taxJudgement = (isSeen: boolean, isOpen: boolean): Judgement => (!isSeen ? 'heavy' : isOpen ? 'caution' : 'good')

function judgeOwner({ analysis, input, policy }: Judged): JudgedFact[] {
  const { ownerPay, capacity } = analysis.lending
  const unsharedFrom = input.yearlyTurnoverCents * policy.bounds.unsharedShareReferFrom
  const facts: JudgedFact[] = [
    {
      fact: 'owner-pay',
      judgement: capacity.availableMonthlyCents < 0 ? 'heavy' : 'normal',
      figures: {
        monthlyCents: capacity.ownerMonthlyCents,
        takenYearCents: ownerPay.year.sumCents,
        ownerCount: ownerPay.ownerCount,
        isOfYearBefore:
          ownerPay.notTaken.length > 0 && capacity.ownerMonthlyCents > (input.ownerFloorMonthlyCents ?? 0) ? 1 : 0,
      },
      bookings: ownerPay.year.bookings,
    },
  ]
  if (ownerPay.unshared.sumCents > 0) {
    const { sumCents, bookings } = ownerPay.unshared
    const judgement = sumCents < unsharedFrom ? 'caution' : 'heavy'
    facts.push({ fact: 'unshared-account', judgement, figures: { sumCents }, bookings })
  }
  if (input.distributedAboveSurplusCents > 0) {
    facts.push({
      fact: 'paid-out-above-surplus',
      judgement: 'heavy',
      figures: { sumCents: input.distributedAboveSurplusCents },
      bookings: ownerPay.year.bookings,
    })
  }
  return facts
}
