import type { Offer } from '#lending/pricing/offer.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

const purposeOf = (dataVersion: number): string => `offers/${dataVersion}`

export const sealOffers = (caseKey: CaseKey, dataVersion: number, offers: readonly Offer[]): Buffer =>
  sealJson(caseKey, purposeOf(dataVersion), offers)

export const openOffers = (caseKey: CaseKey, row: { data_version: number; sealed: Buffer }): Offer[] =>
  openJson<Offer[]>(caseKey, purposeOf(row.data_version), row.sealed)
