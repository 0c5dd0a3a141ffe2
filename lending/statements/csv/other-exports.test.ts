import { describe, expect, test } from 'vitest'
import { linesOf, readText } from '#lending/testing/statement-text.ts'

const refusalOf = (...lines: string[]) => {
  const outcome = readText(linesOf(...lines))
  return outcome.ok ? null : outcome.refusal
}

describe('ERR-3 the statement of a card is never read as an account', () => {
  const visa =
    '"NL44RABO0123456789","EUR","6416","Rabo BusinessCard Visa","J BOS","BOS BV","0014000000003","2026-03-02"'
  test.each([
    [
      'Rabo BusinessCard',
      '"Tegenrekening IBAN","Munt","Creditcard Nummer","Productnaam","Creditcard Regel1","Creditcard Regel2","Transactiereferentie","Datum","Bedrag","Omschrijving","Oorspr bedrag","Oorspr munt","Koers"',
      `${visa},"-12,50","HOSTING","","",""`,
      { bank: 'rabobank', issuer: null },
    ],
    [
      'Rabo BusinessCard in English, between semicolons',
      'Counterpty IBAN;Ccy;Credit Card Number;Product Name;Credit Card Line1;Credit Card Line2;Transaction Reference;Date;Amount;Description;Instr Amt;Instr Ccy;Rate',
      'NL44RABO0123456789;EUR;4204;Rabo BusinessCard Visa;J. BOS;BOS BV;0002;2026-06-02;-2.88;SHOP;;;',
      { bank: 'rabobank', issuer: null },
    ],
    [
      'American Express',
      'Datum,Omschrijving,Kaartlid,Rekening #,Bedrag,Aanvullende informatie,Plaats,Postcode,Land,Referentie',
      '05/25/2026,SOFTWARE DUBLIN,J BOS,-91008,"23,00",,DUBLIN,,IERLAND,\'101\'',
      { issuer: 'American Express' },
    ],
    [
      'a card of nobody we know',
      'Transactiedatum;Boekingsdatum;Kaartnummer;Merchant;Land;Bedrag in EUR',
      '02-03-2026;03-03-2026;5412;WEBWINKEL;NL;12,50',
      { bank: null, issuer: null },
    ],
    [
      'a card by its two days and its amount abroad',
      'Datum transactie;Datum boeking;Omschrijving;Bedrag vreemde valuta;Valuta;Bedrag in EUR;Af/Bij',
      '02-03-2026;03-03-2026;WEBWINKEL;;;12,50;Af',
      { bank: null, issuer: null },
    ],
    [
      'cards of a firm, by their holders',
      'Posting date,Cardholder,Merchant,Category,Billing amount',
      '2026-03-02,J BOS,SHOP,Office,12.50',
      { bank: null, issuer: null },
    ],
  ])('%s', (_name, heading, row, more) => {
    expect(refusalOf(heading, row)).toMatchObject({ code: 'card_statement', line: 1, ...more })
  })

  test('a file that has an account beside its cards is of that account', () => {
    const heading = 'Datum;Rekening;Kaartnummer;Omschrijving;Bedrag'
    expect(refusalOf(heading, '02-03-2026;NL20INGB0001234567;5412;SHOP;-12,50')?.code).not.toBe('card_statement')
  })

  test.each(['4111111111111111', '5555-5555-5555-4444', '378282246310005', '5534********1234', '4111 11XX XXXX 1111'])(
    'a card as the account of a statement: %s',
    (number) => {
      const mt940 = [':20:A', `:25:${number}`, ':28C:1', ':60F:C260301EUR1,00', ':62F:C260302EUR1,00']
      expect(refusalOf(...mt940)).toMatchObject({ code: 'card_statement', field: 'account', format: 'mt940' })
      const camt = `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${number}</Id></Othr></Id></Acct></Stmt></BkToCstmrStmt></Document>`
      expect(refusalOf(camt)).toMatchObject({ code: 'card_statement', format: 'camt053' })
    },
  )

  test('sixteen digits whose check digit does not hold are an account', () => {
    const mt940 = [':20:A', ':25:4111111111111112', ':28C:1', ':60F:C260301EUR1,00', ':62F:C260302EUR1,00']
    expect(refusalOf(...mt940)).toBeNull()
  })

  test.each(['<Cd>CARD</Cd>', '<Prtry>Creditcard</Prtry>'])('CAMT that says so: %s', (type) => {
    const camt = (kind: string) =>
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>12345</Id></Othr></Id><Tp>${kind}</Tp></Acct></Stmt></BkToCstmrStmt></Document>`
    expect(refusalOf(camt(type))).toMatchObject({ code: 'card_statement', field: 'Stmt/Acct/Tp' })
    expect(refusalOf(camt('<Cd>CACC</Cd>'))).toBeNull()
  })
})

describe('ERR-3 what a payment provider took in is no account, and is named', () => {
  test.each([
    [
      'Mollie',
      'Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Consumer bank account,Consumer BIC,Settlement currency,Settlement amount,Settlement reference,Amount refunded',
    ],
    [
      'Adyen',
      'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),Exchange Rate,Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC),Batch Number',
    ],
    [
      'Stripe',
      'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description',
    ],
    ['Stripe', 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description'],
    [
      'PayPal',
      'Datum,Tijd,Tijdzone,Omschrijving,Valuta,"Bruto ","Kosten ",Netto,Saldo,Transactiereferentie,"Van e-mailadres",Naam',
    ],
    ['PayPal', '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net"'],
    ['Adyen', 'BalancePlatform,Balance Account,Transfer Id,Booking Date,Type,Currency,Amount'],
    ['Stripe', 'id,Amount,Arrival Date (UTC),Automatic,Balance Transaction,Created (UTC),Currency'],
    ['Klarna', 'order_id,capture_date,payout_date,settlement_currency,type,fee,amount'],
    [null, 'Datum;Order;Bruto;Kosten;Netto'],
    [null, 'Date;Settlement ID;Merchant;Amount'],
  ])('%s: %s', (issuer, heading) => {
    const row = heading.split(/[,;]/).map(() => '1')
    expect(refusalOf(heading, row.join(heading.includes(';') ? ';' : ','))).toMatchObject({
      code: 'settlement_file',
      issuer,
      line: 1,
    })
  })

  test.each([
    ['Mollie', 'tr_7UhSN1zuXS'],
    ['Stripe', 'ch_3OqkYE2eZvKYlo2C1B2c3D4e'],
  ])('%s by the ids of its payments, under words that nobody knows', (issuer, id) => {
    expect(refusalOf('Dag;Kenmerk;Som', `02-03-2026;${id};12,50`)).toMatchObject({
      code: 'settlement_file',
      issuer,
      line: 2,
    })
  })

  test('Mollie writes MT940 too: each payment of a customer, none of which came to the account', () => {
    const payment = (number: number) => [
      ':61:2603020302C12,50NMSC',
      `:86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/Bos/REMI/Order ${number}/EREF/tr_7UhSN1zuX${number}`,
    ]
    const mt940 = (...bookings: string[]) => [
      ...[':20:A', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C260301EUR0,00'],
      ...bookings,
      ':62F:C260302EUR37,50',
    ]
    expect(refusalOf(...mt940(...[1, 2, 3].flatMap(payment)))).toMatchObject({
      code: 'settlement_file',
      issuer: 'Mollie',
      format: 'mt940',
    })
    const payout = [
      ':61:2603020302C12,50NMSC',
      ':86:/NAME/Stichting Mollie Payments/REMI/uitbetaling/EREF/1234567.2603',
    ]
    expect(refusalOf(...mt940(...payout, ...payout, ...payout, ...payment(1)))).toBeNull()
  })
})

describe('ERR-3 the export of an account elsewhere is named', () => {
  test.each([
    [
      'N26',
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    ],
    [
      'Wise',
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To',
    ],
    ['Revolut', 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance'],
    [
      'Qonto',
      'Status,Settlement date (UTC),Operation date (UTC),Total amount (incl. VAT),Currency,Counterparty name,IBAN,Reference',
    ],
    [
      'KBC',
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij',
    ],
    [
      'Belfius',
      "Compte;Date de comptabilisation;Numéro d'extrait;Numéro de transaction;Compte contrepartie;Nom contrepartie contient;Montant;Devise",
    ],
    ['Sparkasse', 'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Betrag;Waehrung'],
    ['Starling Bank', 'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category'],
    [null, 'Date,Details,Paid out,Paid in,Balance'],
    [null, 'Transaction Date,Details,Debit Amount,Credit Amount,Balance'],
    [null, 'Buchung;Empfänger;Zweck;Betrag'],
    [null, 'Date;Libellé;Débit;Crédit'],
    [null, 'Fecha;Concepto;Importe;Saldo'],
    [null, 'Data operacji;Tytuł;Kwota'],
  ])('%s: %s', (issuer, heading) => {
    expect(refusalOf(heading, heading.replaceAll(/[^,;]+/g, '1'))).toMatchObject({
      code: 'foreign_account',
      issuer,
      line: 1,
      bank: null,
    })
  })

  test('below a page of what was asked for', () => {
    const asked = [
      'Date de comptabilisation à partir de;24/08/2026',
      ...Array.from({ length: 10 }, (_, at) => `Filtre ${at};`),
    ]
    const heading =
      "Compte;Date de comptabilisation;Numéro d'extrait;Compte contrepartie;Nom contrepartie contient;Montant"
    expect(refusalOf(...asked, heading, 'BE31;10/09/2026;;;;12,50')).toMatchObject({ issuer: 'Belfius', line: 12 })
  })
})
