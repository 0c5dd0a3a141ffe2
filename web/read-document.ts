import type { Language } from '#lending/language.ts'
import type { PageName } from './addresses.ts'
import { lender } from '#lending/this-lender.ts'

/** A paragraph, a list of points, or a link to another page. */
export type DocumentPart = string | readonly string[] | { to: PageName; words: string }
export type DocumentTable = {
  caption: string
  heads: readonly string[]
  /** Its name, then its values. */
  rows: readonly (readonly [string, ...string[]])[]
}
export type DocumentSection = { title: string; parts: readonly DocumentPart[]; table?: DocumentTable }

/** Figures by the names that a text has between braces. */
export type Figures = Readonly<Record<string, string | number>>

const loanAtBkr = {
  nl: ['Ook een lening melden we daar niet.', 'Een lening melden we daar wel.'],
  en: ['A loan is not registered there either.', 'A loan is registered there.'],
} as const

/** Said by a demonstration alone, or by a real lender alone. */
const forSome = /<(demo|real)>([\s\S]*?)<\/\1>/g
const ofThisLender = (text: string): string =>
  text.replace(forSome, (_all, kind: string, words: string) =>
    (kind === 'demo') === lender.isDemonstration ? words : '',
  )

const brandFigures = (language: Language): Figures => ({
  brandName: lender.name,
  origin: lender.origin,
  phone: lender.phoneShown,
  email: lender.email,
  bankLinkService: lender.bankLink.service[language],
  bankLinkSupervision: lender.bankLink.supervision[language],
  loanAtBkr: loanAtBkr[language][lender.reportsToBkr ? 1 : 0],
  registerStanding: lender.standing[language].register,
  licenceStanding: lender.standing[language].licence,
  complaintsStanding: lender.standing[language].complaints,
})

/** A text with every `{name}` replaced by its figure. Throws on a name without one. */
export const fillIn = (text: string, figures: Figures): string =>
  text.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`There is no figure "${name}" for "${text}".`)
    return String(figure)
  })

const plain = (text: string) => text.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))

/** Markdown with its figures: the words of its head by name, and the text below it. */
export function readMarkdown<Head extends string>(markdown: string, language: Language, figures: Figures) {
  const filled = fillIn(plain(ofThisLender(markdown)), { ...brandFigures(language), ...figures })
  const [, head = '', text = filled] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(filled) ?? []
  const lines = [...head.matchAll(/^(\w+): "?(.*?)"?$/gm)].map(([, name, words]) => [name, words])
  return { head: Object.fromEntries(lines) as Record<Head, string>, text }
}

/** The chunks below each heading of a level, with the id that a heading may have: `## Words {#id}`. */
export const chunksOf = (text: string, level: '#' | '##') =>
  text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((chunk) => {
      const [, title = '', id = ''] = /^(.*?)(?: \{#([\w-]+)\})?\n/.exec(chunk) ?? []
      return { title, id, blocks: chunk.trim().split(/\n\n+/).slice(1), text: chunk }
    })

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function tableOf(caption: string, block: string): DocumentTable {
  const [heads = [], , ...rows] = block.split('\n').map(cellsOf)
  return { caption, heads, rows: rows as [string, ...string[]][] }
}

function partOf(block: string): DocumentPart {
  if (block.startsWith('- ')) return block.slice(2).split('\n- ')
  const [, words, to] = /^\[(.*)\]\(page:(\w+)\)$/.exec(block) ?? []
  return words === undefined ? block : ({ words, to } as DocumentPart)
}

/** The sections of a document: paragraphs, lists, and a table below its `### caption`. */
export const sectionsOf = (text: string): DocumentSection[] =>
  chunksOf(text, '##').map(({ title, blocks }) => {
    const place = blocks.findIndex((block) => block.startsWith('### '))
    if (place < 0) return { title, parts: blocks.map(partOf) }
    const table = tableOf(blocks[place]!.slice(4), blocks[place + 1] ?? '')
    return { title, parts: blocks.slice(0, place).map(partOf), table }
  })
