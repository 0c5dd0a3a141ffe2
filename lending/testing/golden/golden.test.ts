import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPANIES } from '#bank-sandbox/companies/catalogue.ts'
import type { Company } from '#bank-sandbox/companies/company.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { histories } from '#bank-sandbox/histories.ts'
import { ibanOfAccount } from '#bank-sandbox/story/write-story.ts'
import { analyse } from '#lending/facts/analyse.ts'
import { addDays, addMonths } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import type { Lever } from '#lending/decision/levers.ts'
import { bookkeepingRules } from '#lending/decision/rules/bookkeeping-rules.ts'
import { dataRules } from '#lending/decision/rules/judges.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { booking } from '#lending/testing/booking.ts'
import { type Answer, answer, answerTo, noWay } from '#lending/testing/made-up/answer.ts'
import { anyCompany, soundCompany } from '#lending/testing/made-up/sound.ts'

/** Written with UPDATE_GOLDEN=1; docs/how-to/change-the-engine.md. */
const folder = join(import.meta.dirname, 'records')
const isUpdate = process.env.UPDATE_GOLDEN === '1'
const today = '2026-11-21'

/** The accounts of a company of the sandbox as its bank gives them on a day. */
function accountsOf(company: Company, today: string): AnalysedAccount[] {
  const { kvkNumber, accounts } = company
  const story = histories().of(company, today.slice(0, 7), today)
  return accounts.map((account) => ({
    iban: ibanOfAccount(kvkNumber, account),
    holder: account.holderName,
    bank: null,
    closing: { on: today, amountCents: story[account.key]!.closingCents },
    bookings: story[account.key]!.bookings.map((one) =>
      booking({
        bookedOn: one.date,
        amountCents: one.amountCents,
        currency: account.currency,
        counterpartyName: one.counterparty.name,
        counterpartyAccount: one.counterparty.iban ?? null,
        description: one.text,
        isReversal: one.kind === 'reversal',
      }),
    ),
  }))
}

function answerOn(
  company: Company,
  today: string,
  accounts: readonly AnalysedAccount[],
  tried?: readonly Lever[],
): Answer {
  const { name, tradeNames, sbi, began } = company
  const analysis = analyse(accounts, { today, companyNames: [name, ...tradeNames], sbiCode: sbi[0]!.code })
  const foundedOn = typeof began === 'string' ? began : '2025-12-01'
  const request = { requestedAmountCents: 25_000_00, expectedExpenses: noExpenses, foundedOn }
  return answerTo(analysis, scoreInputFrom(analysis, request), { tried })
}

const ofSandbox = (company: Company): Answer => answerOn(company, today, accountsOf(company, today))

const madeUp = Array.from({ length: 12 }, (_, place) =>
  place < 6
    ? { name: `sound-${place * 3}`, company: soundCompany(place * 3) }
    : { name: `any-${place * 7}`, company: anyCompany(place * 7) },
)
const golden: readonly { name: string; decided: () => Answer }[] = [
  ...COMPANIES.filter(({ kvkNumber }) => kvkNumber <= '00900018').map((company) => ({
    name: `sandbox-${company.kvkNumber}`,
    decided: () => ofSandbox(company),
  })),
  ...madeUp.map(({ name, company }) => ({ name, decided: () => answer(company) })),
]

/** The whole record, and each offer with its prices; a schedule follows from them. */
function written({ record, offers }: Answer): string {
  const prices = offers.map((offer) => ({
    ...offer,
    schedule: offer.schedule.length,
    earlyRepayments: offer.earlyRepayments.length,
  }))
  return `${lines({ record, offers: prices })}\n`
}

/** JSON with sorted keys; a value that fits is on one line. */
function lines(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((one) => lines(one, `${indent} `))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => `${JSON.stringify(key)}: ${lines(one, `${indent} `)}`)
  const [open, close] = isList ? '[]' : '{}'
  const short = `${open}${parts.join(', ')}${close}`
  if (short.length <= 240 && !short.includes('\n')) return short
  return `${open}\n${parts.map((part) => `${indent} ${part}`).join(',\n')}\n${indent}${close}`
}

const fileOf = (name: string): string => join(folder, `${name}.json`)

describe('CORE-5 CORE-6 thirty companies are decided as their files say', () => {
  test('there are thirty, and a file for each', () => {
    expect(golden).toHaveLength(30)
    if (isUpdate) mkdirSync(folder, { recursive: true })
    else expect(readdirSync(folder).sort()).toEqual(golden.map(({ name }) => `${name}.json`).sort())
  })

  test.each(golden)('$name', ({ name, decided }) => {
    const text = written(decided())
    if (isUpdate) writeFileSync(fileOf(name), text)
    expect(text).toBe(readFileSync(fileOf(name), 'utf8'))
  })
})

/** Nine were approved by the first engine. The garage pays four lenders, and took out three times its surplus. */
const approved = ['1', '2', '3', '7', '9', '10', '13', '16'].map((number) => `009000${number.padStart(2, '0')}`)

describe('CORE-5 the sandbox’s companies', () => {
  const outcomes = () =>
    Object.fromEntries(
      golden
        .filter(({ name }) => name.startsWith('sandbox-'))
        .map(({ name }) => [name.slice(8), (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Answer).record]),
    )

  test('of the nine sound ones eight are approved, and the garage with four loans is referred for them', () => {
    const records = outcomes()
    expect(Object.keys(records).filter((number) => records[number]!.outcome === 'approve')).toEqual(approved)
    expect(records['00900015']).toMatchObject({ outcome: 'refer' })
    expect(records['00900015']!.reasons.map(({ code }) => code)).toEqual([
      'INCOME_DOES_NOT_COVER',
      'PAID_OUT_ABOVE_SURPLUS',
    ])
  })
})

const lastAsked = '2026-11-25'
const daysApart = 40

/** A company's answers on some days of a year, each from two years of one story. */
function answersOfAYear(kvkNumber: string, daysBefore = 0): { on: string; answer: Answer }[] {
  const found = COMPANIES.find((one) => one.kvkNumber === kvkNumber)!
  const company = { ...found, months: 36 }
  const whole = accountsOf(company, lastAsked)
  return Array.from({ length: Math.ceil(365 / daysApart) }, (_, time) => {
    const on = addDays(lastAsked, -daysBefore - daysApart * time)
    const from = addMonths(on, -24)
    const accounts = whole.map((account) => {
      const later = account.bookings.filter(({ bookedOn }) => bookedOn > on)
      const amountCents = later.reduce((sum, one) => sum - one.amountCents, account.closing!.amountCents)
      const bookings = account.bookings.filter(({ bookedOn }) => bookedOn > from && bookedOn <= on)
      return { ...account, closing: { on, amountCents }, bookings }
    })
    return { on, answer: answerOn(company, on, accounts, noWay) }
  })
}

/** The rules about the bookings; that a thin margin carries less in some months is not about the calendar. */
const asking = Object.keys({ ...bookkeepingRules, ...dataRules })

const ofNumber = (number: number): string => `009000${String(number).padStart(2, '0')}`

describe('CORE-5 a steady company is answered alike on every day of a year', () => {
  test.each([
    ['an ice cream shop', 2, 0],
    ['an ice cream shop', 2, 10],
    ['an ice cream shop', 2, 20],
    ['an ice cream shop', 2, 30],
    ['an ice cream shop', 2, 14],
    ['a bakery', 1, 0],
    ['a webshop', 3, 9],
    ['a gym', 7, 29],
    ['a firm of advisers', 10, 0],
    ['a café', 13, 4],
  ])('%s (%i) is approved, from %i days before', (_kind, number, daysBefore) => {
    const answers = answersOfAYear(ofNumber(number), daysBefore)
    const others = answers.filter(({ answer: { record } }) => record.outcome !== 'approve')
    expect(others.map(({ on, answer: { record } }) => [on, ...record.reasons.map(({ code }) => code)])).toEqual([])
    expect(answers.filter(({ answer: { offers } }) => offers.length === 0)).toEqual([])
  })

  test.each([
    ['a gardener with one customer', ofNumber(9)],
    ['an exporter with a thin margin', ofNumber(16)],
  ])('%s is asked about no booking', (_kind, kvkNumber) => {
    const asked = answersOfAYear(kvkNumber).flatMap(({ on, answer: { record } }) =>
      record.policyHits.filter(({ rule }) => asking.includes(rule)).map(({ rule }) => [on, rule]),
    )
    expect(asked).toEqual([])
  })

  test('a garage with four loans is never approved', () => {
    const answers = answersOfAYear(ofNumber(15))
    expect(answers.filter(({ answer: { record } }) => record.outcome === 'approve')).toEqual([])
  })
})
