import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast as contrastOf, linePairs, luminance, textPairs } from '#contract/lender/colours.ts'
import { breakpoints } from './breakpoints.ts'

/** Every sheet of the site, by its path. */
const sheets = ['ui', 'web'].flatMap((room) => {
  const folder = join(import.meta.dirname, '..', '..', room)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
})

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colours = new Map([...sheet.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]))

const contrast = (one: string, other: string): number => contrastOf(colours.get(one)!, colours.get(other)!)

test('the measure itself is right: black on white is 21, and white on our orange fails', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1, 5)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('white', 'orange')).toBeLessThan(4.5)
})

test.each(textPairs)('UI-6 text in %s on %s has a contrast of 4.5 or more', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(linePairs)('UI-6 a control or focus ring in %s on %s has a contrast of 3 or more', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})

test('UI-5 a layout changes at a width of the table and at no other, and each width is used', () => {
  const widths = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/@(?:media|container)[^{]*\bwidth\b[^{]*/g)].flatMap(([query]) => {
      // `width >= 640px`, never `min-width`: between 639 px and 640 px there is no gap.
      expect(query, path).not.toMatch(/(?:min|max)-/)
      return [...query.matchAll(/([\d.]+)(?:px|r?em)/g)].map(([, width]) => Number(width))
    }),
  )
  expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual(Object.values(breakpoints))
})

test('UI-5 what moves once takes the time of a token, and each token is used', () => {
  const all = sheets.map(([, css]) => css).join('\n')
  const times = Object.fromEntries([...sheet.matchAll(/--(time[\w-]*):\s*(\d+)ms;/g)].map(([, name, ms]) => [name, ms]))
  expect(times).toEqual({ 'time-fast': '150', time: '200', 'time-slow': '300', 'time-slower': '500' })
  for (const name of Object.keys(times)) expect(all, name).toContain(`var(--${name})`)
  const moving = [...all.matchAll(/\b(?:transition|animation)(?:-duration)?:([^;]*);/g)].map(([, value = '']) => value)
  expect(moving.length).toBeGreaterThan(15)
  const literal = moving.filter((value) => /[\d.]+m?s\b/.test(value) && !/infinite|!important/.test(value))
  expect(literal).toEqual([])
})

test('nothing looks pointed at on a screen that is touched, where the look would stay after the touch', () => {
  const pointed = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
  const left = sheets.flatMap(([path, css]) => (css.replace(pointed, '').includes(':hover') ? [path] : []))
  expect(left).toEqual([])
  expect(sheets.some(([, css]) => css.includes(':hover'))).toBe(true)
})
