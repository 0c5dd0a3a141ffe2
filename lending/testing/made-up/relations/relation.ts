import type { Answer, AskedLoan } from '#lending/testing/made-up/answer.ts'
import type { Chance } from '#lending/testing/made-up/chance.ts'
import type { MadeUpCompany } from '#lending/testing/made-up/company.ts'
import type { ReasonCode } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** How the answer to what was changed may compare with the answer before. */
type Promise = 'never better' | 'never worse' | 'equal' | 'equal outcome' | 'no cliff'

export type Relation = {
  name: string
  promise: Promise
  /** The companies it is promised for; all by default. */
  of?: (company: MadeUpCompany) => MadeUpCompany | null
  /** Null where the company has nothing to change. */
  change?: (company: MadeUpCompany, chance: Chance) => MadeUpCompany | null
  /** Another request by the same company. */
  ask?: (asked: Required<AskedLoan>, before: Answer, chance: Chance) => Required<AskedLoan> | null
  /** The same company with other figures. */
  figures?: (input: ScoreInput, chance: Chance) => Partial<ScoreInput> | null
  /** Breaches in the answer by itself. */
  holds?: (before: Answer) => string[]
  /** Missing data may turn a refusal into a referral, but never brings an offer. */
  mayAsk?: boolean
  /** Reasons that say on which days something happened, which may make all the difference. */
  events?: readonly ReasonCode[]
  /** How much lower a price may be, where one of its figures does improve. */
  priceSlack?: number
}

export const never = (name: string, change: Relation['change'], more: Partial<Relation> = {}): Relation => ({
  name,
  promise: 'never better',
  change,
  ...more,
})

/** As a slack of the price: turnover that grew less is steadier, which is safer by itself; the amount still falls. */
export const halfAPoint = 0.005
