/** Every limit of the statement readers (docs/upload-limits.md). A caller may lower them, e.g. in a test. */
export const statementLimits = {
  /** A whole file, after unpacking. */
  fileBytes: 25 * 1024 * 1024,
  /** Bookings and statements together, so that a file of empty statements is bounded as well. */
  rows: 200_000,
  /** One a day for each of a dozen accounts in two years; each costs more to keep than a booking does. */
  statements: 10_000,
  /** One line of MT940 or CSV; one tag, comment or text of XML; the whole text of one booking. In characters. */
  lineCharacters: 64 * 1024,
  /** Of a booking's text, name or reference, and of a holder's name; the whole is kept and shown. */
  charactersReadByRules: 1_000,
  /** Lines of MT940 and CSV: a file of 200,000 bookings has fewer, and a file of empty lines must not take long. */
  lines: 2_000_000,
  /** Elements, comments and processing instructions, for the same reason. */
  xmlElements: 1_500_000,
  xmlDepth: 40,
  xmlAttributes: 32,
  /** Distinct names of elements and attributes. */
  xmlNames: 2_000,
  /** Accounts in one CSV file: each holds a running statement in memory. */
  accounts: 1_000,
  /** Details of one batch booking whose texts are kept; the rest are counted. */
  detailsKept: 20,
  /** Of one kind. */
  findings: 1_000,
  /**
   * How much is decoded at a time; nothing in the result depends on it. What is in hand outlives every collection of
   * garbage, and by how much does so the engine sizes its heap: with blocks of 64 KB that was half of all memory.
   */
  blockBytes: 16 * 1024,
}

export type StatementLimits = Readonly<typeof statementLimits>
