import { addDays, addMonths, daysBetween } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { Chance, Evenness } from '#lending/testing/made-up/chance.ts'
import type { Kind } from '#lending/testing/made-up/kinds.ts'
import { inDayOrder, type MadeUpCompany, type Plan, type Trouble } from '#lending/testing/made-up/company.ts'

const yearMonth = (date: string): number => Number(date.slice(5, 7))
const nameOf = (what: string, number: number): string => `${what} ${String.fromCharCode(65 + (number % 26))}${number}`
const ibanOf = (number: number): string => `NL${10 + (number % 80)}RABO0${300_000_000 + number * 97}`

function customerName({ customerNames }: Kind, customer: number): string {
  const name = customerNames[customer % customerNames.length]
  return name === undefined ? nameOf('Klant', customer) : customer < customerNames.length ? name : `${name} ${customer}`
}

type Month = { start: string; turnover: number; net: number; purchases: number }
type Write = (on: string, euros: number, who: string, what: string, account?: number, country?: string) => void

export const bankName = 'ABN AMRO'

/** A company with the bookings of its plan: takings, purchases, wages, tax, owner, by calendar month. */
export function fromPlan(plan: Plan): MadeUpCompany {
  const chance = plan.isEven ? new Evenness(plan.seed) : new Chance(plan.seed)
  const bookings: Booking[] = []
  const first = addDays(addMonths(plan.endsOn, -plan.months), 1)
  const write: Write = (bookedOn, euros, counterpartyName, description, account, country = 'NL') => {
    const amountCents = Math.round(euros * 100)
    if (amountCents === 0 || bookedOn < first || bookedOn > plan.endsOn) return
    const counterpartyAccount = account === undefined ? null : ibanOf(account).replace('NL', country)
    bookings.push(booking({ bookedOn, amountCents, counterpartyName, counterpartyAccount, description }))
  }
  const months = calendarMonths(plan, chance)
  for (const [index, month] of months.entries()) {
    takings(plan, month, chance, write)
    purchases(month, chance, write)
    fixedCosts(plan, month, write)
    taxes(plan, months, index, write)
    owner(plan, months, index, write)
    trouble(plan, month, index, write)
  }
  invest(plan, write)
  for (const day of [first, plan.endsOn]) write(day, -5, bankName, 'Kosten zakelijk pakket')
  const openingCents = Math.round(plan.monthlyEuros * plan.openingMonths * 100)
  return { plan, openingCents, bookings: inDayOrder(bookings) }
}

/** From some months before the story, so that its first payments have something to be for. */
function calendarMonths(plan: Plan, chance: Chance): Month[] {
  const { kind } = plan
  const start = `${addMonths(plan.endsOn, -plan.months - 4).slice(0, 8)}01`
  const count = plan.months + 5
  return Array.from({ length: count }, (_, index) => {
    const on = addMonths(start, index)
    const grown = (1 + plan.growth) ** ((index - count + 7) / 12)
    const turnover = plan.monthlyEuros * kind.season[yearMonth(on) - 1]! * grown * chance.around(1, kind.unevenness)
    const net = turnover / (1 + kind.vatInSales)
    return { start: on, turnover, net, purchases: net * kind.purchases * (1 + kind.vatInPurchases) }
  })
}

function takings(plan: Plan, { start, turnover }: Month, chance: Chance, write: Write): void {
  const { kind } = plan
  const { card, provider, cash, providerName } = kind.takings
  const days = daysBetween(start, addMonths(start, 1))
  for (let day = 0; day < days; day += 3) {
    const part = (turnover * Math.min(3, days - day)) / days
    write(addDays(start, day), part * card, 'CCV', `Afrekening betaalautomaat ${start}`, 1)
  }
  for (let day = 0; day < days; day += 7) {
    const part = (turnover * Math.min(7, days - day)) / days
    write(addDays(start, day), part * provider, providerName, 'Uitbetaling', 2)
    const notes = Math.round((part * cash) / 5) * 5
    write(addDays(start, day), notes, '', 'Storting geldautomaat')
  }
  kind.payers.forEach(({ name, what, share }, place) =>
    write(addDays(start, 9 + place), turnover * share, name, what, 1_900 + place),
  )
  const paid = kind.payers.reduce((sum, { share }) => sum + share, card + provider + cash)
  const invoiced = turnover * (1 - paid)
  for (let number = 0; number < kind.invoicesPerMonth && invoiced > 1e-6; number++) {
    const customer = kind.isProjects
      ? yearMonth(start) * 50 + number + Number(start.slice(2, 4)) * 7
      : number % kind.customers
    const on = addDays(
      start,
      plan.isEven ? Math.floor((number * days) / kind.invoicesPerMonth) : chance.whole(0, days - 1),
    )
    const euros = chance.around(invoiced / kind.invoicesPerMonth, 0.15)
    write(
      on,
      euros,
      customerName(kind, customer),
      `Factuur ${start.slice(0, 7)}-${number}`,
      1_000 + customer,
      kind.isRefunded ? 'DE' : 'NL',
    )
  }
}

function purchases({ start, purchases: euros }: Month, chance: Chance, write: Write): void {
  for (let number = 0; number < 5; number++) {
    const part = chance.around(euros / 5, 0.1)
    write(
      addDays(start, 4 + number * 5),
      -part,
      nameOf('Groothandel', number),
      `Levering ${start.slice(0, 7)}`,
      500 + number,
    )
  }
}

/** Monthly costs that do not depend on sales; seasonal wages are paid in them. */
export function fixedEuros(
  { kind, monthlyEuros }: Plan,
  calendarMonth: number,
): { wages: number; rent: number; other: number } {
  const net = monthlyEuros / (1 + kind.vatInSales)
  const season = kind.season[calendarMonth - 1]!
  // Staff of a firm that is paid once a year work all year.
  const least = Math.min(...kind.season)
  const isSeasonal = least > 0 && least < 0.3
  return { wages: net * kind.wages * (isSeasonal ? season : 1), rent: net * kind.rent, other: net * 0.04 }
}

function fixedCosts(plan: Plan, { start, net }: Month, write: Write): void {
  const { rent, other, ...fixed } = fixedEuros(plan, yearMonth(start))
  const wages = plan.kind.hasFlexibleWages ? net * plan.kind.wages : fixed.wages
  const people = Math.max(1, Math.round(wages / 2_200))
  const tax = 0.36
  for (let number = 0; number < people; number++)
    write(addDays(start, 24), -wages / (1 + tax) / people, nameOf('Medewerker', number), 'Salaris', 700 + number)
  write(
    addDays(addMonths(start, 1), 27),
    (-wages * tax) / (1 + tax),
    'Belastingdienst',
    `Loonheffing ${start.slice(0, 7)}`,
  )
  write(addDays(start, 1), -rent, 'Vastgoed Centrum', 'Huur bedrijfspand', 601)
  write(addDays(start, 5), -other * 0.4, 'Energiebedrijf Stroom', 'Termijnbedrag energie', 602)
  write(addDays(start, 8), -other * 0.3, 'Interpolis', 'Premie bedrijfsverzekering', 603)
  write(addDays(start, 12), -other * 0.1, 'KPN', 'Internet en bellen', 604)
  write(addDays(start, 21), -other * 0.2, 'Administratiekantoor Balans', 'Administratie', 605)
  if (plan.loan) write(addDays(start, 14), -plan.loan.monthlyEuros, plan.loan.lender, 'Aflossing en rente lening', 606)
}

/** VAT of a quarter by the end of the month after it; an instalment of income tax each month. */
function taxes(plan: Plan, months: readonly Month[], index: number, write: Write): void {
  const { kind } = plan
  const month = months[index]!
  write(addDays(month.start, 26), -leftEuros(plan) * 0.2, 'Belastingdienst', 'Voorlopige aanslag inkomstenbelasting')
  if (![1, 4, 7, 10].includes(yearMonth(month.start)) || !plan.paysVat) return
  if (kind.vatInSales === 0 && !kind.isRefunded) return
  const quarter = months.slice(Math.max(0, index - 3), index)
  const received = quarter.reduce((sum, { net }) => sum + net * kind.vatInSales, 0)
  const paid = quarter.reduce(
    (sum, { purchases: euros }) => sum + (euros * kind.vatInPurchases) / (1 + kind.vatInPurchases),
    0,
  )
  const { rent, other } = fixedEuros(plan, yearMonth(month.start))
  const onCosts = (3 * (rent + other) * kind.vatInCosts) / (1 + kind.vatInCosts)
  const what = kind.isRefunded ? 'Teruggaaf omzetbelasting' : 'Omzetbelasting kwartaal'
  write(addDays(month.start, 28), Math.floor(paid + onCosts - received), 'Belastingdienst', what)
}

const leftEuros = ({ kind, monthlyEuros, surplus }: Plan): number => (monthlyEuros / (1 + kind.vatInSales)) * surplus

/** A plain name, without words that identify him. */
export const ownerName = 'Jansen'
const ownerText = {
  eenmanszaak: 'Privé opname',
  vof: 'Privé opname vennoot',
  maatschap: 'Voorschot winstaandeel maat',
  cv: 'Privé opname beherend vennoot',
  bv: 'Managementvergoeding',
  cooperatie: 'Beheervergoeding bestuurder',
} as const

function owner(plan: Plan, months: readonly Month[], index: number, write: Write): void {
  const { start } = months[index]!
  for (let number = 0; number < plan.owners; number++) {
    const name = `${String.fromCharCode(65 + number)}. ${ownerName}`
    write(addDays(start, 25), -plan.ownerEuros / plan.owners, name, ownerText[plan.legalForm], 900 + number)
    if (yearMonth(start) !== plan.paidOutMonth || plan.paidOut <= 0) continue
    write(addDays(start, 19), (-leftEuros(plan) * 12 * plan.paidOut) / plan.owners, name, 'Dividend', 900 + number)
  }
}

const loanMonths = 48

/** The loan comes, the machine is paid some days later, and each month an instalment leaves. */
function invest({ endsOn, investment, monthlyEuros, kind }: Plan, write: Write): void {
  const { machineMonthsAgo } = kind
  if (machineMonthsAgo !== null)
    write(addMonths(endsOn, -machineMonthsAgo), -monthlyEuros, 'Machinehandel Noord', 'Factuur machine', 651)
  if (!investment) return
  const on = addMonths(endsOn, -investment.monthsAgo)
  write(on, investment.euros, 'Qredits Microfinanciering', 'Uitbetaling lening machine', 606)
  write(addDays(on, 6), -investment.euros, 'Machinehandel Noord', 'Factuur machine', 650)
  for (let month = 1; month <= Math.min(loanMonths, investment.monthsAgo); month++)
    write(
      addMonths(on, month),
      -(investment.euros * 1.2) / loanMonths,
      'Qredits Microfinanciering',
      'Aflossing en rente lening',
      606,
    )
}

function trouble(plan: Plan, { start, turnover }: Month, index: number, write: Write): void {
  const has = (one: Trouble, everyMonths: number): boolean =>
    plan.troubles.includes(one) && index % everyMonths === everyMonths - 1
  const part = Math.max(60, turnover * 0.01)
  if (has('returned debits', 3)) {
    write(addDays(start, 6), -part, 'Energiebedrijf Stroom', 'Incasso energie', 602)
    write(addDays(start, 9), part, 'Energiebedrijf Stroom', 'Storno incasso saldo ontoereikend', 602)
  }
  if (has('collection', 6)) write(addDays(start, 16), -part, 'Flanderijn Gerechtsdeurwaarders', 'Dossier 4411', 640)
  if (has('payment plan', 1))
    write(addDays(start, 17), -part, 'Belastingdienst', 'Betalingsregeling naheffing omzetbelasting')
  if (has('gambling', 2)) write(addDays(start, 11), -part, 'Holland Casino', 'Betaling Holland Casino', 660)
  if (has('customers take back', 1)) write(addDays(start, 14), -part, 'Klant Z99', 'Storno SEPA incasso', 1_990)
}
