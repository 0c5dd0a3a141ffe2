import { emptyNarrative, type Narrative } from '#lending/statements/narrative/narrative.ts'

type Role = 'account' | 'name' | 'purpose' | 'endToEndId' | 'mandateId' | 'creditorId' | 'ignored'

/**
 * Labels of ABN AMRO (`IBAN: … NAAM: …`), ING CSV (`Naam: … Omschrijving: …`, and in English) and Knab
 * (`REK: …/NAAM: …`), by their last word; those of `pairEnds` take the word before them along.
 */
const roles: ReadonlyMap<string, Role> = new Map([
  ['iban', 'account'],
  ['rek', 'account'],
  ['bic', 'ignored'],
  ['naam', 'name'],
  ['name', 'name'],
  ['omschrijving', 'purpose'],
  ['description', 'purpose'],
  ['betalingskenm.', 'purpose'],
  ['kenmerk', 'endToEndId'],
  ['reference', 'endToEndId'],
  ['machtiging', 'mandateId'],
  ['machtiging id', 'mandateId'],
  ['mandate id', 'mandateId'],
  ['incassant', 'creditorId'],
  ['incassant id', 'creditorId'],
  ['creditor id', 'creditorId'],
  ['voor', 'ignored'],
  ['valutadatum', 'ignored'],
  ['value date', 'ignored'],
  ['datum/tijd', 'ignored'],
  ['date/time', 'ignored'],
  ['overige partij', 'ignored'],
  ['other party', 'ignored'],
])

const pairEnds: ReadonlySet<string> = new Set(['id', 'date', 'tijd', 'time', 'partij', 'party'])

/** The banks' own words; the others may be the payer's. */
const surelyTheBanks: ReadonlySet<string> = new Set([
  'naam',
  'name',
  'omschrijving',
  'description',
  'valutadatum',
  'value date',
])

type Label = { word: string; role: Role; start: number; valueStart: number }

/** ING ends its text with the date; where words follow, the label is the payer's. */
const dateLabels: ReadonlySet<string> = new Set(['valutadatum', 'value date'])
const dateAlone = /^\s*\d{1,2}[-/]\d{1,2}[-/]\d{4}\s*$/

/** Null when the text is not written in labels. Text before the first label is the kind (SEPA …) or the purpose. */
export function readLabelledText(text: string): Narrative | null {
  let colon = text.indexOf(':')
  if (colon < 0) return null
  const isKind = /^\s*SEPA /i.test(text)
  const labels: Label[] = []
  for (; colon >= 0; colon = text.indexOf(':', colon + 1)) {
    const label = labelBefore(text, colon) ?? (isKind ? gluedLabel(text, colon) : null)
    if (label !== null) labels.push(label)
  }
  const last = labels.at(-1)
  if (last !== undefined && dateLabels.has(last.word) && !dateAlone.test(text.slice(last.valueStart))) labels.pop()
  const first = labels[0]
  if (first === undefined) return null
  const before = text.slice(0, first.start)
  if (!isKind && !labels.some((label) => isOfTheBank(text, label))) return null
  const kept = withoutThoseOfThePayer(labels)
  if (!isKind || !areInColumns(text, kept)) return narrativeOf(text, kept, before, isKind)
  return narrativeOf(withoutGaps(text), kept.map(movedByGaps), before, isKind)
}

/**
 * ABN AMRO pairs columns of 32 characters with a space between; a text is cut at its column's end, and the space is not
 * part of it. Where spaces were removed, the labels are no longer in columns.
 */
function areInColumns(text: string, labels: readonly Label[]): boolean {
  for (let gap = columnWidth; gap < text.length; gap += pairWidth) if (text.charCodeAt(gap) !== space) return false
  return labels.every(({ start }) => start % pairWidth === 0 || start % pairWidth === columnWidth + 1)
}

function withoutGaps(text: string): string {
  let joined = ''
  for (let pair = 0; pair < text.length; pair += pairWidth) {
    joined += text.slice(pair, pair + columnWidth) + text.slice(pair + columnWidth + 1, pair + pairWidth)
  }
  return joined
}

function movedByGaps(label: Label): Label {
  const moved = (place: number) => place - Math.floor((place + columnWidth) / pairWidth)
  return { ...label, start: moved(label.start), valueStart: moved(label.valueStart) }
}

/**
 * ING puts the purpose before the account, `Omschrijving: … IBAN: …`: labels in between are the payer's (`Factuur 12
 * Kenmerk: 34`), and so is any second name.
 */
function withoutThoseOfThePayer(labels: readonly Label[]): readonly Label[] {
  const purpose = labels.findIndex((label) => label.role === 'purpose')
  const name = labels.findIndex((label) => label.role === 'name')
  const account = labels.findLastIndex((label) => label.role === 'account')
  if (purpose < 0 || labels.length < 3) return labels
  return labels.filter(
    (label, place) => !(purpose < place && place < account) && !(label.role === 'name' && place !== name),
  )
}

/** The label that ends at this colon: one or two words at the start, or behind a space or slash. */
function labelBefore(text: string, colon: number): Label | null {
  const start = wordStart(text, colon)
  const word = text.slice(start, colon).toLowerCase()
  const label = (at: number, name: string): Label | null => {
    const role = roles.get(name)
    return role === undefined ? null : { word: name, role, start: at, valueStart: colon + 1 }
  }
  if (start === 0 || !pairEnds.has(word)) return label(start, word)
  const both = wordStart(text, start - 1)
  return label(both, text.slice(both, colon).toLowerCase())
}

/** ABN AMRO's columns of 32 places leave no space behind a value that fills its column: `BEHEER B.V.Machtiging: `. */
const columnLabels = [
  ...['IBAN', 'BIC', 'Naam', 'Omschrijving', 'Betalingskenm.'],
  ...['Kenmerk', 'Machtiging', 'Incassant', 'Voor'],
]

function gluedLabel(text: string, colon: number): Label | null {
  for (const label of columnLabels) {
    const start = colon - label.length
    const found = text.slice(start, colon)
    if (found !== label && found !== label.toUpperCase()) continue
    const word = label.toLowerCase()
    return { word, role: roles.get(word)!, start, valueStart: colon + 1 }
  }
  return null
}

const columnWidth = 32
const pairWidth = 2 * columnWidth + 1

/** No label is longer: looking back no further keeps a text of a thousand colons cheap. */
const longestWord = 16

function wordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && end - start <= longestWord && !endsWord(text.charCodeAt(start - 1))) start -= 1
  return start
}

function endsWord(code: number): boolean {
  return code <= space || code === slash
}

const space = 32
const slash = 47

function isOfTheBank(text: string, { word, valueStart }: Label): boolean {
  if (surelyTheBanks.has(word)) return true
  return word === 'iban' && /^\s?[A-Z]{2}\d\d/.test(text.slice(valueStart, valueStart + 5))
}

function narrativeOf(text: string, labels: readonly Label[], before: string, isKind: boolean): Narrative {
  const values: Partial<Record<Role, string>> = {}
  // Removing a sheet's columns left commas in their place.
  const hasCommas = isKind && commaAtEnd.test(before)
  for (let place = 0; place < labels.length; place += 1) {
    const { role, valueStart } = labels[place]!
    const written = text.slice(valueStart, labels[place + 1]?.start ?? text.length)
    const value = hasCommas ? written.replace(commaAtEnd, '') : written
    values[role] ??=
      isKind && isReference(role) ? withoutColumnEnd(value, columnWidth - (valueStart - labels[place]!.start)) : value
  }
  return {
    ...emptyNarrative,
    counterpartyName: values.name ?? null,
    counterpartyAccount: firstWord(values.account),
    description: values.purpose ?? (isKind ? '' : before),
    endToEndId: values.endToEndId ?? null,
    mandateId: values.mandateId ?? null,
    creditorId: firstWord(values.creditorId),
    kind: isKind ? before : null,
  }
}

const commaAtEnd = /,\s?$/

const isReference = (role: Role): boolean => role === 'mandateId' || role === 'endToEndId'

/** ABN AMRO breaks what is longer than a column, with a space in the word; a reference is put together again. */
function withoutColumnEnd(value: string, width: number): string {
  const before = value.slice(0, width)
  const behind = value.slice(width)
  const isBroken = before.length === width && /\S$/.test(before) && /^ {1,2}\S/.test(behind)
  return isBroken ? before + behind.trimStart() : value
}

/** Words after an account or id are the bank's remarks: `Incassant ID: NL… Doorlopende incasso`. */
function firstWord(value: string | undefined): string | null {
  return value === undefined ? null : (/[^\s/]+/.exec(value)?.[0] ?? null)
}
