import { BANKS } from '../banks.ts'
import type { Counterparty } from './booking.ts'
import { chanceFrom, type Chance } from './chance.ts'
import { inventedIban } from './iban.ts'
import surnames from './surnames.json' with { type: 'json' }

const INITIALS = 'A B C D E F G H J K L M N P R S T W'.split(' ')

/** A person who does not exist, the same for the same draw. */
export function inventedPerson(chance: Chance): string {
  const initials = `${chance.pick(INITIALS)}${chance.happens(0.4) ? `.${chance.pick(INITIALS)}` : ''}.`
  return `${initials} ${chance.pick(surnames)}`
}

/** A counterparty with an invented IBAN at one of the nine banks. */
export function party(name: string): Counterparty {
  return { name, iban: inventedIban(chanceFrom(`bank of ${name}`).pick(BANKS).ibanCode, name) }
}

export function personParty(chance: Chance): Counterparty {
  return party(inventedPerson(chance))
}

// The account is the one that the Belastingdienst prints on every assessment.
export const BELASTINGDIENST: Counterparty = { name: 'Belastingdienst', iban: 'NL86INGB0002445588' }
export const HOLLAND_CASINO: Counterparty = { name: 'Holland Casino' }
