import { BANKS } from '../banks.ts'
import type { Counterparty } from './booking.ts'
import { chanceFrom, type Chance } from './chance.ts'
import { inventedIban } from './iban.ts'

const INITIALS = 'A B C D E F G H J K L M N P R S T W'.split(' ')
const SURNAMES = [
  'de Vlieger',
  'Hoogland',
  'van Ginneken',
  'Brinkman',
  'Yildirim',
  'Terpstra',
  'van der Zanden',
  'Kuiper',
  'El Amrani',
  'Postma',
  'Wessels',
  'Verhulst',
  'Nooitgedagt',
  'Smeets',
  'Zijlstra',
  'Kowalski',
  'van Hal',
  'Ouwehand',
  'Slagter',
  'Rietveld',
  'Baldewsingh',
  'ter Horst',
  'Mulderij',
  'Schuitema',
  'Koolhaas',
  'van Wessem',
  'Dijkgraaf',
  'Lammers',
  'Abdi',
  'Groenewoud',
  'Blankestijn',
  'Hazelaar',
  'Pelgrim',
  'van Tuyl',
  'Spaan',
  'Wiersum',
  'Naaktgeboren',
  'Kop',
]

/** A person who does not exist, the same for the same draw. */
export function inventedPerson(chance: Chance): string {
  const initials = `${chance.pick(INITIALS)}${chance.happens(0.4) ? `.${chance.pick(INITIALS)}` : ''}.`
  return `${initials} ${chance.pick(SURNAMES)}`
}

/** A counterparty with an invented IBAN at one of the nine banks. */
export function party(name: string): Counterparty {
  return { name, iban: inventedIban(chanceFrom(`bank of ${name}`).pick(BANKS).ibanCode, name) }
}

export function personParty(chance: Chance): Counterparty {
  return party(inventedPerson(chance))
}

// Public bodies under their own names; the Belastingdienst's account is the one it prints on every assessment.
export const BELASTINGDIENST: Counterparty = { name: 'Belastingdienst', iban: 'NL86INGB0002445588' }
export const UWV: Counterparty = party('UWV')
export const HOLLAND_CASINO: Counterparty = { name: 'Holland Casino' }
export const NEDERLANDSE_LOTERIJ: Counterparty = party('Nederlandse Loterij TOTO')

// Acquirers and payment service providers are named, since an analysis has to know them; their accounts are invented.
export const WORLDLINE: Counterparty = party('Worldline')
export const CCV: Counterparty = party('CCV Group B.V.')
export const SUMUP: Counterparty = party('SumUp Payments Limited')
export const MOLLIE: Counterparty = party('Stichting Mollie Payments')
export const ADYEN: Counterparty = party('Adyen N.V.')
export const PAYPAL: Counterparty = party('PayPal (Europe) S.a r.l. et Cie, S.C.A.')

// Everybody else is invented.
export const ENERGY = party('Polderstroom Zakelijk B.V.')
export const WATER = party('Waterbedrijf Laagland N.V.')
export const TELECOM = party('Kanaal Telecom Zakelijk')
export const INSURER = party('Waterland Verzekeringen N.V.')
export const LANDLORD = party('Vastgoedbeheer Oude Haven B.V.')
export const ACCOUNTANT = party('Administratiekantoor Optelsom')
export const SOFTWARE = party('Kasboek Online B.V.')
export const PENSION = party('Stichting Bedrijfstakpensioenfonds Ambacht')
export const LEASE = party('Rijvaart Lease B.V.')
export const FUEL_STATIONS = ['Tankhof A2', 'Tankstation De Klaver', 'Benzine Noord', 'Tankhof Zuidas'] as const
