/** Statement files of an invented company, made at the time of the test: a year up to `lastDay`, healthy or not. */
type SyntheticAccount = {
  iban: string
  /** Null for a file that names none, as most files of banks do. */
  holder: string | null
  lastDay: string
  dayCount: number
  weeklyTakings: number
  /** Euros on the account before the first day. */
  opening?: number
}

type Booking = { day: string; amount: number; name: string; text: string }

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** Takings of two customers each week; purchases, rent, wages and a quarterly tax payment against them. */
function bookingsOf({ lastDay, dayCount, weeklyTakings }: SyntheticAccount): Booking[] {
  const days = Array.from({ length: dayCount }, (_, index) => addDays(lastDay, index - dayCount + 1))
  return days.flatMap((day, index) => {
    const customer = `Afnemer ${'ABCDEFGH'[Math.floor(index / 7) % 8]} B.V.`
    const weekly: Booking[] = [
      { day, amount: weeklyTakings, name: customer, text: `Factuur ${2000 + index}` },
      { day, amount: -weeklyTakings * 0.35, name: 'Groothandel De Linde B.V.', text: `Factuur G${index}` },
    ]
    const monthly: Booking[] = [
      { day, amount: -weeklyTakings * 0.3, name: 'Vastgoed Oost B.V.', text: 'Huur bedrijfsruimte' },
      { day, amount: -weeklyTakings * 0.5, name: 'P. de Vries', text: 'Salaris' },
    ]
    const tax: Booking[] = [{ day, amount: -weeklyTakings * 0.6, name: 'Belastingdienst', text: 'Omzetbelasting' }]
    const isToday = index === dayCount - 1
    return [
      ...(index % 7 === 3 || isToday ? weekly : []),
      ...(day.endsWith('-25') ? monthly : []),
      ...(/-(01|04|07|10)-28$/.test(day) ? tax : []),
    ]
  })
}

const openingOf = ({ opening = 12_000 }: SyntheticAccount): number => opening

/** Euros on the account after the last day, with which the next file begins. */
export const closingOf = (account: SyntheticAccount): number =>
  bookingsOf(account).reduce((sum, { amount }) => sum + Math.round(amount * 100), openingOf(account) * 100) / 100

/** CAMT.053.001.02, one statement. */
export function camtFile(account: SyntheticAccount): string {
  const bookings = bookingsOf(account)
  const firstDay = bookings[0]?.day ?? account.lastDay
  const balance = (code: string, amount: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const owner = account.holder === null ? '' : `<Ownr><Nm>${account.holder}</Nm></Ownr>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>',
    `<GrpHdr><MsgId>SYNTHETIC</MsgId><CreDtTm>${account.lastDay}T20:00:00</CreDtTm></GrpHdr>`,
    `<Stmt><Id>1</Id><CreDtTm>${account.lastDay}T20:00:00</CreDtTm>`,
    `<Acct><Id><IBAN>${account.iban}</IBAN></Id><Ccy>EUR</Ccy>${owner}</Acct>`,
    balance('OPBD', openingOf(account), firstDay),
    balance('CLBD', closingOf(account), account.lastDay),
    ...bookings.map(camtEntry),
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n')
}

function camtEntry({ day, amount, name, text }: Booking, index: number): string {
  const party = amount > 0 ? `<Dbtr><Nm>${name}</Nm></Dbtr>` : `<Cdtr><Nm>${name}</Nm></Cdtr>`
  return [
    `<Ntry><NtryRef>${index + 1}</NtryRef><Amt Ccy="EUR">${Math.abs(amount).toFixed(2)}</Amt>`,
    `<CdtDbtInd>${amount > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`,
    `<NtryDtls><TxDtls><RltdPties>${party}</RltdPties>`,
    `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join('')
}
