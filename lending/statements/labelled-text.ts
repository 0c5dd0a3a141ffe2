import { emptyNarrative, type Narrative } from '#lending/statements/narrative.ts'

type Role = 'account' | 'name' | 'purpose' | 'endToEndId' | 'mandateId' | 'creditorId' | 'ignored'

/** Labels of ABN AMRO (`IBAN: … NAAM: …`), ING CSV (`Naam: … Omschrijving: …`) and Knab (`REK: …/NAAM: …`). */
const roles: Readonly<Record<string, Role>> = {
  iban: 'account',
  rek: 'account',
  bic: 'ignored',
  naam: 'name',
  name: 'name',
  omschrijving: 'purpose',
  description: 'purpose',
  betalingskenm: 'purpose',
  kenmerk: 'endToEndId',
  reference: 'endToEndId',
  machtiging: 'mandateId',
  'machtiging id': 'mandateId',
  'mandate id': 'mandateId',
  incassant: 'creditorId',
  'incassant id': 'creditorId',
  'creditor id': 'creditorId',
  valutadatum: 'ignored',
  'value date': 'ignored',
}

const label =
  /(?<=^|\s|\/)(IBAN|BIC|REK|NAAM|NAME|OMSCHRIJVING|DESCRIPTION|BETALINGSKENM\.|KENMERK|REFERENCE|MACHTIGING(?: ID)?|MANDATE ID|INCASSANT(?: ID)?|CREDITOR ID|VALUTADATUM|VALUE DATE):\s?/gi

/** What shows that the labels are the bank's and not the payer's own words. */
const isLabelled =
  /^\s*SEPA .*\b(?:IBAN|NAAM|INCASSANT):|^\s*(?:Naam|Name): |\s(?:Omschrijving|Description): |\sIBAN: [A-Z]{2}\d\d|(?:^|\s)REK: ?\S+\/NAAM:|(?:^|\s)NAAM: |\s(?:Valutadatum|Value date): \d|^(?:Valutadatum|Value date): \d/is

/** Null when the text is not written in labels. Text before the first label is the kind (SEPA …) or the purpose. */
export function readLabelledText(text: string): Narrative | null {
  if (!text.includes(':') || !isLabelled.test(text)) return null
  const labels = [...text.matchAll(label)]
  if (labels.length === 0) return null
  const values: Partial<Record<Role, string>> = {}
  labels.forEach((match, index) => {
    const role = roles[match[1]!.toLowerCase().replace('.', '')]!
    const value = text.slice(match.index + match[0].length, labels[index + 1]?.index ?? text.length)
    values[role] ??= value.replace(/\/\s*$/, '')
  })
  const before = text.slice(0, labels[0]!.index)
  const isKind = /^\s*SEPA /i.test(before)
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

/** Words after an account or id are the bank's remarks: `Incassant ID: NL… Doorlopende incasso`. */
function firstWord(value: string | undefined): string | null {
  return value?.trim().split(/\s/)[0] ?? null
}
