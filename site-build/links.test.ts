import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenLinks, checkLinks } from './links.ts'

test('KB-3 the build finds every link and file that leads nowhere, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-links-'))
  try {
    mkdirSync(join(folder, 'contact'))
    writeFileSync(join(folder, 'contact', 'index.html'), '<a href="/">Home</a>')
    writeFileSync(join(folder, 'picture.svg'), '<svg/>')
    const good =
      '<a href="/contact#tel">C</a> <a href="/contact?a=b">C</a> <img src="/picture.svg"> <a href="https://x.nl/y">X</a>'
    writeFileSync(join(folder, 'index.html'), good)
    expect(brokenLinks(folder)).toEqual([])
    checkLinks(folder)
    writeFileSync(
      join(folder, 'index.html'),
      `${good} <a href="/nergens">N</a> <img src="/weg.svg"> <a href="/nergens#x">N</a>`,
    )
    expect(brokenLinks(folder)).toEqual(['index.html: /nergens', 'index.html: /weg.svg'])
    expect(() => checkLinks(folder)).toThrow('/nergens')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
