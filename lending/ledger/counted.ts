import type { Cents } from '#lending/money.ts'
import type { Row } from '#lending/ledger/row.ts'

/** The part of each booking that counts, in cents; 0 where nothing was said. */
export class Counted {
  readonly #cents: Float64Array

  constructor(size: number | Counted) {
    this.#cents = typeof size === 'number' ? new Float64Array(size) : size.#cents.slice()
  }

  of({ number }: Row): Cents {
    return this.#cents[number] ?? 0
  }

  set({ number }: Row, cents: Cents): void {
    this.#cents[number] = cents
  }

  sumOf(rows: readonly Row[]): Cents {
    return rows.reduce((sum, row) => sum + this.of(row), 0)
  }
}
