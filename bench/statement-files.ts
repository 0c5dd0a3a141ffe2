// Statement files of any size, lifelike and balanced, for the benches: the same seed gives the same bytes. Written in
// pieces, so that 500 MB is never in memory.
import { makeChance } from './chance.ts'

export type BenchFormat = 'mt940' | 'camt' | 'csv'

type Booking = {
  day: number
  cents: number
  name: string
  iban: string
  purpose: string
  reference: string
  isDirectDebit: boolean
}

const names = [
  'Bakkerij De Korenaar',
  'Groothandel Van Dijk BV',
  'Waterbedrijf Noord',
  'Energie Direct Nederland',
  'Belastingdienst',
  'Autobedrijf Jansen en Zn',
  'Stichting Derdengelden Betalingen',
  'Verzekeringen Oost NV',
  'Mw A C de Vries',
  'Hr P Bos',
  'Installatietechniek Hoekstra',
  'Supermarkt Het Plein',
]
/** The one name in a hundred or so with a letter beyond ASCII; SWIFT's character set, so MT940, has none. */
const accentedName = 'Café Brasserie Zuid'
const purposes = [
  'Factuur 2026-00123 dank voor de snelle levering',
  'Termijn maart klantnummer 88123941',
  'Huur bedrijfsruimte Industrieweg 12 te Almere',
  'Loon periode 3',
  'Uw betaling aan de webwinkel bestelling 4455667788',
  'Omzetbelasting 1e kwartaal betalingskenmerk 8012345678901234',
  'Premie zakelijke verzekering polis 7712003',
]
const bankCodes = ['ABNA', 'INGB', 'RABO', 'KNAB', 'TRIO']
const bookingsPerStatement = 40
const ownIban = 'NL20INGB0001234567'

/** The pieces of one file of about `bytes` bytes, and a little more. */
export function* statementFile(format: BenchFormat, bytes: number): Generator<Buffer> {
  const { head, statement, tail } = writers[format]
  let written = 0
  let balance = 0
  let piece = head
  for (let number = 0; written + piece.length < bytes; number += 1) {
    const bookings = bookingsOf(number, format !== 'mt940')
    const closing = bookings.reduce((sum, { cents }) => sum + cents, balance)
    piece += statement(number, bookings, balance, closing)
    balance = closing
    if (piece.length < pieceCharacters) continue
    written += piece.length
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece + tail)
}

const pieceCharacters = 64 * 1024

function bookingsOf(number: number, mayHaveAccents: boolean): Booking[] {
  const chance = makeChance(number)
  return Array.from({ length: bookingsPerStatement }, (_, place) => ({
    day: number % 700,
    cents: (chance(2) === 0 ? -1 : 1) * (1 + chance(250_000)),
    name: mayHaveAccents && chance(120) === 0 ? accentedName : chance.of(names),
    iban: `NL${10 + chance(88)}${chance.of(bankCodes)}0${100_000_000 + chance(4_000)}`,
    purpose: chance.of(purposes),
    reference: String(number * bookingsPerStatement + place).padStart(14, '0'),
    isDirectDebit: chance(4) === 0,
  }))
}

const isoDay = (day: number): string => new Date(Date.UTC(2024, 10, 21 + day)).toISOString().slice(0, 10)
const swiftDay = (day: number): string => isoDay(day).replaceAll('-', '').slice(2)
const decimals = (cents: number, mark: string): string =>
  `${Math.floor(Math.abs(cents) / 100)}${mark}${String(Math.abs(cents) % 100).padStart(2, '0')}`

type Writer = {
  head: string
  statement(number: number, bookings: readonly Booking[], opening: number, closing: number): string
  tail: string
}

/** ING's dialect: `/KEY/value` texts, broken at 65 characters. */
const mt940: Writer = {
  head: '',
  statement: (number, bookings, opening, closing) => {
    const balance = (cents: number): string =>
      `${cents < 0 ? 'D' : 'C'}${swiftDay(number % 700)}EUR${decimals(cents, ',')}`
    const start = `{1:F01INGBNL2ABXXX0000000000}\r\n{2:I940INGBNL2AXXXN}\r\n{4:\r\n:20:P${number}\r\n:25:${ownIban}EUR\r\n`
    const end = `:62F:${balance(closing)}\r\n:64:${balance(closing)}\r\n-}\r\n`
    return `${start}:28C:00000\r\n:60F:${balance(opening)}\r\n${bookings.map(mt940Booking).join('')}${end}`
  },
  tail: '',
}

function mt940Booking({ day, cents, name, iban, purpose, reference, isDirectDebit }: Booking): string {
  const date = swiftDay(day)
  const mandate = isDirectDebit ? `/MARF/M-${reference.slice(6)}//CSID/NL98ZZZ999999990000/` : ''
  const text = `/EREF/E${reference}/${mandate}/CNTP/${iban}/${iban.slice(4, 8)}NL2A/${name}///REMI/USTD//${purpose}/`
  const entry = `:61:${date}${date.slice(2)}${cents < 0 ? 'D' : 'C'}${decimals(cents, ',')}NTRFEREF//${reference}\r\n`
  return `${entry}/TRCD/00100/\r\n:86:${text.replace(/(.{65})(?=.)/g, '$1\r\n')}\r\n`
}

const xmlNamespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${xmlNamespace}">\n<BkToCstmrStmt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-20T06:00:00</CreDtTm></GrpHdr>\n`

const camt: Writer = {
  head: xmlHead,
  statement: (number, bookings, opening, closing) => {
    const balance = (type: string, cents: number): string =>
      `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimals(cents, '.')}</Amt>` +
      `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${isoDay(number % 700)}</Dt></Dt></Bal>\n`
    const owner = `<Acct><Id><IBAN>${ownIban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>De Korenaar</Nm></Ownr></Acct>\n`
    const balances = `${balance('OPBD', opening)}${balance('CLBD', closing)}`
    return `<Stmt><Id>S${number}</Id>${owner}${balances}${bookings.map(camtBooking).join('')}</Stmt>\n`
  },
  tail: '</BkToCstmrStmt></Document>\n',
}

function camtBooking({ day, cents, name, iban, purpose, reference, isDirectDebit }: Booking): string {
  const side = cents < 0 ? 'Cdtr' : 'Dbtr'
  const mandate = isDirectDebit ? `<MndtId>M-${reference.slice(6)}</MndtId>` : ''
  return `<Ntry>
  <NtryRef>${reference}</NtryRef>
  <Amt Ccy="EUR">${decimals(cents, '.')}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
  <Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>${isoDay(day)}</Dt></BookgDt><ValDt><Dt>${isoDay(day)}</Dt></ValDt>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls><TxDtls>
    <Refs><AcctSvcrRef>${reference}</AcctSvcrRef><EndToEndId>E${reference}</EndToEndId>${mandate}</Refs>
    <RltdPties><${side}><Pty><Nm>${name}</Nm></Pty></${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct></RltdPties>
    <RmtInf><Ustrd>${purpose}</Ustrd></RmtInf>
  </TxDtls></NtryDtls>
</Ntry>
`
}

const csvHeadings =
  'Datum,Naam / Omschrijving,Rekening,Tegenrekening,Code,Af Bij,Bedrag (EUR),Mutatiesoort,Mededelingen,Saldo na mutatie,Tag'
const quoted = (fields: readonly string[], mark: string): string =>
  fields.map((field) => `"${field}"`).join(mark) + '\r\n'

/** ING's export with semicolons and running balances. */
const csv: Writer = {
  head: quoted(csvHeadings.split(','), ';'),
  statement: (_, bookings, opening) => {
    let balance = opening
    return bookings
      .map((booking) => {
        balance += booking.cents
        return csvBooking(booking, balance)
      })
      .join('')
  },
  tail: '',
}

function csvBooking({ day, cents, name, iban, purpose, reference }: Booking, balance: number): string {
  const date = isoDay(day)
  const valueDate = date.split('-').toReversed().join('-')
  const text = `Naam: ${name} Omschrijving: ${purpose} IBAN: ${iban} Kenmerk: E${reference} Valutadatum: ${valueDate}`
  const sum = decimals(cents, ',')
  const after = `${balance < 0 ? '-' : ''}${decimals(balance, ',')}`
  const direction = cents < 0 ? 'Af' : 'Bij'
  const fields = [
    date.replaceAll('-', ''),
    name,
    ownIban,
    iban,
    'OV',
    direction,
    sum,
    'Overschrijving',
    text,
    after,
    '',
  ]
  return quoted(fields, ';')
}

const writers: Readonly<Record<BenchFormat, Writer>> = { mt940, camt, csv }
