import type { Company, Eligibility } from '#contract/application.ts'
import type { ErrorKey } from '#contract/call.ts'
import { longDate } from '#lending/long-date.ts'
import { businessDay } from '../../business-day.ts'
import { escapeHtml } from './form-state.ts'
import { asHtml, fillPart, type PageParts } from './page-parts.ts'

/** What the page of the company search says: something in one of its two slots, or what is wrong below the field. */
export type Said = { slot: 'found' | 'outcome'; html: string } | { note: ErrorKey }

/** The list of companies, each with the link that checks it. */
export function companiesFound(page: PageParts, companies: readonly Company[]): string {
  const items = companies.map((company) =>
    fillPart(page, 'company', { name: company.name, kvkNumber: company.kvkNumber, address: addressWords(company) }),
  )
  return fillPart(page, 'found', { companies: asHtml(items.join('')) })
}

/** `· Dorpsstraat 12, 1234 AB Utrecht`, of what the register gives; nothing when it gives nothing. */
function addressWords({ street, homeNumber, postalCode, city }: Company): string {
  const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const line = [words(street, homeNumber), words(postalCode, city)].filter(Boolean).join(', ')
  return line && `· ${line}`
}

/** `21-11-2026` in the table; the register writes parts of a date that it does not know as `00`. */
const dayWords = (day: string): string => day.split('-').reverse().join('-')

/** That the company may apply, with the way on; or each refusal in words with the extract it rests on. */
export function outcomeOf(page: PageParts, eligibility: Eligibility): string {
  const { profile, errors, eligibleFrom } = eligibility
  if (!profile) throw new Error('An eligibility without the extract it rests on.')
  const { name, kvkNumber } = profile
  const language = page.frame.includes('data-company-search="en"') ? 'en' : 'nl'
  const long = (day: string) => longDate(day, language)
  if (eligibility.eligible) return fillPart(page, 'eligible', { name, kvkNumber })
  const from = eligibleFrom === null ? '' : fillPart(page, 'eligible-from', { date: long(eligibleFrom) })
  // What else stands in the way of a company that has ended cannot be mended any more.
  const refusals = profile.endedOn
    ? [fillPart(page, 'refusal-ended', { endedOn: long(profile.endedOn) })]
    : errors.map((code) => fillPart(page, `refusal-${code}`, { eligibleFrom: asHtml(from) }))
  const activity = profile.mainActivity && `${profile.mainActivity.description} (SBI ${profile.mainActivity.code})`
  const known = (words: string | null) => words ?? asHtml(fillPart(page, 'unknown'))
  return fillPart(page, 'refused', {
    name,
    kvkNumber,
    refusals: asHtml(refusals.join('')),
    legalForm: known(profile.legalForm),
    mainActivity: known(activity),
    foundedOn: known(profile.foundedOn && dayWords(profile.foundedOn)),
    city: known(profile.city),
    takenOn: long(businessDay(new Date(profile.takenAt))),
  })
}

/** The page as answered: the field holds what was asked, and no script takes the search over. */
export function withPhrase(frame: string, phrase: string): string {
  return frame
    .replace(/ data-company-search="\w*"/, '')
    .replace(' id="company"', () => ` id="company" value="${escapeHtml(phrase)}"`)
}

/** With what is wrong below the field, which is marked and has the focus, so that a screen reader reads both. */
export function withNote(frame: string, page: PageParts, key: ErrorKey): string {
  return frame
    .replace(' id="company"', ' id="company" aria-invalid="true" autofocus=""')
    .replace(/( id="company-note"[^>]*>)[^<]*/, (_all, open: string) => {
      return ` data-problem="true"${open}${fillPart(page, `note-${key}`)}`
    })
}
