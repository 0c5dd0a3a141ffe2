import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One place in a source file: `from` stands there exactly once and becomes `to`. */
type Change = { file: string; from: string; to: string }

/** A deliberate fault of one row of the requirements; `name` says what a visitor, a caller or the state loses by it. */
export type Defect = Change & { row: string; name: string; also?: readonly Change[] }

export const idOf = ({ row, name }: Pick<Defect, 'row' | 'name'>): string => `${row} ${name}`

const changesOf = ({ file, from, to, also = [] }: Defect): readonly Change[] => [{ file, from, to }, ...also]

/** A defect that the sources have outgrown: its place is gone, or is no longer the only one. */
export class DefectDoesNotApply extends Error {}

/**
 * The files of the tree under `root` as the defect leaves them, by their path from there. Throws `DefectDoesNotApply` when a
 * place is not there exactly once.
 */
export function filesWith(defect: Defect, root: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const change of changesOf(defect)) {
    files.set(change.file, changed(files.get(change.file) ?? read(root, change, defect), change, defect))
  }
  return files
}

function read(root: string, { file }: Change, defect: Defect): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    throw new DefectDoesNotApply(`"${idOf(defect)}" does not apply: there is no file ${file}.`)
  }
}

function changed(source: string, { file, from, to }: Change, defect: Defect): string {
  const places = source.split(from).length - 1
  if (from === '' || from === to || places !== 1) {
    const why = from === to ? 'it changes nothing' : `its place is there ${places} times`
    throw new DefectDoesNotApply(`"${idOf(defect)}" does not apply: in ${file} ${why}:\n${from}`)
  }
  return source.replace(from, () => to)
}
