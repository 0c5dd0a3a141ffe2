// What a run of the mutations found so far on this tree, so that a cut-off run goes on where it ended.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from './lane.ts'

const keptFile = join(repository, '.build', 'sabotage', 'mutations.json')

type Kept = { tree: string; steps: { [name: string]: unknown } }

/** Does each named step once on a tree, also over runs; what a step finds has to survive JSON. */
export type Steps = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function stepsOn(tree: string, isFromScratch: boolean): Steps {
  const kept = isFromScratch ? undefined : readKept()
  const steps = kept?.tree === tree ? kept.steps : {}
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (name in steps) return steps[name] as T
    const found = await work()
    steps[name] = found
    mkdirSync(dirname(keptFile), { recursive: true })
    writeFileSync(keptFile, JSON.stringify({ tree, steps } satisfies Kept))
    return found
  }
}

const readKept = (): Kept | undefined =>
  existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept) : undefined
