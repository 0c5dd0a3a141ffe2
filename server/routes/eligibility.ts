import type { Company, Eligibility } from '#contract/application.ts'
import { headers } from '#contract/calls.ts'
import { utmNames } from '#contract/referrer.ts'
import { checkEligibility as judge, type Eligibility as Judgement } from '#lending/eligibility.ts'
import { businessDay } from '../business-day.ts'
import type { RegisterProfile } from '../company-register/company-register.ts'
import type { Context } from '../context.ts'
import { deviceKindOf } from '../device-kind.ts'
import type { Asked, Handler } from '../http/handler.ts'
import { languageHeader } from '../http/language-header.ts'
import { Refusal } from '../http/refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { changeDetails, sealDetails, type CaseDetails, type StoredProfile } from '../store/case-details.ts'
import { changeCase } from '../store/change-case.ts'
import { createCaseKey } from '../store/seal.ts'
import { keepKey } from '../store/sealing-keys.ts'

/** FLOW-3: companies by name or kvk number. Throws `alphanumeric` or, when there are none, `no_match`. */
export async function findCompanies(context: Context, typed: string): Promise<Company[]> {
  const text = typed.trim()
  // ERR-2: without a letter or a digit there is nothing that a register could look up.
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('alphanumeric')
  const companies = await context.companyRegister.search(text)
  if (companies.length === 0) throw new Refusal('no_match')
  return companies
}

/** FLOW-3: judges the company by the register, rule by rule; an eligible one begins the case of this session. */
export const checkEligibility: Handler<'checkEligibility'> = async (asked) => {
  const { judgement, profile } = await judgeCompany(asked.context, asked.request.kvkNumber)
  if (judgement.eligible) await beginCase(asked, profile, judgement)
  return answerOf(judgement, profile)
}

/** The same judgement for a page that only shows it: nothing is begun and nothing stored. Throws `no_match` for an unknown number. */
export async function readEligibility(context: Context, kvkNumber: string): Promise<Eligibility> {
  const { judgement, profile } = await judgeCompany(context, kvkNumber)
  return answerOf(judgement, profile)
}

async function judgeCompany(
  context: Context,
  kvkNumber: string,
): Promise<{ judgement: Judgement; profile: StoredProfile }> {
  const profile = await context.companyRegister.readProfile(kvkNumber)
  if (!profile) throw new Refusal('no_match')
  const judgement = judge(lendingProfile(profile), businessDay(context.now()), context.settings.limits)
  return { judgement, profile: { ...profile, takenAt: context.now().toISOString() } }
}

function lendingProfile(profile: RegisterProfile) {
  return {
    kvkNumber: profile.kvkNumber,
    name: profile.name,
    legalForm: profile.legalForm ?? profile.legalFormLong,
    // The register has given SBI 2025 codes since September 2025.
    sbiCodes: profile.activities.map(({ code, isMain }) => ({ code, version: '2025' as const, isMain })),
    foundedOn: profile.foundedOn,
    isActive: profile.endedOn === null,
  }
}

async function beginCase(
  { context, http, session }: Asked<'checkEligibility'>,
  profile: StoredProfile,
  judgement: Judgement,
): Promise<void> {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  const now = context.now()
  const company = {
    kvk_number: profile.kvkNumber,
    company_name: profile.name,
    register_profile: profile,
    eligibility: { ...judgement, at: now.toISOString() },
  }
  const { caseKey, wrapped } = createCaseKey(context.settings.operatorKey, caseId)
  const visit = { utm: readUtm(http.headers[headers.utm]), begun_on: deviceKindOf(http.headers['user-agent']) }
  const unanswered = { loan_goal_description: null, expenses: null }
  const began = await context.database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('loan_case')
      .values({
        id: caseId,
        origin: session?.partnerId ?? null,
        locale: languageHeader(http) ?? 'nl',
        sealed_details: sealDetails(caseKey, { ...company, ...visit, ...unanswered }),
        used_at: now,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return false
    await keepKey(transaction, caseId, wrapped)
    const fact = { at: now, caseId, actor: 'applicant', action: 'case.began', effectKey: `case/${caseId}` }
    return appendAudit(transaction, { ...fact, detail: { profileTakenAt: profile.takenAt } })
  })
  if (!began) await changeCompany(context, caseId, company)
}

type CheckedCompany = Pick<CaseDetails, 'kvk_number' | 'company_name' | 'register_profile' | 'eligibility'>

/** Asked again: the fresh extract replaces the old one. Another company needs a new session once bank data is there. */
async function changeCompany(context: Context, caseId: string, company: CheckedCompany): Promise<void> {
  await changeCase(context, caseId, async (transaction, { loanCase, caseKey, connections, accounts }) => {
    const isSame = loanCase.kvk_number === company.kvk_number
    if (!isSame && (connections.length > 0 || accounts.length > 0)) throw new Refusal('step_not_reached')
    await changeDetails(transaction, caseKey, loanCase, company)
    const fact = { at: context.now(), caseId, actor: 'applicant', action: 'case.company-checked' }
    await appendAudit(transaction, { ...fact, detail: { isSameCompany: isSame } })
  })
}

/** Known keys only, each with a short plain value: it is shown in reports and goes no further. */
export function readUtm(header: string | string[] | undefined): Record<string, string> {
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1_000) : '')
  const known = utmNames.map((key) => [key, (given.get(key) ?? '').replace(/[^\w .~-]/g, '').slice(0, 100)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== ''))
}

function answerOf(judgement: Judgement, profile: StoredProfile): Eligibility {
  const foundation = judgement.refusals.find((refusal) => refusal.code === 'FOUNDATION_DATE_CHECK')
  return {
    eligible: judgement.eligible,
    message: null,
    errors: judgement.refusals.map((refusal) => refusal.code),
    newToTheBank: false,
    profile: shownProfile(profile),
    eligibleFrom: foundation?.earliestOn ?? null,
  }
}

/** The extract as the applicant sees it, with its source and time. */
export function shownProfile(profile: StoredProfile): NonNullable<Eligibility['profile']> {
  const main = profile.activities.find((activity) => activity.isMain) ?? profile.activities[0]
  return {
    kvkNumber: profile.kvkNumber,
    name: profile.name,
    legalForm: profile.legalFormLong ?? profile.legalForm,
    mainActivity: main ? { code: main.code, description: main.description } : null,
    foundedOn: profile.foundedOn,
    endedOn: profile.endedOn,
    city: profile.city,
    takenAt: profile.takenAt,
  }
}
