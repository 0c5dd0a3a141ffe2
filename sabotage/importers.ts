// Which programs load a source.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from './lane.ts'

const isCode = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file)

/** By source, the files that load it. */
type Importers = ReadonlyMap<string, readonly string[]>

/** A type is not loaded. */
export function importersOf(tree: readonly string[]): Importers {
  const importers = new Map<string, string[]>()
  for (const file of tree.filter(isCode)) {
    const text = readFileSync(join(repository, file), 'utf8').replaceAll(
      /^(?:import|export) type [^']*from '[^']*'$/gm,
      '',
    )
    for (const [, named = ''] of text.matchAll(/(?:from|import\(?) ?'([.#][^']+)'/g)) {
      const source = named.startsWith('#') ? named.slice(1) : join(dirname(file), named)
      importers.set(source, [...(importers.get(source) ?? []), file])
    }
  }
  return importers
}

/** Whether `program` loads the source. */
export function isBelow(source: string, program: string, importers: Importers): boolean {
  const above = new Set([source])
  for (const file of above) for (const importer of importers.get(file) ?? []) above.add(importer)
  return above.has(program)
}
