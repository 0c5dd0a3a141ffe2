/** What `bench/metamorphic.ts` measured of this model last, as the model card and the site show it: its last lines, unrounded. */
export const measuredResults = {
  modelVersion: 'scorecard-2026-11-3',
  companies: 10_000,
  relations: 92,
  broken: 0,
  soundCompanies: 48,
  soundOffered: 44,
} as const
