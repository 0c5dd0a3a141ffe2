import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDetails } from './case-details.ts'
import { createCaseKey, sealJson } from '../sealing/seal.ts'

test.each([
  [null, null],
  [
    { hasExpenses: true, knowsAmount: null, amountCents: 900_00 },
    { hasExpenses: true, amountCents: null },
  ],
  [
    { hasExpenses: true, knowsAmount: true, amountCents: 900_00 },
    { hasExpenses: true, amountCents: 900_00 },
  ],
  [
    { hasExpenses: true, amountCents: 900_00 },
    { hasExpenses: true, amountCents: 900_00 },
  ],
])('details of an older case are read in the shape of today: %j', (kept, expenses) => {
  const { caseKey } = createCaseKey([randomBytes(32)], randomUUID())
  const sealed = sealJson(caseKey, 'details', { company_name: 'Bakkerij De Linde', expenses: kept })
  expect(openDetails(caseKey, { sealed_details: sealed })).toEqual({
    company_name: 'Bakkerij De Linde',
    begun_on: 'unknown',
    expenses,
  })
})
