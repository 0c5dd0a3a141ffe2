import { bookkeepingRules } from '#lending/decision/rules/bookkeeping-rules.ts'
import { capacityRules } from '#lending/decision/rules/capacity-rules.ts'
import { conductRules } from '#lending/decision/rules/conduct-rules.ts'
import { dataRules } from '#lending/decision/rules/data-rules.ts'
import type { Judge } from '#lending/decision/rules/policy-rule.ts'
import type { RuleName } from '#lending/policy/rules.ts'

export const judges: Readonly<Record<RuleName, Judge>> = {
  ...dataRules,
  ...capacityRules,
  ...conductRules,
  ...bookkeepingRules,
}
