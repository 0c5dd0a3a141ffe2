import {
  lessPaid,
  owedFromBefore,
  paidElsewhere,
  paidInPart,
  takenLess,
} from '#lending/testing/made-up/relations/less-paid.ts'
import { fairness } from '#lending/testing/made-up/relations/fairness.ts'
import { moneyIn, newPayers, smallTrips } from '#lending/testing/made-up/relations/money-in.ts'
import { otherQuestions } from '#lending/testing/made-up/relations/other-questions.ts'
import { otherTimes, withinAMonth } from '#lending/testing/made-up/relations/other-times.ts'
import { otherProviders, otherWords } from '#lending/testing/made-up/relations/other-words.ts'
import type { Relation } from '#lending/testing/made-up/relations/relation.ts'

/** docs/credit-policy.md, "Proof": how any company's answer may change when only this changes. */
export const relations: readonly Relation[] = [
  ...moneyIn,
  ...lessPaid,
  ...otherWords,
  ...otherTimes,
  ...otherQuestions,
  ...smallTrips,
  ...paidInPart,
  ...otherProviders,
  ...withinAMonth,
  ...owedFromBefore,
  ...newPayers,
  ...takenLess,
  ...paidElsewhere,
  ...fairness,
]
