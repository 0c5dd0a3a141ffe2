/** Costs that some trades always have, so that accounts without them are not all there are. */
export const usualKinds = ['premises', 'purchases', 'wages'] as const
export type UsualKind = (typeof usualKinds)[number]

/**
 * Divisions of the SBI whose firms have a kind of cost, and groups within these that may not: shops without a shop, and
 * firms that sell for others. Source: the text of SBI 2008 (CBS) on what a firm of each does.
 */
export const tradesWith: Readonly<
  Record<UsualKind, { divisions: readonly string[]; exceptGroups: readonly string[] }>
> = {
  premises: { divisions: ['10', '45', '47', '55', '56', '93', '96'], exceptGroups: ['478', '479'] },
  purchases: { divisions: ['10', '45', '46', '47', '56'], exceptGroups: ['461', '479'] },
  wages: { divisions: ['10', '47', '55', '56', '78', '81'], exceptGroups: ['478', '479'] },
}
