import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPANIES } from '#bank-sandbox/companies/catalogue.ts'
import type { Company } from '#bank-sandbox/companies/company.ts'
import { histories } from '#bank-sandbox/histories.ts'
import { ibanOfAccount } from '#bank-sandbox/story/write-story.ts'
import { analyse } from '#lending/analysis/analyse.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { scoreInputFrom } from '#lending/scorecard/score-input-from.ts'
import { booking } from '#lending/testing/booking.ts'
import { type Answer, answer, answerTo } from '#lending/testing/made-up/answer.ts'
import { anyCompany, soundCompany } from '#lending/testing/made-up/sound.ts'

/** Written with UPDATE_GOLDEN=1; docs/how-to/change-the-engine.md. */
const folder = join(import.meta.dirname, 'records')
const isUpdate = process.env.UPDATE_GOLDEN === '1'
const today = '2026-11-21'

function ofSandbox({ kvkNumber, name, tradeNames, sbi, began, accounts }: Company): Answer {
  const story = histories().of(
    COMPANIES.find((one) => one.kvkNumber === kvkNumber)!,
    today.slice(0, 7),
    today,
  )
  const analysed = accounts.map((account) => ({
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
  const analysis = analyse(analysed, { today, companyNames: [name, ...tradeNames], sbiCode: sbi[0]!.code })
  const foundedOn = typeof began === 'string' ? began : '2025-12-01'
  return answerTo(
    analysis,
    scoreInputFrom(analysis, { requestedAmountCents: 25_000_00, expectedExpenses: noExpenses, foundedOn }),
  )
}

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
  return `${JSON.stringify(sorted({ record, offers: prices }), null, 1)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
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

/** Nine were approved by the first engine. The garage pays four lenders, and took out three times what was left of the year. */
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
