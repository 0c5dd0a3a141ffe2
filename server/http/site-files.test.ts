import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { readSite } from './site-files.ts'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

function siteOf(...names: string[]) {
  for (const name of names) {
    mkdirSync(join(folder.path, name, '..'), { recursive: true })
    writeFileSync(join(folder.path, name), '<title>Page</title>')
  }
  return readSite(folder.path)
}

describe('the page for an unknown address', () => {
  test.each([
    [['404/index.html', 'en/404/index.html'], '404/index.html', 'en/404/index.html'],
    [['404/index.html'], '404/index.html', '404/index.html'],
    [['404.html', 'en/404.html'], '404.html', 'en/404.html'],
    [['en/404/index.html'], 'en/404/index.html', 'en/404/index.html'],
    [['index.html'], undefined, undefined],
  ])('of a site with %j is %s in Dutch and %s in English', (names, dutch, english) => {
    const { notFound } = siteOf(...names)
    expect([notFound.nl?.name, notFound.en?.name]).toEqual([dutch, english])
  })
})

describe('readSite', () => {
  test('only a name with a hash, below assets, may be kept for ever', () => {
    const { files } = siteOf('assets/app-AbCdEf12.js', 'assets/app.js', 'notes-AbCdEf12.txt')
    expect([...files.values()].filter((file) => file.isHashed).map((file) => file.name)).toEqual([
      'assets/app-AbCdEf12.js',
    ])
  })

  test('a site that was never built has no files', () => {
    expect(readSite(join(folder.path, 'nowhere')).files.size).toBe(0)
  })
})

describe("a page's policy", () => {
  test('names its inline scripts and styles, and neither files nor data', () => {
    const scripts = '<script>run()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>'
    writeFileSync(join(folder.path, 'index.html'), `<style>a{}</style>${scripts}`)
    const policy = readSite(folder.path).files.get('/index.html')?.policy ?? ''
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hashOf('run()')};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`)
  })
})
