import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { decide } from '#lending/decision/decide.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { analyse } from '#lending/facts/analyse.ts'
import { reconcile } from '#lending/statements/integrity/reconcile.ts'
import { statedIn } from '#lending/statements/integrity/stated-runs.ts'
import { booking } from '#lending/testing/booking.ts'
import { noWay } from '#lending/testing/made-up/answer.ts'
import { accountOf, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf, soundCompany } from '#lending/testing/made-up/sound.ts'
import { camtOf, mt940Of } from '#lending/testing/made-up/statement-file.ts'
import { linesOf, readText } from '#lending/testing/statement-text.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'

/* A file is checked, not believed: each trick as somebody with an editor would try it. */

const bakery = kinds.find(({ sbiCode }) => sbiCode === '10711') ?? kinds[0]!
const companyOf = (surplus: number) =>
  fromPlan(
    planOf(bakery, 11, {
      ...{ legalForm: 'bv', surplus, growth: 0, months: 24, openingMonths: 0.8 },
      ...{ monthlyEuros: 34_000 },
    }),
  )
const [poor, sound] = [companyOf(0), companyOf(0.08)]
const account = accountOf(poor)
const today = addDays(account.closing!.on, 1)

/** The answer to files of one account, as server and command give it. */
function answerTo(...texts: string[]) {
  const files = texts.map((text) => {
    const read = readText(text)
    if (!read.ok) throw new Error(read.refusal.code)
    return read
  })
  const { accountNumber: iban } = files[0]!.statements[0]!
  const { bookings, findings } = reconcile(
    iban,
    files.map((file, place) => ({
      ...{ id: `file${place}`, isLink: false, ...statedIn(file, file.statements) },
      bookings: file.statements.flatMap((statement) => statement.bookings),
    })),
  )
  const holder = poor.plan.holder
  const closing = files.flatMap(({ statements }) => statements.flatMap((one) => one.closing ?? [])).at(-1) ?? null
  const found = findings.length === 0 ? {} : { findings }
  const analysis = analyse([{ iban, holder, bank: null, closing, bookings, ...found }], {
    ...{ today, companyNames: [holder], sbiCode: bakery.sbiCode },
  })
  const request = { requestedAmountCents: 80_000_00, expectedExpenses: noExpenses, foundedOn: '2016-03-01' }
  const record = decide(scoreInputFrom(analysis, request), `${today}T10:00:00Z`, undefined, noWay)
  return { record, turnoverCents: analysis.lending.coreTurnover.sumCents, reason: record.reasons[0]?.code }
}

const formats = { camt: camtOf, mt940: mt940Of }
/** A file of the account whose balances stay those of the true one. */
const editedAs = (format: keyof typeof formats, edited: AnalysedAccount['bookings'], of = account) => {
  const before = of.bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const after = edited.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const text = formats[format]({ ...of, bookings: edited })
  const opening = (cents: number) =>
    format === 'camt' ? (Math.abs(cents) / 100).toFixed(2) : (Math.abs(cents) / 100).toFixed(2).replace('.', ',')
  return text.replace(opening(of.closing!.amountCents - after), opening(of.closing!.amountCents - before))
}

type Edit = (bookings: AnalysedAccount['bookings'], at: number) => AnalysedAccount['bookings']
const edits: Readonly<Record<string, Edit>> = {
  'a row deleted': (rows, at) => rows.toSpliced(at, 1),
  'a row doubled': (rows, at) => rows.toSpliced(at, 0, rows[at]!),
  'an amount changed': (rows, at) => rows.with(at, { ...rows[at]!, amountCents: rows[at]!.amountCents + 7_00 }),
  'a sign turned': (rows, at) => rows.with(at, { ...rows[at]!, amountCents: -rows[at]!.amountCents }),
}

describe.each(Object.keys(formats) as (keyof typeof formats)[])('CORE-5 a file of %s that was edited', (format) => {
  const truth = answerTo(formats[format](account))

  test('as it came from the bank it is answered by its bookings alone, and so is a sound one', () => {
    expect(truth.reason).not.toBe('FILE_DOES_NOT_ADD_UP')
    expect(answerTo(formats[format](accountOf(sound))).record.outcome).toBe('approve')
  })

  test('with debits deleted, and the balances as the bank stated them, gets no yes from a machine', () => {
    let seen = 0
    const kept = account.bookings.filter(({ amountCents }) => amountCents > -150_00 || (seen += 1) % 6 !== 0)
    const answer = answerTo(editedAs(format, kept))
    expect([answer.record.outcome, answer.reason]).toEqual(['refer', 'FILE_DOES_NOT_ADD_UP'])
  })

  test.each(Object.entries(edits))('with %s, whatever company it is of, is named and gets no yes', (_what, edit) => {
    for (let seed = 0; seed < 12; seed++) {
      const of = accountOf(soundCompany(seed))
      const { record, reason } = answerTo(editedAs(format, edit(of.bookings, 40 + seed * 11), of))
      expect([seed, record.outcome === 'approve', reason]).toEqual([seed, false, 'FILE_DOES_NOT_ADD_UP'])
    }
  })

  test('with receipts added, a closing balance raised, or one cent changed, neither', () => {
    const added = [...account.bookings, booking({ bookedOn: account.closing!.on, amountCents: 9_000_00 })]
    const cent = account.bookings.with(40, {
      ...account.bookings[40]!,
      amountCents: account.bookings[40]!.amountCents + 1,
    })
    for (const edited of [added, cent])
      expect(answerTo(editedAs(format, edited)).record.reasons[0]).toMatchObject({
        code: 'FILE_DOES_NOT_ADD_UP',
        finding: 'balance_does_not_add_up',
        accountEnd: account.iban.slice(-3),
      })
  })
})

test('CORE-5 a second file of the account, without balances and with receipts of its own, adds no turnover', () => {
  const friends = Array.from({ length: 60 }, (_, place) =>
    booking({
      ...{ bookedOn: addDays(today, -20 - place * 5), amountCents: 600_00, counterpartyName: `Klant ${place % 8}` },
      counterpartyAccount: `NL20INGB000123${4000 + (place % 8)}`,
    }),
  )
  const rows = withBookings(poor, friends).bookings.map(({ bookedOn, amountCents, counterpartyName, description }) => {
    const euros = (Math.abs(amountCents) / 100).toFixed(2).replace('.', ',')
    const fields = [bookedOn.replaceAll('-', ''), counterpartyName ?? '', account.iban, '', 'OV']
    return [...fields, amountCents < 0 ? 'Af' : 'Bij', euros, 'Overschrijving', description]
      .map((field) => `"${field.replaceAll('"', '')}"`)
      .join(';')
  })
  const heading = 'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen'
  const csv = linesOf(heading, ...rows)
  const truth = answerTo(camtOf(account))
  for (const files of [
    [camtOf(account), csv],
    [csv, camtOf(account)],
  ]) {
    const { record, turnoverCents, reason } = answerTo(...files)
    expect(turnoverCents).toBe(truth.turnoverCents)
    expect(record.outcome).toBe(truth.record.outcome)
    expect([reason, record.reasons[0]]).toMatchObject(['FILE_DOES_NOT_ADD_UP', { finding: 'sources_differ' }])
  }
})

test('CORE-5 two complete files that contradict each other are not added up', () => {
  const half = account.bookings.map((one) => ({ ...one, amountCents: Math.round(one.amountCents / 2) }))
  const [true_, other] = [camtOf(account), camtOf({ ...account, bookings: half })]
  const { record, turnoverCents, reason } = answerTo(true_, other)
  expect(turnoverCents).toBeLessThan(answerTo(true_).turnoverCents * 1.02)
  expect([record.outcome === 'approve', reason]).toEqual([false, 'FILE_DOES_NOT_ADD_UP'])
})

test('CORE-5 halves of a sound account, and a copy beside, are one account that adds up', () => {
  const whole = accountOf(sound)
  const middle = whole.bookings.findIndex(({ bookedOn }) => bookedOn >= addDays(whole.closing!.on, -300))
  const [early, late] = [whole.bookings.slice(0, middle), whole.bookings.slice(middle)]
  const lateSum = late.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const closing = { on: early.at(-1)!.bookedOn, amountCents: whole.closing!.amountCents - lateSum }
  const first = mt940Of({ ...whole, closing, bookings: early })
  const second = mt940Of({ ...whole, bookings: late })
  expect(answerTo(first, second).record.outcome).toBe('approve')
  expect(answerTo(second, mt940Of(whole), first).record.outcome).toBe('approve')
  const raised = mt940Of({
    ...whole,
    closing: { ...closing, amountCents: closing.amountCents + 50_000_00 },
    bookings: early,
  })
  expect(answerTo(raised, second).record.reasons[0]).toMatchObject({
    ...{ code: 'FILE_DOES_NOT_ADD_UP', finding: 'chain_broken', differenceCents: -50_000_00 },
  })
})
