import type { DecisionOutcome } from '#lending/decision/decision.ts'
import type { Cents } from '#lending/money.ts'
import {
  type RehearsedAnswer,
  type RehearsedCase,
  type Undecided,
  undecided,
} from '#lending/rehearsal/rehearsed-case.ts'

export const outcomes = ['approve', 'refer', 'refuse'] as const satisfies readonly DecisionOutcome[]

/** The answers of one policy to some cases; `rateSum` is each largest offer times its rate. */
export type Answers = Record<DecisionOutcome, number> & { offers: number; offeredCents: Cents; rateSum: number }
export type Compared = { cases: number; before: Answers; after: Answers }
export type DecidedCase = RehearsedCase & { after: RehearsedAnswer }

const noAnswers = (): Answers => ({ approve: 0, refer: 0, refuse: 0, offers: 0, offeredCents: 0, rateSum: 0 })
const nothing = (): Compared => ({ cases: 0, before: noAnswers(), after: noAnswers() })

export const amountBands = [10_000_00, 25_000_00, 50_000_00, 100_000_00, Infinity] as const
export const dimensions = ['grade', 'legalForm', 'sector', 'amount'] as const
export type Dimension = (typeof dimensions)[number]

const keyOf: Readonly<Record<Dimension, (one: RehearsedCase) => string>> = {
  grade: ({ before }) => before.grade,
  legalForm: ({ legalForm }) => legalForm,
  sector: ({ sector }) => sector,
  amount: ({ askedCents }) => String(amountBands.find((band) => askedCents <= band)),
}

const shownMost = 10

/** Counts cases one by one; what it keeps does not grow with them, but for the most changed. */
export class Rehearsal {
  readonly whole = nothing()
  readonly moves = new Map<string, number>()
  readonly by = new Map(dimensions.map((dimension) => [dimension, new Map<string, Compared>()]))
  readonly notDecided = new Map<Undecided, number>(undecided.map((why) => [why, 0]))
  mostChanged: DecidedCase[] = []

  add(one: RehearsedCase): void {
    const { before, after } = one
    if (typeof after === 'string') {
      this.notDecided.set(after, this.notDecided.get(after)! + 1)
      return
    }
    count(this.whole, before, after)
    const move = moveOf(before.outcome, after.outcome)
    this.moves.set(move, (this.moves.get(move) ?? 0) + 1)
    for (const dimension of dimensions) {
      const rows = this.by.get(dimension)!
      const key = keyOf[dimension](one)
      const row = rows.get(key) ?? nothing()
      rows.set(key, row)
      count(row, before, after)
    }
    this.#keepChanged({ ...one, after })
  }

  #keepChanged(one: DecidedCase): void {
    if (changeOf(one) === 0) return
    const most = [...this.mostChanged, one].sort((a, b) => changeOf(b) - changeOf(a))
    this.mostChanged = most.slice(0, shownMost)
  }

  get cases(): number {
    return [...this.notDecided.values()].reduce((sum, some) => sum + some, this.whole.cases)
  }
}

export const moveOf = (before: DecisionOutcome, after: DecisionOutcome): string => `${before} ${after}`

function count(row: Compared, before: RehearsedAnswer, after: RehearsedAnswer): void {
  row.cases += 1
  countAnswer(row.before, before)
  countAnswer(row.after, after)
}

function countAnswer(answers: Answers, { outcome, mostCents, yearlyRate }: RehearsedAnswer): void {
  answers[outcome] += 1
  if (mostCents === 0) return
  answers.offers += 1
  answers.offeredCents += mostCents
  answers.rateSum += mostCents * yearlyRate
}

/** Another answer weighs more than any amount, an amount more than any price. */
function changeOf({ before, after }: DecidedCase): number {
  const steps = Math.abs(outcomes.indexOf(before.outcome) - outcomes.indexOf(after.outcome))
  return steps * 1e12 + Math.abs(after.mostCents - before.mostCents) + Math.abs(after.yearlyRate - before.yearlyRate)
}
