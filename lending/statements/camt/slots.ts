/** Values taken from a statement's elements; paths.ts has the elements. */
const slotNames = [
  'accountIban',
  'accountOther',
  'accountCurrency',
  'accountName',
  'accountType',
  'holder',
  'servicer',
  'sequence',
  'page',
  'balanceType',
  'balanceAmount',
  'balanceMark',
  'balanceDate',
  'entryReference',
  'amount',
  'mark',
  'reversal',
  'status',
  'bookedOn',
  'valueOn',
  'servicerReference',
  'domain',
  'family',
  'subFamily',
  'proprietaryCode',
  'entryText',
  'isReturned',
  'returnReason',
  'endToEndId',
  'mandateId',
  'detailReference',
  'detailAmount',
  'detailMark',
  'remittance',
  'structuredReference',
  'detailText',
  'debtorName',
  'creditorName',
  'ultimateDebtorName',
  'ultimateCreditorName',
  'debtorAccount',
  'creditorAccount',
  'creditorId',
  'debtorId',
] as const

export type CamtSlot = (typeof slotNames)[number]

/** Texts of one element, each at the place of its slot: an array is filled and read many times faster than a map. */
export type Slots = (string | undefined)[]

export const slot = Object.fromEntries(slotNames.map((name, place) => [name, place])) as Readonly<
  Record<CamtSlot, number>
>

const noTexts: Slots = slotNames.map(() => undefined)

export function emptySlots(): Slots {
  return noTexts.slice()
}
