import { statementBankOf } from '#contract/answers/file-answer.ts'
import type { BankKey } from '#contract/values.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays, type IsoDate } from '#lending/days.ts'
import { statementBanks } from '#lending/statements/bank.ts'
import type { Booking } from '#lending/statements/statement.ts'

/**
 * An IBAN of a bank whose check digits hold (ISO 7064 MOD 97-10). The account number is that of a company of the mock
 * register behind zeros, which no bank gives out.
 */
export function mockIban(bank: BankKey, kvkNumber: string, account = 0): string {
  const code = statementBanks[statementBankOf(bank)].ibanCode
  const number = `${kvkNumber.slice(2)}${account}`.padStart(10, '0')
  const digits = [...`${code}${number}NL00`].map((character) => Number.parseInt(character, 36)).join('')
  const check = 98 - Number(BigInt(digits) % 97n)
  return `NL${String(check).padStart(2, '0')}${code}${number}`
}

type Repeated = { name: string; text: string; cents: number; on: (date: IsoDate) => boolean }

const onDay = (day: string) => (date: IsoDate) => date.slice(8) === day
const weekday = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay()
const onWeekday = (day: number) => (date: IsoDate) => weekday(date) === day

/** A healthy small company's bookings, in Dutch banks' words. */
const repeated: readonly Repeated[] = [
  { name: 'Stichting Mollie Payments', text: 'Uitbetaling webshop', cents: 312_000, on: onWeekday(1) },
  { name: 'Adyen N.V.', text: 'Payout terminal', cents: 268_000, on: onWeekday(4) },
  { name: 'Lunchroom De Linde', text: 'Factuur leveringen', cents: 148_500, on: onDay('03') },
  { name: 'Hotel Zeezicht', text: 'Factuur leveringen', cents: 236_000, on: onDay('11') },
  { name: 'Kantoor Spoorzicht', text: 'Factuur leveringen', cents: 118_000, on: onDay('19') },
  { name: 'Groothandel De Kade', text: 'Factuur inkoop', cents: -228_000, on: onWeekday(2) },
  { name: 'Verpakkingen Noord', text: 'Factuur inkoop', cents: -41_500, on: onDay('15') },
  { name: 'Vastgoed De Brug', text: 'Huur bedrijfsruimte', cents: -185_000, on: onDay('01') },
  { name: 'Energie Noord', text: 'Termijn elektriciteit en gas', cents: -46_000, on: onDay('08') },
  { name: 'Medewerker A', text: 'Salaris', cents: -231_000, on: onDay('25') },
  { name: 'Medewerker B', text: 'Salaris', cents: -198_000, on: onDay('25') },
  { name: 'Belastingdienst', text: 'Loonheffingen', cents: -118_000, on: onDay('28') },
  { name: 'R. de Ondernemer', text: 'Privé opname', cents: -640_000, on: onDay('26') },
  {
    name: 'Belastingdienst',
    text: 'Omzetbelasting kwartaal',
    cents: -395_000,
    on: (date) => /-(01|04|07|10)-30$/.test(date),
  },
  { name: 'Telecom Delta', text: 'Abonnement internet en telefoon', cents: -8_900, on: onDay('05') },
  { name: 'Verzekeringen De Haven', text: 'Premie aansprakelijkheidsverzekering', cents: -16_400, on: onDay('12') },
]

const daysShown = 730
/** Sums differ a little from week to week, and are the same each time. */
const wobble = (date: IsoDate, cents: number) => {
  const turn = (Number(date.slice(8)) * 37 + Number(date.slice(5, 7)) * 101) % 21
  return Math.round((cents * (95 + turn / 2)) / 100)
}
const closingCents = 6_240_000

/** Two years of bookings up to yesterday, the same for the same day. */
export function mockBookings(today: IsoDate): Booking[] {
  const days = Array.from({ length: daysShown }, (_day, index) => addDays(today, index - daysShown))
  return days.flatMap((date) =>
    repeated.filter(({ on }) => on(date)).map(({ name, text, cents }) => booking(date, name, text, cents)),
  )
}

function booking(date: IsoDate, name: string, text: string, cents: number): Booking {
  const isFixed = Math.abs(cents) < 200_000 && cents < 0
  return {
    bookedOn: date,
    valueOn: date,
    amountCents: isFixed ? cents : wobble(date, cents),
    currency: 'EUR',
    counterpartyName: name,
    counterpartyAccount: null,
    description: text,
    endToEndId: null,
    mandateId: null,
    creditorId: null,
    bankReference: null,
    bankCode: null,
    isReversal: false,
    reversalReason: null,
  }
}

/** An account at the mock's own bank, as the analysis takes it. */
export const mockClosing = (today: IsoDate): AnalysedAccount['closing'] => ({
  on: addDays(today, -1),
  amountCents: closingCents,
})
