import { expect, test } from 'vitest'
import { importersOf, isBelow } from './importers.ts'
import { sourceFiles } from './lane.ts'

const importers = importersOf(sourceFiles())

test('a server that stays loaded serves pages that were changed, and nothing that it runs itself', () => {
  const isRun = (source: string) => isBelow(source, 'sabotage/keep-serving.ts', importers)
  for (const own of ['server/http/site.ts', 'contract/calls.ts', 'bank-sandbox/sandbox.ts'])
    expect([own, isRun(own)]).toEqual([own, true])
  for (const page of ['web/contact/page.tsx', 'ui/dialog.tsx', 'desk/app.tsx'])
    expect([page, isRun(page)]).toEqual([page, false])
})
