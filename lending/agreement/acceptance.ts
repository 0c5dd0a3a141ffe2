import type { AcceptanceBar, Signatories } from '#lending/agreement/consents.ts'
import { type HolderMatch, holderMatcher } from '#lending/holder-match.ts'

type Signing = {
  signatories: Signatories
  needsGuarantee: boolean
  /** Of the confirmed contact details, which the code is mailed to; null without any. */
  contactName: string | null
  /** That the money goes to: read by a login at its bank, and held against the register. */
  account: { source: 'bank' | 'upload'; match: HolderMatch } | null
}

/** A name that the check recorded and that the contact has as well, who accepts by code; or why nobody does. */
export function signatoryOf({ signatories, needsGuarantee, contactName, account }: Signing): {
  name: string | null
  bar: AcceptanceBar | null
} {
  const barred = (bar: AcceptanceBar) => ({ name: null, bar })
  if (needsGuarantee) return barred('guarantee')
  const { names, isJointly } = signatories
  // A limit of power is written behind the name.
  if (isJointly || names.some((name) => /[()\d€:]/.test(name))) return barred('power')
  const name = names.find((one) => holderMatcher([one])(contactName) === 'MATCH')
  if (name === undefined) return barred('signatory')
  return account?.source === 'bank' && account.match === 'MATCH' ? { name, bar: null } : barred('bank')
}
