import { openJson, sealJson, type CaseKey } from './seal.ts'

/** What a request for another look keeps sealed. */
export type ReviewWords = { email: string; explanation: string | null }

const purposeOf = (dataVersion: number): string => `review/${dataVersion}`

export const sealReview = (caseKey: CaseKey, dataVersion: number, words: ReviewWords): Buffer =>
  sealJson(caseKey, purposeOf(dataVersion), words)

export const openReview = (caseKey: CaseKey, row: { data_version: number; sealed: Buffer }): ReviewWords =>
  openJson<ReviewWords>(caseKey, purposeOf(row.data_version), row.sealed)
