import { looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import { codedText, type CodedText } from '#lending/statements/narrative/coded-text.ts'
import { creditorIdentifier, type Narrative } from '#lending/statements/narrative/narrative.ts'
import { isNoReference, reference, tidyText } from '#lending/statements/values.ts'

/**
 * The keys of the `/KEY/value` notation that Dutch banks use in :86: (MT940 for SEPA, and each bank's additions). The
 * values of the first ones are used; the others only end the value before them.
 */
const used = {
  TRTP: 0,
  IBAN: 1,
  BBAN: 2,
  NAME: 3,
  REMI: 4,
  EREF: 5,
  MARF: 6,
  CSID: 7,
  RTRN: 8,
  CNTP: 9,
  ACCW: 10,
  BENM: 11,
  ORDP: 12,
} as const
const usedCount = Object.keys(used).length
const otherKeys =
  'ADDR CTRY ISDT IREF RREF CREF UDTR UCRD OAMT COAM PREF PURP SVCL ULTC ULTB ULTD BUSP OCMT CHGS EXCH NRTX PIND TRCD SWOC SWOD'.split(
    ' ',
  )
const otherKey = usedCount
/** The initiator: at Rabobank a bookkeeper or the account holder. The name after it is not the counterparty's. */
const initiatorKey = usedCount + 1
const noKey = -1

/** The number of each key, by its four letters as one number: no text is made to look it up. */
const keysByLetters = new Map<number, number>()
for (const [key, number] of Object.entries(used)) keysByLetters.set(lettersOf(key), number)
for (const key of otherKeys) keysByLetters.set(lettersOf(key), otherKey)
keysByLetters.set(lettersOf('INIT'), initiatorKey)

function lettersOf(key: string): number {
  const { codes } = codedText(key)
  return lettersAt(codes, 0)
}

/** Four letters of seven bits; -1 when one is beyond ASCII. */
function lettersAt(codes: Uint8Array, at: number): number {
  const first = codes[at]!
  const second = codes[at + 1]!
  const third = codes[at + 2]!
  const fourth = codes[at + 3]!
  if ((first | second | third | fourth) > 127) return -1
  return (first << 21) | (second << 14) | (third << 7) | fourth
}

/** Where the value of each used key begins and ends, filled again for each text; both nought when it has none. */
const starts = new Int32Array(usedCount)
const ends = new Int32Array(usedCount)
/** Where /CNTP/ is parted into account, BIC, name and city: its slashes, but for those with a space behind them. */
const partings = new Int32Array(3)
let partingCount = 0
/** Negative when something in the values of the text needs tidying. */
let tidiness = 0

/** Parses `start` to `end`; null without a known key. Any other slash is part of the value: `REF17/22/DEC`. */
export function readSlashedText(coded: CodedText, start: number, end: number): Narrative | null {
  if (!findValues(coded.codes, start, end)) return null
  const kind = referenceOf(coded, used.TRTP)
  const narrative: Narrative = {
    counterpartyName: null,
    counterpartyAccount: null,
    description: '',
    endToEndId: referenceOf(coded, used.EREF),
    mandateId: referenceOf(coded, used.MARF),
    creditorId: creditorIdentifier(referenceOf(coded, used.CSID)),
    returnReason: referenceOf(coded, used.RTRN),
    kind,
  }
  readCounterparty(coded, narrative)
  readPurpose(coded, narrative)
  if (narrative.description === '') narrative.description = kind ?? ''
  return narrative
}

/** The first value that is not empty counts: Rabobank writes /REMI//REMI/text, and an ultimate party's /NAME/ later. */
function findValues(codes: Uint8Array, start: number, end: number): boolean {
  tidiness = 0
  let key = noKey
  let valueStart = start
  let at = slashAt(codes, start, end)
  while (at < end) {
    const found = keyAt(codes, at + 1, end)
    if (found === noKey) {
      if (key === used.CNTP) keepParting(codes, at, end)
      at = slashAt(codes, at + 1, end)
      continue
    }
    if (key === noKey) forgetValues()
    keepValue(key, valueStart, at)
    key = key === initiatorKey && found === used.NAME ? otherKey : found
    // The slash that ends a key may not begin the next one, but the one right after it may: /ORDP//NAME/.
    valueStart = at + (codes[at + 4] === slash ? 5 : 6)
    at = slashAt(codes, valueStart, end)
  }
  keepValue(key, valueStart, end)
  return key !== noKey
}

/** The place of the next slash, else the end. Updates `tidiness` on the way. */
function slashAt(codes: Uint8Array, start: number, end: number): number {
  let all = 0
  let at = start
  while (at < end) {
    const code = codes[at]!
    if (code === slash) break
    at += 1
    // Negative for a code beyond `~`, for one below a space, and for two spaces in a row.
    all |= tilde - code
    if (code <= space) all |= (code - space) | ((codes[at]! ^ space) - 1)
  }
  tidiness |= all
  return at
}

function forgetValues(): void {
  partingCount = 0
  for (let key = 0; key < usedCount; key += 1) {
    starts[key] = 0
    ends[key] = 0
  }
}

function keepValue(key: number, start: number, end: number): void {
  if (key === noKey || key >= otherKey || starts[key] !== ends[key]) return
  starts[key] = start
  ends[key] = end
}

function keepParting(codes: Uint8Array, at: number, end: number): void {
  const isInName = at + 1 < end && codes[at + 1] === space
  if (isInName || partingCount === partings.length || hasValue(used.CNTP)) return
  partings[partingCount] = at
  partingCount += 1
}

/** The number of the key that begins here and ends with a slash. */
function keyAt(codes: Uint8Array, at: number, end: number): number {
  if (at + 4 < end && codes[at + 4] === slash) {
    const found = keysByLetters.get(lettersAt(codes, at))
    if (found !== undefined) return found
  }
  const isBic = at + 3 < end && codes[at] === letterB && codes[at + 1] === letterI && codes[at + 2] === letterC
  return (isBic && codes[at + 3] === slash) || isNumberedCharge(codes, at, end) ? otherKey : noKey
}

/** Rabobank counts the charges of a payment from abroad: `/CHGS1/EUR7,50/CHGS2/EUR5`. */
function isNumberedCharge(codes: Uint8Array, at: number, end: number): boolean {
  return at + 5 < end && codes[at + 5] === slash && lettersAt(codes, at) === charges && isDigit(codes[at + 4]!)
}

const charges = lettersOf('CHGS')
const isDigit = (code: number): boolean => code >= zero && code <= nine

function readCounterparty(coded: CodedText, narrative: Narrative): void {
  if (hasValue(used.CNTP)) return readParts(coded, narrative)
  const account = hasValue(used.IBAN) ? used.IBAN : hasValue(used.BBAN) ? used.BBAN : used.ACCW
  // In /ACCW/ the account precedes the comma and the BIC.
  const accountEnd = account === used.ACCW ? indexOf(coded, ',', account) : ends[account]!
  narrative.counterpartyAccount = accountIn(coded, starts[account]!, accountEnd)
  // Rabobank may add the party's own number behind its name: /NAME/…/ID/….
  narrative.counterpartyName = referenceIn(coded, starts[used.NAME]!, indexOf(coded, '/ID/', used.NAME))
  if (!hasValue(used.NAME)) readOlderParts(coded, narrative)
}

/**
 * ING until 2014: `/BENM/` or `/ORDP/` for `/CNTP/`; by SWIFT's rules only a name. Rabobank: empty, `/BENM//NAME/…`.
 */
function readOlderParts(coded: CodedText, narrative: Narrative): void {
  const key = hasValue(used.BENM) ? used.BENM : used.ORDP
  if (!hasValue(key)) return
  const [account = '', ...rest] = coded.text.slice(starts[key], ends[key]).split('/')
  const [, ...name] = rest
  const compact = normaliseAccount(account)
  if (!looksLikeIban(compact) && !/^\d{4,10}$/.test(compact)) {
    if (rest.length === 0) narrative.counterpartyName = reference(account)
    return
  }
  narrative.counterpartyAccount ??= compact
  narrative.counterpartyName = reference(name[0])
}

const hasValue = (key: number): boolean => starts[key] !== ends[key]

/** ING and Triodos: account/BIC/name/city. A name may hold slashes, with a space behind them. */
function readParts(coded: CodedText, narrative: Narrative): void {
  const end = ends[used.CNTP]!
  narrative.counterpartyAccount = accountIn(coded, starts[used.CNTP]!, partingCount > 0 ? partings[0]! : end)
  if (partingCount < 2) return
  narrative.counterpartyName = referenceIn(coded, partings[1]! + 1, partingCount > 2 ? partings[2]! : end)
}

/** A card payment at ING: `SHOP PLACE NLD 13-03-2015 09:47 TERMINALID: …`. */
export const ingCard = /^(.+?) (\d\d-\d\d-\d{4} \d\d:\d\d\s*TERMINALID: .*)$/s

function readPurpose(coded: CodedText, narrative: Narrative): void {
  const purpose = textIn(coded, startWithoutStructure(coded), ends[used.REMI]!)
  const card = narrative.counterpartyName !== null || !purpose.includes('TERMINALID: ') ? null : ingCard.exec(purpose)
  narrative.description = card ? card[2]! : purpose
  if (card) narrative.counterpartyName = tidyText(card[1]!)
}

/**
 * ING marks the text as free (USTD) or as a payment reference (STRD), with its issuer. Rabobank spells the ISO 20022
 * elements out: /CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/1234567890123456.
 */
function startWithoutStructure(coded: CodedText): number {
  const start = starts[used.REMI]!
  const first = coded.codes[start]
  if (first === letterU) return startsWith(coded, 'USTD//', start) ? start + 6 : start
  if (first === letterS) {
    return startsWith(coded, 'STRD/CUR/', start) || startsWith(coded, 'STRD/ISO/', start) ? start + 9 : start
  }
  if (!startsWith(coded, 'CDTRREFTP/', first === slash ? start + 1 : start)) return start
  const reference = indexOf(coded, '/CDTRREF/', used.REMI)
  return reference < ends[used.REMI]! ? reference + '/CDTRREF/'.length : start
}

/** Whether the purpose has the word at this place. */
const startsWith = ({ text }: CodedText, word: string, at: number): boolean =>
  at + word.length <= ends[used.REMI]! && text.startsWith(word, at)

/** The place of the word in a key's value, else the value's end. */
function indexOf({ codes, text }: CodedText, word: string, key: number): number {
  const first = word.charCodeAt(0)
  const end = ends[key]!
  for (let at = starts[key]!; at + word.length <= end; at += 1) {
    if (codes[at] === first && text.startsWith(word, at)) return at
  }
  return end
}

function referenceOf(coded: CodedText, key: number): string | null {
  return hasValue(key) ? referenceIn(coded, starts[key]!, ends[key]!) : null
}

function referenceIn(coded: CodedText, start: number, end: number): string | null {
  const text = textIn(coded, start, end)
  return text === '' || isNoReference(text) ? null : text
}

function accountIn(coded: CodedText, start: number, end: number): string | null {
  const account = referenceIn(coded, start, end)
  return account === null || isPlainIban(coded.codes, start, end) ? account : normaliseAccount(account)
}

/** True for a Dutch IBAN as it should be written: two digits behind its country, and else capitals and digits. */
function isPlainIban(codes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== 18 || codes[start] !== letterN || codes[start + 1] !== letterL) return false
  for (let at = start + 2; at < end; at += 1) {
    const code = codes[at]!
    const isCapital = code >= letterA && code <= letterZ && at > start + 3
    if (!isCapital && !(code >= zero && code <= nine)) return false
  }
  return true
}

/** The part without slashes around it, tidied. */
function textIn({ codes, text }: CodedText, start: number, end: number): string {
  let from = start
  let to = end
  while (from < to && codes[from] === slash) from += 1
  while (to > from && codes[to - 1] === slash) to -= 1
  while (from < to && codes[from] === space) from += 1
  while (to > from && codes[to - 1] === space) to -= 1
  const part = text.slice(from, to)
  return tidiness < 0 ? tidyText(part) : part
}

const space = 32
const slash = 47
const zero = 48
const nine = 57
const letterA = 65
const letterB = 66
const letterC = 67
const letterI = 73
const letterL = 76
const letterN = 78
const letterS = 83
const letterU = 85
const letterZ = 90
const tilde = 126
