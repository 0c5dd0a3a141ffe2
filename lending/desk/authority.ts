import type { DeskRole } from '#lending/desk/roles.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import { lender } from '#lending/this-lender.ts'
import type { Cents } from '#lending/money.ts'

/** The amount that each role may approve by itself; 0 is none. Above the highest, two people decide. */
export const authority: Readonly<Record<DeskRole, Cents>> = { reader: 0, ...lender.authority, compliance: 0 }

const highest = Math.max(...Object.values(authority))

export type Colleague = { readonly id: string; readonly role: DeskRole }

/** A yes: the highest amount that can be taken up, and the engine's rules that it overrides. A no has 0 and none. */
export type ProposedYes = {
  readonly amountCents: Cents
  readonly overrides: readonly string[]
  /** It rests on bookings that this very person read otherwise. */
  readonly isOwnReading?: boolean
}

const mayDecide = (role: DeskRole): boolean => authority[role] > 0

export const needsSecond = (
  { role }: Colleague,
  { amountCents, overrides, isOwnReading = false }: ProposedYes,
): boolean => isOwnReading || overrides.length > 0 || amountCents > authority[role]

/** `people`: fewer than two who may say yes. `authority`: nobody of them reaches the highest amount. */
export type Lack = 'people' | 'authority'

/** The lack among those present for a yes of any amount; null where two of them can give it. */
export function lackingFor(present: readonly Colleague[]): Lack | null {
  const reached = present.map(({ role }) => authority[role]).filter((amount) => amount > 0)
  if (reached.length < 2) return 'people'
  return Math.max(...reached) < highest ? 'authority' : null
}

type SecondRefusal = 'own_request' | 'no_authority'

/** Why this colleague cannot be the second person, or null. One of the two must reach the amount. */
export function refusalToSecond(
  first: Colleague,
  second: Colleague,
  { amountCents }: ProposedYes,
): SecondRefusal | null {
  if (second.id === first.id) return 'own_request'
  if (!mayDecide(first.role) || !mayDecide(second.role)) return 'no_authority'
  const reached = Math.max(authority[first.role], authority[second.role])
  return reached >= Math.min(amountCents, highest) ? null : 'no_authority'
}

type CaseSeen = { readonly holderMatch: HolderMatch }

/** An account of another holder needs an inquiry first, whatever the approver's role. */
export const isOwnAccount = ({ holderMatch }: CaseSeen): boolean => holderMatch !== 'NO_MATCH'

type ProposalRefusal = 'no_authority' | 'account_of_another'

/** Why this colleague cannot approve it, or null; `needsSecond` decides on a second person. */
export function refusalToApprove(first: Colleague, seen: CaseSeen): ProposalRefusal | null {
  if (!mayDecide(first.role)) return 'no_authority'
  return isOwnAccount(seen) ? null : 'account_of_another'
}

/** Whether a colleague who has signed in before could be the second person. Without one, the case waits. */
export const isSecondKnown = (first: Colleague, asked: ProposedYes, colleagues: readonly Colleague[]): boolean =>
  colleagues.some((second) => refusalToSecond(first, second, asked) === null)
