import { DefectDoesNotApply, withRule, withSymbol } from './symbol.ts'

/**
 * By row and loss: the place, and a function of the original that returns its replacement. A place is the one symbol
 * below a folder (`'contract bannerMessage'`), a key in it (`'web text.nl.title'`) or a rule (`'ui css .button'`).
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

/** The file that the defect changes, with its new source. Throws `DefectDoesNotApply` unless its place occurs once. */
export function changedBy(defect: Defect): { file: string; source: string } {
  try {
    return (defect.at.includes(' css ') ? withRule : withSymbol)(defect.at, defect.as)
  } catch (error) {
    if (!(error instanceof DefectDoesNotApply)) throw error
    throw new DefectDoesNotApply(`"${idOf(defect)}" does not apply: ${error.message}`)
  }
}
