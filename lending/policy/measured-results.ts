/** The last lines of `bench/metamorphic.ts` for this policy, unrounded, as the model card and the site show them. */
export const measuredResults = {
  modelVersion: 'scorecard-2026-11-4',
  companies: 4_000,
  relations: 103,
  broken: 4,
  soundCompanies: 48,
  soundOffered: 45,
} as const
