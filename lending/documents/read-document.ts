/** A paragraph, a list of points, or a link to a page of the site by its name. */
export type DocumentPart = string | readonly string[] | { to: string; words: string }
export type DocumentTable = {
  caption: string
  heads: readonly string[]
  /** Its name, then its values. */
  rows: readonly (readonly string[])[]
}
export type DocumentSection = { title: string; parts: readonly DocumentPart[]; table?: DocumentTable }

/** Figures by the names that a text has between braces. */
export type Figures = Readonly<Record<string, string | number>>

/** A text with every `{name}` replaced by its figure. Throws on a name without one. */
export const fillIn = (text: string, figures: Figures): string =>
  text.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`There is no figure "${name}" for "${text}".`)
    return String(figure)
  })

/** A text with those of its passages `<name>…</name>` that hold; other tags stay as they are. */
export const choosePassages = (text: string, passages: Readonly<Record<string, boolean>>): string =>
  text.replace(
    new RegExp(`<(${Object.keys(passages).join('|')})>([^]*?)</\\1>`, 'g'),
    (_all, name: string, words: string) => (passages[name] ? words : ''),
  )

/** Markdown with its figures filled in: the words of its head by name, and the text below it. */
export function readHead<Head extends string>(filled: string) {
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
  return { caption, heads, rows }
}

function partOf(block: string): DocumentPart {
  if (block.startsWith('- ')) return block.slice(2).split('\n- ')
  const [, words, to] = /^\[(.*)\]\(page:(\w+)\)$/.exec(block) ?? []
  return words === undefined || to === undefined ? block : { words, to }
}

/** The sections of a document: paragraphs, lists, then a table below its `### caption`. Throws on text after that. */
export const sectionsOf = (text: string): DocumentSection[] =>
  chunksOf(text, '##').map(({ title, blocks }) => {
    const place = blocks.findIndex((block) => block.startsWith('### '))
    if (place < 0) return { title, parts: blocks.map(partOf) }
    if (blocks.length > place + 2) throw new Error(`Nothing can follow the table of "${title}".`)
    const table = tableOf(blocks[place]!.slice(4), blocks[place + 1] ?? '')
    return { title, parts: blocks.slice(0, place).map(partOf), table }
  })
