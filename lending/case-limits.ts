/** The most that one application may bring, for what it costs to decide; settings of a server may change them. */
export const caseLimits = {
  accountsPerApplicationMax: 20,
  /** Measured by bench/large-case.ts. */
  bookingsPerApplicationMax: 200_000,
  /** With more than these a person had better look at the whole. */
  contestedBookingsMax: 100,
} as const
