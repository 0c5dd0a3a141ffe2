import type { APIRequestContext } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlagKey } from '#contract/flags.ts'
import { expect } from './page.ts'
import { ownStack } from './stacks.ts'

const repositoryFile = join(import.meta.dirname, '..', 'server', 'flags', 'flags.json')

type FlagFile = { flags: Record<string, { defaultVariant: string }> }

/** Switches these flags on and all others off, and waits until the server has seen it. */
export async function switchOn(request: APIRequestContext, keys: readonly FlagKey[]): Promise<void> {
  const file = JSON.parse(readFileSync(repositoryFile, 'utf8')) as FlagFile
  for (const [key, flag] of Object.entries(file.flags)) {
    flag.defaultVariant = (keys as readonly string[]).includes(key) ? 'on' : 'off'
  }
  // A blank more each time, so that two files of one second differ in size.
  const [blanks = ''] = / *$/.exec(readFileSync(ownStack.flagsFile, 'utf8')) ?? []
  writeFileSync(ownStack.flagsFile, `${JSON.stringify(file)}${blanks} `)
  const wanted = Object.values(file.flags).map(({ defaultVariant }) => defaultVariant)
  await expect
    .poll(async () => {
      const answer = await (await request.post('/ofrep/v1/evaluate/flags')).json()
      return (answer as { flags: { variant: string }[] }).flags.map(({ variant }) => variant)
    })
    .toEqual(wanted)
}
