import { DefectDoesNotApply, withRule, withSymbol } from './symbol.ts'

/**
 * By row and the words for what a visitor, a caller or the state loses: where, and a function of the original whose result stands there.
 * `'contract bannerMessage'` is the one such symbol below that folder, `'web text.nl.title'` a key in it, `'web/ui css .button'` a rule.
 */
export type Defects = { readonly [rowAndName: string]: readonly [at: string, as: string, breaks?: string] }

/** `breaks`: of the relations that notice it, parts of their names (bench/relations-alive.ts). */
export type Defect = { row: string; name: string; at: string; as: string; breaks?: string | undefined }

export const idOf = ({ row, name }: Pick<Defect, 'row' | 'name'>): string => `${row} ${name}`

export const defectsOf = (table: Defects): Defect[] =>
  Object.entries(table).map(([id, [at, as, breaks]]) => {
    const [row = ''] = id.split(' ')
    return { row, name: id.slice(row.length + 1), at, as, breaks }
  })

/** The one file that the defect changes, as it leaves it. Throws `DefectDoesNotApply` when its place is not there exactly once. */
export function changedBy(defect: Defect): { file: string; source: string } {
  try {
    return (defect.at.includes(' css ') ? withRule : withSymbol)(defect.at, defect.as)
  } catch (error) {
    if (!(error instanceof DefectDoesNotApply)) throw error
    throw new DefectDoesNotApply(`"${idOf(defect)}" does not apply: ${error.message}`)
  }
}
