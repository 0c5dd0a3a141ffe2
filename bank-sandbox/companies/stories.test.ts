import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BANKS, bankByKey } from '../banks.ts'
import type { Booking } from '../story/booking.ts'
import { addMonths, isBankDay } from '../story/calendar.ts'
import { ibanOfAccount, writeStory } from '../story/write-story.ts'
import { COMPANIES, companiesAt } from './catalogue.ts'
import type { Company } from './company.ts'

const ANCHOR = '2026-11'
const TODAY = '2026-11-20'

function storyOf(company: Company, until = TODAY, anchor = ANCHOR) {
  const { kvkNumber: seed, accounts, months, warmUpMonths, flows, quietDays } = company
  return writeStory({ seed, accounts, months, warmUpMonths, flows, quietDays }, anchor, until)
}

function hashOf(bookings: readonly Booking[]): string {
  return createHash('sha256').update(JSON.stringify(bookings)).digest('hex')
}

function company(kvkNumber: string): Company {
  const found = COMPANIES.find((one) => one.kvkNumber === kvkNumber)
  if (!found) throw new Error(`No company ${kvkNumber}`)
  return found
}

const stories = new Map(COMPANIES.map((one) => [one.kvkNumber, storyOf(one)]))
const bookingsOf = (kvkNumber: string) => stories.get(kvkNumber)?.bookings ?? []
const sum = (bookings: readonly Booking[]) => bookings.reduce((total, booking) => total + booking.amountCents, 0)
const year = (kvkNumber: string) => bookingsOf(kvkNumber).filter((booking) => booking.date > '2025-11-20')

/** IBAN check by the standard: the country and check digits behind, letters as numbers, the rest modulo 97 is 1. */
function isIban(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

describe.each(COMPANIES.map((one) => [one.name, one] as const))('the history of %s', (_name, one) => {
  test('is the same whenever it is written', () => {
    expect(hashOf(storyOf(one).bookings)).toBe(hashOf(bookingsOf(one.kvkNumber)))
  })

  test('only grows at the end when a later day is asked for', () => {
    const earlier = storyOf(one, '2026-10-05').bookings
    expect(hashOf(bookingsOf(one.kvkNumber).slice(0, earlier.length))).toBe(hashOf(earlier))
  })

  test('adds up: every balance is the one before plus the amount', () => {
    const balances = Object.fromEntries(one.accounts.map((account) => [account.key, account.openingCents]))
    const sequences: Record<string, number> = {}
    for (const booking of bookingsOf(one.kvkNumber)) {
      const balance = (balances[booking.accountKey] ?? NaN) + booking.amountCents
      const sequence = (sequences[booking.accountKey] ?? 0) + 1
      if (booking.balanceAfterCents !== balance || booking.sequence !== sequence)
        expect(booking).toEqual({ balance, sequence })
      balances[booking.accountKey] = balance
      sequences[booking.accountKey] = sequence
    }
    expect(stories.get(one.kvkNumber)?.closingCents).toEqual(balances)
  })

  test('has whole cents, true dates, and IBANs with right check digits', () => {
    for (const account of one.accounts) {
      const iban = ibanOfAccount(one.kvkNumber, account)
      expect(isIban(iban)).toBe(true)
      expect(iban.slice(4, 8)).toBe(bankByKey(account.bank).ibanCode)
    }
    const wrong = bookingsOf(one.kvkNumber).filter(
      (booking) =>
        !Number.isSafeInteger(booking.amountCents) ||
        booking.amountCents === 0 ||
        booking.date > TODAY ||
        (booking.counterparty.iban !== undefined && !isIban(booking.counterparty.iban)),
    )
    expect(wrong).toEqual([])
  })

  test('moves wages, taxes and standing payments on bank days only', () => {
    const kinds = new Set(['direct-debit', 'bank-costs', 'card-takings'])
    const wrong = bookingsOf(one.kvkNumber).filter(
      (booking) => (kinds.has(booking.kind) || /Salaris|Belasting/.test(booking.text)) && !isBankDay(booking.date),
    )
    expect(wrong).toEqual([])
  })

  test('bears only numbers never given out, and a valid RSIN if it has one', () => {
    expect(one.kvkNumber).toMatch(/^00\d{6}$/)
    if (one.legalForm === 'bv') {
      const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
      const total = [...(one.rsin ?? '')].reduce((all, digit, index) => all + Number(digit) * (weights[index] ?? 0), 0)
      expect(one.rsin).toMatch(/^\d{9}$/)
      expect(total % 11).toBe(0)
    } else {
      expect(one.rsin).toBeUndefined()
    }
  })
})

describe('the companies together', () => {
  test('most have 24 months and some thousand bookings', () => {
    const full = COMPANIES.filter((one) => one.months === 24 && one.flows.length > 0 && !one.quietDays)
    expect(full.length).toBeGreaterThanOrEqual(12)
    for (const one of full) {
      const count = bookingsOf(one.kvkNumber).length
      expect(count, one.name).toBeGreaterThanOrEqual(2_000)
      expect(count, one.name).toBeLessThanOrEqual(6_200)
      expect(bookingsOf(one.kvkNumber)[0]?.date.slice(0, 7)).toBe('2024-11')
    }
  })

  test('every bank has a customer, and no two companies share a number or a name', () => {
    for (const bank of BANKS) expect(companiesAt(bank.key).length, bank.name).toBeGreaterThan(0)
    expect(new Set(COMPANIES.map((one) => one.kvkNumber)).size).toBe(COMPANIES.length)
    expect(new Set(COMPANIES.map((one) => one.name)).size).toBe(COMPANIES.length)
  })

  test('another day gives the same kind of story', () => {
    for (const until of ['2024-02-29', '2027-03-28', '2030-12-31']) {
      const { bookings } = storyOf(company('00900001'), until, until.slice(0, 7))
      expect(bookings.length).toBeGreaterThan(5_000)
      expect(bookings.at(-1)?.date.slice(0, 7)).toBe(until.slice(0, 7))
      expect(bookings[0]?.date.slice(0, 7)).toBe(addMonths(until, -24).slice(0, 7))
    }
  })
})

describe('what each company is there for shows in its bookings', () => {
  test('the bakery never is in the red and pays its VAT every quarter', () => {
    const current = bookingsOf('00900001').filter((booking) => booking.accountKey === 'current')
    expect(Math.min(...current.map((booking) => booking.balanceAfterCents))).toBeGreaterThan(0)
    const vat = current.filter((booking) => booking.text.startsWith('Omzetbelasting'))
    expect(vat).toHaveLength(8)
    expect(vat.every((booking) => /^\d{16}$/.test(booking.reference ?? ''))).toBe(true)
  })

  test('the seasonal shop earns in summer', () => {
    const earned = (months: string[]) =>
      sum(year('00900002').filter((booking) => booking.amountCents > 0 && months.includes(booking.date.slice(5, 7))))
    expect(earned(['05', '06', '07', '08'])).toBeGreaterThan(8 * earned(['12', '01', '02']))
  })

  test('the webshop is paid by payment service providers', () => {
    const earned = year('00900003').filter((booking) => booking.amountCents > 0 && booking.accountKey === 'current')
    const paidOut = earned.filter((booking) => /Mollie|Adyen|PayPal/.test(booking.counterparty.name))
    expect(sum(paidOut) / sum(earned)).toBeGreaterThan(0.7)
  })

  test('the starved builder ends deep in the red with bounced payments and falling turnover', () => {
    const bookings = bookingsOf('00900004')
    expect(bookings.at(-1)?.balanceAfterCents).toBeLessThan(-3_000_000)
    expect(bookings.filter((booking) => booking.kind === 'reversal').length).toBeGreaterThan(3)
    const earned = (from: string, until: string) =>
      sum(bookings.filter((b) => b.amountCents > 0 && b.kind === 'transfer' && b.date >= from && b.date < until))
    expect(earned('2026-05-01', '2026-11-01')).toBeLessThan(0.85 * earned('2025-05-01', '2025-11-01'))
  })

  test('the start-up has less than fifteen months', () => {
    expect(company('00900005').began).toEqual({ monthsBeforeToday: 11 })
    expect(bookingsOf('00900005')[0]?.date.slice(0, 7)).toBe('2026-01')
  })

  test('the gambler stakes more and more', () => {
    const stakes = (from: string, until: string) =>
      -sum(
        bookingsOf('00900006').filter(
          (b) =>
            b.amountCents < 0 && /Casino|Loterij|Gokhal/.test(b.counterparty.name) && b.date >= from && b.date < until,
        ),
      )
    expect(stakes('2026-08-01', '2026-11-01')).toBeGreaterThan(100_000)
    expect(stakes('2026-05-01', '2026-11-01')).toBeGreaterThan(1.5 * stakes('2024-12-01', '2025-06-01'))
  })

  test('the gym has dozens of reversals a month', () => {
    const reversals = year('00900007').filter((booking) => booking.kind === 'reversal')
    expect(reversals.length / 12).toBeGreaterThan(30)
  })

  test('the haulier has reminders before and a payment plan now', () => {
    const taxes = bookingsOf('00900008').filter((booking) => booking.counterparty.name === 'Belastingdienst')
    expect(taxes.some((booking) => /Aanmaning|Dwangbevel/.test(booking.text))).toBe(true)
    const plan = taxes.filter((booking) => booking.text.startsWith('Betalingsregeling'))
    expect(plan.length).toBeGreaterThanOrEqual(11)
    expect(new Set(plan.map((booking) => booking.amountCents)).size).toBe(1)
  })

  test('the gardener lives on one customer', () => {
    const earned = year('00900009').filter((booking) => booking.amountCents > 0)
    const biggest = earned.filter((booking) => booking.counterparty.name === 'Woningcorporatie Heuvelrand')
    expect(sum(biggest) / sum(earned)).toBeGreaterThan(0.75)
  })

  test('the advisers move money between accounts at three banks', () => {
    const one = company('00900010')
    expect(new Set(one.accounts.map((account) => account.bank)).size).toBe(3)
    const ibans = new Set(one.accounts.map((account) => ibanOfAccount(one.kvkNumber, account)))
    const own = bookingsOf('00900010').filter((booking) => ibans.has(booking.counterparty.iban ?? ''))
    expect(own.length).toBeGreaterThan(100)
    expect(sum(own)).toBe(0)
  })

  test('the studio has no bookings, and the painter an account holder of another name', () => {
    expect(bookingsOf('00900011')).toEqual([])
    const painter = company('00900012')
    expect(painter.accounts[0]?.holderName).not.toContain('Kleurrijk')
    const others = COMPANIES.filter((one) => one !== painter && one.legalForm !== 'eenmanszaak')
    for (const one of others) expect(one.accounts.every((account) => account.holderName === one.name)).toBe(true)
  })

  test('the café pays in more than half of its income as cash', () => {
    const earned = year('00900013').filter((booking) => booking.amountCents > 0)
    expect(sum(earned.filter((booking) => booking.kind === 'cash-deposit')) / sum(earned)).toBeGreaterThan(0.5)
  })

  test('the freelancer withdraws for private use, the garage pays four lenders', () => {
    expect(year('00900014').filter((booking) => /privé/i.test(booking.text)).length).toBeGreaterThan(30)
    const lenders = new Set(
      year('00900015')
        .filter((booking) => /aflossing en rente/.test(booking.text))
        .map((booking) => booking.counterparty.name),
    )
    expect(lenders.size).toBe(4)
  })

  test('the exporter has dollars, one account is new, one shop went quiet', () => {
    expect(company('00900016').accounts.map((account) => account.currency)).toContain('USD')
    expect(bookingsOf('00900017')[0]?.date.slice(0, 7)).toBe('2026-08')
    expect(bookingsOf('00900018').at(-1)?.date).toMatch(/^2026-10-0[4-6]$/)
  })
})
