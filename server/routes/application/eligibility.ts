import { eligibilityAnswer, profileAnswer } from '#contract/answers/eligibility-answer.ts'
import type { Company, Eligibility } from '#contract/application.ts'
import { headers } from '#contract/calls.ts'
import { utmNames } from '#contract/referrer.ts'
import { checkEligibility as judge, type Eligibility as Judgement } from '#lending/eligibility.ts'
import { businessDay } from '#lending/business-day.ts'
import type { RegisterProfile } from '../../company-register.ts'
import type { Context } from '../../context.ts'
import { deviceKindOf } from '../../device-kind.ts'
import type { HandlerInput, Handler } from '../../http/handler.ts'
import { languageHeader } from '../../http/language-header.ts'
import { Refusal } from '../../refusal.ts'
import { beginCase, type NewCase } from '../../store/case/begin-case.ts'
import type { StoredProfile } from '../../store/case/case-details.ts'

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
  if (judgement.eligible) await beginCase(asked.context, newCaseOf(asked, profile, judgement))
  return eligibilityAnswer(judgement, profileAnswer(profile))
}

/** The same judgement for display only: it begins and stores nothing. Throws `no_match` for an unknown number. */
export async function readEligibility(context: Context, kvkNumber: string): Promise<Eligibility> {
  const { judgement, profile } = await judgeCompany(context, kvkNumber)
  return eligibilityAnswer(judgement, profileAnswer(profile))
}

async function judgeCompany(
  context: Context,
  kvkNumber: string,
): Promise<{ judgement: Judgement; profile: StoredProfile }> {
  const profile = await context.companyRegister.readProfile(kvkNumber)
  if (!profile) throw new Refusal('no_match')
  const judgement = judge(lendingProfile(profile), businessDay(context.now()), context.settings.policy.limits)
  return { judgement, profile: { ...profile, takenAt: context.now().toISOString() } }
}

const lendingProfile = (profile: RegisterProfile) => ({
  kvkNumber: profile.kvkNumber,
  name: profile.name,
  legalForm: profile.legalForm ?? profile.legalFormLong,
  // The register has given SBI 2025 codes since September 2025.
  sbiCodes: profile.activities.map(({ code, isMain }) => ({ code, version: '2025' as const, isMain })),
  foundedOn: profile.foundedOn,
  isActive: profile.endedOn === null,
})

/** The case of this session, with where its visitor came from. */
function newCaseOf(
  { context, http, session }: HandlerInput<'checkEligibility'>,
  profile: StoredProfile,
  judgement: Judgement,
): NewCase {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  return {
    caseId,
    origin: session?.partnerId ?? null,
    locale: languageHeader(http) ?? 'nl',
    company: {
      kvk_number: profile.kvkNumber,
      company_name: profile.name,
      register_profile: profile,
      eligibility: { ...judgement, at: context.now().toISOString() },
    },
    visit: { utm: readUtm(http.headers[headers.utm]), begun_on: deviceKindOf(http.headers['user-agent']) },
  }
}

/** Known keys only, each with a short plain value: it is shown in reports and goes no further. */
function readUtm(header: string | string[] | undefined): Record<string, string> {
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1_000) : '')
  const known = utmNames.map((key) => [key, (given.get(key) ?? '').replace(/[^\w .~-]/g, '').slice(0, 100)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== ''))
}
