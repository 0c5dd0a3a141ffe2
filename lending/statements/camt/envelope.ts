import { Refused } from '#lending/statements/refusal.ts'

/** Elements before the document, or between two: a business header (ISO 20022 head.001) has some forty. */
const elementsMax = 1_000

/** The elements around `Document`: none or an envelope with a header. A file without `Document` is refused. */
export class CamtEnvelope {
  #outermost: { line: number; field: string } | null = null
  #elements = 0

  /** An element outside any `Document`. @throws Refused when there will be none. */
  open(name: string, line: number): void {
    this.#outermost ??= { line, field: name }
    this.#elements += 1
    // The page of a bank whose session has ended is what people save most by mistake.
    if (this.#elements > elementsMax || this.#outermost.field.toLowerCase() === 'html') throw this.refusal()
  }

  /** Of a file in which no `Document` was found. */
  refusal(): Refused {
    return new Refused('unknown_format', this.#outermost ?? {})
  }

  /** A file that stops making sense before its `Document` is better called some other format than bad XML. */
  refusalInstead(refusal: Refused): Refused {
    const isBroken = refusal.code === 'malformed_xml' || refusal.code === 'cut_off'
    return isBroken && this.#outermost !== null ? this.refusal() : refusal
  }
}
