import type { DeskCallName } from '#contract/desk/calls.ts'
import type { DeskHandlers } from '../handler.ts'
import { caseHandlers } from './case.ts'
import { decideHandlers } from './decide.ts'
import { insightHandlers } from './insight.ts'
import { loginHandlers } from './login.ts'
import { reassessHandlers } from './reassess.ts'
import { workHandlers } from './work.ts'
import { settleHandlers } from './settle.ts'

/** A record over every call of the desk: one that lacks its handler does not compile. */
export const deskHandlers: DeskHandlers<DeskCallName> = {
  ...loginHandlers,
  ...workHandlers,
  ...insightHandlers,
  ...caseHandlers,
  ...decideHandlers,
  ...settleHandlers,
  ...reassessHandlers,
}
