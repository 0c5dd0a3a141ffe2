import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

describe('CORE-3 each of Rabobank’s headings: in Dutch, in English, and for businesses', () => {
  const headings: [language: string, heading: string][] = [
    [
      'Dutch',
      'IBAN/BBAN,Munt,Volgnr,Datum,Bedrag,Tegenrekening IBAN/BBAN,Naam tegenpartij,Naam uiteindelijke partij,Betalingskenmerk,Omschrijving-1,Reden retour',
    ],
    [
      'English',
      'IBAN/BBAN,Ccy,Seq No,Date,Amount,Counterpty IBAN/BBAN,Name counterpty,Name ultimate pty,Payment reference,Description-1,Reasoncode',
    ],
    [
      'for businesses',
      'IBAN/BBAN,Valuta,Volg nr,Datum,Bedrag,IBAN/BBAN tegenpartij,Naam tegenpartij,Naam uiteind begunst,Betalingskenmerk,Omschrijving - 1,Oorzaakscode',
    ],
  ]
  test.each(headings)('%s: who stands behind an empty name, and a reference in place of a text', (_, heading) => {
    const start = 'NL44RABO0123456789,EUR,7,2026-03-02,"-1,00",NL20INGB0001234567'
    const rows = [`${start},,De Bruin,1234567890123456,,`, `${start},De Wit,De Bruin,1234567890123456,nota 12,AC04`]
    expect(bookingsOf(linesOf(heading, ...rows))).toMatchObject([
      { counterpartyName: 'De Bruin', description: '1234567890123456', bankReference: '7', isReversal: false },
      { counterpartyName: 'De Wit', description: 'nota 12', isReversal: true, reversalReason: 'AC04' },
    ])
  })
})

describe('CORE-3 Knab', () => {
  test.each(['Valutacode', 'Valuta'])('shows the currency under %s', (name) => {
    const heading = `Rekeningnummer;Transactiedatum;${name};CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Omschrijving`
    const row = 'NL68KNAB0123456789;02-03-2026;USD;D;1,00;;De Wit;nota 12'
    expect(bookingsOf(linesOf(heading, row))).toMatchObject([{ currency: 'USD', amountCents: -1_00 }])
  })
})
