import type { RegisterEntry } from './entry.ts'
import extra from './extra.json' with { type: 'json' }
import official from './official.json' with { type: 'json' }

/** Invented companies without their own bank history, each there for one answer of an eligibility check. */
const EXTRA_ENTRIES: readonly RegisterEntry[] = extra as RegisterEntry[]

/**
 * The numbers the chamber of commerce publishes for tests. Facts that were found are as its own test register
 * gives them; `madeUp` names the rest, which is invented here so that every answer is whole.
 */
const OFFICIAL_ENTRIES = (official as RegisterEntry[]).map((entry) =>
  entry.kvkNumber === '90006577' ? { ...entry, others: manyBranches() } : entry,
)

export const SEEDED_ENTRIES: readonly RegisterEntry[] = [...EXTRA_ENTRIES, ...OFFICIAL_ENTRIES]

/** With the main one, the thousand branches of 90006577. */
function manyBranches(): RegisterEntry['others'] {
  return Array.from({ length: 999 }, (_, index) => ({
    number: `00099${1_000_000 + index}`,
    name: `Test BV Duizend Vestiging ${index + 2}`,
    began: '20150101',
    registered: '20150101',
    address: {
      type: 'bezoekadres',
      street: 'Filiaalstraat',
      houseNumber: index + 2,
      postcode: '3811AA',
      city: 'Amersfoort',
    },
  }))
}
