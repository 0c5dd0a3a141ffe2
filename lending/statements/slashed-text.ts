import { emptyNarrative, type Narrative } from '#lending/statements/narrative.ts'

/** The keys of the `/KEY/value` notation that Dutch banks use in :86: (MT940 for SEPA, and each bank's additions). */
const keys: ReadonlySet<string> = new Set([
  'TRTP',
  'IBAN',
  'BBAN',
  'BIC',
  'NAME',
  'REMI',
  'EREF',
  'MARF',
  'CSID',
  'RTRN',
  'ORDP',
  'BENM',
  'ADDR',
  'ISDT',
  'PREF',
  'CNTP',
  'PURP',
  'SVCL',
  'ACCW',
  'ULTC',
  'ULTB',
  'ULTD',
  'BUSP',
  'OCMT',
  'CHGS',
  'EXCH',
  'NRTX',
  'PIND',
  'TRCD',
])

type Fields = Map<string, string>

/** Null when no known key stands in the text. A slash before anything else belongs to the value: `REF17/22/DEC`. */
export function readSlashedText(text: string): Narrative | null {
  const fields = slashedFields(text)
  if (fields === null) return null
  const counterparty = counterpartyOf(fields)
  return {
    ...emptyNarrative,
    counterpartyName: counterparty.name,
    counterpartyAccount: counterparty.account,
    ...purposeOf(fields, counterparty.name),
    endToEndId: withoutSlashes(fields.get('EREF')),
    mandateId: withoutSlashes(fields.get('MARF')),
    creditorId: withoutSlashes(fields.get('CSID')),
    returnReason: withoutSlashes(fields.get('RTRN')),
    kind: fields.get('TRTP') ?? null,
  }
}

function slashedFields(text: string): Fields | null {
  let fields: Fields | null = null
  let key = ''
  let valueStart = 0
  for (let slash = text.indexOf('/'); slash >= 0;) {
    const next = text.indexOf('/', slash + 1)
    if (next < 0) break
    const length = next - slash - 1
    if (length >= 3 && length <= 4 && keys.has(text.slice(slash + 1, next))) {
      fields ??= new Map()
      if (key !== '') keep(fields, key, text.slice(valueStart, slash))
      key = text.slice(slash + 1, next)
      valueStart = next + 1
      // The slash that ends a key may not begin the next one, but the one right after it may: /ORDP//NAME/.
      slash = text.indexOf('/', next + 1)
    } else {
      slash = next
    }
  }
  if (fields !== null) keep(fields, key, text.slice(valueStart))
  return fields
}

/** The first value that is not empty counts: Rabobank writes /REMI//REMI/text, and an ultimate party's /NAME/ later. */
function keep(fields: Fields, key: string, value: string) {
  if (!fields.get(key)) fields.set(key, value)
}

function counterpartyOf(fields: Fields): { name: string | null; account: string | null } {
  const party = fields.get('CNTP')
  if (party !== undefined) {
    // ING and Triodos: account/BIC/name/city, where a name may hold slashes of its own with spaces around them.
    const parts = party.split(/\/(?! )/)
    return { account: parts[0] ?? null, name: parts[2] ?? null }
  }
  const account = fields.get('IBAN') ?? fields.get('BBAN') ?? fields.get('ACCW')?.split(',')[0] ?? null
  return { account: withoutSlashes(account), name: withoutSlashes(fields.get('NAME')) }
}

const ingCard = /^(.+?) (\d\d-\d\d-\d{4} \d\d:\d\d\s+TERMINALID: .*)$/s

function purposeOf(
  fields: Fields,
  name: string | null,
): { description: string } | { description: string; counterpartyName: string } {
  const remittance = fields.get('REMI') ?? ''
  const text = remittance.replace(/^(?:USTD\/\/|STRD\/(?:CUR|ISO)\/)/, '').replace(/^\/|\/+$/g, '')
  const card = name ? null : ingCard.exec(text)
  if (card) return { counterpartyName: card[1]!, description: card[2]! }
  return { description: text.trim() === '' ? (fields.get('TRTP') ?? '') : text }
}

function withoutSlashes(value: string | null | undefined): string | null {
  return value?.replace(/^\/+|\/+$/g, '') ?? null
}
