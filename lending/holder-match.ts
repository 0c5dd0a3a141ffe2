import { normaliseText } from '#lending/normalise-text.ts'

/** Specification 3: MATCH, NO_MATCH, or COULD_NOT_MATCH when the bank or the register gives no name to compare. */
export type HolderMatch = 'MATCH' | 'COULD_NOT_MATCH' | 'NO_MATCH'

/** Words that tell nothing about who somebody is: legal forms, titles, and the little words between names. */
const emptyWords = new Set(
  'bv nv vof cv ua wa ba holding beheer eenmanszaak zzp maatschap cooperatie de het een van der den te ter ten en of the and mevrouw mevr mw dhr heer hr drs ing ir mr dr eo co cs hodn handelend onder naam tnv zn'.split(
    ' ',
  ),
)

/**
 * Whether the account's holder is the company: every telling word of the shorter name stands in the longer one, where a
 * bank may have cut the last word off (banks cut names at 32 or 35 characters) or written an initial.
 */
export function matchHolder(holder: string | null, companyNames: readonly string[]): HolderMatch {
  const holders = namesIn(holder ?? '')
  const candidates = companyNames.flatMap(namesIn)
  if (holders.length === 0 || candidates.length === 0) return 'COULD_NOT_MATCH'
  return holders.some((name) => candidates.some((words) => isSameName(name, words))) ? 'MATCH' : 'NO_MATCH'
}

/** `N. Lammers h/o Parfumerie Het Flesje` is two names: a person's and the one traded under. */
function namesIn(text: string): string[][] {
  const names = text.split(/\b(?:h\/o|h\.o\.d\.n\.|hodn|handelend onder(?: de naam)?)(?![a-z])/i)
  return names.map(tellingWords).filter((words) => words.length > 0)
}

function tellingWords(name: string): string[] {
  const plain = normaliseText(name).replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  const telling = words.filter((word) => !emptyWords.has(word))
  return telling.length > 0 ? telling : words
}

function isSameName(first: readonly string[], second: readonly string[]): boolean {
  if (first.join('') === second.join('')) return true
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  return isPairedOff(short, long)
}

/** Initials alone prove nothing: one pair at least must be of words. */
const tellingLetters = 3

/** Each word finds one of its own: the `J` of `J. Jansen` is not the beginning of the `Jansen` that is taken already. */
function isPairedOff(short: readonly string[], long: readonly string[]): boolean {
  const free = [...long].sort((a, b) => b.length - a.length)
  const longestFirst = [...short].sort((a, b) => b.length - a.length)
  let hasTellingPair = false
  const isComplete = longestFirst.every((word) => {
    const index = free.findIndex((other) => isSameWord(word, other))
    if (index < 0) return false
    const [other = ''] = free.splice(index, 1)
    if (Math.min(word.length, other.length) >= tellingLetters) hasTellingPair = true
    return true
  })
  return isComplete && hasTellingPair
}

function isSameWord(first: string, second: string): boolean {
  if (first === second) return true
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  return (short.length === 1 || short.length >= 4) && long.startsWith(short)
}
