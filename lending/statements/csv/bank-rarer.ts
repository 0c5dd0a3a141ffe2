import { readTriodos } from '#lending/statements/csv/bank-places.ts'
import type { HeadedDialect } from '#lending/statements/csv/dialect.ts'

/** Triodos with a heading; without one it is known by the places of its columns. */
const triodosHeaded: HeadedDialect = {
  bank: 'triodos',
  columns: {
    required: {
      date: ['datum', 'boekdatum', 'transactiedatum'],
      account: ['rekening', 'rekeningnummer'],
      amount: ['bedrag'],
      sign: ['creditdebet', 'debetcredit', 'debet/credit', 'credit/debet', 'debet / credit'],
      name: ['naam', 'naam tegenrekening'],
      counterparty: ['tegenrekening'],
      text: ['omschrijving'],
    },
    optional: { code: ['code'], balance: ['saldo', 'saldo na boeking'] },
  },
  read: readTriodos,
}

export const rarerDialects: readonly HeadedDialect[] = [triodosHeaded]
