import { addMonths, daysInMonth, type IsoDate } from '#lending/days.ts'
import { type LegalForm, readLegalForm } from '#lending/legal-form.ts'
import { excludedSbiDivisions, lendingLimits, type LendingLimits } from '#lending/policy/limits.ts'

export type RegisterProfile = {
  kvkNumber: string
  name: string
  /** `rechtsvorm` or `uitgebreideRechtsvorm` as the register writes it; null where it gives none. */
  legalForm: string | null
  /** Five digits in SBI 2025, four or five in SBI 2008; the first two are the division in both. */
  sbiCodes: readonly { code: string; version: '2008' | '2025'; isMain: boolean }[]
  /** `YYYY-MM-DD`; an unknown month or day is `00`, an unknown date null. */
  foundedOn: string | null
  isActive: boolean
}

/** FLOW-3: the three codes. A company that has ended fails on its legal structure. */
export type EligibilityRefusal =
  | { code: 'SBI_CODE_INVALID'; sbiCode: string | null; division: string | null }
  | { code: 'LEGAL_STRUCTURE_INVALID'; legalForm: string | null; recognisedAs: LegalForm | null; isActive: boolean }
  | { code: 'FOUNDATION_DATE_CHECK'; foundedOn: string | null; ageMinMonths: number; earliestOn: IsoDate | null }

export type Eligibility = { eligible: boolean; refusals: EligibilityRefusal[] }

/** Null is unknown. */
type KnownOfCompany = { sbiCode: string | null; legalForm: string | null }

/**
 * The check at the door (FLOW-3; docs/credit-policy.md, "Limits"). All refusals that apply are given, with the
 * facts behind them, so that a person can read what can be done about it. Pure: `today` comes in.
 */
export function checkEligibility(
  profile: RegisterProfile,
  today: IsoDate,
  limits: LendingLimits = lendingLimits,
): Eligibility {
  const refusals = [checkSector(profile), checkLegalStructure(profile), checkFoundation(profile, today, limits)].filter(
    (refusal) => refusal !== null,
  )
  return { eligible: refusals.length === 0, refusals }
}

/** The same rules for a company of which only this is known, e.g. from a statement; null is not judged. */
export function checkWhatIsKnown({ sbiCode, legalForm }: KnownOfCompany): EligibilityRefusal[] {
  const sector = sbiCode === null ? null : checkSector({ sbiCodes: [{ code: sbiCode, version: '2025', isMain: true }] })
  const structure = legalForm === null ? null : checkLegalStructure({ legalForm, isActive: true })
  return [sector, structure].filter((refusal) => refusal !== null)
}

/**
 * The main activity decides, since a holding's or landlord's side line is common and harmless. Without a main activity
 * marked, the first counts; without any activity nothing can be judged and the company cannot apply by itself.
 */
function checkSector(profile: Pick<RegisterProfile, 'sbiCodes'>): EligibilityRefusal | null {
  const main = profile.sbiCodes.find((activity) => activity.isMain) ?? profile.sbiCodes[0]
  if (!main) return { code: 'SBI_CODE_INVALID', sbiCode: null, division: null }
  const division = main.code.slice(0, 2)
  if (/^\d{2}/.test(main.code) && !(division in excludedSbiDivisions)) return null
  return { code: 'SBI_CODE_INVALID', sbiCode: main.code, division }
}

function checkLegalStructure(profile: Pick<RegisterProfile, 'legalForm' | 'isActive'>): EligibilityRefusal | null {
  const known = profile.legalForm === null ? null : readLegalForm(profile.legalForm)
  if (profile.isActive && known?.isFinanced) return null
  return {
    code: 'LEGAL_STRUCTURE_INVALID',
    legalForm: profile.legalForm,
    recognisedAs: known?.form ?? null,
    isActive: profile.isActive,
  }
}

/** Where part of the date is unknown, the latest day it can mean counts: an age that cannot be shown is not assumed. */
function checkFoundation(profile: RegisterProfile, today: IsoDate, limits: LendingLimits): EligibilityRefusal | null {
  const ageMinMonths = limits.companyAgeMinMonths
  const latest = latestPossibleDate(profile.foundedOn)
  if (latest === null) {
    return { code: 'FOUNDATION_DATE_CHECK', foundedOn: profile.foundedOn, ageMinMonths, earliestOn: null }
  }
  const earliestOn = addMonths(latest, ageMinMonths)
  return earliestOn <= today
    ? null
    : { code: 'FOUNDATION_DATE_CHECK', foundedOn: profile.foundedOn, ageMinMonths, earliestOn }
}

/** The last day that a date with unknown parts (`00`) can mean; null when even the year is unknown or it is no date. */
export function latestPossibleDate(date: string | null): IsoDate | null {
  const parts = date?.match(/^(\d{4})-(\d{2})-(\d{2})$/)
  if (!parts || parts[1] === '0000') return null
  const year = Number(parts[1])
  const month = parts[2] === '00' ? 12 : Number(parts[2])
  if (month > 12) return null
  const dayMax = daysInMonth(year, month)
  const day = parts[2] === '00' || parts[3] === '00' ? dayMax : Number(parts[3])
  return day > dayMax ? null : `${parts[1]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Whole months from founding to today, counting from the latest day the date can mean; null when it is unknown. */
export function companyAgeMonths(foundedOn: string | null, today: IsoDate): number | null {
  const latest = latestPossibleDate(foundedOn)
  if (latest === null) return null
  const months =
    (Number(today.slice(0, 4)) - Number(latest.slice(0, 4))) * 12 +
    Number(today.slice(5, 7)) -
    Number(latest.slice(5, 7))
  return addMonths(latest, months) <= today ? months : months - 1
}
