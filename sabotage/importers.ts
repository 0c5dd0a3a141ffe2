// Which tests load a source, over how many imports. Files share a worker, so that what runs when a module loads is noted for the
// first of them alone, though each may notice it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from './lane.ts'

const isCode = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file)
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** By source, the files that load it. */
export type Importers = ReadonlyMap<string, readonly string[]>

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
export const isBelow = (source: string, program: string, importers: Importers): boolean =>
  distancesAbove(source, importers).has(program)

/** The test files that load the source, each with how many imports lie between; 1 names it itself. */
export function testsAround(source: string, importers: Importers): ReadonlyMap<string, number> {
  return new Map([...distancesAbove(source, importers)].filter(([file]) => isTest(file)))
}

/** The files that load the source, over how many imports each. */
export function distancesAbove(source: string, importers: Importers): ReadonlyMap<string, number> {
  const distances = new Map([[source, 0]])
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
