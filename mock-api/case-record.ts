import type { IsoDate } from '#lending/days.ts'
import { type HandlerInput, MockRefusal } from './handler.ts'
import { mockBookings } from './mock-bank.ts'
import type { MockAccount, MockCase, MockConnection } from './mock-state.ts'

/** Shared by handlers about one case: the session's case and its view. */
type Who = Pick<HandlerInput<'readApplication'>, 'state' | 'session'>

/** The case of the session; null before it has begun. */
export const caseOf = ({ state, session }: Who): MockCase | null => state.cases[session?.caseId ?? ''] ?? null

/** The case where a call needs one that has begun (AUTH-4). */
export function begunCase(who: Who, key: 'case_id_not_available' | 'step_not_reached' = 'step_not_reached'): MockCase {
  const found = caseOf(who)
  if (!found) throw new MockRefusal(key)
  return found
}

/** By choice, account and confirmed contact details. */
export const isFinished = ({ selectedOfferId, disbursementIban, contact }: MockCase): boolean =>
  selectedOfferId !== null && disbursementIban !== null && contact?.confirmedOn != null

/** The case where a call changes it: nothing changes once the flow is finished (FLOW-10). */
export function openCase(who: Who): MockCase {
  const found = begunCase(who)
  if (isFinished(found)) throw new MockRefusal('flow_finished')
  return found
}

export const hasConsent = ({ consents }: MockCase): boolean => consents.at(-1)?.given ?? false

export const liveConnections = ({ connections }: MockCase): MockConnection[] =>
  connections.filter(({ endedAt }) => endedAt === null)

export const accountsOf = (loanCase: MockCase): MockAccount[] => [
  ...liveConnections(loanCase).flatMap(({ accounts }) => accounts),
  ...loanCase.uploads.map(({ account }) => account),
]

/** Bookings of an account of the mock's bank are made for the current day. */
export const bookingsOf = (account: MockAccount, today: IsoDate) => account.bookings ?? mockBookings(today)
