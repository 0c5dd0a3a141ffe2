/** The bookings of a made-up business as its bank writes them, with the categories that a bookkeeper would accept. */
export type UntouchedBusiness = {
  kind: string
  /** As the register and the owner's passport have them. */
  names: readonly string[]
  /** A line for each: euros, name, text, accepted categories; between bars. */
  lines: string
}
