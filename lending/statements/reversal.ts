/** Sub-families of ISO 20022 bank transaction codes for a payment that comes back. */
const reversalSubFamilies: ReadonlySet<string> = new Set(['UPDD', 'PRDD', 'RCDD', 'RRTN', 'RPCR', 'RVRS'])

export function isReversalCode(subFamily: string): boolean {
  return reversalSubFamilies.has(subFamily)
}

/** ISO 20022 external return reason: two letters and two digits, e.g. AC04, MD06, MS03. */
export function returnReason(text: string | null): string | null {
  const code = text === null ? undefined : /\b([A-Z]{2}\d\d|SL01|NARR)\b/.exec(text.toUpperCase())?.[1]
  return code ?? null
}

/** The banks' Dutch words for a payment that comes back, at the start of the text or of the kind. */
const reversalWords = /^\s*(?:SEPA )?(?:TERUGBOEKING|TERUGGEBOEKT|STORNO|STORNERING|INCASSO-?\s?STORNO|RETOUR SEPA)\b/i
const reversalRemark = /TERUGBOEKING-(?:BEA|GEA)-TRANSACTIE/

export function saysReversal(text: string): boolean {
  return reversalWords.test(text) || reversalRemark.test(text)
}
