import type { Eligibility as Judgement } from '#lending/eligibility.ts'
import type { Eligibility } from '../application.ts'

type ShownProfile = NonNullable<Eligibility['profile']>

/** The register's data of a company, as far as its owner sees it. */
type RegisterExtract = Omit<ShownProfile, 'mainActivity'> & {
  legalFormLong: string | null
  activities: readonly { code: string; description: string; isMain: boolean }[]
}

/** Whether a company may apply (FLOW-3): every refusal by its code, with what the register said. */
export function eligibilityAnswer({ eligible, refusals }: Judgement, profile: ShownProfile): Eligibility {
  const tooYoung = refusals.find(({ code }) => code === 'FOUNDATION_DATE_CHECK')
  return {
    eligible,
    message: null,
    errors: refusals.map(({ code }) => code),
    newToTheBank: false,
    profile,
    eligibleFrom: tooYoung?.code === 'FOUNDATION_DATE_CHECK' ? tooYoung.earliestOn : null,
  }
}

/** The extract as the applicant sees it, with its source and time. */
export function profileAnswer(extract: RegisterExtract): ShownProfile {
  const main = extract.activities.find(({ isMain }) => isMain) ?? extract.activities[0]
  return {
    kvkNumber: extract.kvkNumber,
    name: extract.name,
    legalForm: extract.legalFormLong ?? extract.legalForm,
    mainActivity: main ? { code: main.code, description: main.description } : null,
    foundedOn: extract.foundedOn,
    endedOn: extract.endedOn,
    city: extract.city,
    takenAt: extract.takenAt,
  }
}
