import { expect, test } from 'vitest'
import { BANKS } from '../banks.ts'
import { escaped, html } from './html.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

test.each(BANKS.map((bank) => [bank.name, bank.colours] as const))(
  'the colours of %s can be read',
  (_name, colours) => {
    expect(contrast(colours.brand, colours.onBrand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.action, colours.onAction)).toBeGreaterThanOrEqual(4.5)
    // Outlines and text in the action colour lie on white and on the surface.
    expect(contrast(colours.action, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.action, colours.surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#55606e', colours.surface)).toBeGreaterThanOrEqual(4.5)
  },
)

test('text put into a page cannot become markup', () => {
  const nasty = `"><script>alert('x')</script>&`
  expect(html`<i title="${nasty}">${nasty}</i>`.html).not.toMatch(/<script|title="">/)
  expect(escaped(nasty)).toBe('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')
})
