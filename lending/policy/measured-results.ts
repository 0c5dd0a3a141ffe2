/** The last lines of `bench/metamorphic.ts` for this policy, unrounded, as the model card and the site show them. */
export const measuredResults = {
  modelVersion: 'scorecard-2026-11-5',
  companies: 800,
  relations: 105,
  broken: 1,
  soundCompanies: 88,
  soundOffered: 81,
} as const
