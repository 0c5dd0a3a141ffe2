import { describe, expect, test } from 'vitest'
import { blocksOf, canMatch, leanStyle, splitSelectors } from './lean-style.ts'

const names = { classes: new Set(['bar', 'on']), tags: new Set(['a', 'details']), ids: new Set(['zoek']) }

describe('the style of a finished page', () => {
  test('keeps what can match, in its layer and media query, and drops the rest', () => {
    const css =
      '@layer a{.bar{color:red}.gone{color:blue}@media (min-width:1px){.gone{top:0}}}@media print{.bar,.gone a{top:0}}'
    expect(leanStyle(css, '<p class="bar on">')).toBe('@layer a;@layer a{.bar{color:red}}@media print{.bar{top:0}}')
  })

  test('a layer that lost all its rules keeps its place for what is loaded later', () => {
    expect(leanStyle('@layer a{.gone{top:0}}@layer b{p{top:0}}', '<p>')).toBe('@layer a,b;@layer b{p{top:0}}')
  })

  test('drops custom properties that nobody uses, also those used by a dropped one only', () => {
    const css = ':root{--a:clamp(1px, 2vw, 3px);--b:var(--c);--c:2px}p,a{top:var(--a)}b{top:var(--a)}'
    expect(leanStyle(css, '<p><a><b>')).toBe(':root{--a:clamp(1px, 2vw, 3px);}p,a{top:var(--a)}b{top:var(--a)}')
  })

  test('writes out a property that has one value, and leaves one that differs', () => {
    const css = ':root{--a:1px;--b:2px}@media print{:root{--b:3px}}p{top:var(--a);left:var(--b)}'
    expect(leanStyle(css, '<html><p>')).toBe(':root{--b:2px}@media print{:root{--b:3px}}p{top:1px;left:var(--b)}')
  })

  test('drops keyframes that nobody plays', () => {
    const css = '@keyframes turn{to{top:0}}@keyframes fade{0%{top:1px}to{top:0}}p{animation:fade 1s}'
    expect(leanStyle(css, '<p>')).toBe('@keyframes fade{0%{top:1px}to{top:0}}p{animation:fade 1s}')
  })

  test('a brace within a quoted text ends nothing', () => {
    expect(blocksOf('p:before{content:"}{;"}a{top:0}').map(({ head }) => head)).toEqual(['p:before', 'a'])
  })

  test('states and groups may come and go, so they never cost a rule', () => {
    expect(canMatch('details[open]>a:hover', names)).toBe(true)
    expect(canMatch('.bar:has(.gone) a', names)).toBe(true)
    expect(canMatch('.bar :is(td,th)', names)).toBe(true)
    expect(canMatch('#zoek::before', names)).toBe(true)
    expect(canMatch('.bar table', names)).toBe(false)
    expect(canMatch('.bar.gone', names)).toBe(false)
    expect(splitSelectors('.a:is(b,c),.d[x="1,2"],e')).toEqual(['.a:is(b,c)', '.d[x="1,2"]', 'e'])
  })
})
