import type { Evidenced, ShareFact } from '#lending/analysis/cash-flow-facts.ts'

/** A sum against the turnover; null without turnover, where a share means nothing. */
export function shareOfTurnover(evidenced: Evidenced, turnoverCents: number): ShareFact {
  return { ...evidenced, share: turnoverCents <= 0 ? null : evidenced.sumCents / turnoverCents }
}
