/**
 * Many key words in one pass (Aho and Corasick, 1975), in 37 classes: letters without accents or case, digits, others.
 * States where words end come last, so that one comparison finds them; two bytes a state fit the caches.
 */
type KeywordAutomaton = {
  readonly transitions: Uint16Array
  /** The first state where a key word ends. */
  readonly firstFinal: number
  /** The numbers of the key words that end in each state from the first final one. */
  readonly found: readonly (readonly number[])[]
}

const separator = 0
const root = 0
const classCount = 37
const statesMax = 0x10000
/** One for every value that a code unit has, so that no look-up needs a check of its range. */
const classOfCharacter = characterClasses()

function characterClasses(): Uint8Array {
  const classes = new Uint8Array(0x10000)
  for (let code = 0; code < 0x250; code++) {
    const plain = String.fromCharCode(code).normalize('NFD').toLowerCase().charCodeAt(0)
    if (plain >= 97 && plain <= 122) classes[code] = plain - 96
    else if (plain >= 48 && plain <= 57) classes[code] = plain - 21
  }
  return classes
}

/** Key words keep their place in the list as their number. Meant to be done once, when a module loads. */
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
  return numbered(rows, found)
}

/** The states renumbered, those where key words end last. The root keeps its number, since no key word is empty. */
function numbered(
  rows: readonly (readonly number[])[],
  found: readonly (readonly number[] | null)[],
): KeywordAutomaton {
  if (rows.length > statesMax) throw new Error(`Key words make ${rows.length} states, more than ${statesMax}`)
  const states = [...rows.keys()]
  const finals = states.filter((state) => found[state] !== null)
  const inOrder = [...states.filter((state) => found[state] === null), ...finals]
  const numberOf = new Uint16Array(rows.length)
  inOrder.forEach((state, number) => (numberOf[state] = number))
  return {
    transitions: Uint16Array.from(inOrder.flatMap((state) => rows[state]!.map((next) => numberOf[next]!))),
    firstFinal: states.length - finals.length,
    found: finals.map((state) => found[state] ?? []),
  }
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

/**
 * Calls `onFound` with the number of each key word, in the order in which they end. Each begins where a word begins, so
 * once none can be going on the rest of the word is passed over.
 */
export function scan(
  { transitions, firstFinal, found }: KeywordAutomaton,
  text: string,
  onFound: (keyword: number) => void,
): void {
  const { length } = text
  let state = transitions[separator]!
  let index = 0
  while (index < length) {
    let symbol = classOfCharacter[text.charCodeAt(index++)]!
    if (symbol === separator) continue
    do {
      state = transitions[state * classCount + symbol]!
      if (state >= firstFinal) for (const hit of found[state - firstFinal]!) onFound(hit)
      if (state === root) while (index < length && classOfCharacter[text.charCodeAt(index)]! !== separator) index++
      symbol = index < length ? classOfCharacter[text.charCodeAt(index++)]! : separator
    } while (symbol !== separator)
    state = transitions[state * classCount]!
    if (state >= firstFinal) for (const hit of found[state - firstFinal]!) onFound(hit)
  }
}
