import type { Judged } from '#lending/judged-facts/judged.ts'
import type { JudgedFact } from '#lending/judged-facts/judged-fact.ts'
import { judgedByPoints } from '#lending/judged-facts/judgement.ts'
import { instalmentShare } from '#lending/decision/characteristics.ts'

export function judgeDebtAndBalance(judged: Judged): JudgedFact[] {
  return [...judgeDebt(judged), judgeBalance(judged)]
}

function judgeDebt({ analysis, input, policy }: Judged): JudgedFact[] {
  const { lenders, monthlyCents, unseen, newDebt } = analysis.lending.debt
  const stopped = lenders.filter(({ hasStopped }) => hasStopped)
  const newDebtFrom = input.averageMonthlyTurnoverCents * policy.bounds.newDebtReferAboveMonths
  const facts: JudgedFact[] = [
    {
      fact: 'debt-service',
      judgement: judgedByPoints('instalment-share', input, policy),
      figures: {
        monthlyCents,
        lenderCount: lenders.length + unseen.count,
        shareOfTurnover: instalmentShare(input) ?? 0,
      },
      bookings: [...lenders.flatMap(({ bookings }) => bookings), ...unseen.bookings],
    },
    {
      fact: 'new-debt',
      judgement: newDebt.sumCents <= 0 ? 'good' : newDebt.sumCents > newDebtFrom ? 'heavy' : 'caution',
      figures: { sumCents: newDebt.sumCents },
      bookings: newDebt.bookings,
    },
  ]
  if (stopped.length > 0) {
    const bookings = stopped.flatMap((lender) => lender.bookings)
    facts.push({ fact: 'instalments-stopped', judgement: 'heavy', figures: { lenderCount: stopped.length }, bookings })
  }
  return facts
}

function judgeBalance({ analysis, bookings, input, policy }: Judged): JudgedFact {
  const { balance, capacity } = analysis.lending
  const { lowestCents, lowestOn, daysBelowZero } = balance
  if (!balance.isKnown || lowestCents === null || lowestOn === null) {
    return { fact: 'balance-unknown', judgement: 'caution', figures: {}, bookings: [] }
  }
  return {
    fact: 'balance',
    judgement: judgedByPoints('lowest-balance-months', input, policy),
    figures: { lowestCents, lowestOn, outflowCents: capacity.monthlyOutflowCents, daysBelowZero },
    bookings: bookings.flatMap(({ bookedOn }, number) => (bookedOn === lowestOn ? [number] : [])),
  }
}
