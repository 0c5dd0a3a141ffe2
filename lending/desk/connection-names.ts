/** What the lender's work depends on, in the order in which the desk shows it. */
export const connectionNames = ['database', 'queue', 'keys', 'clock', 'register', 'aggregator', 'mail'] as const
export type ConnectionName = (typeof connectionNames)[number]
