// In a run of `npm run sabotage`: which mutations a page reaches, or the one that is awake. Without one it does nothing.
import { appendFileSync } from 'node:fs'
import type { BrowserContext, TestInfo } from '@playwright/test'

const log = process.env['SABOTAGE_REACHED']
const awake = process.env['__STRYKER_ACTIVE_MUTANT__']

/** To be called before a page of the context loads; resolves to what is to be called when the test is over. */
export async function probe(context: BrowserContext, { file, title }: TestInfo): Promise<() => void> {
  if (awake) await context.addInitScript(`globalThis.__stryker__ = { activeMutant: ${JSON.stringify(awake)} }`)
  if (!log) return () => undefined
  const reached = new Set<string>()
  const visited = new Set<string>()
  await context.exposeBinding('__sabotageReached', (_source, id: string) => void reached.add(id))
  await context.addInitScript(() => {
    const known = new Set<PropertyKey>()
    const report = (globalThis as unknown as { __sabotageReached: (id: PropertyKey) => void }).__sabotageReached
    const set = (_target: object, id: PropertyKey) => {
      if (!known.has(id)) report(id)
      known.add(id)
      return true
    }
    Object.assign(globalThis, { __stryker__: { mutantCoverage: { static: new Proxy({}, { set }), perTest: {} } } })
  })
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) visited.add(new URL(response.url()).pathname)
  })
  return () => appendFileSync(log, `${JSON.stringify({ file, title, reached: [...reached], visited: [...visited] })}\n`)
}
