import type { Narrative } from '#lending/statements/narrative/narrative.ts'

/** Sub-families of ISO 20022 bank booking codes for a payment that comes back. */
const reversalSubFamilies: ReadonlySet<string> = new Set(['UPDD', 'PRDD', 'RCDD', 'RRTN', 'RPCR', 'RVRS'])

export function isReversalCode(subFamily: string): boolean {
  return reversalSubFamilies.has(subFamily)
}

/**
 * ISO 20022 external return reason: two letters and two digits, e.g. AC04, MD06, MS03. ING's older files add the kind
 * of return, a digit from 1 (rejected) to 5 (cancelled).
 */
export function returnReason(text: string | null): string | null {
  const code = text === null ? undefined : /\b([A-Z]{2}\d\d|NARR)[1-5]?\b/.exec(text.toUpperCase())?.[1]
  return code ?? null
}

/** The banks' Dutch words for a payment that comes back, at the start of the text or of the kind. */
const reversalWords =
  /^\s*(?:SEPA )?(?:(?:INCASSO (?:(?:ALGEMEEN|BEDRIJVEN|DOORLOPEND|EENMALIG) ){0,2})?(?:TERUGBOEKING|TERUGGEBOEKT|STORNO)|STORNERING|INCASSO RETOUR|INCASSO-?\s?STORNO|RETOUR SEPA)\b/i
/** ABN AMRO, behind a card payment that was taken back. */
const reversalRemark = /TERUGBOEKING[- ](?:BEA|GEA)/

export function saysReversal(text: string): boolean {
  if (text === '') return false
  const first = text.charCodeAt(0) | lowerCase
  const mayBegin = first === letterR || first === letterS || first === letterT || first === letterI || first <= 32
  return (mayBegin && reversalWords.test(text)) || (text.includes('TERUGBOEKING') && reversalRemark.test(text))
}

/** By the bank's word for the kind, or by the text. */
export function isReturned({ kind, description }: Narrative): boolean {
  return saysReversal(kind ?? '') || saysReversal(description)
}

/** The bit that makes a letter small; a first look that spares most texts the pattern. */
const lowerCase = 32
const letterI = 105
const letterR = 114
const letterS = 115
const letterT = 116
