import type { Company } from '#contract/application.ts'
import type { RegisterProfile } from '../company-register.ts'
import type { ProfileAnswer, SearchAnswer } from './kvk-types.ts'

type Result = SearchAnswer['resultaten'][number]

/** Companies, not branches: one row a kvk number, the main branch's where there is one, in the register's order. */
export function readCompanies(answer: SearchAnswer): Company[] {
  const byNumber = new Map<string, Result>()
  for (const result of answer.resultaten) {
    const known = byNumber.get(result.kvkNummer)
    if (!known || rank(result) < rank(known)) byNumber.set(result.kvkNummer, result)
  }
  return [...byNumber.values()].map(readCompany).filter((company) => company !== null)
}

const rank = (result: Result): number => {
  if (result.type === 'hoofdvestiging') return 0
  return result.type === 'rechtspersoon' ? 1 : 2
}

function readCompany(result: Result): Company | null {
  const name = words(result.naam)
  if (name === null) return null
  const address = result.adres?.binnenlandsAdres
  const { huisnummer, huisletter, huisnummerToevoeging } = address ?? {}
  return {
    id: words(result.vestigingsnummer) ?? result.kvkNummer,
    name,
    kvkNumber: result.kvkNummer,
    street: words(address?.straatnaam),
    // As the register writes it on one line: 7 a 2.
    homeNumber: words([huisnummer, huisletter, huisnummerToevoeging].map((part) => part ?? '').join(' ')),
    postalCode: words(address?.postcode),
    city: words(address?.plaats),
    pilotBank: false,
    newToTheBank: false,
  }
}

/** Null when the register's answer names no company. Dates with unknown parts keep their `00`. */
export function readProfile(answer: ProfileAnswer): RegisterProfile | null {
  const branch = answer._embedded?.hoofdvestiging
  const owner = answer._embedded?.eigenaar
  const tradeNames = (answer.handelsnamen ?? []).map((row) => words(row.naam)).filter((name) => name !== null)
  const name = words(answer.naam) ?? words(answer.statutaireNaam) ?? tradeNames[0] ?? null
  if (name === null) return null
  const names = [name, words(answer.statutaireNaam), words(branch?.eersteHandelsnaam), ...tradeNames]
  return {
    kvkNumber: answer.kvkNummer,
    name,
    tradeNames: [...new Set(names.filter((one) => one !== null))],
    legalForm: words(owner?.rechtsvorm),
    legalFormLong: words(owner?.uitgebreideRechtsvorm),
    foundedOn: readDate(answer.materieleRegistratie?.datumAanvang) ?? readDate(answer.formeleRegistratiedatum),
    endedOn: readDate(answer.materieleRegistratie?.datumEinde),
    activities: (answer.sbiActiviteiten ?? []).flatMap(readActivity),
    city: cityOf(branch?.adressen ?? owner?.adressen ?? []),
  }
}

type Activity = NonNullable<ProfileAnswer['sbiActiviteiten']>[number]

function readActivity(activity: Activity): RegisterProfile['activities'] {
  const code = words(activity.sbiCode)
  if (code === null) return []
  return [
    { code, description: words(activity.sbiOmschrijving) ?? '', isMain: words(activity.indHoofdactiviteit) === 'Ja' },
  ]
}

type Address = { type?: string | number | null | undefined; plaats?: string | number | null | undefined }

function cityOf(addresses: readonly Address[]): string | null {
  const visited = addresses.find((address) => address.type === 'bezoekadres') ?? addresses[0]
  return words(visited?.plaats)
}

/** `YYYYMMDD` with `00` for what is not known; `00000000` is no date. */
function readDate(value: string | number | null | undefined): string | null {
  const digits = words(value)
  if (digits === null || !/^\d{8}$/.test(digits) || digits.startsWith('0000')) return null
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

function words(value: string | number | null | undefined): string | null {
  const text = value === null || value === undefined ? '' : String(value).replace(/\s+/g, ' ').trim()
  return text === '' ? null : text
}
