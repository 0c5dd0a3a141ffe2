import { legalFormWord } from '#lending/legal-suffix.ts'
import { normaliseText } from '#lending/normalise-text.ts'

/** FLOW-7: MATCH, NO_MATCH, or COULD_NOT_MATCH when the bank or the register gives no name to compare. */
export type HolderMatch = 'MATCH' | 'COULD_NOT_MATCH' | 'NO_MATCH'

/** Words that identify no one: legal forms, titles and particles. */
const emptyWords = new Set(
  `${legalFormWord} nv vof cv ua wa ba holding beheer eenmanszaak zzp maatschap cooperatie de het een van der den te ter ten en of the and mevrouw mevr mw dhr heer hr drs ing ir mr dr eo co cs hodn handelend onder naam tnv zn`.split(
    ' ',
  ),
)

/**
 * Whether the holder is the company: every significant word of the shorter name is in the longer one. The last word may
 * be cut off (banks cut at 32 or 35 characters) or be an initial.
 */
export function matchHolder(holder: string | null, companyNames: readonly string[]): HolderMatch {
  return holderMatcher(companyNames)(holder)
}

/** The same for many holders of one company, whose names are then read once. */
export function holderMatcher(companyNames: readonly string[]): (holder: string | null) => HolderMatch {
  const candidates = companyNames.flatMap(namesIn)
  return (holder) => {
    const holders = namesIn(holder ?? '')
    if (holders.length === 0 || candidates.length === 0) return 'COULD_NOT_MATCH'
    return holders.some((name) => candidates.some((words) => isSameName(name, words))) ? 'MATCH' : 'NO_MATCH'
  }
}

/** `N. Lammers h/o Parfumerie Het Flesje` is two names: a person's and the one traded under. */
function namesIn(text: string): string[][] {
  const names = text.split(/\b(?:h\/o|h\.o\.d\.n\.|hodn|handelend onder(?: de naam)?)(?![a-z])/i)
  return names.map(meaningfulWords).filter((words) => words.length > 0)
}

function meaningfulWords(name: string): string[] {
  const plain = normaliseText(name).replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  const words = plain.match(/[a-z0-9]+/g) ?? []
  const meaningful = words.filter((word) => !emptyWords.has(word))
  return meaningful.length > 0 ? meaningful : words
}

function isSameName(first: readonly string[], second: readonly string[]): boolean {
  return first.join('') === second.join('') || isPairedOff(first, second) || isPairedOff(second, first)
}

/** Initials prove nothing: at least one pair must be of words. */
const wholeWordLetters = 3

/** Each word finds another one: the `J` of `J. Jansen` is not the beginning of the `Jansen` that is taken already. */
function isPairedOff(words: readonly string[], others: readonly string[]): boolean {
  const free = longestFirst(others)
  let hasWholeWord = false
  const isComplete = longestFirst(words).every((word) => {
    const other = free.find((candidate) => isSameWord(word, candidate))
    if (other === undefined) return false
    free.splice(free.indexOf(other), 1)
    if (Math.min(word.length, other.length) >= wholeWordLetters) hasWholeWord = true
    return true
  })
  return isComplete && hasWholeWord
}

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length)

/**
 * Equal, or one an initial, or the first a word that was cut off: every word of a cut name is in the whole one, so that
 * `Autotelex` is not the `Auto` of `Snelders Auto`.
 */
const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  (word.length === 1 && other.startsWith(word)) ||
  (other.length === 1 && word.startsWith(other)) ||
  (word.length >= 4 && other.startsWith(word))
