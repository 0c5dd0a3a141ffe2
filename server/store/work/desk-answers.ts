import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

/** The purpose of a desk answer, sealed with its subject: `review/2`, `privacy/{id}`, `complaint/{id}`. */
const purposeOf = (subject: string): string => `desk-answer/${subject}`

export const sealAnswer = (key: CaseKey, subject: string, words: string): Buffer =>
  sealJson(key, purposeOf(subject), { words })

export const openAnswer = (key: CaseKey, subject: string, sealed: Buffer | null): string | null =>
  sealed === null ? null : openJson<{ words: string }>(key, purposeOf(subject), sealed).words
