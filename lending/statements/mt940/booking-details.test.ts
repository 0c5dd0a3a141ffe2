import { describe, expect, test } from 'vitest'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const account = 'NL20INGB0001234567'
const entryOf = (entry: string, text = 'nota') => mt940Around([], account, [`:61:${entry}`, `:86:${text}`])
const read = (entry: string, text?: string) => bookingsOf(entryOf(entry, text))[0]!
const textOf = (text: string) => read('2603020302D12,50NTRFNONREF', text)

describe('CORE-3 field 61 of MT940', () => {
  test.each([
    ['2601020102', '2026-01-02', '2026-01-02'],
    ['2601021231', '2025-12-31', '2026-01-02'],
    ['2512310102', '2026-01-02', '2025-12-31'],
    // Six months apart is the same year, seven the one beside it.
    ['2601150731', '2026-07-31', '2026-01-15'],
    ['2601150831', '2025-08-31', '2026-01-15'],
    ['2607310115', '2026-01-15', '2026-07-31'],
    ['2608310115', '2027-01-15', '2026-08-31'],
    ['260302', '2026-03-02', '2026-03-02'],
    ['8001010101', '1980-01-01', '1980-01-01'],
    ['7912311231', '2079-12-31', '2079-12-31'],
    ['0001010101', '2000-01-01', '2000-01-01'],
    ['2402290229', '2024-02-29', '2024-02-29'],
  ])('dates %s', (dates, bookedOn, valueOn) => {
    expect(read(`${dates}C1,00NTRFNONREF`)).toMatchObject({ bookedOn, valueOn, amountCents: 100 })
  })

  test.each([
    ['C1,00', 100, false],
    ['D1,00', -100, false],
    ['RC1,00', -100, true],
    ['RD1,00', 100, true],
    ['CR1,00', 100, false],
    ['DR1,00', -100, false],
    ['c1,00', 100, false],
    ['d1,00', -100, false],
    ['C1,', 100, false],
    ['C1', 100, false],
    ['C1,5', 150, false],
    ['C1.50', 150, false],
    ['C0001,50', 150, false],
    ['C1,500', 150, false],
    ['D0,00', 0, false],
    ['C9999999999999,99', 999999999999999, false],
  ])('%s is %i cents', (amount, amountCents, isReversal) => {
    expect(read(`2603020302${amount}NTRFNONREF`)).toMatchObject({ amountCents, isReversal })
  })

  test.each([
    ['2613020302C1,00NTRFNONREF', 'malformed_date'],
    ['2602300230C1,00NTRFNONREF', 'malformed_date'],
    ['2603021302C1,00NTRFNONREF', 'malformed_date'],
    ['26030x0302C1,00NTRFNONREF', 'malformed_date'],
    ['2603020302X1,00NTRFNONREF', 'malformed_mt940'],
    ['2603020302R1,00NTRFNONREF', 'malformed_mt940'],
    ['2603020302C1,00', 'malformed_mt940'],
    ['2603020302', 'malformed_mt940'],
    ['2603020302C,50NTRFNONREF', 'malformed_amount'],
    ['2603020302CNTRFNONREF', 'malformed_amount'],
    ['2603020302C1,505NTRFNONREF', 'malformed_amount'],
    ['2603020302C1,,5NTRFNONREF', 'malformed_amount'],
    ['2603020302C10000000000000,00NTRFNONREF', 'malformed_amount'],
  ])('%s is refused with its line and what stands there', (entry, code) => {
    expect(readText(entryOf(entry))).toMatchObject({
      ok: false,
      refusal: { code, line: 5, field: ':61:', found: entry },
    })
  })

  test.each([
    ['NTRFNONREF', 'NTRF', null],
    ['NTRFEREF//B-1', 'NTRF', 'B-1'],
    ['N426NONREF//12345', 'N426', '12345'],
    ['NTRF//NOTPROVIDED', 'NTRF', null],
    ['NTRF//', 'NTRF', null],
    ['NTR', 'NTR', null],
    ['S12 X', 'S12', null],
    ['NTRFeen/twee//drie//vier', 'NTRF', 'drie//vier'],
  ])('the kind and the bank’s reference in %s', (rest, bankCode, bankReference) => {
    expect(read(`2603020302C1,00${rest}`)).toMatchObject({ bankCode, bankReference })
  })
})

describe('CORE-3 the text of MT940 in slashes', () => {
  const purpose = (text: string) => textOf(`/EREF/E-1/REMI/${text}`).description

  test.each([
    ['USTD//Factuur 12', 'Factuur 12'],
    ['USTD/Factuur', 'USTD/Factuur'],
    ['STRD/CUR/8012345678901234', '8012345678901234'],
    ['STRD/ISO/RF18539007547034', 'RF18539007547034'],
    ['STRD/EXT/123', 'STRD/EXT/123'],
    ['CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/1234567890123456', '1234567890123456'],
    ['/CDTRREFTP//CD/SCOR/ISSR/ISO/CDTRREF/RF18539007547034', 'RF18539007547034'],
    ['CDTRREFTP//CD/SCOR', 'CDTRREFTP//CD/SCOR'],
    ['SCOOTER/KEES', 'SCOOTER/KEES'],
    ['UIT/ERF', 'UIT/ERF'],
    ['REF17/22/DEC', 'REF17/22/DEC'],
    ['/een/', 'een'],
    ['  een   twee  ', 'een twee'],
  ])('the purpose %s', (text, description) => expect(purpose(text)).toBe(description))

  test.each([
    ['/IBAN/NL44RABO0123456789/NAME/De Wit', 'NL44RABO0123456789', 'De Wit'],
    ['/BBAN/12.34.56.789/NAME/De Wit', '123456789', 'De Wit'],
    ['/ACCW/NL44RABO0123456789,RABONL2U/NAME/De Wit', 'NL44RABO0123456789', 'De Wit'],
    ['/ACCW/0123456789/NAME/De Wit', '123456789', 'De Wit'],
    ['/IBAN/nl44 rabo 0123 4567 89/NAME/De Wit', 'NL44RABO0123456789', 'De Wit'],
    ['/IBAN/NOTPROVIDED/NAME/NOTPROVIDED', null, null],
    ['/NAME/De Wit/ID/12345', null, 'De Wit'],
    ['/CNTP/NL44RABO0123456789/RABONL2U/De Wit/Utrecht', 'NL44RABO0123456789', 'De Wit'],
    ['/CNTP/NL44RABO0123456789/RABONL2U/De Wit', 'NL44RABO0123456789', 'De Wit'],
    ['/CNTP/NL44RABO0123456789/RABONL2U', 'NL44RABO0123456789', null],
    ['/CNTP/NL44RABO0123456789', 'NL44RABO0123456789', null],
    ['/CNTP/NL44RABO0123456789/RABONL2U/De Wit / Bos/Utrecht', 'NL44RABO0123456789', 'De Wit / Bos'],
    ['/CNTP////', null, null],
    ['/ORDP//NAME/De Wit', null, 'De Wit'],
    ['/NAME//NAME/De Wit/NAME/Ander', null, 'De Wit'],
  ])('the counterparty of %s', (text, counterpartyAccount, counterpartyName) => {
    expect(textOf(`/TRTP/SEPA OVERBOEKING${text}/REMI/nota`)).toMatchObject({ counterpartyAccount, counterpartyName })
  })

  test('mandate, creditor, reason and kind; without a purpose the kind is what is reported', () => {
    expect(textOf('/TRTP/SEPA INCASSO/MARF/M-1/CSID/NL98 ZZZ 999999990000/RTRN/MD06/EREF/E-1')).toMatchObject({
      description: 'SEPA INCASSO',
      mandateId: 'M-1',
      creditorId: 'NL98ZZZ999999990000',
      endToEndId: 'E-1',
      reversalReason: 'MD06',
      isReversal: true,
    })
  })
})

describe('CORE-3 the text of MT940 in words', () => {
  test.each([
    ['NL44RABO0123456789 De Wit NOTPROVIDED Huur maart', 'NL44RABO0123456789', 'De Wit', 'Huur maart'],
    // Right check digits make a foreign account of it; wrong ones a reference.
    ['BE68539007547034 De Wit NOTPROVIDED Huur maart', 'BE68539007547034', 'De Wit', 'Huur maart'],
    ['BE69539007547034 De Wit NOTPROVIDED Huur', null, null, 'BE69539007547034 De Wit NOTPROVIDED Huur'],
    ['12.34.56.789 De Wit   Huur maart', '123456789', 'De Wit', 'Huur maart'],
    ['12.34.56.789 De Wit', '123456789', 'De Wit', 'De Wit'],
    ['GIRO    1234567 De Wit   Huur maart', '1234567', 'De Wit', 'Huur maart'],
    ['0123456789 De Wit en nog meer', '123456789', null, 'De Wit en nog meer'],
    ['0123456789 NL44RABO0123456789 RABONL2U De Wit NOTPROVIDED Huur', 'NL44RABO0123456789', 'De Wit', 'Huur'],
    ['NL44RABO0123456789 RABONL2U De Wit NOTPROVIDED Huur', 'NL44RABO0123456789', 'De Wit', 'Huur'],
  ])('%s', (text, counterpartyAccount, counterpartyName, description) => {
    expect(textOf(text)).toMatchObject({ counterpartyAccount, counterpartyName, description })
  })

  test.each([
    ['De Korenaar  >UTRECHT  27.12.2026 13U38', 'De Korenaar'],
    ['AB  >UTRECHT  27.12.2026 13U38', 'AB'],
    ['A  >UTRECHT  27.12.2026 13U38', null],
    ['Vierentwintig letters ja>UTRECHT  27.12.2026 13U38', 'Vierentwintig letters ja'],
    ['Vijfentwintig letters, ja>UTRECHT  27.12.2026 13U38', null],
    ['De Korenaar  >UTRECHT', null],
    ['De Korenaar  > 27.12.2026 13U38', null],
  ])('the shop of %s', (text, name) => expect(textOf(text).counterpartyName).toBe(name))

  test.each([
    ['BEA   NR:12AB34   27.12.26/13.38 De Korenaar,PAS123', 'De Korenaar'],
    ['BEA, Betaalpas   De Korenaar,PAS123', 'De Korenaar'],
    ['GEA, Betaalpas   Geldmaat,PAS123', 'Geldmaat'],
    ['ECOM, Apple Pay   De Korenaar,PAS123', 'De Korenaar'],
    ['De Korenaar UTRECHT NLD 02-03-2026 12:33 TERMINALID: CT1234', 'De Korenaar UTRECHT NLD'],
  ])('the shop of %s', (text, name) => expect(textOf(text).counterpartyName).toBe(name))

  test('a direct debit of ING in words, with and without a reference behind the mandate', () => {
    const debit = (rest: string) =>
      textOf(`Europese Incasso, doorlopend NL44RABO0123456789 RABONL2U Energie NL98ZZZ999999990000 ${rest}`)
    const party = {
      counterpartyAccount: 'NL44RABO0123456789',
      counterpartyName: 'Energie',
      creditorId: 'NL98ZZZ999999990000',
    }
    expect(debit('M-12 REF123456789012 Termijn maart')).toMatchObject({
      ...party,
      mandateId: 'M-12',
      endToEndId: 'REF123456789012',
      description: 'Termijn maart',
    })
    expect(debit('M-12 Termijn maart')).toMatchObject({
      ...party,
      mandateId: 'M-12',
      endToEndId: null,
      description: 'Termijn maart',
    })
    expect(debit('Termijn maart')).toMatchObject({ ...party, mandateId: null, description: 'Termijn maart' })
  })
})

describe('CORE-3 what field 61 of MT940 and the line behind it show of the counterparty', () => {
  const withLine = (references: string, line: string | null, text: string) =>
    bookingsOf(
      mt940Around([], account, [`:61:2603020302D1,00${references}`, ...(line === null ? [] : [line]), `:86:${text}`]),
    )[0]!
  const none = { counterpartyAccount: null, counterpartyName: null }

  test.each([
    ['N541EREF', 'NL02ABNA0123456789', { counterpartyAccount: 'NL02ABNA0123456789', counterpartyName: null }],
    ['N541EREF', 'P002445588', { counterpartyAccount: '2445588', counterpartyName: null }],
    ['N541EREF', '0121470966', { counterpartyAccount: '121470966', counterpartyName: null }],
    ['N541EREF', 'BE68539007547034', { counterpartyAccount: 'BE68539007547034', counterpartyName: null }],
    ['N541EREF', 'BE69539007547034', none],
    // A Dutch shape is sure enough without right check digits, and may have lost its last place.
    ['N541EREF', 'NL99ABNA0123456789', { counterpartyAccount: 'NL99ABNA0123456789', counterpartyName: null }],
    ['N541EREF', 'NL02ABNA012345678', { counterpartyAccount: 'NL02ABNA012345678', counterpartyName: null }],
    ['N541EREF', 'NL02ABNA01234567', none],
    ['N541EREF', 'NL02ABNA01234567890', none],
    ['N541EREF', 'NL0XABNA0123456789', none],
    ['N541EREF', 'NLX2ABNA0123456789', none],
    ['N541EREF', 'NL02AB1A0123456789', none],
    ['N541EREF', '4402ABNA0123456789', none],
    ['N541EREF', 'X121470966', none],
    ['N541EREF', '01214709661', none],
    ['N541EREF', '12345', none],
    ['NOVBNL02ABNA0123456789', 'De Wit', { counterpartyAccount: 'NL02ABNA0123456789', counterpartyName: 'De Wit' }],
    ['NOVBNL02ABNA0123456789', null, { counterpartyAccount: 'NL02ABNA0123456789', counterpartyName: null }],
    ['NOVBNL02ABNA0123456789', 'een/twee', { counterpartyAccount: 'NL02ABNA0123456789', counterpartyName: null }],
    // Where both are accounts, the line after it is the counterparty's, not a name.
    ['NOVBNL02ABNA0123456789', '0121470966', { counterpartyAccount: '121470966', counterpartyName: null }],
    ['NOVBNL02ABNA0123456789', '0121470966   ', { counterpartyAccount: '121470966', counterpartyName: null }],
    ['NTRFNONREF', 'De Wit', none],
    ['N0260121470966      DE WIT', null, { counterpartyAccount: '121470966', counterpartyName: 'DE WIT' }],
    ['N0260121470966      ', null, { counterpartyAccount: '121470966', counterpartyName: null }],
    ['N026000000000000000 ', null, none],
    ['N02612345678', null, none],
  ])('%s and %s', (references, line, expected) => {
    expect(withLine(references, line, 'nota')).toMatchObject({ ...expected, description: 'nota' })
  })

  test('what the text shows is not changed by field 61', () => {
    const text = '/EREF/E-1/IBAN/NL44RABO0123456789/NAME/Bos/REMI/nota'
    expect(withLine('NOVBNL02ABNA0123456789', 'De Wit', text)).toMatchObject({
      counterpartyAccount: 'NL44RABO0123456789',
      counterpartyName: 'Bos',
    })
    expect(withLine('NOVBNL02ABNA0123456789', 'De Wit', '/EREF/E-1/NAME/Bos/REMI/nota')).toMatchObject({
      counterpartyAccount: 'NL02ABNA0123456789',
      counterpartyName: 'Bos',
    })
  })

  test('sixteen digits are the purpose of a payment without any text, and of no other', () => {
    expect(withLine('NTRF8012345678901234', null, '/EREF/E-1/').description).toBe('8012345678901234')
    expect(withLine('NTRF801234567890123', null, '/EREF/E-1/').description).toBe('')
    expect(withLine('NTRF80123456789012345', null, '/EREF/E-1/').description).toBe('')
    expect(withLine('NTRF8012345678901234', null, 'nota').description).toBe('nota')
  })

  test('an account of noughts is none', () => {
    expect(withLine('NTRFNONREF', null, '/EREF/E-1/IBAN/0000000000/NAME/Bos/REMI/nota').counterpartyAccount).toBeNull()
    expect(withLine('NTRFNONREF', null, '/EREF/E-1/IBAN/0000000010/NAME/Bos/REMI/nota').counterpartyAccount).toBe('10')
  })
})
