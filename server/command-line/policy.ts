// The credit policy as a credit officer reads it. Run: npm run policy
import { parseArgs } from 'node:util'
import type { Language } from '#lending/language.ts'
import { knownPolicies, ownPolicy } from '#lending/policy/policy.ts'
import { longPolicy, policyDifference, policySheet } from '#lending/print-policy.ts'

const usage = `npm run policy [-- --long] [-- --language nl|en]
npm run policy -- diff VERSION VERSION

Prints every figure of the credit policy with the points, rules, grades and prices, on two sheets of paper; --long with
the sentence, the source and the version of each figure. diff prints the rows that two versions do not have alike.
Versions: ${knownPolicies.map(({ version }) => version).join(', ')}.`

const isLanguage = (word: string): word is Language => word === 'nl' || word === 'en'

/** Null when the words are not understood. */
function printed(words: readonly string[]): string | null {
  const options = { long: { type: 'boolean' }, language: { type: 'string', default: 'nl' } } as const
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const { long, language } = values
  const [verb, ...versions] = positionals
  if (!isLanguage(language)) return null
  if (verb === undefined) return long ? longPolicy(ownPolicy, language) : policySheet(ownPolicy, language)
  const [one, other] = versions.map((version) => knownPolicies.find((known) => known.version === version))
  return verb === 'diff' && versions.length === 2 && one && other ? policyDifference(one, other, language) : null
}

function textOf(words: readonly string[]): string | null {
  try {
    return printed(words)
  } catch {
    return null
  }
}

const text = textOf(process.argv.slice(2))
console.log(text ?? usage)
process.exitCode = text === null ? 2 : 0
