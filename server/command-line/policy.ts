// The credit policy as a credit officer reads it. Run: npm run policy
import '../settings/this-lender.ts'
import { parseArgs } from 'node:util'
import { rowsOf } from '#lending/policy/lender-policy.ts'
import { knownPolicies, ownPolicy } from '#lending/policy/policy.ts'
import { longPolicy, policyDifference, policySheet } from '#lending/print-policy.ts'
import { FaultyPolicy, isLanguage, policyNamed } from './policy-named.ts'

const usage = `npm run policy [-- [POLICY] [--long | --json] [--language nl|en]]
npm run policy -- diff POLICY POLICY

Prints every figure of the credit policy with the points, rules, grades and prices, on two sheets of paper; --long with
the sentence, the source, the version and the bounds of each figure; --json as a policy file with every row, to take those
from that you change. diff prints the rows that two policies do not have
alike. A policy is a version (${knownPolicies.map(({ version }) => version).join(', ')}) or a lender's file, which is checked.`

/** Null when the words are not understood. */
function printed(words: readonly string[]): string | null {
  const options = {
    long: { type: 'boolean' },
    json: { type: 'boolean' },
    language: { type: 'string', default: 'nl' },
  } as const
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const { long, json, language } = values
  if (!isLanguage(language)) return null
  const isDifference = positionals[0] === 'diff'
  const [one = ownPolicy, other] = positionals.slice(isDifference ? 1 : 0).map((name) => policyNamed(name, language))
  if (isDifference) return other ? policyDifference(one, other, language) : null
  if (json) return JSON.stringify({ version: 'my-policy-1', ...rowsOf(one) }, null, 2)
  return long ? longPolicy(one, language) : policySheet(one, language)
}

try {
  const text = printed(process.argv.slice(2))
  console.log(text ?? usage)
  process.exitCode = text === null ? 2 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof FaultyPolicy)) console.error(usage)
  process.exitCode = error instanceof FaultyPolicy ? 1 : 2
}
