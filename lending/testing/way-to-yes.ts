import { decide } from '#lending/decision/decide.ts'
import type { DecisionRecord, WayToYes } from '#lending/decision/decision.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { soundInput } from '#lending/testing/score-input.ts'

export type Changes = Partial<Record<keyof ScoreInput, [from: unknown, to: unknown]>>

/** The decision on the sound company with these parts otherwise. */
export const decideOn = (parts: Partial<ScoreInput>): DecisionRecord =>
  decide({ ...soundInput, ...parts }, '2026-11-21T10:00:00Z')

export const changesOf = (way: WayToYes | null): Changes | null =>
  way && Object.fromEntries(way.changes.map(({ field, from, to }) => [field, [from, to]]))

/** Nothing left to draw less of, and a score that 13 + 10 points of what no applicant can change soon pull down. */
export const leaned: Partial<ScoreInput> = {
  privateWithdrawalsMonthlyCents: 0,
  bufferDays: 50,
  largestCustomerShare: 0.8,
  cashShare: 0.7,
}
