import { noParty } from '#lending/ledger/row.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** By account where the bank gives one, since a counterparty's name is written in many ways; else by name. */
export class Parties {
  readonly #numbers = new Map<string, number>()
  readonly #numbersOfNames = new Map<string, number>()

  of({ counterpartyAccount, counterpartyName }: Booking): number {
    if (counterpartyAccount !== null) return this.#numberOf(counterpartyAccount)
    if (counterpartyName === null) return noParty
    const seen = this.#numbersOfNames.get(counterpartyName)
    if (seen !== undefined) return seen
    const number = this.#numberOf(normaliseText(counterpartyName))
    this.#numbersOfNames.set(counterpartyName, number)
    return number
  }

  #numberOf(party: string): number {
    if (party === '') return noParty
    const number = this.#numbers.get(party) ?? this.#numbers.size
    if (number === this.#numbers.size) this.#numbers.set(party, number)
    return number
  }
}
