import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Company, Eligibility } from '#contract/application.ts'
import { addressOf, type Language } from '../addresses.ts'
import { api } from '../api/api.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import { errorText } from '../error-text.ts'
import { journeyStart, phraseOf } from '../session/query-parameters.ts'
import { sessionStore } from '../session/storage.ts'
import { track } from '../tracking/track.ts'
import { checkCompany } from './check-company.ts'
import { CompanyOptions } from './company-options.tsx'
import { EligibilityDialog } from './eligibility-dialog.tsx'
import { addressLine } from './search-companies.ts'
import { homeTexts } from './text.ts'
import { useCompanyOptions } from './use-company-options.ts'

const inputId = 'company'
const listId = 'company-options'
const noteId = 'company-note'

/**
 * FLOW-3: find the company, choose it, check it. Rendered into the page as a plain form that leads back here with a
 * phrase, and brought to life by the island when somebody turns to it. The field keeps its own text (it is not
 * controlled), so what was typed before it came to life stays.
 */
export function CompanySearch({ language }: { language: Language }) {
  const text = homeTexts[language].search
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Company | null>(null)
  const [refusal, setRefusal] = useState<Eligibility | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const options = useCompanyOptions(language)

  useEffect(() => {
    const field = input.current
    if (!field) return
    if (field.value === '') field.value = phraseOf(new URLSearchParams(location.search))
    if (field.value !== '') options.searchFor(field.value)
    // Only when the form comes to life; later changes come from typing.
  }, [])

  const choose = (company: Company) => {
    if (input.current) input.current.value = company.name
    setChosen(company)
    setProblem(null)
    options.close()
  }
  const type = (phrase: string) => {
    setChosen(null)
    setProblem(null)
    options.searchFor(phrase)
  }
  const check = async (company: Company) => {
    setChecking(true)
    setProblem(null)
    try {
      const search = new URLSearchParams(location.search)
      const eligibility = await checkCompany(company, { ask: api, session: sessionStore, search })
      track({ event: 'eligibility_checked', eligible: eligibility.eligible, codes: eligibility.errors })
      if (eligibility.eligible) return location.assign(journeyStart(search, language))
      setRefusal(eligibility)
    } catch (error) {
      setProblem(errorText(errorKeyOf(error), language))
    }
    setChecking(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only, another] = options.companies
    const company = chosen ?? (another === undefined ? (only ?? null) : null)
    if (isChecking) return
    if (company) {
      choose(company)
      void check(company)
    } else {
      setProblem(text.choose)
      input.current?.focus()
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      options.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') options.close()
    else if (event.key === 'Enter' && options.active) {
      event.preventDefault()
      choose(options.active)
    }
  }
  const searchAnother = () => {
    setRefusal(null)
    setChosen(null)
    if (input.current) input.current.value = ''
    options.searchFor('')
    input.current?.focus()
  }
  const note = problem ?? options.problem
  return (
    <>
      <form className="search" method="get" action={addressOf('home', language)} role="search" onSubmit={submit}>
        <label htmlFor={inputId}>{text.label}</label>
        <p className="search-hint" id="company-hint">
          {text.hint}
        </p>
        <div className="search-row">
          <div className="search-field">
            <input
              id={inputId}
              ref={input}
              name="phrase"
              type="text"
              required
              maxLength={100}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={options.isOpen}
              aria-controls={listId}
              aria-activedescendant={options.active ? `${listId}-${options.active.id}` : undefined}
              aria-describedby={`company-hint ${noteId}`}
              aria-invalid={note !== null || undefined}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
              onBlur={options.close}
            />
            <CompanyOptions id={listId} label={text.results} options={options} onChoose={choose} kvkLabel={text.kvk} />
          </div>
          <button type="submit" className="action" aria-disabled={isChecking || undefined}>
            {isChecking ? text.checking : text.submit}
          </button>
        </div>
        <p className="search-note" id={noteId} data-problem={note !== null || undefined} aria-live="polite">
          {note ?? (chosen ? `${text.kvk} ${chosen.kvkNumber} · ${addressLine(chosen)}` : options.status)}
        </p>
        <noscript>
          <p className="search-note">{text.noScript}</p>
        </noscript>
      </form>
      {refusal && chosen && (
        <EligibilityDialog
          language={language}
          eligibility={refusal}
          companyName={chosen.name}
          onClose={() => setRefusal(null)}
          onAnother={searchAnother}
        />
      )}
    </>
  )
}
