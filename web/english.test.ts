import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dutchWordsIn, sameInBoth } from './testing/dutch-words.ts'

const repository = join(import.meta.dirname, '..')

/** Every source file of these rooms that holds words in both languages. */
const textFiles = ['web', 'desk', 'contract', 'lending'].flatMap((room) =>
  readdirSync(join(repository, room), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /^ {0,4}nl: ?[{['`(]|^const nl\b|\bbyLanguage[(<]/m.test(readFileSync(path, 'utf8'))),
)

/** Every text that is written in Markdown, by its Dutch file. */
const markdownFiles = readdirSync(join(repository, 'web'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === 'nl.md')
  .map(({ parentPath }) => join(parentPath, 'nl.md'))

type TextPair = { where: string; nl: string; en: string }
type Gap = { where: string; what: string }

/** Stands for an argument of a text. In a sentence it reads as a sign that is in no language. */
function standIn(): unknown {
  const anything: unknown = new Proxy(() => anything, {
    get: (_target, name) => (name === Symbol.toPrimitive ? () => '§' : name === 'then' ? undefined : anything),
    apply: () => anything,
  })
  return anything
}
/** No two are equal, as the two ends of a range. */
const figures = [standIn(), standIn(), standIn(), standIn()]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Compares two texts of one shape: the pairs of both, and the gaps in one. */
function compare(where: string, nl: unknown, en: unknown, said: TextPair[], gaps: Gap[]): void {
  if (figures.includes(nl) || figures.includes(en)) return
  if (typeof nl === 'function' && typeof en === 'function') {
    const call = (text: unknown) => (text as (...all: unknown[]) => unknown)(...figures)
    return compare(`${where}()`, call(nl), call(en), said, gaps)
  }
  if (typeof nl === 'string' && typeof en === 'string') {
    if (nl.trim() !== '' && en.trim() === '') gaps.push({ where, what: 'has no English' })
    said.push({ where, nl, en })
    return
  }
  if (!isRecord(nl) || !isRecord(en)) return
  for (const name of new Set([...Object.keys(nl), ...Object.keys(en)])) {
    if (!(name in en)) gaps.push({ where: `${where}.${name}`, what: 'is missing in English' })
    else if (!(name in nl)) gaps.push({ where: `${where}.${name}`, what: 'is missing in Dutch' })
    else compare(`${where}.${name}`, nl[name], en[name], said, gaps)
  }
}

const isBilingual = (value: unknown): value is { nl: unknown; en: unknown } =>
  isRecord(value) && 'nl' in value && 'en' in value && Object.keys(value).length === 2

/** The pairs of a module, wherever they are in what it exports. */
function pairsIn(where: string, value: unknown, said: TextPair[], gaps: Gap[], depth = 0): void {
  if (isBilingual(value)) return compare(where, value.nl, value.en, said, gaps)
  if (!isRecord(value) || depth > 4) return
  for (const [name, inner] of Object.entries(value)) pairsIn(`${where}.${name}`, inner, said, gaps, depth + 1)
}

/** A row's, question's or stored value's name: not shown as words. */
const isKey = (text: string) => /^[a-z][\w…-]*(, [a-z][\w…-]*)*$/.test(text)

describe('ROUTE-20 English', async () => {
  const said: TextPair[] = []
  const gaps: Gap[] = []
  for (const path of textFiles) {
    const exported = (await import(path)) as Record<string, unknown>
    pairsIn(relative(repository, path), { ...exported }, said, gaps)
  }

  for (const path of markdownFiles) {
    const [nl, en] = [path, join(path, '../en.md')].map((file) =>
      readFileSync(file, 'utf8')
        .replace(/^(#+|-|\w+:) |\{.*?\}/gm, '')
        .split('\n'),
    )
    compare(relative(repository, path), nl, en, said, gaps)
  }

  test('every page’s words are found', () => {
    expect(markdownFiles).toHaveLength(7)
    expect(textFiles.length).toBeGreaterThan(60)
    expect(said.length).toBeGreaterThan(2_000)
  })

  test('nothing that is said in Dutch is left out, in lists as well', () => {
    expect(gaps).toEqual([])
  })

  test('no English text is the Dutch one, but for names and words that both languages share', () => {
    const same = said.filter(({ nl, en }) => nl === en && /[a-z]{3}/i.test(en) && !isKey(en) && !sameInBoth.has(en))
    expect(same.map(({ where, en }) => `${where}: ${en}`)).toEqual([])
  })

  test('no English text holds a Dutch word', () => {
    const dutch = said.flatMap(({ where, en }) => {
      const words = dutchWordsIn(en)
      return words.length === 0 ? [] : [`${where}: ${words.join(', ')} in "${en}"`]
    })
    expect(dutch).toEqual([])
  })

  test('a Dutch sentence would be noticed, and a name would not', () => {
    expect(dutchWordsIn('Je hebt het nog niet gedaan')).toEqual(['je', 'hebt', 'het', 'nog', 'niet'])
    expect(dutchWordsIn('Registered with the Kamer van Koophandel (KVK)')).toEqual([])
    expect(dutchWordsIn('You have not done it yet')).toEqual([])
  })
})
