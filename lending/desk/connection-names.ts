/** The systems that the lender depends on, in the order in which the desk shows them. */
export const connectionNames = [
  'database',
  'queue',
  'keys',
  'clock',
  'register',
  'aggregator',
  'mail',
  'scanner',
] as const
export type ConnectionName = (typeof connectionNames)[number]
