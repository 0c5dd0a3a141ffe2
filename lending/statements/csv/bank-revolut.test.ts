import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const heading =
  'Date started (UTC),Date completed (UTC),Date started (Europe/Amsterdam),Date completed (Europe/Amsterdam),ID,Type,State,Description,Reference,Payer,Card number,Card label,Card state,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,International account number,Beneficiary account number,Beneficiary sort code or routing number,Beneficiary IBAN,Beneficiary BIC,Beneficiary name,MCC,Related transaction id,Spend program,Sender account,Sender name,Card references'

type Row = Readonly<Record<string, string>>

/** A row by the words of the heading; the rest is empty. */
function row(given: Row, words = heading): string {
  const filled: Row = {
    'Date started (UTC)': '2026-03-01',
    'Date completed (UTC)': '2026-03-02',
    State: 'COMPLETED',
    'Payment currency': 'EUR',
    Account: 'EUR Main',
    'International account number': 'NL33REVO7001234567',
    ...given,
  }
  return words
    .split(',')
    .map((word) => filled[word] ?? '')
    .join(',')
}

const sale: Row = {
  ID: 'a-1',
  Type: 'TOPUP',
  Description: 'Payment from Bos BV',
  Reference: 'Nota 12',
  Amount: '100.00',
  'Total amount': '99.80',
  Fee: '0.20',
  Balance: '1099.80',
  'Sender name': 'BOS B.V.',
  'Sender account': 'NL20INGB0001234567',
}
const shop: Row = {
  ID: 'a-2',
  Type: 'CARD_PAYMENT',
  Description: 'Bouwmarkt Noord',
  Amount: '-12.50',
  'Total amount': '-12.50',
  Balance: '1087.30',
}
const transfer: Row = {
  ID: 'a-3',
  Type: 'TRANSFER',
  Description: 'To Verhuur Zuid',
  Amount: '-1000.00',
  'Total amount': '-1000.00',
  Balance: '87.30',
  'Beneficiary IBAN': 'NL02ABNA0123456789',
}

describe('CORE-3 Revolut Business', () => {
  test('is read: who, what and how much left the account with its costs', () => {
    const outcome = readText(linesOf(heading, row(transfer), row(shop), row(sale)))
    expect(outcome).toMatchObject({
      ok: true,
      bank: 'revolut',
      findings: [],
      statements: [
        {
          accountIban: 'NL33REVO7001234567',
          opening: { on: '2026-03-02', amountCents: 1000_00 },
          closing: { on: '2026-03-02', amountCents: 87_30 },
          bookings: [
            { amountCents: -1000_00, counterpartyName: 'Verhuur Zuid', counterpartyAccount: 'NL02ABNA0123456789' },
            {
              amountCents: -12_50,
              counterpartyName: 'Bouwmarkt Noord',
              counterpartyAccount: null,
              bankCode: 'CARD_PAYMENT',
            },
            {
              bookedOn: '2026-03-02',
              amountCents: 99_80,
              counterpartyName: 'BOS B.V.',
              counterpartyAccount: 'NL20INGB0001234567',
              description: 'Nota 12',
              bankReference: 'a-1',
            },
          ],
        },
      ],
    })
  })

  test('what is pending or was declined moved nothing', () => {
    const pending = row({ ...shop, State: 'PENDING', 'Date completed (UTC)': '', Balance: '' })
    const declined = row({ ...shop, State: 'DECLINED', 'Date completed (UTC)': '', Balance: '' })
    const reverted = row({ ...shop, State: 'REVERTED' })
    const outcome = readText(linesOf(heading, pending, declined, reverted, row(sale)))
    expect(outcome).toMatchObject({
      ok: true,
      findings: [],
      statements: [{ pendingCount: 1, bookings: [{ amountCents: 99_80 }] }],
    })
  })

  test('an older export has no total: its costs are taken off the amount; and no IBAN: the account is its name', () => {
    const older =
      'Date started (UTC),Time started (UTC),Date completed (UTC),Time completed (UTC),State,Type,Description,Reference,Payer,Card name,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Balance,Account,Beneficiary account number,Beneficiary IBAN,Beneficiary BIC'
    const outcome = readText(linesOf(older, row({ ...sale, Fee: '-0.20' }, older)))
    expect(outcome).toMatchObject({
      ok: true,
      statements: [
        {
          accountNumber: 'EURMAIN',
          accountIban: null,
          bookings: [{ amountCents: 99_80, counterpartyName: 'Bos BV' }],
        },
      ],
    })
  })

  test('money that a shop gave back is a reversal, and another currency another account', () => {
    const back = row({ ...shop, Type: 'CARD_REFUND', Amount: '12.50', 'Total amount': '12.50' })
    const dollars = row({ ...sale, 'Payment currency': 'USD', Account: 'USD Main', 'International account number': '' })
    expect(bookingsOf(linesOf(heading, back))).toMatchObject([{ isReversal: true, amountCents: 12_50 }])
    expect(readText(linesOf(heading, row(sale), dollars))).toMatchObject({
      statements: [{ currency: 'EUR' }, { currency: 'USD' }],
    })
  })
})
