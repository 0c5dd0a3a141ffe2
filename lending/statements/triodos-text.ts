import { looksLikeIban } from '#lending/iban.ts'
import { emptyNarrative, type Narrative } from '#lending/statements/narrative.ts'

/**
 * Triodos before 2018: `000>10…>20BIC>21IBAN>22text>23text>31own account`. The text fields break inside words, so they
 * are joined without a space. >20 and >21 are text themselves when they are not a BIC and an IBAN; >10 then names the
 * counterparty by its former number, and is nought otherwise.
 */
export function readTriodosText(text: string): Narrative | null {
  if (text[3] !== '>' || !/^\d{3}>\d\d/.test(text)) return null
  const texts: string[] = []
  let name: string | null = null
  let formerNumber: string | null = null
  for (const part of text.split('>').slice(1)) {
    const code = part.slice(0, 2)
    if (/^2\d$/.test(code)) texts.push(part.slice(2))
    if (code === '32') name = part.slice(2)
    if (code === '10' && /^\d*[1-9]\d*\s*$/.test(part.slice(2))) formerNumber = part.slice(2)
  }
  const account = texts.length > 1 && looksLikeIban(texts[1]!.trim()) ? texts[1]! : null
  return {
    ...emptyNarrative,
    counterpartyName: name,
    counterpartyAccount: account ?? formerNumber,
    description: (account === null ? texts : texts.slice(2)).join(''),
  }
}
