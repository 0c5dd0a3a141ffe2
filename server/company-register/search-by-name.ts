import type { Company } from '#contract/application.ts'
import { findNamed, nameSearchLimits, smallerQuestions, wordsOf } from '#lending/company-names.ts'
import type { KeptCompanies } from './kept-companies.ts'

type Parts = { ask: (text: string) => Promise<Company[]>; kept: KeptCompanies }

/** FLOW-3: what the register has for the name, else for its whole words, and then what earlier answers have of it. */
export async function searchByName(typed: string, { ask, kept }: Parts): Promise<Company[]> {
  const answered = await askInTurn(typed, ask)
  const known = new Set(answered.map(({ kvkNumber }) => kvkNumber))
  const earlier = kept.find(typed).filter(({ kvkNumber }) => !known.has(kvkNumber))
  return [...answered, ...earlier].slice(0, nameSearchLimits.companiesShown)
}

async function askInTurn(typed: string, ask: Parts['ask']): Promise<Company[]> {
  const whole = await ask(typed)
  if (whole.length > 0) return whole
  for (const question of smallerQuestions(typed)) {
    const entries = (await ask(question)).map((company) => ({ company, words: wordsOf(company.name) }))
    const found = findNamed(typed, entries, question)
    if (found.length > 0) return found.map(({ company }) => company)
  }
  return []
}
