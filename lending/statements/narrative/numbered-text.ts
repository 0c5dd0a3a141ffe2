import { looksLikeIban } from '#lending/iban.ts'
import { emptyNarrative, type Narrative } from '#lending/statements/narrative/narrative.ts'

/** A kind of booking in three digits, and then fields that each begin with a mark and two digits. */
const start = /^\d{3}([>?])\d\d/

/** Null when the text is not written in numbered fields. */
export function readNumberedText(text: string): Narrative | null {
  const mark = start.exec(text)?.[1]
  if (mark === undefined) return null
  const fields = text.split(new RegExp(`\\${mark}(?=\\d\\d)`)).slice(1)
  return mark === '>' ? readTriodosFields(fields) : readDkFields(fields)
}

/**
 * Triodos before 2018: `000>10…>20BIC>21IBAN>22text>23text>31own account`. Fields break inside words. >20 and >21 are
 * text when no BIC and IBAN; >10 then has the counterparty's old account number, else zeros.
 */
function readTriodosFields(fields: readonly string[]): Narrative {
  const texts: string[] = []
  let name: string | null = null
  let formerNumber: string | null = null
  for (const field of fields) {
    const code = field.slice(0, 2)
    const value = field.slice(2)
    if (code.startsWith('2')) texts.push(value)
    if (code === '32') name = value
    if (code === '10' && /^0*[1-9]\d*\s*$/.test(value)) formerNumber = value
  }
  const account = texts.length > 1 && looksLikeIban(texts[1]!.trim()) ? texts[1]! : null
  const description = (account === null ? texts : texts.slice(2)).join('')
  return {
    ...emptyNarrative,
    counterpartyName: name ?? triodosShop(description),
    counterpartyAccount: account ?? formerNumber,
    description,
  }
}

/** A card payment at Triodos: `SHOP - PLACE - TERMINAL 0AB12C - 28-02-2026 11:06 - PASNR. *1234`, any case. */
export function triodosShop(text: string): string | null {
  return cardShop.exec(text)?.[1] ?? null
}

const cardShop = /^(\S.{0,60}?) - T(?:ERMINAL|erminal) \S+ - \d\d-\d\d-\d{4}/

/**
 * The German way (DFÜ-Abkommen, annex 3), also of treasury programs; fields break inside words. SEPA: EREF+, MREF+,
 * CRED+, SVWZ+. `166?00kind?20…?29text?30BIC?31account?32name?33name?60…?63text`.
 */
function readDkFields(fields: readonly string[]): Narrative {
  const valueOf = (codes: RegExp): string =>
    fields
      .filter((field) => codes.test(field))
      .map((field) => field.slice(2))
      .join('')
  const text = valueOf(/^(?:2\d|6[0-3])/)
  const marked = (mark: string): string | null =>
    new RegExp(`${mark}\\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\\+|$)`, 's').exec(text)?.[1] ??
    null
  const hasMarks = /^(?:EREF|KREF|MREF|CRED|SVWZ)\+/.test(text)
  return {
    ...emptyNarrative,
    counterpartyName: valueOf(/^3[23]/),
    counterpartyAccount: valueOf(/^31/),
    description: hasMarks ? (marked('SVWZ') ?? '') : text,
    endToEndId: hasMarks ? marked('EREF') : null,
    mandateId: hasMarks ? marked('MREF') : null,
    creditorId: hasMarks ? marked('CRED') : null,
    kind: valueOf(/^00/),
  }
}
