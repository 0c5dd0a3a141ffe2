import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bannerMessage, flagDefaults } from '#contract/flags.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { readDefinitions, FlagFileProvider } from './flag-file-provider.ts'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const flag = (defaultVariant: string, state = 'ENABLED') => ({
  state,
  variants: { off: { treatment: 'off' }, on: { treatment: 'on', config: { message: 'Hallo' } } },
  defaultVariant,
})

/** A provider over a file that a test writes, with a clock that it moves. */
function opened(text?: string) {
  const path = join(folder.path, 'flags.json')
  const broken: string[] = []
  let now = 1_000_000
  const write = (content: string) => {
    writeFileSync(path, content)
    now += 2_000
    // A file system may keep time in whole seconds: each version gets its own second.
    utimesSync(path, now / 1000, now / 1000)
  }
  if (text !== undefined) write(text)
  const provider = new FlagFileProvider({ path, onBroken: (reason) => broken.push(reason), nowMs: () => now })
  const treatment = async () =>
    (await provider.resolveObjectEvaluation('homepage-banner', { treatment: 'none' })).value.treatment
  return { provider, broken, write, treatment, wait: (ms: number) => (now += ms) }
}

const fileOf = (defaultVariant: string, state?: string) =>
  JSON.stringify({
    flags: { 'homepage-banner': flag(defaultVariant, state), shift: { ...flag('off'), variants: { off: false } } },
  })

describe('the flag file', () => {
  test('BANNER-1 a flag is the variant that the file names, and a changed file counts after a second', async () => {
    const { provider, write, treatment, broken } = opened(fileOf('off'))
    expect(await provider.resolveObjectEvaluation('homepage-banner', {})).toEqual({
      value: { treatment: 'off' },
      variant: 'off',
      reason: 'STATIC',
    })
    expect((await provider.resolveBooleanEvaluation('shift', true)).value).toBe(false)
    write(fileOf('on'))
    expect(await treatment()).toBe('on')
    expect(broken).toEqual([])
  })

  test('the file is looked at once a second at most', async () => {
    const { treatment, write, wait } = opened(fileOf('off'))
    expect(await treatment()).toBe('off')
    write(fileOf('on'))
    wait(-2_000)
    expect(await treatment()).toBe('off')
    wait(1_000)
    expect(await treatment()).toBe('on')
  })

  test('BANNER-1 a broken file leaves the flags as they were and is reported once', async () => {
    const { treatment, write, wait, broken } = opened(fileOf('on'))
    expect(await treatment()).toBe('on')
    write('{ "flags": ')
    expect(await treatment()).toBe('on')
    wait(5_000)
    expect(await treatment()).toBe('on')
    expect(broken).toHaveLength(1)
    write(fileOf('off'))
    expect(await treatment()).toBe('off')
  })

  test('a file that is not there means no flags, is reported once, and is found when it comes', async () => {
    const { provider, treatment, write, wait, broken } = opened()
    await provider.initialize()
    await expect(treatment()).rejects.toMatchObject({ code: 'FLAG_NOT_FOUND' })
    wait(5_000)
    await expect(treatment()).rejects.toMatchObject({ code: 'FLAG_NOT_FOUND' })
    expect(broken).toEqual([expect.stringContaining('ENOENT')])
    write(fileOf('on'))
    expect(await treatment()).toBe('on')
  })

  test('a disabled flag has the default of who asks, and a flag of another type is refused', async () => {
    const { provider, treatment } = opened(fileOf('on', 'DISABLED'))
    expect(await treatment()).toBe('none')
    await expect(provider.resolveStringEvaluation('shift', 'x')).rejects.toMatchObject({ code: 'TYPE_MISMATCH' })
    await expect(provider.resolveNumberEvaluation('shift', 1)).rejects.toMatchObject({ code: 'TYPE_MISMATCH' })
  })

  test.each([
    ['it is no object', '[]', /no object "flags"/],
    ['a flag has no variants', '{"flags":{"a":{"state":"ENABLED"}}}', /"a" has no object "variants"/],
    ['a state is unknown', '{"flags":{"a":{"state":"ON","variants":{}}}}', /neither "ENABLED" nor "DISABLED"/],
    [
      'the default is no variant',
      '{"flags":{"a":{"state":"ENABLED","variants":{},"defaultVariant":"toString"}}}',
      /not one of/,
    ],
    ['it is larger than any honest one', ' '.repeat(300_000), /larger than/],
  ])('says what is wrong when %s', async (_why, text, said) => {
    const { provider, broken } = opened(text)
    await provider.initialize()
    expect(broken).toEqual([expect.stringMatching(said)])
  })
})

test('BANNER-1 BANNER-2 ANA-2 the file of this repository has every flag, all off, and shows what on would say', () => {
  const text = readFileSync(join(import.meta.dirname, 'flags.json'), 'utf8')
  const flags = readDefinitions(text)
  expect([...flags.keys()].toSorted()).toEqual(Object.keys(flagDefaults).toSorted())
  for (const [key, value] of Object.entries(flagDefaults)) {
    expect(flags.get(key)).toEqual({ value, variant: 'off', isDisabled: false })
  }
  const on = readDefinitions(text.replaceAll('"defaultVariant": "off"', '"defaultVariant": "on"'))
  for (const key of ['homepage-banner', 'maintenance-banner', 'busy-banner']) {
    for (const language of ['nl', 'en'] as const) {
      expect(bannerMessage(on.get(key)?.value, language), key).toMatchObject({ language })
    }
  }
})
