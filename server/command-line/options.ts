import { parseArgs } from 'node:util'
import type { Language } from '#lending/language.ts'
import { parseDate } from '#lending/statements/values.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import type { IsoDate } from '#lending/days.ts'
import { parseAmount, type Cents } from '#lending/money.ts'
import { policyNamed } from './policy-named.ts'

export type AnalyseOptions = {
  files: string[]
  isJson: boolean
  today: IsoDate
  amountCents: Cents
  language: Language
  /** Names the account must be in; empty when the caller vouches for the holder. */
  companyNames: string[]
  /** Null when the caller vouches for the age of the company. */
  foundedOn: IsoDate | null
  /** The main activity in the SBI; null when the caller does not say. */
  sbiCode: string | null
  /** As the register writes it; null when the caller does not say. */
  legalForm: string | null
  policy: Policy
}

/** Invalid arguments; the message lists the valid ones. */
export class UsageError extends Error {}

export const usage = `Usage: npm run analyse -- FILE… [options]

Reads bank statements (CAMT.053, MT940, CSV or TAB of any Dutch bank, or a zip of them), counts each booking once, and
prints what they say: the facts with the number of bookings under each, the score with its reasons, and the offers.

  --json              one JSON document instead of text
  --today YYYY-MM-DD  the day on which to judge (today)
  --amount EUROS      the amount asked (25000), within what an applicant may ask
  --language nl|en    the language of the text (nl)
  --company NAME      a name the account must be in; may be given more than once
  --founded DATE      when the company began, YYYY-MM-DD
  --sbi CODE          its main activity in the SBI, two to five digits
  --legal-form FORM   its legal form, such as bv, vof or eenmanszaak
  --policy POLICY     a version of the credit policy, or a lender's file (npm run policy)

Without --company or --founded those two are taken to be in order, and the answer says so. An activity or a legal form
that the site refuses at its door is refused here, whatever the statement says.
Ends with 0 when analysed, 1 when a file cannot be read, 2 when the command is not understood.`

const filesMax = 400
const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  today: { type: 'string' },
  amount: { type: 'string' },
  language: { type: 'string' },
  company: { type: 'string', multiple: true },
  founded: { type: 'string' },
  sbi: { type: 'string' },
  'legal-form': { type: 'string' },
  policy: { type: 'string' },
} as const

/** Null when help was asked for. @throws UsageError */
export function readOptions(words: readonly string[], businessDay: IsoDate): AnalyseOptions | null {
  const { values, positionals: files } = parsed(words)
  if (values.help) return null
  if (files.length === 0) throw new UsageError('Name at least one statement file.')
  if (files.length > filesMax) throw new UsageError(`Name at most ${filesMax} files, or put them in a zip.`)
  const language = values.language ?? 'nl'
  if (language !== 'nl' && language !== 'en') throw new UsageError('--language is nl or en.')
  const policy = values.policy === undefined ? ownPolicy : policyOf(values.policy, language)
  return {
    files,
    isJson: values.json ?? false,
    today: values.today === undefined ? businessDay : dateOf(values.today, '--today'),
    amountCents: amountOf(values.amount ?? '25000', policy),
    language,
    companyNames: values.company ?? [],
    foundedOn: values.founded === undefined ? null : dateOf(values.founded, '--founded'),
    sbiCode: values.sbi === undefined ? null : sbiOf(values.sbi),
    legalForm: values['legal-form'] === undefined ? null : formOf(values['legal-form']),
    policy,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function dateOf(text: string, option: string): IsoDate {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? parseDate(text) : null
  if (date === null) throw new UsageError(`${option} is a day written as 2026-11-21.`)
  return date
}

function sbiOf(text: string): string {
  if (!/^\d{2,5}$/.test(text)) throw new UsageError('--sbi is two to five digits, such as 47240.')
  return text
}

function formOf(text: string): string {
  if (readLegalForm(text) === null)
    throw new UsageError('--legal-form is a Dutch legal form, such as bv, vof or eenmanszaak.')
  return text
}

function policyOf(name: string, language: Language): Policy {
  try {
    return policyNamed(name, language)
  } catch (error) {
    throw new UsageError(`--policy ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** As a Dutch person types it: `25000`, `25.000` or `25.000,50`. */
function amountOf(text: string, { limits }: Policy): Cents {
  const cents = parseAmount(text)
  if (cents <= 0) throw new UsageError('--amount is a number of euros above zero, such as 25000.')
  const { loanAmountMinCents: min, loanAmountMaxCents: max } = limits
  if (cents < min || cents > max) throw new UsageError(`--amount is from ${min / 100} to ${max / 100} euros.`)
  return cents
}
