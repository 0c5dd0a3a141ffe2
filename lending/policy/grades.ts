import { overlaid, siteFile } from '#lending/policy/lender-rows.ts'
import { type OfferedGrade, offeredGrades } from '#lending/policy/price-table.ts'

export type GradeBands = readonly { readonly grade: OfferedGrade; readonly from: number }[]

/**
 * A grade begins at its points; below the last the score is red (E) and nothing is offered. Set so that half of the
 * sound companies (lending/testing/made-up) are A, and thin ones C or D.
 */
const bounds = overlaid({ A: 635, B: 625, C: 605, D: 560 }, siteFile?.['grades'])
export const gradeBands: GradeBands = offeredGrades.map((grade) => ({ grade, from: bounds[grade] }))
