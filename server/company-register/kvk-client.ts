import type * as z from 'zod/mini'
import { findNamed, nameSearchLimits, smallerQuestions, wordsOf } from '#lending/company-names.ts'
import { parseKvkNumber, withFirstZeros } from '#lending/kvk-number.ts'
import { withoutLegalForm } from '#lending/legal-suffix.ts'
import type { Company } from '#contract/application.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import type { Upstream } from '../outgoing/upstream.ts'
import type { CompanyRegister } from '../company-register.ts'
import { makeCompanyCache, type CompanyCache } from './company-cache.ts'
import { profileAnswer, registerError, searchAnswer } from './kvk-types.ts'
import { readCompanies, readProfile } from './translate.ts'

type KvkOptions = { upstream: Upstream; apiKey: string; now: () => Date }

/** "Nothing found" is an error answer in this register. */
const nothingFound = new Set(['IPD5200', 'IPD5203', 'IPD0001', 'IPD0005', 'IPD0007'])
const searchKeptMs = 10 * 60_000
/** A day-old extract would do for eligibility; an hour keeps a company that was just registered from being missed. */
const profileKeptMs = 60 * 60_000

/** The company register through the KVK APIs Zoeken (v2) and Basisprofiel (v1). */
export function openKvkRegister(options: KvkOptions): CompanyRegister {
  const searches = keepAnswers<Awaited<ReturnType<CompanyRegister['search']>>>(searchKeptMs, options.now)
  const profiles = keepAnswers<Awaited<ReturnType<CompanyRegister['readProfile']>>>(profileKeptMs, options.now)
  const kept = makeCompanyCache(options.now)
  const ask = (text: string) =>
    searches(text.trim().toLowerCase(), async () => {
      const companies = await search(options, text)
      kept.keep(companies)
      return companies
    })
  return {
    search: (text) => (parseKvkNumber(text) === null ? searchByName(text, { ask, kept }) : ask(text)),
    readProfile(kvkNumber) {
      const number = parseKvkNumber(kvkNumber)
      if (number === null) return Promise.resolve(null)
      return profiles(number, async () => {
        const answer = await get(options, `/v1/basisprofielen/${number}`, profileAnswer)
        return answer === null ? null : readProfile(answer)
      })
    },
  }
}

async function search(options: KvkOptions, text: string) {
  const number = parseKvkNumber(text)
  const query = new URLSearchParams(number === null ? { naam: withoutLegalForm(text) } : { kvkNummer: number })
  if (number === null) for (const type of ['hoofdvestiging', 'rechtspersoon']) query.append('type', type)
  query.set('resultatenPerPagina', String(nameSearchLimits.answersPerQuestion))
  const answer = await get(options, `/v2/zoeken?${query}`, searchAnswer)
  return answer === null ? [] : readCompanies(answer)
}

async function get<Schema extends z.ZodMiniType>(
  options: KvkOptions,
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return await options.upstream.send({
      method: 'GET',
      path,
      headers: () => ({ Accept: 'application/hal+json', apikey: options.apiKey }),
      isRepeatable: true,
      read: (body) => schema.parse(JSON.parse(body)),
      readCode,
    })
  } catch (error) {
    if (error instanceof UpstreamError && nothingFound.has(error.code ?? '')) return null
    throw error
  }
}

function readCode(body: string): string | null {
  try {
    return registerError.parse(JSON.parse(body)).fout[0]?.code ?? null
  } catch {
    return null
  }
}

type RegisterSearch = { ask: (text: string) => Promise<Company[]>; kept: CompanyCache }

/** FLOW-3: the register's answer for the name, else for its whole words, then matches in earlier answers. */
export async function searchByName(typed: string, { ask, kept }: RegisterSearch): Promise<Company[]> {
  const answered = await askInTurn(typed, ask)
  const known = new Set(answered.map(({ kvkNumber }) => kvkNumber))
  const earlier = kept.find(typed).filter(({ kvkNumber }) => !known.has(kvkNumber))
  return [...answered, ...earlier].slice(0, nameSearchLimits.companiesShown)
}

async function askInTurn(typed: string, ask: RegisterSearch['ask']): Promise<Company[]> {
  const number = withFirstZeros(typed)
  const numbered = number === null ? [] : await ask(number)
  if (numbered.length > 0) return numbered
  const whole = await ask(typed)
  if (whole.length > 0) return whole
  for (const question of smallerQuestions(typed)) {
    const entries = (await ask(question)).map((company) => ({ company, words: wordsOf(company.name) }))
    const found = findNamed(typed, entries, question)
    if (found.length > 0) return found.map(({ company }) => company)
  }
  return []
}

const mostKept = 500

/** A small cache: answers by key for a time, the oldest evicted first, one call in flight per key. No errors. */
export function keepAnswers<T>(keptMs: number, now: () => Date): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; untilMs: number }>()
  return (key, ask) => {
    const known = kept.get(key)
    if (known && now().getTime() < known.untilMs) return known.answer
    kept.delete(key)
    const answer = ask()
    kept.set(key, { answer, untilMs: now().getTime() + keptMs })
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return answer
  }
}
