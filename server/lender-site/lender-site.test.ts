import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demonstration } from '#lending/lender.ts'
import type { Settings } from '../settings/settings.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openPages } from './lender-site.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
let times = 0
const at = (...parts: string[]) => join(folder.path, String(times), ...parts)
const put = (path: string, text: string) => writeFileSync(path, text)

/** A renderer that writes one page with the name of its lender. */
const renderer = `import { mkdirSync, writeFileSync } from 'node:fs'
  export async function writeSite({ into }) {
  if (globalThis.site.lender.name === 'Lek') throw new Error('There is no figure "days"')
  mkdirSync(into.site, { recursive: true })
  writeFileSync(into.site + '/index.html', globalThis.site.lender.name)
}`

beforeEach(() => {
  times++
  for (const name of ['pages', 'client', 'desk/assets']) mkdirSync(at(name), { recursive: true })
  put(at('pages', 'starts.json'), '{}')
  put(at('pages', 'renderer.mjs'), renderer)
  put(at('client', 'index.html'), 'demonstration')
  put(at('desk', 'index.html'), 'desk')
})

const settingsOf = (name: string | null): Settings =>
  ({
    site: name === null ? null : { lender: { ...demonstration, name }, policy: null, documents: {} },
    siteDir: at('client'),
    deskDir: at('desk'),
    renderer: at('pages', 'renderer.mjs'),
    dataDir: at('data'),
    lenderDir: null,
  }) as Settings
const pageOf = async (name: string | null) => {
  const { siteDir } = await openPages(settingsOf(name))
  return { siteDir, text: readFileSync(join(siteDir, 'index.html'), 'utf8') }
}

test('the demonstration has the pages of the release, another lender those that are written once for it', async () => {
  expect(await pageOf(null)).toEqual({ siteDir: at('client'), text: 'demonstration' })
  const first = await pageOf('Wad')
  expect(first.text).toBe('Wad')
  const made = statSync(join(first.siteDir, 'index.html'))
  // Never ahead of the clock, which a browser would be asked to compare.
  expect(made.mtimeMs).toBeLessThan(made.ctimeMs)
  const again = await pageOf('Wad')
  expect([again.siteDir, statSync(join(again.siteDir, 'index.html')).ino]).toEqual([first.siteDir, made.ino])
})

test('where no site is built, nothing is written', async () => {
  rmSync(at('client', 'index.html'))
  expect(await openPages(settingsOf('Wad'))).toEqual({ siteDir: at('client'), deskDir: at('desk') })
  expect(existsSync(at('data'))).toBe(false)
})

test('another name and another release are written again, and the newest three of all are kept', async () => {
  const folders = []
  for (const name of ['Wad', 'Eb', 'Vloed', 'Kwelder']) folders.push((await pageOf(name)).siteDir)
  expect(folders.map((one) => existsSync(one))).toEqual([false, true, true, true])
  put(at('pages', 'renderer.mjs'), `${renderer}\n// The next release.`)
  expect((await pageOf('Kwelder')).siteDir).not.toBe(folders[3])
})

test('processes that start together serve one and the same site, and leave no draft', async () => {
  const opened = await Promise.all(['Wad', 'Wad', 'Wad'].map(pageOf))
  expect(new Set(opened.map(({ siteDir }) => siteDir)).size).toBe(1)
  expect(readdirSync(at('data', 'site'))).toHaveLength(1)
})

test('a text that cannot be rendered stops the start with its fault, and leaves nothing', async () => {
  await expect(openPages(settingsOf('Lek'))).rejects.toThrow('There is no figure "days"')
  expect(readdirSync(at('data', 'site'))).toEqual([])
})
