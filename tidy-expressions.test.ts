// Every regular expression runs in linear time, measured on pumped texts; the lint rule of run/linear-expressions.mjs
// analyses their structure.
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { text, within } from './tidy-sources.ts'

type Node = { regex?: { pattern: string; flags: string } }

/** Every literal of a file. */
function expressionsIn(path: string): RegExp[] {
  const found: RegExp[] = []
  const { program } = parseSync(path, text(path))
  JSON.stringify(program, (_key, node: Node | bigint | null) => {
    if (typeof node === 'bigint') return `${node}`
    if (node?.regex) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    return node
  })
  return found
}

const characters = [...' aA0-./,;:\'"\n\té€(<']
/** Close together: growth is measured at four times the first that takes long. */
const sizes = [6, 21, 24, 96, 384, 768, 1_536, 3_072, 6_144]
/** Shorter times mostly measure the clock and the engine's compilation. */
const shortMs = 8
/** Of a text four times as long: half way, as a factor, between 4 and the square's 16. */
const growthMax = 8

function timeMs(expression: RegExp, given: string): number {
  expression.lastIndex = 0
  const before = process.threadCpuUsage()
  expression.test(given)
  // The thread's own time, since another process beside it makes the clock run on.
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
const bestMs = (expression: RegExp, given: string) => Math.min(...[1, 2, 3].map(() => timeMs(expression, given)))

/** A text that takes an expression more than linear time; null for none. */
function slowTextFor(expression: RegExp): string | null {
  const words = [...new Set(expression.source.match(/[a-z]{2,}/gi))].slice(0, 6)
  const units = [...characters, ...words, ...words.map((word) => `${word} `), 'a ', '0,', 'a.']
  for (const start of ['', ...words.slice(0, 3)])
    for (const unit of units)
      for (const end of ['', '\0'])
        if (isSlow(expression, (size) => start + unit.repeat(size) + end)) return `${start}, then many "${unit}"`
  return null
}

function isSlow(expression: RegExp, textOf: (size: number) => string): boolean {
  const takesLong = (text: string) => timeMs(expression, text) > shortMs && bestMs(expression, text) > shortMs
  // The first that takes long each time: once may be the engine at work on something else.
  const size = sizes.find((one) => takesLong(textOf(one)))
  if (size === undefined) return false
  const ms = bestMs(expression, textOf(size))
  return ms > growthMax ** 2 * bestMs(expression, textOf(size / 4)) || growsFrom(size)
  function growsFrom(from: number): boolean {
    return bestMs(expression, textOf(from * 4)) > growthMax * bestMs(expression, textOf(from))
  }
}

test('the pump finds an expression of more than linear time', () => {
  const slow = [/\s+$/, /\b(?:rente|interest)\b.*(?:spaar|savings)/, /^(?:\d+,?)+;/]
  expect(slow.filter((expression) => slowTextFor(expression) === null)).toEqual([])
  expect([/^\s+$/, /a+b/y, /[a-z]{1,9}-/].map(slowTextFor)).toEqual([null, null, null])
})

test.each(['lending', 'server'])('no expression of %s takes more than linear time', (folder) => {
  const expressions = within(folder).flatMap((path) => expressionsIn(path).map((one) => ({ path, one })))
  expect(expressions.length).toBeGreaterThan(100)
  const slow = expressions.flatMap(({ path, one }) => {
    const found = slowTextFor(one)
    return found === null ? [] : [`${path}: /${one.source}/${one.flags}: ${found}`]
  })
  expect(slow).toEqual([])
})
