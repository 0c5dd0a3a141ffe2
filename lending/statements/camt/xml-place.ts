import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused, type StatementRefusalCode } from '#lending/statements/refusal.ts'

/** The reading position in a document, and the refusals that report it. */
export class XmlPlace {
  line = 1
  readonly #limits: StatementLimits
  #tokens = 0

  constructor(limits: StatementLimits) {
    this.#limits = limits
  }

  /** Of an element, a comment, a CDATA section or a processing instruction. */
  countToken(): void {
    this.#tokens += 1
    if (this.#tokens > this.#limits.xmlElements) throw new Refused('too_many_rows', { line: this.line })
  }

  /** Of one text, tag or other token, also of one that has not ended yet. */
  checkLength(characters: number): void {
    if (characters > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.line })
  }

  checkDepth(depth: number, field: string): void {
    if (depth > this.#limits.xmlDepth) this.refuse(field, undefined, 'too_deep')
  }

  checkNames(count: number): void {
    if (count > this.#limits.xmlNames) this.refuse(undefined, undefined, 'too_many_attributes')
  }

  checkAttributes(count: number, field: string): void {
    if (count > this.#limits.xmlAttributes) this.refuse(field, undefined, 'too_many_attributes')
  }

  refuse(field: string | undefined, found?: string, code: StatementRefusalCode = 'malformed_xml'): never {
    throw new Refused(code, { line: this.line, field, found })
  }
}
