import { byLanguage } from '#lending/by-language.ts'
import { type HolderMatch, holderMatcher } from '#lending/holder-match.ts'

/** The people who may sign by the check of the register: all of them together, or each alone. */
export type Signatories = { names: readonly string[]; isJointly: boolean }

/** Why a person takes over, since courts did not accept a code there (docs/decisions/0061). */
export const acceptanceBars = ['hand', 'guarantee', 'power', 'signatory', 'bank'] as const
export type AcceptanceBar = (typeof acceptanceBars)[number]

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
  if ((isJointly && names.length > 1) || names.some((name) => /[()\d€:]/.test(name))) return barred('power')
  const name = names.find((one) => holderMatcher([one])(contactName) === 'MATCH')
  if (name === undefined) return barred('signatory')
  return account?.source === 'bank' && account.match === 'MATCH' ? { name, bar: null } : barred('bank')
}

/** Each is agreed to by itself, on the page, and is in the evidence as it was read. */
export const consentNames = ['agreement', 'signatory', 'electronic'] as const
export type ConsentName = (typeof consentNames)[number]

export const consentTexts = byLanguage({
  agreement: ['Ik heb de overeenkomst gelezen en ga akkoord.', 'I have read the agreement and agree to it.'],
  signatory: [
    'Ik mag volgens het Handelsregister voor dit bedrijf tekenen.',
    'According to the Dutch company register I may sign for this company.',
  ],
  electronic: [
    'Ik teken elektronisch, met een code in plaats van op papier, en vind dat goed.',
    'I agree to sign electronically, with a code instead of on paper.',
  ],
})

/** The hash of a document as mail, desk and evidence show it; eight digits by themselves would look like a code. */
export const inGroups = (sha256: string): string => sha256.replace(/.{16}(?=.)/g, '$& ')
