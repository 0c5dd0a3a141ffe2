import type { Offer } from '#lending/pricing/offer.ts'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, findRow, insertRow } from '../database/rows.ts'

/** An id is the digest of case data, day, product, term and amount, so the same question finds the same row. */
type OfferKey = { dataVersion: number; offerId: string }
const purposeOf = ({ dataVersion, offerId }: OfferKey): string => `priced-offer/${dataVersion}/${offerId}`

/** More than a person looks at; the ones that were asked for longest ago make place, but never the chosen one. */
const keptMax = 100

export const openPricedOffer = (caseKey: CaseKey, row: { data_version: number; offer_id: string; sealed: Buffer }) =>
  openJson<Offer>(caseKey, purposeOf({ dataVersion: row.data_version, offerId: row.offer_id }), row.sealed)

/** Null when it was never priced for this version of the case's data. */
export async function readPricedOffer(
  database: Database,
  caseKey: CaseKey,
  { dataVersion, offerId }: OfferKey,
): Promise<Offer | null> {
  const row = await findRow(database, 'priced_offer', {
    case_id: caseKey.caseId,
    data_version: dataVersion,
    offer_id: offerId,
  })
  return row ? openPricedOffer(caseKey, row) : null
}

type Keeping = { dataVersion: number; offer: Offer; selectedOfferId: string | null; at: Date }

/**
 * Stores an offer, and per case only the newest of this data version. False when it existed: then its time of asking is
 * renewed. The caller holds the case's lock.
 */
export async function keepPricedOffer(
  transaction: Transaction,
  caseKey: CaseKey,
  { dataVersion, offer, selectedOfferId, at }: Keeping,
): Promise<boolean> {
  const { caseId } = caseKey
  const known = { case_id: caseId, data_version: dataVersion, offer_id: offer.id }
  if ((await changeRows(transaction, 'priced_offer', known, { at })) > 0) return false
  const sealed = sealJson(caseKey, purposeOf({ dataVersion, offerId: offer.id }), offer)
  await insertRow(transaction, 'priced_offer', { ...known, sealed, at })
  const newest = transaction
    .selectFrom('priced_offer')
    .select('offer_id')
    .where('case_id', '=', caseId)
    .where('data_version', '=', dataVersion)
    .orderBy('at', 'desc')
    .limit(keptMax)
  await transaction
    .deleteFrom('priced_offer')
    .where('case_id', '=', caseId)
    .where('offer_id', '!=', selectedOfferId ?? '')
    .where('offer_id', 'not in', newest)
    .execute()
  return true
}
