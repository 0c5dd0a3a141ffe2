import { useEffect, useRef, useState } from 'react'
import type { Company } from '#contract/application.ts'
import type { Language } from '#lending/language.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { areCookiesBlocked } from '../visitor/storage.ts'
import {
  endsAtWholeWord,
  isPlainlyNamed,
  phraseLengthMin,
  restMs,
  searchCompanies,
  searchDelayMs,
  searchTextOf,
} from './search-companies.ts'
import { searchFailureText, searchTexts } from './search-text.ts'

export type CompanyOptionsState = {
  companies: readonly Company[]
  isOpen: boolean
  active: Company | null
  /** The search's progress, for eye and screen reader. */
  status: string
  problem: string | null
  searchFor: (typed: string) => void
  /** Searches at once, and reports an empty result. Null when another search replaced it. */
  searchNow: (typed: string) => Promise<readonly Company[] | null>
  move: (by: 1 | -1) => void
  open: (status: string) => void
  close: () => void
}

type Found = { companies: readonly Company[]; status: string; problem: string | null }
const nothing: Found = { companies: [], status: '', problem: null }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The list below the search field: one search at a time, the last wins, none before a pause. While a name is being
 * typed there is no error: only after a whole word and a pause, or a press of the button.
 */
export function useCompanyOptions(language: Language): CompanyOptionsState {
  const text = searchTexts[language].search
  const [found, setFound] = useState(nothing)
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** The companies found stay in sight as far as they have what is typed. */
  const begin = (typed: string) => {
    running.current?.abort()
    setActiveIndex(-1)
    const companies = typed === '' ? [] : found.companies.filter((company) => isPlainlyNamed(typed, company))
    setOpen(isOpen && companies.length > 0)
    setFound({ ...nothing, companies })
    running.current = new AbortController()
    return running.current.signal
  }
  const fail = (problem: string) => {
    setFound({ ...nothing, problem })
    return null
  }
  const run = async (phrase: string, signal: AbortSignal): Promise<readonly Company[] | null> => {
    // The session is a cookie: without one every call would end as a session that is over.
    if (areCookiesBlocked()) return fail(text.cookiesOff)
    setFound(({ companies }) => ({ ...nothing, companies, status: text.searching }))
    const companies = await search(phrase, signal).catch((error: unknown) => {
      if (!signal.aborted) fail(searchFailureText(errorKeyOf(error), language, location.protocol))
      return null
    })
    if (companies === null || signal.aborted) return null
    setFound({ ...nothing, companies, status: companies.length > 0 ? text.found(companies.length) : text.goesOn })
    setOpen(companies.length > 0)
    return companies
  }
  const searchFor = (typed: string) => {
    const signal = begin(typed)
    const phrase = searchTextOf(typed)
    if (phrase.length < phraseLengthMin) return
    void wait(searchDelayMs)
      .then(() => (signal.aborted ? null : run(phrase, signal)))
      .then(async (companies) => {
        if (companies?.length !== 0 || !endsAtWholeWord(typed)) return
        await wait(restMs)
        if (!signal.aborted) fail(text.none)
      })
  }
  const searchNow = async (typed: string) => {
    const signal = begin(typed)
    const phrase = searchTextOf(typed)
    if (phrase.length < phraseLengthMin) return fail(text.empty)
    const companies = await run(phrase, signal)
    return companies?.length === 0 ? fail(text.none) : companies
  }
  const open = (status: string) => {
    setFound((before) => ({ ...before, status }))
    setOpen(true)
  }
  const move = (by: 1 | -1) => {
    const { length } = found.companies
    if (length === 0) return
    setActiveIndex(isOpen ? (activeIndex + by + length) % length : by === 1 ? 0 : length - 1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActiveIndex(-1)
  }
  const active = isOpen ? (found.companies[activeIndex] ?? null) : null
  return { ...found, isOpen, active, searchFor, searchNow, move, open, close }
}

/** Nothing found is an answer like any other here. */
function search(phrase: string, signal: AbortSignal): Promise<Company[]> {
  return searchCompanies(phrase, signal).catch((error: unknown) => {
    if (errorKeyOf(error) === 'no_match') return []
    throw error
  })
}
