/** The people who may sign by the check of the register: all of them together, or each alone. */
export type Signatories = { names: readonly string[]; isJointly: boolean }

/** Why a person takes over, since courts did not accept a code there (docs/decisions/0061). */
export const acceptanceBars = ['hand', 'guarantee', 'power', 'signatory', 'bank'] as const
export type AcceptanceBar = (typeof acceptanceBars)[number]

/** Each is agreed to by itself, on the page, and is in the evidence as it was read. */
export const consentNames = ['agreement', 'signatory', 'electronic'] as const
export type ConsentName = (typeof consentNames)[number]
