import { expect, test } from 'vitest'
import { importersOf, isBelow, testsAround } from './importers.ts'
import { sourceFiles } from './lane.ts'

const importers = importersOf(sourceFiles())

test('a test stands as far from a source as there are imports between them', () => {
  expect(testsAround('web/addresses.ts', importers).get('web/addresses.test.ts')).toBe(1)
  const around = testsAround('server/settings-reader.ts', importers)
  expect(around.get('server/settings.test.ts')).toBe(2)
  expect(around.get('web/addresses.test.ts')).toBeUndefined()
})

test('a server that stays loaded serves pages that were changed, and nothing that it runs itself', () => {
  const isRun = (source: string) => isBelow(source, 'sabotage/keep-serving.ts', importers)
  for (const own of ['server/http/site.ts', 'contract/calls.ts', 'bank-sandbox/sandbox.ts'])
    expect([own, isRun(own)]).toEqual([own, true])
  for (const page of ['web/contact/page.tsx', 'web/ui/dialog.tsx', 'desk/app.tsx'])
    expect([page, isRun(page)]).toEqual([page, false])
})
