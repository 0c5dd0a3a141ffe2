import type { OfferedGrade } from '#lending/policy/price-table.ts'

export type GradeBands = readonly { readonly grade: OfferedGrade; readonly from: number }[]

/** A grade begins at its points; below the last the score is red (E) and nothing is offered. */
export const gradeBands: GradeBands = [
  { grade: 'A', from: 620 },
  { grade: 'B', from: 600 },
  { grade: 'C', from: 580 },
  { grade: 'D', from: 560 },
]
