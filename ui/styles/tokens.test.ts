import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio of two tokens. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other]
    .map((name) => {
      const colour = colours.get(name)
      if (!colour) throw new Error(`There is no token --${name}`)
      return luminance(colour)
    })
    .sort((first, second) => second - first) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test('the measure itself is right: black on white is 21, and white on our orange fails', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1, 5)
  expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 5)
  expect(contrast('white', 'orange')).toBeLessThan(4.5)
})

test.each([
  ['blue', 'orange'],
  ['blue', 'orange-soft'],
  ['blue', 'orange-pale'],
  ['blue', 'cream'],
  ['blue', 'blue-soft'],
  ['blue', 'blue-pale'],
  ['blue', 'amber'],
  ['blue', 'amber-soft'],
  ['blue', 'green-soft'],
  ['blue', 'red-soft'],
  ['orange-dark', 'white'],
  ['orange-dark', 'cream'],
  ['orange-dark', 'orange-pale'],
  ['orange-dark', 'orange-soft'],
  ['blue-mid', 'white'],
  ['blue-mid', 'orange-soft'],
  ['blue-mid', 'blue-pale'],
  ['text-soft', 'white'],
  ['text-soft', 'cream'],
  ['text-soft', 'blue-pale'],
  ['text-soft', 'orange-pale'],
  ['white', 'blue'],
  ['white', 'blue-mid'],
  ['blue-soft', 'blue'],
  ['green', 'white'],
  ['green', 'green-soft'],
  ['green', 'cream'],
  ['amber-dark', 'white'],
  ['amber-dark', 'amber-soft'],
  ['red', 'white'],
  ['red', 'cream'],
  ['red', 'red-soft'],
])('UI-6 text in %s on %s has a contrast of 4.5 or more', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['line-control', 'white'],
  ['line-control', 'cream'],
  ['line-control', 'blue-pale'],
  ['orange', 'blue'],
  ['orange-dark', 'orange-pale'],
  ['blue', 'orange'],
])('UI-6 a control or focus ring in %s on %s has a contrast of 3 or more', (line, ground) => {
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
