import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import { CompanyOptions } from './company-options.tsx'
import { addressLine } from './search-companies.ts'
import { searchTexts } from './search-text.ts'
import { useCompanySearch } from './use-company-search.ts'

const inputId = 'company'
const listId = 'company-options'
const noteId = 'company-note'

type Search = ReturnType<typeof useCompanySearch>
/** A search without a script, and its problem in words. */
type Query = { phrase: string; problem: string | undefined }

function SearchField({ language, search, asked }: { language: Language; search: Search; asked: Query | undefined }) {
  const text = searchTexts[language].search
  const { options, check } = search
  const hasProblem = check.problem !== null || options.problem !== null
  return (
    <div className="search-field">
      <input
        id={inputId}
        ref={search.input}
        name="phrase"
        type="text"
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
        aria-invalid={hasProblem || undefined}
        defaultValue={asked?.phrase}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a screen reader reads the field with what is wrong below it
        autoFocus={asked?.problem !== undefined}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.press}
        onBlur={options.close}
      />
      <CompanyOptions id={listId} label={text.results} options={options} onChoose={search.choose} kvkLabel={text.kvk} />
    </div>
  )
}

/** The line below the field: the error, the chosen company, or the progress of the search. */
function SearchNote({ language, search }: { language: Language; search: Search }) {
  const { chosen, check, options } = search
  const problem = check.problem ?? options.problem
  const company = chosen && `${searchTexts[language].search.kvk} ${chosen.kvkNumber} · ${addressLine(chosen)}`
  return (
    <p className="search-note" id={noteId} data-problem={problem !== null || undefined} aria-live="polite">
      {problem ?? company ?? options.status}
    </p>
  )
}

/**
 * FLOW-3: find, choose and check the company. A plain form in the page, which the server answers with a separate page
 * (`web/company-search`); the island enhances it on first use.
 */
export function CompanySearch({ language, asked }: { language: Language; asked?: Query | undefined }) {
  const text = searchTexts[language].search
  const search = useCompanySearch(language, asked?.problem)
  const { chosen, check } = search
  return (
    <>
      <form
        id="company-form"
        className="search"
        method="get"
        action={addressOf('companySearch', language)}
        role="search"
        onSubmit={(event) => void search.submit(event)}
      >
        <label htmlFor={inputId}>{text.label}</label>
        <p className="search-hint" id="company-hint">
          {text.hint}
        </p>
        <div className="search-row">
          <SearchField language={language} search={search} asked={asked} />
          <button type="submit" className="action" aria-disabled={check.isChecking || undefined}>
            {check.isChecking ? text.checking : text.submit}
          </button>
        </div>
        <SearchNote language={language} search={search} />
      </form>
      {check.refusal && chosen && (
        <check.refusal.Dialog
          language={language}
          eligibility={check.refusal.eligibility}
          companyName={chosen.name}
          onClose={() => check.reset()}
          onAnother={search.searchAnother}
        />
      )}
    </>
  )
}
