import { useEffect, useRef, useState } from 'react'
import type { Company } from '#contract/application.ts'
import type { Language } from '../addresses.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import { areCookiesBlocked } from '../session/storage.ts'
import { phraseLengthMin, searchCompanies, searchDelayMs, searchTextOf } from './search-companies.ts'
import { searchFailureText, searchTexts } from './search-text.ts'

export type CompanyOptionsState = {
  companies: readonly Company[]
  isOpen: boolean
  active: Company | null
  /** What is going on, for eye and screen reader. */
  status: string
  problem: string | null
  searchFor: (typed: string) => void
  move: (by: 1 | -1) => void
  close: () => void
}

type Found = { companies: readonly Company[]; status: string; problem: string | null }
const nothing: Found = { companies: [], status: '', problem: null }

/** The list below the search field: one search at a time, the last one wins, and none before the typing rests. */
export function useCompanyOptions(language: Language): CompanyOptionsState {
  const text = searchTexts[language].search
  const [found, setFound] = useState(nothing)
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (phrase: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, searchDelayMs))
    if (signal.aborted) return
    // The session is a cookie: without one every call would end as a session that is over.
    if (areCookiesBlocked()) return setFound({ ...nothing, problem: text.cookiesOff })
    setFound({ ...nothing, status: text.searching })
    try {
      const companies = await searchCompanies(phrase, signal)
      const isNone = companies.length === 0
      setFound({
        companies,
        status: isNone ? '' : text.found(companies.length),
        problem: isNone ? text.none : null,
      })
      setOpen(!isNone)
    } catch (error) {
      if (signal.aborted) return
      setFound({ ...nothing, problem: searchFailureText(errorKeyOf(error), language, location.protocol) })
    }
  }
  const searchFor = (typed: string) => {
    running.current?.abort()
    setOpen(false)
    setActiveIndex(-1)
    setFound(nothing)
    const phrase = searchTextOf(typed)
    if (phrase.length < phraseLengthMin) return
    running.current = new AbortController()
    void run(phrase, running.current.signal)
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
  return { ...found, isOpen, active, searchFor, move, close }
}
