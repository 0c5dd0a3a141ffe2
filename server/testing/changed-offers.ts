import type { Offer } from '#lending/pricing/offer.ts'
import type { Context } from '../context.ts'
import { openOffers, sealOffers } from '../store/decision/offer-sets.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'

/** As if the offers of the case had been made otherwise, e.g. earlier. */
export async function changeOffers(
  { database, settings }: Context,
  caseId: string,
  changed: Partial<Offer>,
): Promise<void> {
  const caseKey = await openKey(database, settings.operatorKeys, caseId)
  const rows = await database.selectFrom('offer_set').selectAll().where('case_id', '=', caseId).execute()
  for (const row of rows) {
    const offers = openOffers(caseKey!, row).map((offer) => ({ ...offer, ...changed }))
    const sealed = sealOffers(caseKey!, row.data_version, offers)
    await database.updateTable('offer_set').set({ sealed }).where('case_id', '=', caseId).execute()
  }
}
