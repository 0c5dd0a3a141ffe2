import { readFileSync } from 'node:fs'
import type { Language } from '#lending/language.ts'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import { knownPolicies, type Policy } from '#lending/policy/policy.ts'

export const isLanguage = (word: string): word is Language => word === 'nl' || word === 'en'

/** Its message names each faulty row on a line. */
export class FaultyPolicy extends Error {}

/** By its version, or of a lender's file. Throws a `FaultyPolicy`, or why the file cannot be read. */
export function policyNamed(name: string, language: Language): Policy {
  const known = knownPolicies.find(({ version }) => version === name)
  if (known) return known
  const { policy, faults } = lenderPolicy(JSON.parse(readFileSync(name, 'utf8')))
  if (policy) return policy
  throw new FaultyPolicy(faults.map(({ row, says }) => `${row} ${says[language === 'nl' ? 0 : 1]}`).join('\n'))
}
