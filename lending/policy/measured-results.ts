/** The last lines of `bench/metamorphic.ts` for this policy, unrounded, as the model card and the site show them. */
export const measuredResults = {
  modelVersion: 'scorecard-2026-11-5',
  companies: 2_400,
  relations: 105,
  broken: 6,
  soundCompanies: 88,
  soundOffered: 81,
} as const
