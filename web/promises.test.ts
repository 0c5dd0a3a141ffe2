import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dueTable } from '#lending/desk/due-times.ts'
import { keepers, promises } from '#lending/desk/promises.ts'

const root = join(import.meta.dirname, '..')

/** Words with which an applicant is promised a person, a call or a time. */
const promising =
  /medewerker|colleague|werkdag|working days?|dueWords\(|uiterlijk|\b(we|wij) bellen\b|\bbellen we je\b|\bwe('|’| wi)ll call\b/i
/** Where the same words promise nothing. */
const innocent =
  /medewerker(’s| is met pensioen| schreef)|employee: '|colleague wrote|werkdagen van \$|working days from \$|^ *(\*|\/\*|\/\/|import )/

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** The text keys of a file under which something is promised, without the language: a line belongs to the keys it is indented below. */
function keysIn(file: string): string[] {
  const found = new Set<string>()
  let above: { indent: number; name: string }[] = []
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const [, indent = '', quoted, plain] = /^( *)(?:'([\w-]+)'|([\w-]+)):(?: |$)/.exec(line) ?? []
    const name = quoted ?? plain
    if (name !== undefined)
      above = [...above.filter((one) => one.indent < indent.length), { indent: indent.length, name }]
    if (!promising.test(line) || innocent.test(line)) continue
    const names = above.map((one) => one.name).filter((one) => one !== 'nl' && one !== 'en')
    found.add(names.join('.') || 'text')
  }
  return [...found].toSorted()
}

const found = Object.fromEntries(
  ['web', 'server/mail'].flatMap(filesBelow).flatMap((file) => {
    const keys = keysIn(file)
    return keys.length > 0 ? [[file, keys] as const] : []
  }),
)

test('CORE-5 each promise in the texts of site and mails names what keeps it, and nothing else is named', () => {
  const named = Object.fromEntries(Object.entries(promises).map(([file, keys]) => [file, Object.keys(keys).toSorted()]))
  expect(found).toEqual(named)
})

test('CORE-5 what keeps a promise has a time in the table, a record that the server keeps, and somebody who acts on it', () => {
  const migrations = readdirSync(join(root, 'server/store/migrations')).map((name) =>
    readFileSync(join(root, 'server/store/migrations', name), 'utf8'),
  )
  expect(Object.keys(keepers).toSorted()).toEqual(Object.keys(dueTable).toSorted())
  for (const [name, { record, doneBy }] of Object.entries(keepers)) {
    if (record !== null)
      expect(
        migrations.some((text) => text.includes(`create table ${record} (`)),
        name,
      ).toBe(true)
    expect(doneBy, name).not.toBe('')
  }
})

test('CORE-5 each row of due times is promised somewhere: nothing is timed that nobody is told of', () => {
  const kept = new Set(Object.values(promises).flatMap((keys) => Object.values(keys).flat()))
  expect([...kept].toSorted()).toEqual(Object.keys(dueTable).toSorted())
})
