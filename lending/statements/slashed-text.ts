import type { Narrative } from '#lending/statements/narrative.ts'

/** The keys of the `/KEY/value` notation that Dutch banks use in :86: (MT940 for SEPA, and each bank's additions). */
const keys =
  'TRTP IBAN BBAN BIC NAME REMI EREF MARF CSID RTRN ORDP BENM ADDR ISDT PREF CNTP PURP SVCL ACCW ULTC ULTB ULTD BUSP OCMT CHGS EXCH NRTX PIND TRCD'.split(
    ' ',
  )

/** By their first letter. */
const keysByLetter = new Map<number, string[]>()
for (const key of keys) {
  const letter = key.charCodeAt(0)
  keysByLetter.set(letter, [...(keysByLetter.get(letter) ?? []), key])
}

/** The values that are used; the others only end the value before them. */
type Fields = {
  TRTP: string
  IBAN: string
  BBAN: string
  NAME: string
  REMI: string
  EREF: string
  MARF: string
  CSID: string
  RTRN: string
  CNTP: string
  ACCW: string
}

/** Null when no known key stands in the text. A slash before anything else belongs to the value: `REF17/22/DEC`. */
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
  return narrative
}

function slashedFields(text: string): Fields | null {
  let fields: Fields | null = null
  let key = ''
  let valueStart = 0
  for (let at = text.indexOf('/'); at >= 0;) {
    const found = keyAt(text, at + 1)
    if (found === undefined) {
      at = text.indexOf('/', at + 1)
      continue
    }
    fields ??= noFields()
    if (key !== '') keep(fields, key, text.slice(valueStart, at))
    key = found
    valueStart = at + found.length + 2
    // The slash that ends a key may not begin the next one, but the one right after it may: /ORDP//NAME/.
    at = text.indexOf('/', valueStart)
  }
  if (fields !== null) keep(fields, key, text.slice(valueStart))
  return fields
}

function keyAt(text: string, at: number): string | undefined {
  const candidates = keysByLetter.get(text.charCodeAt(at))
  if (candidates === undefined) return undefined
  for (const key of candidates) {
    if (text.charCodeAt(at + key.length) === slash && text.startsWith(key, at)) return key
  }
  return undefined
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

/** The first value that is not empty counts: Rabobank writes /REMI//REMI/text, and an ultimate party's /NAME/ later. */
function keep(fields: Fields, key: string, value: string) {
  if (!isUsed(key, fields)) return
  if (fields[key] === '') fields[key] = value
}

function isUsed(key: string, fields: Fields): key is keyof Fields {
  return key in fields
}

function readCounterparty(fields: Fields, narrative: Narrative) {
  if (fields.CNTP !== '') {
    // ING and Triodos: account/BIC/name/city. A name may hold slashes of its own, with a space behind them.
    const [account, , name] = fields.CNTP.includes('/ ') ? fields.CNTP.split(/\/(?! )/) : fields.CNTP.split('/', 3)
    narrative.counterpartyAccount = account ?? null
    narrative.counterpartyName = name ?? null
    return
  }
  narrative.counterpartyAccount = withoutSlashes(fields.IBAN || fields.BBAN || fields.ACCW.split(',', 1)[0]!)
  narrative.counterpartyName = withoutSlashes(fields.NAME)
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

/** ING says whether the text is free (USTD) or a payment reference (STRD), and whose. */
function withoutStructure(text: string): string {
  if (text.startsWith('USTD//')) return text.slice(6)
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
