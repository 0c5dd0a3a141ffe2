/**
 * Finds many key words in a text in one pass (Aho and Corasick, 1975, with the failure links worked into a full table).
 * Every character falls into one of 37 classes: the letters without accents or case, the digits, and everything else,
 * which separates words. A run of separators counts as one, so `B.V.` and `b v` are alike. A key word matches whole words
 * unless it ends in `*`. The cost of a text is one table look-up a character, however many key words there are.
 */
export type KeywordAutomaton = {
  readonly transitions: Int32Array
  /** Per state the numbers of the key words that end there; null for most. */
  readonly found: readonly (readonly number[] | null)[]
}

const separator = 0
const classCount = 37
const classOfCharacter = characterClasses()

function characterClasses(): Uint8Array {
  const classes = new Uint8Array(0x250)
  for (let code = 0; code < classes.length; code++) {
    const plain = String.fromCharCode(code).normalize('NFD').toLowerCase().charCodeAt(0)
    if (plain >= 97 && plain <= 122) classes[code] = plain - 96
    else if (plain >= 48 && plain <= 57) classes[code] = plain - 21
  }
  return classes
}

/** Builds the table. Key words keep their place in the list as their number. Meant to be done once, when a module loads. */
export function buildAutomaton(keywords: readonly string[]): KeywordAutomaton {
  const rows: number[][] = [new Array<number>(classCount).fill(-1)]
  const found: (number[] | null)[] = [null]
  keywords.forEach((keyword, number) => {
    let state = 0
    for (const symbol of symbolsOf(keyword)) {
      const row = rows[state]!
      if (row[symbol] === -1) {
        row[symbol] = rows.push(new Array<number>(classCount).fill(-1)) - 1
        found.push(null)
      }
      state = row[symbol]!
    }
    found[state] = [...(found[state] ?? []), number]
  })
  linkFailures(rows, found)
  return { transitions: Int32Array.from(rows.flat()), found }
}

/** A key word as classes, between separators; a trailing `*` leaves the end of the word open. */
function symbolsOf(keyword: string): number[] {
  const isOpen = keyword.endsWith('*')
  const symbols = [separator]
  for (const code of codesOf(isOpen ? keyword.slice(0, -1) : keyword)) {
    if (code !== separator || symbols.at(-1) !== separator) symbols.push(code)
  }
  if (symbols.at(-1) !== separator && !isOpen) symbols.push(separator)
  if (symbols.length < 2) throw new Error(`A key word needs a letter or digit: "${keyword}"`)
  return symbols
}

function codesOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => classOfCharacter[text.charCodeAt(index)] ?? separator)
}

/** Breadth first, so that a state's failure state, which is nearer the root, is complete before it is needed. */
function linkFailures(rows: number[][], found: (number[] | null)[]): void {
  const failure = new Array<number>(rows.length).fill(0)
  const queue: number[] = [0]
  for (const state of queue) {
    const fallback = rows[failure[state]!]!
    rows[state]!.forEach((next, symbol) => {
      const fallen = state === 0 ? 0 : fallback[symbol]!
      if (next === -1) {
        rows[state]![symbol] = fallen
        return
      }
      failure[next] = fallen
      const inherited = found[fallen]
      if (inherited) found[next] = [...(found[next] ?? []), ...inherited]
      queue.push(next)
    })
  }
}

/** Calls `onFound` with the number of each key word, in the order in which they end in the text. */
export function scan(automaton: KeywordAutomaton, text: string, onFound: (keyword: number) => void): void {
  const { transitions, found } = automaton
  let state = transitions[separator]!
  let last = separator
  const length = text.length
  for (let index = 0; index <= length; index++) {
    const code = index === length ? 0 : text.charCodeAt(index)
    const symbol = code < 0x250 ? classOfCharacter[code]! : separator
    if (symbol === separator && last === separator) continue
    last = symbol
    state = transitions[state * classCount + symbol]!
    const hits = found[state]
    if (hits) for (const hit of hits) onFound(hit)
  }
}
