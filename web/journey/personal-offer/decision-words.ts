import type { DecisionView } from '#contract/offers.ts'
import { changeTexts } from '#lending/decision/change-text.ts'
import type { WayToYes } from '#lending/decision/decision.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { timeMendsOn } from '#lending/decision/time-mends.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import type { Language } from '#lending/language.ts'
import { dutchDayOf } from '#ui/format.ts'

type Shown = DecisionView['reasons'][number]

/** The reasons in words. A figure that is not known is not sent, and reads as unknown here. */
export const reasonSentences = (reasons: readonly Shown[], language: Language): string[] =>
  reasons
    .filter((reason) => !isSaidAlready(reason, reasons))
    .map(({ code, figures }) => reasonText({ ageDays: null, ...figures, code } as unknown as Reason, language))

/** A monthly shortfall already implies that more goes out than comes in. */
const isSaidAlready = ({ code, figures }: Shown, reasons: readonly Shown[]): boolean =>
  code === 'THIN_MARGIN' &&
  Number(figures['share']) < 0 &&
  reasons.some((other) => other.code === 'INCOME_DOES_NOT_COVER' && Number(other.figures['availableMonthlyCents']) < 0)

/** The figures come as `fieldFrom` and `fieldTo`, one pair for each change. */
const changedFields = ({ figures }: Shown): string[] =>
  Object.keys(figures).flatMap((name) => (name.endsWith('To') ? [name.slice(0, -2)] : []))

/** Fields that a bank connection gives at once: the holder, more and later days, the balance. */
const fieldsOfBank = new Set(['holderMatch', 'coverageDays', 'dataAgeDays', 'balanceIsKnown'])

/** Whether connecting the bank affects this change. Not once a bank has named another holder. */
export const canConnectForIt = (change: Shown): boolean =>
  change.figures['holderMatchFrom'] !== 'NO_MATCH' && changedFields(change).some((field) => fieldsOfBank.has(field))

const changesOf = (change: Shown): WayToYes['changes'] =>
  changedFields(change).map((field) => ({
    field,
    from: change.figures[`${field}From`] ?? null,
    to: change.figures[`${field}To`],
  })) as unknown as WayToYes['changes']

export function changeSentences(change: Shown, language: Language): string[] {
  const { points = 0, amountCents } = change.figures
  const amount = amountCents === undefined ? {} : { amountCents: Number(amountCents) }
  return changeTexts({ changes: changesOf(change), outcome: 'approve', score: Number(points), ...amount }, language)
}

/** The first day on which waiting by itself has made the change; null where it does not. */
export const mendedOn = (change: Shown, decidedAt: string): string | null =>
  timeMendsOn(changesOf(change), dutchDayOf(decidedAt))
