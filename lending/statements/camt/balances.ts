import { dayOfMoment, signedCents } from '#lending/statements/camt/entry.ts'
import { slot, type Slots } from '#lending/statements/camt/paths.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { Balance } from '#lending/statements/statement.ts'

/** Which balance opens and which closes a statement, best first. ABN AMRO sends PRCD in place of OPBD. */
const openingTypes = ['OPBD', 'PRCD', 'OPNG']
const closingTypes = ['CLBD', 'CLSG']
/** The balance between two pages of one statement: where none opens, the first one does; a later one closes. */
const interim = 'ITBD'
const usedTypes: ReadonlySet<string> = new Set([...openingTypes, ...closingTypes, interim])

/** The balances of one Stmt. Available and forward balances (CLAV, FWAV, …) are not booked money and are skipped. */
export class CamtBalances {
  readonly #byType = new Map<string, Balance>()
  readonly #interims: Balance[] = []

  add(slots: Slots, line: number): void {
    const type = slots[slot.balanceType]?.trim() ?? ''
    if (!usedTypes.has(type)) return
    const amountCents = signedCents(slots[slot.balanceAmount], slots[slot.balanceMark], line, 'Bal')
    const on = dayOfMoment(slots[slot.balanceDate]?.trim() ?? '')
    if (on === null)
      throw new Refused('malformed_date', { line, field: 'Bal/Dt', found: slots[slot.balanceDate] ?? '' })
    if (type !== interim) {
      if (!this.#byType.has(type)) this.#byType.set(type, { on, amountCents })
    } else if (this.#interims.length < 2) this.#interims.push({ on, amountCents })
  }

  get opening(): Balance | null {
    return this.#first(openingTypes) ?? this.#interims[0] ?? null
  }

  get closing(): Balance | null {
    const opensWithInterim = this.#first(openingTypes) === null
    return this.#first(closingTypes) ?? this.#interims[opensWithInterim ? 1 : 0] ?? null
  }

  #first(types: readonly string[]): Balance | null {
    for (const type of types) if (this.#byType.has(type)) return this.#byType.get(type)!
    return null
  }
}
