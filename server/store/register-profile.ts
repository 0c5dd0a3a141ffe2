import type { RegisterProfile } from '../company-register/company-register.ts'
import type { CaseRow } from './case-data.ts'

/** The register's extract as it was when the case began; the decision rests on it. */
export function registerProfileOf(loanCase: CaseRow): RegisterProfile {
  return loanCase.register_profile as RegisterProfile
}

/** Every name the register knows the company by, for comparing with an account's holder. */
export function companyNames(loanCase: CaseRow): string[] {
  const profile = registerProfileOf(loanCase)
  return [...new Set([profile.name, ...profile.tradeNames])]
}
