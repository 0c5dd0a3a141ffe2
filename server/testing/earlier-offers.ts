import type { Context } from '../context.ts'
import { openOffers, sealOffers } from '../store/decision/offer-sets.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'

/** As if the offers of the case had been made earlier. */
export async function offersUntil({ database, settings }: Context, caseId: string, validUntil: string): Promise<void> {
  const caseKey = await openKey(database, settings.operatorKeys, caseId)
  const rows = await database.selectFrom('offer_set').selectAll().where('case_id', '=', caseId).execute()
  for (const row of rows) {
    const offers = openOffers(caseKey!, row).map((offer) => ({ ...offer, validUntil }))
    const sealed = sealOffers(caseKey!, row.data_version, offers)
    await database.updateTable('offer_set').set({ sealed }).where('case_id', '=', caseId).execute()
  }
}
