import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

describe('the other banks CSV and TAB', () => {
  test('Knab, with banner and without', () => {
    const heading =
      'Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum;'
    const row =
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"D";"2500";"NL20INGB0001234567";"Bos";"02-03-2026";"Overboeking";"nota";"";"M-1";"";"";"B9F";"02-03-2026";'
    expect(bookingsOf(linesOf('KNAB EXPORT;;;;;;;;;;;;;;;;', heading, row))).toMatchObject([
      { amountCents: -250000, bankReference: 'B9F' },
    ])
    const newer = [
      heading.replace('Adres;', ''),
      row.replace('"";"B9F"', '"B9F"').replace('"D"', '"Debet"').replace('2500', '6,5'),
    ]
    expect(bookingsOf('\ufeff' + linesOf(...newer))).toMatchObject([
      { amountCents: -650, mandateId: 'M-1', bankReference: 'B9F' },
    ])
    expect(readText(linesOf('KNAB EXPORT;;;;;;;;;;;;;;;;', heading))).toMatchObject({
      ok: true,
      bank: 'knab',
      statements: [],
    })
  })

  test('Knab of 2026 says additions and deductions in words', () => {
    const text = linesOf(
      '"Rekeningnummer";"Transactiedatum";"Valutacode";"CreditDebet";"Bedrag";"Tegenrekeningnummer";"Tegenrekeninghouder";"Valutadatum";"Betaalwijze";"Omschrijving";"Type betaling";"Machtigingsnummer";"Incassant ID";"Referentie";"Boekdatum";',
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"Afschrijvingen";"6,5";"";"Bos";"02-03-2026";"Betaalautomaat";"brood";"";"";"";"R1";"02-03-2026";',
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"Bijschrijvingen";"1.234,56";"";"De Wit";"02-03-2026";"Overboeking";"nota";"";"";"";"R2";"02-03-2026";',
    )
    expect(bookingsOf('\ufeff' + text).map((one) => one.amountCents)).toEqual([-650, 123456])
    expect(readText(text.replace('Afschrijvingen', 'Onbekend'))).toMatchObject({
      refusal: { code: 'malformed_row', line: 2 },
    })
  })

  test('ASN, SNS and RegioBank with a heading: with and without address and category, apostrophes where they are', () => {
    const full =
      'Datum,Je rekening,Van / naar,Naam,Adres,Postcode,Woonplaats,Valuta saldo,Saldo voor boeking,Valuta,Bedrag bij / af,Verwerkingsdatum,Valutadatum,Code,Type,Volgnummer,Betalingskenmerk,Omschrijving,Afschriftnummer'
    const row = (before: string, amount: string, end: string) =>
      `02-03-2026,NL53ASNB0781269733,NL20INGB0001234567,'t Hoekje,,,,EUR,${before},EUR,${amount},02-03-2026,03-03-2026,9714,EIC,901001,,${end}`
    const expected = {
      bookedOn: '2026-03-02',
      valueOn: '2026-03-03',
      amountCents: -1299,
      counterpartyName: "'t Hoekje",
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Nota 12, deel 2',
      bankCode: 'EIC',
      bankReference: '901001',
    }
    const first = row('1000.00', '-12.99', "'Nota 12, deel 2',3")
    const second = row('987.01', '100.00', "'x',3")
    for (const text of [
      linesOf(full, first, second),
      linesOf(`${full},Categorie`, `${first},'Vaste lasten, huis'`, `${second},`),
      linesOf(
        full
          .replace('Adres,Postcode,Woonplaats,', '')
          .replace('Valuta,', 'Valuta boeking,')
          .replace('bij / af', 'bij/af'),
        first.replace(',,,,EUR', ',EUR').replaceAll('02-03', '2-3').replace("'Nota 12, deel 2'", '"Nota 12, deel 2"'),
        second.replace(',,,,EUR', ',EUR'),
      ),
    ]) {
      expect(readText(text)).toMatchObject({
        bank: 'asn',
        findings: [],
        statements: [{ opening: { amountCents: 100000 }, closing: { amountCents: 108701 } }],
      })
      expect(bookingsOf(text)).toMatchObject([expected, { amountCents: 10000 }])
    }
    expect(
      bookingsOf(
        linesOf(
          'Datum;Je rekening;Van / naar;Naam;Omschrijving;Bedrag bij / af',
          '02-03-2026;NL53ASNB0781269733;NL20INGB0001234567;Spaar;naar spaarpot;-1.000,00',
        ),
      ),
    ).toMatchObject([{ amountCents: -100000, description: 'naar spaarpot' }])
  })

  test('ASN, SNS and RegioBank: balance before the booking, apostrophes, both forms of date', () => {
    const row = (date: string, balance: string, amount: string, text: string) =>
      `${date},NL53ASNB0781269733,NL20INGB0001234567,'t Hoekje,,,,EUR,${balance},EUR,${amount},${date},${date},9856,IDM,51402299,,${text},26`
    const text = linesOf(
      row('02-03-2026', '130.44', '-30.44', "'Nota 12, deel 2'"),
      row('20260303', '100.00', '5.00', ''),
    )
    expect(readText(text)).toMatchObject({
      ok: true,
      bank: 'asn',
      findings: [],
      statements: [{ opening: { amountCents: 13044 }, closing: { on: '2026-03-03', amountCents: 10500 } }],
    })
    expect(bookingsOf(text)).toMatchObject([
      { description: 'Nota 12, deel 2', counterpartyName: "'t Hoekje", bankReference: '51402299' },
      {},
    ])
    expect(readText(text.replace('100.00', '100.01'))).toMatchObject({
      findings: [{ code: 'running_balance_broken', line: 2 }, { code: 'balance_does_not_add_up' }],
    })
    expect(readText(text.replaceAll('ASNB', 'RBRB'))).toMatchObject({ bank: 'regiobank' })
  })

  test('ABN AMRO TAB: several accounts, blocks of 32 places', () => {
    const text = linesOf(
      '417164300\tEUR\t20260302\t100,00\t87,50\t20260302\t-12,50\tSEPA iDEAL                       IBAN: NL20INGB0001234567        BIC: INGBNL2A                    Naam: Bos via Mollie            Omschrijving: M01 Order 12      Kenmerk: E-1',
      '123456789\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\tBEA, Betaalpas                   Bouwmarkt Oost,PAS012           NR:1, 02.03.26/12:10            UTRECHT',
    )
    expect(readText(text)).toMatchObject({
      bank: 'abn_amro',
      findings: [],
      statements: [{ accountNumber: '417164300' }, {}],
    })
    expect(bookingsOf(text)).toMatchObject([
      { amountCents: -1250, counterpartyName: 'Bos via Mollie', description: 'M01 Order 12', endToEndId: 'E-1' },
      { counterpartyName: 'Bouwmarkt Oost' },
    ])
  })

  test('ABN AMRO TAB: labels behind a full column, and a card payment taken back', () => {
    const row = (text: string) => `417164300\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\t${text}`
    const glued =
      'SEPA Incasso algemeen doorlopend Incassant: NL01ZZZ012345678901  Naam: NETWERK INTERNATIONAAL B.VMachtiging: M-1                  Omschrijving: Abonnement        IBAN: NL20INGB0001234567        Kenmerk: E-1                     Voor: J BOS'
    const back =
      'BEA, Betaalpas                   Bouwmarkt Oost,PAS012           NR:1, 02.03.26/12:10            UTRECHT TERUGBOEKING BEA-TRANSACTIE'
    expect(bookingsOf(linesOf(row(glued), row(back)))).toMatchObject([
      {
        counterpartyName: 'NETWERK INTERNATIONAAL B.V',
        mandateId: 'M-1',
        creditorId: 'NL01ZZZ012345678901',
        description: 'Abonnement',
        endToEndId: 'E-1',
        isReversal: false,
      },
      { counterpartyName: 'Bouwmarkt Oost', isReversal: true },
    ])
  })

  test('ABN AMRO TAB: a payment reference behind a full column, in its own letters and in capitals', () => {
    const row = (text: string) => `417164300\tEUR\t20260302\t2,00\t1,00\t20260302\t-1,00\t${text}`
    const texts = [
      'SEPA Overboeking                 IBAN: NL20INGB0001234567        BIC: INGBNL2A                    Naam: WATERSCHAP NOORDER VECHTENBetalingskenm.: 7000123400005678',
      'SEPA OVERBOEKING                 IBAN: NL20INGB0001234567        BIC: INGBNL2A                    NAAM: WATERSCHAP NOORDER VECHTENBETALINGSKENM.: 7000123400005678',
    ]
    const expected = { counterpartyName: 'WATERSCHAP NOORDER VECHTEN', description: '7000123400005678' }
    expect(bookingsOf(linesOf(...texts.map(row)))).toMatchObject([expected, expected])
  })
})

describe('ABN AMRO TAB: columns of 32 places in pairs, a space between the two', () => {
  const columns = (...texts: string[]) =>
    texts.map((text, place) => text.padEnd(32) + (place % 2 === 0 ? ' ' : '')).join('')
  const one = (text: string) => bookingsOf(linesOf(`417164300\tEUR\t20260302\t2,00\t1,00\t20260302\t-1,00\t${text}`))[0]
  const kind = 'SEPA Incasso algemeen doorlopend'
  const long = [
    ...[kind, 'Incassant: NL01ZZZ012345678901', 'Naam: Vereniging van Eigenaars O', 'osterpark'],
    ...['Machtiging: M-1', 'Omschrijving: Bijdrage maart 202', '6, appartement 12', 'IBAN: NL20INGB0001234567'],
    ...['Kenmerk: E-1', 'Voor: J BOS'],
  ]
  const whole = {
    counterpartyName: 'Vereniging van Eigenaars Oosterpark',
    counterpartyAccount: 'NL20INGB0001234567',
    description: 'Bijdrage maart 2026, appartement 12',
    creditorId: 'NL01ZZZ012345678901',
    mandateId: 'M-1',
    endToEndId: 'E-1',
  }

  test('a name and a purpose that go on in the next column have no space where it begins', () => {
    expect(one(columns(...long))).toMatchObject(whole)
    // The same with one column before them, so that the texts are cut between the pairs as well as within them.
    expect(one(columns(kind, 'BIC: INGBNL2A', ...long.slice(1)))).toMatchObject(whole)
  })

  test('a space of the payer’s own at either side of the cut stays', () => {
    const purpose = (...texts: string[]) => one(columns('SEPA Overboeking', 'Naam: Bos', ...texts))?.description
    expect(purpose('Omschrijving: Bijdrage van maart', ' 2026')).toBe('Bijdrage van maart 2026')
    expect(purpose('Omschrijving: Bijdrage voor de', 'kinderen')).toBe('Bijdrage voor de kinderen')
    expect(purpose('Kenmerk: E-1', 'Omschrijving: Bijdrage van maart', ' 2026')).toBe('Bijdrage van maart 2026')
  })

  test('where spaces were taken out there are no columns to go by', () => {
    const spaced = { ...whole, counterpartyName: 'Vereniging van Eigenaars O osterpark' }
    expect(one(columns(...long).replaceAll(/ {2,}/g, ' '))).toMatchObject(spaced)
    expect(one(columns(...long).replace('Machtiging: M-1 ', 'Machtiging: M-1'))).toMatchObject(spaced)
    const filled = columns(...long).replace(`${kind} `, `${kind}x`)
    expect(one(filled)).toMatchObject(spaced)
  })
})
