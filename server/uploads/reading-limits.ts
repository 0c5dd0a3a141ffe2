/** How much of the machine reading statements may take (docs/upload-limits.md). */
export const readingLimits = {
  /** One request's files together: the time from a reader that is free to an answer, and the CPU time of reading. */
  readingMs: 30_000,
  readingCpuMs: 10_000,
  readingMegabytes: 384,
  /** Files or zips read at once in a process, and how many wait; the rest is asked to come back. */
  readingAtOnce: 2,
  readingWaiting: 64,
  /** Of those, how many one session may have; it never has two read at once. */
  readingWaitingOfSession: 8,
  /** Bytes of files held in memory, of one network and of all. */
  bytesHeldOfAddress: 48 * 1024 * 1024,
  bytesHeld: 128 * 1024 * 1024,
  /** Part of `bytesHeld` reserved for networks that hold at most `bytesFirstOfAddress`. */
  bytesKeptForFirst: 16 * 1024 * 1024,
  bytesFirstOfAddress: 4 * 1024 * 1024,
  /** While it is received, a body must deliver this many bytes in this many milliseconds. */
  progressBytes: 16 * 1024,
  progressMs: 10_000,
  /** A body without progress for this long is ended when another one needs its memory. */
  slowMs: 2_000,
  /** Bookings of files that wait for consecutive ones, per network and in all; above it a file is judged by itself. */
  bookingsWaitingOfAddress: 50_000,
  bookingsWaiting: 200_000,
}

/** When a request beyond these limits may be tried again. */
export const readAgainAfterSeconds = 5
