import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { decodeEntities, parseAttributes } from '#lending/statements/xml-markup.ts'

export type XmlHandler = {
  /** Whether the text of the innermost element is asked for; other text is only checked. */
  readonly wantsText: boolean
  /** `attributes` is the raw text after the name; read it with `parseAttributes` where it matters. */
  open(localName: string, attributes: string): void
  /** Text of the innermost element, entities resolved. Comments and CDATA sections split it into several calls. */
  text(text: string): void
  close(): void
}

// eslint-disable-next-line no-control-regex -- XML 1.0, production 2: characters that no document may hold
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
/** XML 1.0, production 23. */
const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/
const nameShape = /^(?:[A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*:)?([A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*)$/

/** As written, and without its prefix. */
type ElementName = { readonly name: string; readonly local: string }

/** Small enough that the runtime keeps it as a plain integer. */
const digestBits = 0x3fffffff

/**
 * A strict push tokenizer for the part of XML 1.0 that bank files use. Refuses any DOCTYPE, so there are no entities
 * but the five predefined ones and character references; depth, attributes, names and token length are limited.
 */
export class XmlTokenizer {
  readonly #handler: XmlHandler
  readonly #limits: StatementLimits
  readonly #openNames: string[] = []
  readonly #names = new Map<string, ElementName>()
  /** The name last seen with a digest; at most as many as there are names. */
  readonly #namesByDigest = new Map<number, ElementName>()
  /** The text in hand: what was left of the blocks before, and the newest block. */
  #text = ''
  /** All before this is read. */
  #at = 0
  /** Where the next `&` and the next `]]>` stand, at or behind `#at`: most text has neither and is not searched twice. */
  #nextReference = 0
  #nextSectionEnd = 0
  #linesBefore = 1
  #countedTo = 0
  #elements = 0
  #isRootSeen = false
  #isStart = true

  constructor(handler: XmlHandler, limits: StatementLimits) {
    this.#handler = handler
    this.#limits = limits
  }

  /** The line on which reading stands now. Counted on demand, each line once. */
  get line(): number {
    const text = this.#text
    for (let next = text.indexOf('\n', this.#countedTo); next >= 0 && next < this.#at;) {
      this.#linesBefore += 1
      this.#countedTo = next + 1
      next = text.indexOf('\n', this.#countedTo)
    }
    return this.#linesBefore
  }

  push(block: string, isLast: boolean): void {
    const rest = this.#text.slice(this.#at)
    this.#text = rest === '' ? block : rest + block
    this.#at = 0
    this.#countedTo = 0
    this.#nextReference = position(this.#text.indexOf('&'))
    this.#nextSectionEnd = position(this.#text.indexOf(']]>'))
    const bad = forbidden.exec(block)
    if (bad) this.#refuse(undefined, `U+${bad[0].charCodeAt(0).toString(16).padStart(4, '0')}`)
    this.#readTokens()
    if (isLast) this.#finish()
    // Counted now, for the text read so far is dropped with the next block.
    const { line } = this
    if (this.#text.length - this.#at > this.#limits.lineCharacters) throw new Refused('line_too_long', { line })
  }

  #readTokens(): void {
    const text = this.#text
    for (let start = text.indexOf('<', this.#at); start >= 0; start = text.indexOf('<', this.#at)) {
      const second = text.charCodeAt(start + 1)
      let end: number
      if (second === slash) end = this.#closeTag(start)
      else if (second === bang || second === question) end = this.#markup(start)
      else end = this.#openTag(start)
      if (end < 0) return
      if (end - start > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.line })
      this.#at = end
      this.#isStart = false
    }
  }

  /** Each of the three readers below returns the index behind its token, or −1 when its end is still to come. */
  #closeTag(start: number): number {
    const expected = this.#openNames[this.#openNames.length - 1]
    const nameEnd = start + 2 + (expected?.length ?? 0)
    if (
      expected !== undefined &&
      this.#text.charCodeAt(nameEnd) === greater &&
      this.#text.startsWith(expected, start + 2)
    ) {
      this.#readText(start)
      this.#closeInnermost()
      return nameEnd + 1
    }
    const end = this.#text.indexOf('>', start)
    if (end < 0) return -1
    this.#readText(start)
    const name = this.#text.slice(start + 2, end).replace(/[ \t\r\n]+$/, '')
    if (name !== expected) this.#refuse(expected, `</${name}>`)
    this.#closeInnermost()
    return end + 1
  }

  #openTag(start: number): number {
    const text = this.#text
    let nameEnd = start + 1
    let digest = 0
    for (let code = text.charCodeAt(nameEnd); !endsName(code); code = text.charCodeAt(nameEnd)) {
      digest = (Math.imul(digest, 31) + code) & digestBits
      nameEnd += 1
    }
    const end = text.charCodeAt(nameEnd) === greater ? nameEnd : this.#tagEnd(nameEnd)
    if (end < 0) return -1
    this.#readText(start)
    const isEmpty = end > nameEnd && text.charCodeAt(end - 1) === slash
    const { name, local } = this.#nameAt(start + 1, nameEnd, digest)
    if (this.#openNames.length === 0 && this.#isRootSeen) this.#refuse(name, 'a second root element')
    this.#isRootSeen = true
    this.#countToken()
    if (this.#openNames.length >= this.#limits.xmlDepth)
      throw new Refused('too_deep', { line: this.line, field: local })
    const attributes = end === nameEnd ? '' : text.slice(nameEnd, isEmpty ? end - 1 : end)
    if (attributes !== '') this.#checkAttributes(attributes, local)
    this.#openNames.push(name)
    this.#handler.open(local, attributes)
    if (isEmpty) this.#closeInnermost()
    return end + 1
  }

  /** The `>` that ends a tag with attributes: not one inside quotes. −1 when it is still to come. */
  #tagEnd(from: number): number {
    let open = 0
    for (let at = from; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at)
      if (open !== 0) open = code === open ? 0 : open
      else if (code === greater) return at
      else if (code === doubleQuote || code === singleQuote) open = code
    }
    return -1
  }

  /** A document has few names and many elements: by its digest a name is known again without making a text of it. */
  #nameAt(start: number, end: number, digest: number): ElementName {
    const known = this.#namesByDigest.get(digest)
    if (known !== undefined && known.name.length === end - start && this.#text.startsWith(known.name, start)) {
      return known
    }
    const name = this.#text.slice(start, end)
    const found = this.#names.get(name) ?? this.#newName(name)
    this.#namesByDigest.set(digest, found)
    return found
  }

  #newName(text: string): ElementName {
    const shape = nameShape.exec(text)?.[1]
    if (shape === undefined) this.#refuse(undefined, `<${text}`)
    if (this.#names.size >= this.#limits.xmlNames) throw new Refused('too_many_attributes', { line: this.line })
    // Copies, so that a name does not keep the whole block of text alive.
    const found = { name: Array.from(text).join(''), local: Array.from(shape).join('') }
    this.#names.set(found.name, found)
    return found
  }

  #checkAttributes(attributes: string, local: string): void {
    const parsed = parseAttributes(attributes)
    if (parsed === null) this.#refuse(local, attributes.trim())
    if (parsed.size > this.#limits.xmlAttributes) {
      throw new Refused('too_many_attributes', { line: this.line, field: local })
    }
  }

  #closeInnermost(): void {
    this.#openNames.pop()
    this.#handler.close()
  }

  /** The text from where reading stands to `end`. */
  #readText(end: number): void {
    const start = this.#at
    if (end === start) return
    this.#at = end
    this.#isStart = false
    const isPlain = this.#nextReference >= end && this.#nextSectionEnd >= end
    const isInside = this.#openNames.length > 0
    if (isPlain && isInside && !this.#handler.wantsText) return
    const raw = this.#text.slice(start, end)
    if (!isInside && /[^ \t\r\n]/.test(raw)) this.#refuse(undefined, raw.trim())
    if (isPlain) {
      if (isInside) this.#handler.text(raw)
    } else this.#readReferences(raw, end)
  }

  #readReferences(raw: string, end: number): void {
    if (this.#nextSectionEnd < end) {
      if (raw.includes(']]>')) this.#refuse(this.#openNames.at(-1), ']]>')
      this.#nextSectionEnd = position(this.#text.indexOf(']]>', end))
    }
    const decoded = decodeEntities(raw)
    if (decoded === null) this.#refuse(this.#openNames.at(-1), raw.slice(raw.indexOf('&')))
    if (this.#nextReference < end) this.#nextReference = position(this.#text.indexOf('&', end))
    if (this.#openNames.length > 0) this.#handler.text(decoded)
  }

  /** A comment, a CDATA section or a processing instruction. */
  #markup(start: number): number {
    const text = this.#text
    if (text.startsWith('<!--', start)) return this.#comment(start)
    if (text.startsWith('<![CDATA[', start)) return this.#section(start)
    if (text.startsWith('<?', start)) return this.#instruction(start)
    const seen = text.slice(start, start + 9)
    const isShort = seen.length < 9
    if (isShort && ['<!DOCTYPE', '<![CDATA[', '<!--'].some((one) => one.startsWith(seen.toUpperCase()))) return -1
    this.#readText(start)
    if (/^<!DOCTYPE/i.test(seen)) throw new Refused('doctype_refused', { line: this.line, field: '<!DOCTYPE' })
    return this.#refuse(undefined, seen)
  }

  #comment(start: number): number {
    // XML 1.0, production 15: no `--` inside a comment, nor a `-` before its end.
    const dashes = this.#text.indexOf('--', start + 4)
    if (dashes < 0 || dashes + 2 >= this.#text.length) return -1
    this.#readText(start)
    if (this.#text.charCodeAt(dashes + 2) !== greater) this.#refuse('<!--', this.#text.slice(start, dashes + 3))
    return this.#skipTo(dashes + 3)
  }

  #section(start: number): number {
    const close = this.#text.indexOf(']]>', start + 9)
    if (close < 0) return -1
    // The section's own end is no stray one.
    if (this.#nextSectionEnd >= start) this.#nextSectionEnd = position(this.#text.indexOf(']]>', close + 3))
    this.#readText(start)
    if (this.#openNames.length === 0) this.#refuse(undefined, '<![CDATA[')
    if (this.#handler.wantsText) this.#handler.text(this.#text.slice(start + 9, close))
    return this.#skipTo(close + 3)
  }

  #instruction(start: number): number {
    const close = this.#text.indexOf('?>', start + 2)
    if (close < 0) return -1
    const isDeclaration = this.#isStart && start === this.#at
    this.#readText(start)
    const token = this.#text.slice(start, close + 2)
    const target = /^<\?([A-Za-z_][\w.:-]*)(?=[ \t\r\n?])/.exec(token)?.[1]
    // The name xml is reserved in every case of its letters (production 17).
    const isXml = target?.toLowerCase() === 'xml'
    if (target === undefined || (isXml && !(isDeclaration && declaration.test(token)))) this.#refuse('<?', token)
    return this.#skipTo(close + 2)
  }

  #countToken(): void {
    this.#elements += 1
    if (this.#elements > this.#limits.xmlElements) throw new Refused('too_many_rows', { line: this.line })
  }

  /** What stands in comments, sections and instructions is no reference and no stray end. */
  #skipTo(end: number): number {
    this.#countToken()
    if (this.#nextReference < end) this.#nextReference = position(this.#text.indexOf('&', end))
    if (this.#nextSectionEnd < end) this.#nextSectionEnd = position(this.#text.indexOf(']]>', end))
    return end
  }

  #finish(): void {
    if (this.#text.indexOf('<', this.#at) >= 0 || this.#openNames.length > 0) {
      throw new Refused('cut_off', { line: this.line, field: this.#openNames.at(-1) })
    }
    this.#readText(this.#text.length)
    if (!this.#isRootSeen) throw new Refused('cut_off', { line: this.line })
  }

  #refuse(field: string | undefined, found: string): never {
    throw new Refused('malformed_xml', { line: this.line, field, found })
  }
}

/** An index found, or one beyond all text. */
function position(index: number): number {
  return index < 0 ? Number.MAX_SAFE_INTEGER : index
}

/** `>`, `/`, white space, or the end of the text in hand (NaN, which is never equal, nor greater than 32). */
function endsName(code: number): boolean {
  return code === greater || code === slash || !(code > 32)
}

const slash = 47
const bang = 33
const question = 63
const greater = 62
const doubleQuote = 34
const singleQuote = 39
