import { linesOf, readText } from '#lending/testing/statement-text.ts'

/** Values of a booking whose row does not give them. */
export const nothing = {
  valueOn: null,
  currency: 'EUR',
  counterpartyName: null,
  counterpartyAccount: null,
  description: '',
  endToEndId: null,
  mandateId: null,
  creditorId: null,
  bankReference: null,
  bankCode: null,
  isReversal: false,
  reversalReason: null,
}

/** The columns of an export, each with all its words at the bank, and its cell. */
export type Columns = readonly (readonly [words: readonly string[], cell: string])[]

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
export const fileOf = (columns: Columns) =>
  linesOf(columns.map(([words]) => cell(words[0]!)).join(';'), columns.map(([, text]) => cell(text)).join(';'))

/** The same file with these texts in the columns of these names; null takes the column out. */
export function changed(columns: Columns, texts: Readonly<Record<string, string | null>>): string {
  const names = columns.map(([words]) => words[0])
  for (const name of Object.keys(texts)) if (!names.includes(name)) throw new Error(`There is no column ${name}`)
  return fileOf(
    columns.flatMap(([words, text]) => {
      const other = texts[words[0]!]
      return other === null ? [] : [[words, other ?? text] as const]
    }),
  )
}

/** The words that make the file read otherwise, each tried in its column, with the columns in either order. */
export function wordsReadOtherwise(columns: Columns): string[] {
  const read = (shown: Columns) => JSON.stringify(readText(fileOf(shown)))
  const outcome = readText(fileOf(columns))
  if (!outcome.ok || outcome.findings.length > 0) throw new Error(`Not a whole file: ${read(columns)}`)
  return columns.flatMap(([words, text], place) =>
    words.filter((word) => {
      const renamed = columns.with(place, [[word.toUpperCase()], text])
      return [renamed, renamed.toReversed()].some((one) => read(one) !== read(columns))
    }),
  )
}
