// Decides past applications again under another credit policy. Run: npm run rehearse -- policy.json
import '../settings/this-lender.ts'
import { parseArgs } from 'node:util'
import type { Language } from '#lending/language.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { rehearsalReport } from '#lending/rehearsal/rehearsal-report.ts'
import { rehearse } from '../rehearsal/rehearse.ts'
import { inContext, runCommand } from './in-context.ts'
import { FaultyPolicy, isLanguage, policyNamed } from './policy-named.ts'

const usage = `npm run rehearse -- FILE [--language nl|en]

Decides the stored applications again under the credit policy of FILE (docs/how-to/set-your-policy.md), and prints how
answers, sums and prices would change. Only one entry of the audit trail is written. Rows that change how bookings are
read are computed from the bookings, where they are still stored.`

async function main(): Promise<number> {
  const asked = readWords(process.argv.slice(2))
  if (asked === null) {
    console.error(usage)
    return 2
  }
  const { name, language } = asked
  const policy = readPolicy(name, language)
  return policy
    ? inContext(async (context) => {
        const { rehearsal, fromBookings } = await rehearse(context, policy)
        console.log(rehearsalReport(rehearsal, { version: policy.version, language, fromBookings }))
        return 0
      })
    : 1
}

function readWords(words: readonly string[]): { name: string; language: Language } | null {
  try {
    const options = { language: { type: 'string', default: 'nl' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [name, ...rest] = positionals
    return name !== undefined && rest.length === 0 && isLanguage(values.language)
      ? { name, language: values.language }
      : null
  } catch {
    return null
  }
}

/** Null, and its faults are printed. */
function readPolicy(name: string, language: Language): Policy | null {
  try {
    return policyNamed(name, language)
  } catch (error) {
    if (!(error instanceof FaultyPolicy)) throw error
    console.error(error.message)
    return null
  }
}

await runCommand(main)
