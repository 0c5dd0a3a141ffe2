import { tidyNarrative, type Narrative } from '#lending/statements/narrative.ts'
import { hasOnlySingleSpaces } from '#lending/statements/values.ts'

/**
 * The keys of the `/KEY/value` notation that Dutch banks use in :86: (MT940 for SEPA, and each bank's additions). The
 * values of the first ones are used; the others only end the value before them.
 */
const usedKeys = ['TRTP', 'IBAN', 'BBAN', 'NAME', 'REMI', 'EREF', 'MARF', 'CSID', 'RTRN', 'CNTP', 'ACCW'] as const
const otherKeys = 'ORDP BENM ADDR ISDT PREF PURP SVCL ULTC ULTB ULTD BUSP OCMT CHGS EXCH NRTX PIND TRCD'.split(' ')
const otherKey: number = usedKeys.length

/** The place of each key of four letters in `usedKeys`, by its letters as one number: no text is made to look it up. */
const keysByLetters = new Map<number, number>()
for (const key of otherKeys) keysByLetters.set(lettersAt(key, 0), otherKey)
usedKeys.forEach((key, place) => keysByLetters.set(lettersAt(key, 0), place))

/** Four letters of seven bits; -1 when there are fewer, or one is beyond ASCII. */
function lettersAt(text: string, at: number): number {
  const first = text.charCodeAt(at)
  const second = text.charCodeAt(at + 1)
  const third = text.charCodeAt(at + 2)
  const fourth = text.charCodeAt(at + 3)
  if (!((first | second | third | fourth) < 128 && at + 3 < text.length)) return -1
  return (first << 21) | (second << 14) | (third << 7) | fourth
}

type Fields = Record<(typeof usedKeys)[number], string>

/**
 * Null when no known key stands in the text. A slash before anything else belongs to the value: `REF17/22/DEC`. The
 * values are tidied.
 */
export function readSlashedText(text: string): Narrative | null {
  const fields = slashedFields(text)
  if (fields === null) return null
  const narrative: Narrative = {
    counterpartyName: null,
    counterpartyAccount: null,
    description: fields.TRTP,
    endToEndId: withoutSlashes(fields.EREF),
    mandateId: withoutSlashes(fields.MARF),
    creditorId: withoutSlashes(fields.CSID),
    returnReason: withoutSlashes(fields.RTRN),
    kind: fields.TRTP,
  }
  readCounterparty(fields, narrative)
  readPurpose(fields.REMI, narrative)
  return tidyNarrative(narrative, hasOnlySingleSpaces(text))
}

function slashedFields(text: string): Fields | null {
  let fields: Fields | null = null
  let key = otherKey
  let valueStart = 0
  for (let at = text.indexOf('/'); at >= 0;) {
    const found = keyAt(text, at + 1)
    if (found === noKey) {
      at = text.indexOf('/', at + 1)
      continue
    }
    fields ??= noFields()
    if (key < otherKey) keep(fields, key, text.slice(valueStart, at))
    key = found
    // The slash that ends a key may not begin the next one, but the one right after it may: /ORDP//NAME/.
    valueStart = at + (text.charCodeAt(at + 4) === slash ? 5 : 6)
    at = text.indexOf('/', valueStart)
  }
  if (fields !== null && key < otherKey) keep(fields, key, text.slice(valueStart))
  return fields
}

const noKey = -1

/** The place of the key that begins here and ends with a slash. */
function keyAt(text: string, at: number): number {
  if (text.charCodeAt(at + 4) === slash) {
    const place = keysByLetters.get(lettersAt(text, at))
    if (place !== undefined) return place
  }
  return text.charCodeAt(at) === letterB && text.startsWith('BIC/', at) ? otherKey : noKey
}

function noFields(): Fields {
  return {
    TRTP: '',
    IBAN: '',
    BBAN: '',
    NAME: '',
    REMI: '',
    EREF: '',
    MARF: '',
    CSID: '',
    RTRN: '',
    CNTP: '',
    ACCW: '',
  }
}

/**
 * The first value that is not empty counts: Rabobank writes /REMI//REMI/text, and an ultimate party's /NAME/ later. By
 * the key's place in `usedKeys`, written out, since a field named by a variable takes several times as long.
 */
function keep(fields: Fields, place: number, value: string) {
  switch (place) {
    case 0:
      fields.TRTP ||= value
      break
    case 1:
      fields.IBAN ||= value
      break
    case 2:
      fields.BBAN ||= value
      break
    case 3:
      fields.NAME ||= value
      break
    case 4:
      fields.REMI ||= value
      break
    case 5:
      fields.EREF ||= value
      break
    case 6:
      fields.MARF ||= value
      break
    case 7:
      fields.CSID ||= value
      break
    case 8:
      fields.RTRN ||= value
      break
    case 9:
      fields.CNTP ||= value
      break
    case 10:
      fields.ACCW ||= value
      break
  }
}

function readCounterparty(fields: Fields, narrative: Narrative) {
  if (fields.CNTP !== '') {
    readAccountAndName(fields.CNTP, narrative)
    return
  }
  narrative.counterpartyAccount = withoutSlashes(fields.IBAN || fields.BBAN || fields.ACCW.split(',', 1)[0]!)
  // Rabobank may add the party's own number behind its name: /NAME/…/ID/….
  const nameEnd = fields.NAME.indexOf('/ID/')
  narrative.counterpartyName = withoutSlashes(nameEnd < 0 ? fields.NAME : fields.NAME.slice(0, nameEnd))
}

/** ING and Triodos: account/BIC/name/city. A name may hold slashes of its own, with a space behind them. */
function readAccountAndName(value: string, narrative: Narrative) {
  const accountEnd = separatorIn(value, 0)
  const bicEnd = accountEnd < 0 ? -1 : separatorIn(value, accountEnd + 1)
  const nameEnd = bicEnd < 0 ? -1 : separatorIn(value, bicEnd + 1)
  narrative.counterpartyAccount = accountEnd < 0 ? value : value.slice(0, accountEnd)
  if (bicEnd >= 0) narrative.counterpartyName = value.slice(bicEnd + 1, nameEnd < 0 ? value.length : nameEnd)
}

function separatorIn(value: string, start: number): number {
  let at = value.indexOf('/', start)
  while (at >= 0 && value.charCodeAt(at + 1) === space) at = value.indexOf('/', at + 1)
  return at
}

const ingCard = /^(.+?) (\d\d-\d\d-\d{4} \d\d:\d\d\s+TERMINALID: .*)$/s

function readPurpose(remittance: string, narrative: Narrative) {
  const text = withoutSlashes(withoutStructure(remittance))
  const card = narrative.counterpartyName || !text.includes(' TERMINALID: ') ? null : ingCard.exec(text)
  if (card) {
    narrative.counterpartyName = card[1]!
    narrative.description = card[2]!
  } else if (text.trim() !== '') narrative.description = text
}

/**
 * ING says whether the text is free (USTD) or a payment reference (STRD), and whose. Rabobank spells the ISO 20022
 * elements out: /CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/1234567890123456.
 */
function withoutStructure(text: string): string {
  if (text.startsWith('USTD//')) return text.slice(6)
  const reference = text.startsWith('/CDTRREFTP/') || text.startsWith('CDTRREFTP/') ? text.indexOf('/CDTRREF/') : -1
  if (reference >= 0) return text.slice(reference + '/CDTRREF/'.length)
  return text.startsWith('STRD/CUR/') || text.startsWith('STRD/ISO/') ? text.slice(9) : text
}

function withoutSlashes(value: string): string {
  let start = 0
  let end = value.length
  while (start < end && value.charCodeAt(start) === slash) start += 1
  while (end > start && value.charCodeAt(end - 1) === slash) end -= 1
  return start === 0 && end === value.length ? value : value.slice(start, end)
}

const slash = 47
const space = 32
const letterB = 66
