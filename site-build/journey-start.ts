import type { JourneyStart } from '#web/document.tsx'

/** A built script, as far as the start of a page needs it; part of Vite's output. */
export type BuiltScript = {
  fileName: string
  name: string
  facadeModuleId: string | null
  /** File names. */
  imports: readonly string[]
}

/** Files that every journey page shares, each needing those before it, with much to run first (vite-config.ts). */
const sharedNames = ['vendor', 'values', 'contract', 'site']

/** Parts that a page asks for as soon as it runs, so that they come with it and not after it. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  'journey/personal-offer/page.tsx': ['journey/personal-offer/offer-choice.tsx'],
}

/** The start of a journey page, by its file below `web/`. Throws when the build has no script of it. */
export function journeyStarts(scripts: readonly BuiltScript[]): (file: string) => JourneyStart {
  const scriptOf = (file: string): BuiltScript => {
    const found = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${file}`))
    if (!found) throw new Error(`The build holds no script of web/${file}; see the list in web/screens.ts`)
    return found
  }
  const entry = scriptOf('start-journey.tsx')
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const shared = sharedNames.flatMap((name) => scripts.find((script) => script.name === name)?.fileName ?? [])
  return (file) => {
    const page = scriptOf(file)
    const all = withImports([entry, page, ...(partsOf[file] ?? []).map(scriptOf)], byName)
    return {
      scripts: all.map((name) => `/${name}`),
      start: inTurns([...shared.filter((name) => all.includes(name)), page.fileName], entry.fileName),
    }
  }
}

/** The scripts and all that they import at once, each once, the first ones first. */
function withImports(scripts: readonly BuiltScript[], byName: ReadonlyMap<string, BuiltScript>): string[] {
  const all = new Set<string>()
  const add = ({ fileName, imports }: BuiltScript) => {
    if (all.has(fileName)) return
    all.add(fileName)
    for (const name of imports) {
      const script = byName.get(name)
      if (script) add(script)
    }
  }
  for (const script of scripts) add(script)
  return [...all]
}

/**
 * In one piece, all scripts of a page would block a phone for over a tenth of a second. The large ones run one after
 * the other, with paint and answers in between; the first may run while the others still load.
 */
const inTurns = (before: readonly string[], entry: string): string =>
  [
    'const turn = () => new Promise((done) => setTimeout(done));',
    ...before.map((name) => `await ${fetched(`/${name}`)}; await turn();`),
    `${fetched(`/${entry}`)};`,
  ].join('\n')

/** The text that has a browser fetch a script and run it. */
export const fetched = (address: string): string => `import(${JSON.stringify(address)})`
