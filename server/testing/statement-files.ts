// Statement files of our own making, for tests that upload: a year of a small shop.
import { addDays, dayNumber } from '#lending/days.ts'

type FilePlan = { iban?: string; from: string; days: number }

const ownIban = 'NL91ABNA0417164300'

type Row = { on: string; cents: number; name: string; text: string }

/** Takings on weekdays, rent and a supplier each month, VAT each quarter: enough for a yes, the same at every call. */
function rowsOf({ from, days }: FilePlan): Row[] {
  const rows: Row[] = []
  for (let day = 0; day <= days; day++) {
    const on = addDays(from, day)
    const monthDay = Number(on.slice(8))
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay()
    if (weekday >= 1 && weekday <= 5)
      rows.push({ on, cents: 48_000 + (dayNumber(on) % 500) * 7, name: 'Mollie', text: `Uitbetaling ${on}` })
    if (monthDay === 1) rows.push({ on, cents: -180_000, name: 'Vastgoed Laan B.V.', text: 'Huur winkelpand' })
    if (monthDay === 15) rows.push({ on, cents: -420_000, name: 'Groothandel Noord B.V.', text: 'Factuur inkoop' })
    if (/-(01|04|07|10)-28$/.test(on))
      rows.push({ on, cents: -340_000, name: 'Belastingdienst', text: 'Omzetbelasting kwartaal' })
  }
  return rows
}

/** The same booking has the same reference in every file that reports it. */
const reference = (on: string, cents: number) => `E${compact(on)}${Math.abs(cents)}`
const comma = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',')
const compact = (date: string) => date.slice(2).replaceAll('-', '')

/** MT940 as ABN AMRO writes it today. */
export function mt940File(plan: FilePlan): Buffer {
  const iban = plan.iban ?? ownIban
  const rows = rowsOf(plan)
  const opening = 500_000
  const closing = rows.reduce((sum, row) => sum + row.cents, opening)
  const last = addDays(plan.from, plan.days)
  const entries = rows.map(({ on, cents, name, text }) => {
    const mark = cents < 0 ? 'D' : 'C'
    const day = compact(on)
    return (
      `:61:${day}${day.slice(2)}${mark}${comma(cents)}N654NONREF\r\n` +
      `:86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/${name}\r\n/REMI/${text}/EREF/${reference(on, cents)}\r\n`
    )
  })
  const head = `ABNANL2A\r\n940\r\nABNANL2A\r\n:20:ABN AMRO BANK NV\r\n:25:${iban}\r\n:28:1/1\r\n`
  const first = `:60F:C${compact(plan.from)}EUR${comma(opening)}\r\n`
  const end = `:62F:${closing < 0 ? 'D' : 'C'}${compact(last)}EUR${comma(closing)}\r\n-\r\n`
  return Buffer.from(head + first + entries.join('') + end)
}

/** CAMT.053.001.02 with the holder's name, which MT940 has no place for. */
export function camtFile(plan: FilePlan & { holder: string }): Buffer {
  const rows = rowsOf(plan)
  const opening = 500_000
  const closing = rows.reduce((sum, row) => sum + row.cents, opening)
  const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2)
  const side = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT')
  const balance = (code: string, cents: number, on: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount(cents)}</Amt>` +
    `<CdtDbtInd>${side(cents)}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`
  const entries = rows.map(({ on, cents, name, text }) => {
    const party = cents < 0 ? 'Cdtr' : 'Dbtr'
    return (
      `<Ntry><Amt Ccy="EUR">${amount(cents)}</Amt><CdtDbtInd>${side(cents)}</CdtDbtInd><Sts>BOOK</Sts>` +
      `<BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt><NtryDtls><TxDtls>` +
      `<Refs><EndToEndId>${reference(on, cents)}</EndToEndId></Refs><RltdPties><${party}><Nm>${name}</Nm></${party}>` +
      `<${party}Acct><Id><IBAN>NL20INGB0001234567</IBAN></Id></${party}Acct></RltdPties>` +
      `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    )
  })
  const last = addDays(plan.from, plan.days)
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>` +
      `<GrpHdr><MsgId>M1</MsgId><CreDtTm>${last}T06:00:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id><CreDtTm>${last}T06:00:00</CreDtTm>` +
      `<Acct><Id><IBAN>${plan.iban ?? ownIban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>${plan.holder}</Nm></Ownr></Acct>` +
      balance('OPBD', opening, plan.from) +
      balance('CLBD', closing, last) +
      entries.join('') +
      `</Stmt></BkToCstmrStmt></Document>`,
  )
}
