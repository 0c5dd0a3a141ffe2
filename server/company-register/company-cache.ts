import type { Company } from '#contract/application.ts'
import { findNamed, nameSearchLimits, type Named, wordsOf } from '#lending/company-names.ts'

type Kept = Named & { company: Company; untilMs: number }

export type CompanyCache = {
  keep(companies: readonly Company[]): void
  /** Those whose name or number begins as typed, or nearly. */
  find(typed: string): Company[]
}

const keptMs = nameSearchLimits.keptHoursMax * 60 * 60_000

/** Companies of the register's answers, for at most a day: the only place to search for part of a word. */
export function makeCompanyCache(now: () => Date): CompanyCache {
  const kept = new Map<string, Kept>()
  return {
    keep(companies) {
      const untilMs = now().getTime() + keptMs
      for (const company of companies) {
        kept.delete(company.kvkNumber)
        kept.set(company.kvkNumber, { company, words: wordsOf(company.name), untilMs })
      }
      for (const oldest of kept.keys()) {
        if (kept.size <= nameSearchLimits.companiesKeptMax) break
        kept.delete(oldest)
      }
    },
    find(typed) {
      const time = now().getTime()
      for (const [number, { untilMs }] of kept) {
        if (untilMs > time) break
        kept.delete(number)
      }
      const digits = typed.replaceAll(/[\s.]/g, '')
      const isNumber = /^\d{4,}$/.test(digits)
      const found = isNumber
        ? [...kept.values()].filter(({ company }) => company.kvkNumber.startsWith(digits))
        : findNamed(typed, kept.values())
      return found.map(({ company }) => company)
    },
  }
}
