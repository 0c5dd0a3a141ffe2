import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { taskKinds, unpromisedKinds } from '#lending/desk/task-kinds.ts'
import { keepers, promises } from '#lending/desk/promises.ts'

const root = join(import.meta.dirname, '..')

/** Words with which an applicant is promised a person, a call or a time. */
const promising =
  /medewerker|colleague|on(e of)? our team|werkdag|working days?|dueWords\(|\{\w+Time\}|uiterlijk|\b(we|wij) bellen\b|\bbellen we je\b|\bwe('|’| wi)ll call\b/i
/** In a way to yes: that proof or an explanation is enough, which somebody has to look at. */
const enough = /['`](Laat zien|Leg uit|Show|Explain) /
/** Where the same words promise nothing. */
const innocent =
  /medewerker(’s| is met pensioen| schreef)|employee: \[?'|colleague wrote|werkdagen van \$|working days from \$|Time: dueWords\(|^ *(\*|\/\*|\/\/|import )/

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return /\.(tsx?|md)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** The text keys of a file with a promise, without the language: a line belongs to the keys it is indented below. */
function keysIn(file: string): string[] {
  const found = new Set<string>()
  let above: { indent: number; name: string }[] = []
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const [, indent = '', quoted, plain] = /^( *)(?:'([\w-]+)'|([\w-]+)):(?: |$)/.exec(line) ?? []
    const name = quoted ?? plain
    if (name !== undefined)
      above = [...above.filter((one) => one.indent < indent.length), { indent: indent.length, name }]
    const isPromise = promising.test(line) || (file.startsWith('lending/decision/') && enough.test(line))
    if (!isPromise || innocent.test(line)) continue
    const names = above.map((one) => one.name).filter((one) => one !== 'nl' && one !== 'en')
    found.add(names.join('.') || 'text')
  }
  return [...found].toSorted()
}

/** The same of a text in Markdown: of its head, of a section with an id, or of any section. */
function keysInMarkdown(file: string): string[] {
  let section = ''
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) section = /\{#([\w-]+)\}/.exec(line)?.[1] ?? 'sections'
      if (!promising.test(line)) return []
      if (section === '') return line.split(':', 1)
      return `${section}.${line.startsWith('## ') ? 'title' : section === 'sections' ? 'parts' : 'answer'}`
    })
}

const keysBelow: Record<string, string[]> = {}
for (const file of ['web', 'contract', 'server/mail', 'lending/decision'].flatMap(filesBelow)) {
  const isMarkdown = file.endsWith('.md')
  const name = isMarkdown ? dirname(file) : file
  const keys = [...(keysBelow[name] ?? []), ...(isMarkdown ? keysInMarkdown(file) : keysIn(file))]
  if (keys.length > 0) keysBelow[name] = [...new Set(keys)].toSorted()
}

test('CORE-5 each promise in the texts of site and mails names what keeps it, and nothing else is named', () => {
  const named = Object.fromEntries(Object.entries(promises).map(([file, keys]) => [file, Object.keys(keys).toSorted()]))
  expect(keysBelow).toEqual(named)
})

test('CORE-5 DESK-20 what keeps a promise is opened by the file that makes it, and is work of the kind that keeps it', () => {
  const promised = taskKinds.filter((kind) => !unpromisedKinds.some((one) => one === kind))
  expect(Object.keys(keepers).toSorted()).toEqual(promised.toSorted())
  for (const [name, { openedBy, closedBy }] of Object.entries(keepers)) {
    const source = readFileSync(join(root, openedBy), 'utf8')
    expect(source, name).toMatch(/openTask\(/)
    expect(source.includes(`'${name}'`) || source.includes('owedAfter('), name).toBe(true)
    expect(closedBy, name).not.toBe('')
  }
})

test('CORE-5 DESK-20 each kind of work is promised somewhere, or named as what nobody is promised', () => {
  const kept = Object.values(promises).flatMap((keys) => Object.values(keys).flat())
  expect([...new Set([...kept, ...unpromisedKinds])].toSorted()).toEqual(taskKinds.toSorted())
  expect(kept.filter((kind) => unpromisedKinds.some((one) => one === kind))).toEqual([])
})
