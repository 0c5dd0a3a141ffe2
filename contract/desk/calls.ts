import type * as z from 'zod/mini'
import type { CallTable } from '../call.ts'
import { commonErrorKeys, errorStatus } from '../errors.ts'
import { deskCaseCalls } from './case.ts'
import { deskContractCalls } from './contracts.ts'
import { deskDecideCalls } from './decide.ts'
import { deskFailureKeys } from './errors.ts'
import { deskInsightCalls } from './insight.ts'
import { deskLoginCalls } from './login.ts'
import { deskPayoutCalls } from './payouts.ts'
import { deskReassessCalls } from './reassess.ts'
import { deskTeamCalls } from './team.ts'
import { deskWorkCalls } from './work.ts'
import { deskSettleCalls } from './settle.ts'

/** Every call of the desk. Server and client of the desk are records over these names; the public site knows none. */
export const deskCalls = {
  ...deskLoginCalls,
  ...deskWorkCalls,
  ...deskTeamCalls,
  ...deskInsightCalls,
  ...deskCaseCalls,
  ...deskDecideCalls,
  ...deskSettleCalls,
  ...deskPayoutCalls,
  ...deskReassessCalls,
  ...deskContractCalls,
}

export type DeskCalls = typeof deskCalls
export type DeskCallName = keyof DeskCalls

export type DeskRequestOf<Name extends DeskCallName> = z.output<DeskCalls[Name]['request']>
export type DeskAnswerOf<Name extends DeskCallName> = z.output<DeskCalls[Name]['answer']>

/** Where all calls of the desk live, on its origin alone. */
export const deskApiPrefix = '/api/desk'

export const deskTable = {
  prefix: deskApiPrefix,
  calls: deskCalls,
  errorKeys: deskFailureKeys,
  keyOfStatus: (status) => commonErrorKeys.find((key) => errorStatus[key] === status) ?? 'generic',
} as const satisfies CallTable

/** Headers of the desk's calls; `idempotency-key` and `x-correlation-id` are the site's. */
export const deskHeaders = {
  /** Shows that a page of the desk sent the call. */
  csrfToken: 'x-desk-token',
  /** `1` on what a page asks by itself, so that an empty chair does not stay signed in. */
  unattended: 'x-desk-unattended',
} as const
