import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Company, Eligibility } from '#contract/application.ts'
import { errorText } from '#contract/error-text.ts'
import type { Language } from '#lending/language.ts'
import { api } from '../api/api.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { journeyStart, phraseOf } from '../visitor/query-parameters.ts'
import { whenShownAgain } from '../visitor/shown-again.ts'
import { sessionStore, type SessionStore } from '../visitor/storage.ts'
import { track, trackView } from '../tracking/track.ts'
import { isPlainlyNamed } from './search-companies.ts'
import type { EligibilityDialog } from './eligibility-dialog.tsx'
import { searchTexts } from './search-text.ts'
import { useCompanyOptions } from './use-company-options.ts'
import { headers } from '#contract/calls.ts'
import type { Ask } from '../api/client.ts'
import { utmHeaderOf, utmOf } from '../visitor/partner.ts'
import { startSession } from '../session/start-session.ts'

type Refusal = { eligibility: Eligibility; Dialog: typeof EligibilityDialog }
type Check = { isChecking: boolean; refusal: Refusal | null; problem: string | null }
const unchecked: Check = { isChecking: false, refusal: null, problem: null }

/** The amount that was chosen in the calculator of this page, where one was (`quote-island.ts`). */
function amountChosenHere(): number | null {
  const { quoteChosen } = document.querySelector<HTMLElement>('[data-quote-chosen]')?.dataset ?? {}
  return quoteChosen === undefined ? null : Number(quoteChosen)
}

/** Checks a company; one that may apply goes straight on to the journey (FLOW-3). */
function useCompanyCheck(language: Language, problem: string | null) {
  const [check, setCheck] = useState({ ...unchecked, problem })
  useEffect(() => whenShownAgain(() => setCheck(unchecked)), [])
  const run = async (company: Company) => {
    setCheck({ ...unchecked, isChecking: true })
    try {
      const search = new URLSearchParams(location.search)
      const eligibility = await checkCompany(company, { ask: api, session: sessionStore, search })
      track({ event: 'eligibility_checked', eligible: eligibility.eligible, codes: eligibility.errors })
      if (!eligibility.eligible) trackView('eligibility modal')
      if (eligibility.eligible) location.assign(journeyStart(search, language, amountChosenHere()))
      else {
        const { EligibilityDialog: Dialog } = await import('./eligibility-dialog.tsx')
        setCheck({ ...unchecked, refusal: { eligibility, Dialog } })
      }
    } catch (error) {
      setCheck({ ...unchecked, problem: errorText(errorKeyOf(error), language) })
    }
  }
  const reset = (problem: string | null = null) => setCheck({ ...unchecked, problem })
  return { ...check, run, reset }
}

/** The company search's behaviour. The field is uncontrolled, so that text typed before hydration stays. */
export function useCompanySearch(language: Language, problem: string | null = null) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Company | null>(null)
  const check = useCompanyCheck(language, problem)
  const options = useCompanyOptions(language)

  const takeUp = useEffectEvent(() => {
    const field = input.current
    if (!field) return
    const typed = field.value
    if (field.value === '') field.value = phraseOf(new URLSearchParams(location.search))
    if (typed !== '') options.searchFor(typed)
    else if (field.value !== '') void options.searchNow(field.value)
  })
  useEffect(() => takeUp(), [])

  const setText = (text: string) => input.current && (input.current.value = text)
  const type = (phrase: string) => {
    setChosen(null)
    check.reset()
    options.searchFor(phrase)
  }
  const choose = (company: Company) => {
    setText(company.name)
    setChosen(company)
    options.close()
    if (!check.isChecking) void check.run(company)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (check.isChecking) return
    check.reset()
    const typed = input.current?.value ?? ''
    const known = options.companies.length > 0 ? options.companies : null
    const companies = chosen ? [chosen] : (known ?? (await options.searchNow(typed)))
    const [company, another] = companies ?? []
    if (company && !another && (chosen || isPlainlyNamed(typed, company))) {
      return choose(company)
    }
    if (company) options.open(searchTexts[language].search.choose)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return options.close()
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isMove && !(event.key === 'Enter' && options.active)) return
    event.preventDefault()
    if (isMove) options.move(event.key === 'ArrowDown' ? 1 : -1)
    else if (options.active) choose(options.active)
  }
  const searchAnother = () => {
    setText('')
    type('')
    input.current?.focus()
  }
  return { input, chosen, check, options, type, choose, submit, press, searchAnother }
}

type SearchClient = { ask: Ask; session: SessionStore; search: URLSearchParams }

/** FLOW-3: a session for this company (AUTH-1), then its eligibility, with the campaign it came from. */
export async function checkCompany(company: Company, { ask, session, search }: SearchClient): Promise<Eligibility> {
  await startSession({ ask, session })
  const utm = utmHeaderOf(utmOf(search))
  const utmHeader: Record<string, string> = utm === null ? {} : { [headers.utm]: utm }
  return ask('checkEligibility', { request: { kvkNumber: company.kvkNumber }, headers: utmHeader })
}
