import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { eligibilityTexts } from '#lending/eligibility-text.ts'
import { groupedByAccount } from '#lending/iban.ts'
import type { Language } from '#lending/language.ts'
import { joinSpans, spansOf } from '#lending/statements/account-span.ts'
import { countedUntil, findAhead, withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { checkAccount, checkFile, type StatementFileError } from '#lending/statements/check-statements.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import { changeTexts } from '#lending/decision/change-text.ts'
import { judge, type Judgement } from './judge.ts'
import type { AnalyseOptions } from './options.ts'
import { accountsOf } from './accounts.ts'
import { findingTexts, gapTexts, ruleTexts } from './file-words.ts'
import type { FileRead } from './read-files.ts'

/** The whole result for the files: the output of `--json`, and the source of the text. */
export type AnalyseDocument = {
  today: string
  requestedAmountCents: number
  sbiCode: string | null
  legalForm: string | null
  files: ReturnType<typeof fileOf>[]
  accounts: ReturnType<typeof accountOf>[]
  assumptions: Judgement['assumptions']
  /** By the numbers that the facts name. */
  bookings: ReturnType<typeof bookingsOf>
  facts: Omit<Judgement['analysis'], 'bookings'>
  offers: Judgement['offers']
} & ReturnType<typeof answerOf>

export function makeDocument(files: readonly FileRead[], options: AnalyseOptions): AnalyseDocument {
  const accounts = accountsOf(files)
  const judgement = judge(accounts, options)
  const { assumptions, offers } = judgement
  const { bookings, ...facts } = judgement.analysis
  const { language, today } = options
  return {
    today,
    requestedAmountCents: options.amountCents,
    sbiCode: options.sbiCode,
    legalForm: options.legalForm,
    files: files.map((file) => fileOf(file, options)),
    accounts: accounts.map((account) => accountOf(account, files, options)),
    assumptions,
    bookings: bookingsOf(accounts, bookings),
    facts,
    ...answerOf(judgement, language),
    offers,
  }
}

/** The decision in words; a company refused for eligibility has only those reasons. */
function answerOf({ decision, refusals }: Judgement, language: Language) {
  const { outcome, score, reasons, wayToYes } = decision
  if (refusals.length === 0) {
    return {
      ...{ outcome: outcomeOf[outcome], score, decision },
      reasonTexts: reasons.map((reason) => reasonText(reason, language)),
      wayToYesTexts: wayToYes === null ? [] : changeTexts(wayToYes, language),
    }
  }
  const words = refusals.map(({ code }) => eligibilityTexts[language][code])
  const refused = { ...decision, outcome: 'refuse' as const, reasons: refusals, wayToYes: null }
  return {
    ...{ outcome: outcomeOf.refuse, score, decision: refused },
    reasonTexts: words.map(({ title, why }) => `${title}. ${why}`),
    wayToYesTexts: words.map(({ whatNow }) => whatNow),
  }
}

function fileOf({ name, id, file }: FileRead, { language, today, policy: { limits } }: AnalyseOptions) {
  const { format, bank, statements } = file
  const findings = [...file.findings, ...findAhead(statements, today, limits)]
  const counted = withoutAhead(statements, today, limits)
  const isEmpty = counted.every(({ bookings }) => bookings.length === 0)
  const ruleBreaches: StatementFileError[] = [...(isEmpty ? checkAccount(null, '') : []), ...checkFile(counted)]
  return {
    name,
    sha256: id,
    format,
    bank,
    statementCount: statements.length,
    bookingCount: statements.reduce((count, { bookings }) => count + bookings.length, 0),
    pendingCount: statements.reduce((count, { pendingCount }) => count + pendingCount, 0),
    findings,
    findingTexts: findingTexts(findings, language),
    /** The product's answer to this file as an upload, for the rules of one file. */
    ruleBreaches,
    ruleTexts: ruleTexts(ruleBreaches, language),
  }
}

function accountOf(
  { iban, bank, holder, closing, bookings, findings = [] }: AnalysedAccount,
  files: readonly FileRead[],
  { today, language, policy: { limits } }: AnalyseOptions,
) {
  const until = countedUntil(today, limits)
  const days = bookings.map(({ bookedOn }) => bookedOn).filter((day) => day <= until)
  const spans = files.flatMap(({ file }) => spansOf(withoutAhead(file.statements, today, limits)))
  const joined = joinSpans(groupedByAccount(spans, ({ account }) => account).get(iban) ?? [])
  const ruleBreaches = checkAccount(joined, today)
  const gaps = joined?.gaps ?? []
  return {
    ...{ iban, bank, holder, closing },
    ...{ bookingCount: bookings.length, from: days[0] ?? null, to: days.at(-1) ?? null },
    /** Of its files, and of all of them together: the decision's own. */
    findings,
    findingTexts: findingTexts(
      findings.filter(({ statement }) => statement === null),
      language,
    ),
    /** Days between its files that none covers. */
    gaps,
    gapTexts: gapTexts(gaps, language),
    /** The product's answer to all files together. */
    ruleBreaches,
    ruleTexts: ruleTexts(ruleBreaches, language),
  }
}

function bookingsOf(accounts: readonly AnalysedAccount[], categorised: Judgement['analysis']['bookings']) {
  const answer = accounts.flatMap(({ iban, bookings }) => bookings.map((booking) => ({ account: iban, ...booking })))
  return answer.map((booking, number) => ({ number, ...booking, ...categorised[number]! }))
}
