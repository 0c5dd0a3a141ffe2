import { overlaid, siteFile } from '#lending/policy/lender-rows.ts'
import { type OfferedGrade, offeredGrades } from '#lending/policy/price-table.ts'

export type GradeBands = readonly { readonly grade: OfferedGrade; readonly from: number }[]

/** A grade begins at its points; below the last the score is red (E) and nothing is offered. */
const bounds = overlaid({ A: 620, B: 600, C: 580, D: 560 }, siteFile?.['grades'])
export const gradeBands: GradeBands = offeredGrades.map((grade) => ({ grade, from: bounds[grade] }))
