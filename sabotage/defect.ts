import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './lane.ts'
import { DefectDoesNotApply, withRule, withSymbol } from './symbol.ts'

/**
 * By row and the words for what a visitor, a caller or the state loses: where, and a function of the original whose result stands there.
 * `'contract bannerMessage'` is the one such symbol below that folder, `'web text.nl.title'` a key in it, `'web/ui css .button'` a rule.
 */
export type Defects = { readonly [rowAndName: string]: readonly [at: string, as: string, breaks?: string] }

/** One place in a source file: `from` stands there exactly once and becomes `to`. */
type Change = { file: string; from: string; to: string }
export type LiteralDefect = Change & { row: string; name: string; also?: readonly Change[] }
/** `breaks`: of the relations that notice it, parts of their names (bench/relations-alive.ts). */
type SymbolDefect = { row: string; name: string; at: string; as: string; breaks?: string }
export type Defect = LiteralDefect | SymbolDefect

export const idOf = ({ row, name }: Pick<Defect, 'row' | 'name'>): string => `${row} ${name}`

export const defectsOf = (table: Defects): SymbolDefect[] =>
  Object.entries(table).map(([id, [at, as, breaks]]) => {
    const [row = ''] = id.split(' ')
    return { row, name: id.slice(row.length + 1), at, as, ...(breaks && { breaks }) }
  })

/** The files that the defect changes, as it leaves them. Throws `DefectDoesNotApply` when its place is not there exactly once. */
export function filesWith(defect: Defect): ReadonlyMap<string, string> {
  try {
    if ('from' in defect) return literally(defect)
    const { file, source } = (defect.at.includes(' css ') ? withRule : withSymbol)(defect.at, defect.as)
    return new Map([[file, source]])
  } catch (error) {
    if (!(error instanceof DefectDoesNotApply)) throw error
    throw new DefectDoesNotApply(`"${idOf(defect)}" does not apply: ${error.message}`)
  }
}

function literally(defect: LiteralDefect): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const { file, from, to } of [defect, ...(defect.also ?? [])]) {
    const source = files.get(file) ?? readFileSync(join(repository, file), 'utf8')
    const places = source.split(from).length - 1
    if (places !== 1 || from === to) throw new DefectDoesNotApply(`its place in ${file} is there ${places} times.`)
    files.set(
      file,
      source.replace(from, () => to),
    )
  }
  return files
}
