import { legalFormWord } from '#lending/legal-suffix.ts'
import { normaliseText } from '#lending/normalise-text.ts'

/** FLOW-7: MATCH, NO_MATCH, or COULD_NOT_MATCH when the bank or the register gives no name to compare. */
export type HolderMatch = 'MATCH' | 'COULD_NOT_MATCH' | 'NO_MATCH'

/** Words that identify no one: legal forms, titles and particles. */
const emptyWords: ReadonlySet<string> = new Set(
  `${legalFormWord} nv vof cv ua wa ba io holding beheer eenmanszaak zzp maatschap vennootschap besloten commanditaire firma fa cooperatie de het een van der den te ter ten en of the and mevrouw mevr mw dhr heer hr drs ing ir mr dr eo co cs hodn handelend onder naam tnv zn`.split(
    ' ',
  ),
)

/** A firm of the same family is another company. */
const familyWords: readonly string[] = ['holding', 'beheer']
const emptyOfAccounts: ReadonlySet<string> = new Set([...emptyWords].filter((word) => !familyWords.includes(word)))

/**
 * Whether a name is the company's: every significant word of the shorter one is in the longer one. The last word may be
 * cut off (banks cut at 32 or 35 characters) or be an initial.
 *
 * @param mayAdd for the holder of an account: the words that it may have beside the company's name. Else any.
 */
export function holderMatcher(
  companyNames: readonly string[],
  mayAdd?: (word: string) => boolean,
): (holder: string | null) => HolderMatch {
  const empty = mayAdd ? emptyOfAccounts : emptyWords
  const candidates = companyNames.flatMap((name) => namesIn(name, empty))
  return (holder) => {
    const holders = namesIn(holder ?? '', empty)
    if (holders.length === 0 || candidates.length === 0) return 'COULD_NOT_MATCH'
    const isSame = holders.some((name) => candidates.some((words) => isSameName(name, words, mayAdd ?? anyWord)))
    return isSame ? 'MATCH' : 'NO_MATCH'
  }
}

const anyWord = () => true

/** `N. Lammers h/o Parfumerie Het Flesje` is two names: a person's and the one traded under. */
function namesIn(text: string, empty: ReadonlySet<string>): string[][] {
  const names = text.split(/\b(?:h\/o|h\.o\.d\.n\.|hodn|handelend onder(?: de naam)?)(?![a-z])/i)
  return names.map((name) => meaningfulWords(name, empty)).filter((words) => words.length > 0)
}

function meaningfulWords(name: string, empty: ReadonlySet<string>): string[] {
  const plain = normaliseText(name).replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  const words = plain.replace(spacedForm, (form) => form.replaceAll(' ', '')).match(/[a-z0-9]+/g) ?? []
  const meaningful = words.filter((word) => !empty.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** Banks write `B V` too. */
const spacedForm = /\b(?:[bnc] v|v o f|u a)\b/g

type Words = readonly string[]

function isSameName(holder: Words, company: Words, mayAdd: (word: string) => boolean): boolean {
  if (holder.join('') === company.join('') || leftBy(holder, company) !== null) return true
  return leftBy(company, holder)?.every(mayAdd) === true
}

/** Initials prove nothing: at least one pair must be of words. */
const wholeWordLetters = 3

/**
 * The other words that are left where each word finds one, else null: the `J` of `J. Jansen` is not the beginning of
 * the `Jansen` that is taken already.
 */
function leftBy(words: Words, others: Words): Words | null {
  const free = longestFirst(others)
  let hasWholeWord = false
  const isComplete = longestFirst(words).every((word) => {
    const other = free.find((candidate) => isSameWord(word, candidate))
    if (other === undefined) return false
    free.splice(free.indexOf(other), 1)
    if (Math.min(word.length, other.length) >= wholeWordLetters) hasWholeWord = true
    return true
  })
  return isComplete && hasWholeWord ? free : null
}

const longestFirst = (words: Words): string[] => [...words].sort((a, b) => b.length - a.length)

/**
 * Equal, or one an initial, or the first a word that was cut off: every word of a cut name is in the whole one, so that
 * `Autotelex` is not the `Auto` of `Snelders Auto`.
 */
const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  (word.length === 1 && other.startsWith(word)) ||
  (other.length === 1 && word.startsWith(other)) ||
  (word.length >= 4 && other.startsWith(word))
