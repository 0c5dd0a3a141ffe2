import type { StatementLimits } from '#lending/statements/limits.ts'
import {
  ampersand,
  atEnd,
  bang,
  doubleQuote,
  endsName,
  forbidden,
  greater,
  isSectionEnd,
  kinds,
  lessThan,
  lineEnd,
  plain,
  question,
  singleQuote,
  slash,
} from '#lending/statements/camt/xml-characters.ts'
import { endOfCodes, XmlCodes } from '#lending/statements/camt/xml-codes.ts'
import {
  decodeEntities,
  isInstruction,
  noAttributes,
  parseAttributes,
  type Attributes,
} from '#lending/statements/camt/xml-markup.ts'
import { digestWith, isNameAt, XmlNames, type XmlName } from '#lending/statements/camt/xml-names.ts'
import { XmlPlace } from '#lending/statements/camt/xml-place.ts'

export type XmlHandler = {
  /** Whether the text of the innermost element is asked for; other text is only checked. */
  readonly wantsText: boolean
  open(name: XmlName, attributes: Attributes): void
  /** Text of the innermost element, entities resolved. Comments and CDATA sections split it into several calls. */
  text(text: string): void
  close(): void
}

/**
 * A strict push tokenizer for the XML 1.0 of bank files: no DOCTYPE, five entities, limited depth and lengths. For
 * joined files, white space or a byte order mark may precede a declaration, and documents may follow each other.
 */
export class XmlTokenizer {
  readonly #handler: XmlHandler
  /** At `#at`. */
  readonly #place: XmlPlace
  readonly #names: XmlNames
  readonly #coder = new XmlCodes()
  /** The open elements, outermost first; those from `#depth` on are of former ones. */
  readonly #openNames: XmlName[] = []
  #depth = 0
  /** The text being read: the rest of earlier blocks, and the newest block. */
  #text = ''
  #codes: Uint8Array = new Uint8Array(0)
  /** All before this is read. */
  #at = 0
  /** The line ends inside the token in hand. */
  #linesInToken = 0
  #isRootSeen = false
  #isStart = true

  /** @param vocabulary the local names that the handler knows by number (`XmlName.number`) */
  constructor(handler: XmlHandler, limits: StatementLimits, vocabulary: readonly string[] = []) {
    this.#handler = handler
    this.#place = new XmlPlace(limits)
    this.#names = new XmlNames(vocabulary)
  }

  get line(): number {
    return this.#place.line
  }

  push(block: string, isLast: boolean): void {
    const rest = this.#text.slice(this.#at)
    this.#text = rest === '' ? block : rest + block
    this.#codes = this.#coder.of(this.#text)
    this.#at = 0
    this.#readTokens()
    this.#place.checkLength(this.#text.length - this.#at)
    if (isLast) this.#finish()
  }

  #readTokens(): void {
    while (this.#readText()) {
      const start = this.#at
      const second = this.#codes[start + 1]
      let end: number
      if (second === slash) end = this.#closeTag(start)
      else if (second === bang || second === question) end = this.#markup(start)
      else end = this.#openTag(start)
      if (end < 0) return
      this.#place.checkLength(end - start)
      this.#at = end
      this.#place.line += this.#linesInToken
      this.#linesInToken = 0
      this.#isStart = false
    }
  }

  /** Reads the text up to the next `<`; false when that is still to come. */
  #readText(): boolean {
    const codes = this.#codes
    const start = this.#at
    let at = start
    let lines = 0
    let hasReference = false
    for (let kind = kinds[codes[at]!]; kind !== lessThan; kind = kinds[codes[at]!]) {
      if (kind === atEnd) return false
      if (kind === lineEnd) lines += 1
      else if (kind === ampersand) hasReference = true
      else if (kind !== plain && (kind === forbidden || isSectionEnd(codes, start, at))) this.#refuseText(at, lines)
      at += 1
    }
    if (at > start) this.#handText(at, lines, hasReference)
    return true
  }

  #handText(end: number, lines: number, hasReference: boolean): void {
    const start = this.#at
    this.#place.checkLength(end - start)
    this.#at = end
    this.#place.line += lines
    const isInside = this.#depth > 0
    if (isInside && !hasReference && !this.#handler.wantsText) return
    const raw = this.#text.slice(start, end)
    if (!isInside) {
      if (!(this.#isStart ? /^[ \t\r\n\ufeff]*$/ : /^[ \t\r\n]*$/).test(raw)) this.#place.refuse(undefined, raw.trim())
      return
    }
    const text = hasReference ? decodeEntities(raw) : raw
    if (text === null) this.#place.refuse(this.#innermost, raw.slice(raw.indexOf('&')))
    this.#handler.text(text)
  }

  /** Each of the three readers below returns the index behind its token, or −1 when its end is still to come. */
  #closeTag(start: number): number {
    const expected = this.#depth === 0 ? undefined : this.#openNames[this.#depth - 1]
    if (expected !== undefined && expected.isAscii) {
      const nameEnd = start + 2 + expected.codes.length
      if (this.#codes[nameEnd] === greater && isNameAt(expected, this.#codes, start + 2)) {
        this.#closeInnermost()
        return nameEnd + 1
      }
    }
    const end = this.#text.indexOf('>', start)
    if (end < 0) return -1
    const name = this.#text.slice(start + 2, end)
    if (
      expected === undefined ||
      !name.startsWith(expected.text) ||
      /[^ \t\r\n]/.test(name.slice(expected.text.length))
    ) {
      this.#place.refuse(expected?.text, `</${name.trimEnd()}>`)
    }
    this.#closeInnermost()
    return this.#passOver(start, end + 1)
  }

  #openTag(start: number): number {
    const codes = this.#codes
    let nameEnd = start + 1
    let digest = 0
    for (let code = codes[nameEnd]!; endsName[code] === 0; code = codes[nameEnd]!) {
      digest = digestWith(digest, code)
      nameEnd += 1
    }
    const end = codes[nameEnd] === greater ? nameEnd : this.#tagEnd(nameEnd)
    if (end < 0) return -1
    const name = this.#names.seen(codes, start + 1, nameEnd, digest) ?? this.#newName(start + 1, nameEnd, digest)
    if (this.#depth === 0 && this.#isRootSeen) this.#place.refuse(name.text, 'a second root element')
    this.#isRootSeen = true
    this.#place.countToken()
    this.#place.checkDepth(this.#depth + 1, name.local)
    const isEmpty = end > nameEnd && codes[end - 1] === slash
    const attributes = end === nameEnd ? noAttributes : this.#attributes(nameEnd, isEmpty ? end - 1 : end, name)
    this.#openNames[this.#depth] = name
    this.#depth += 1
    this.#handler.open(name, attributes)
    if (isEmpty) this.#closeInnermost()
    return end === nameEnd ? end + 1 : this.#passOver(nameEnd, end + 1)
  }

  /** The `>` that ends a tag with attributes: not one inside quotes. −1 when it is still to come. */
  #tagEnd(from: number): number {
    const codes = this.#codes
    let open = 0
    for (let at = from; ; at += 1) {
      const code = codes[at]!
      if (code === endOfCodes) return -1
      if (open !== 0) open = code === open ? 0 : open
      else if (code === greater) return at
      else if (code === doubleQuote || code === singleQuote) open = code
    }
  }

  #newName(start: number, end: number, digest: number): XmlName {
    const text = this.#text.slice(start, end)
    const name = this.#names.find(text, digest)
    if (name === null) this.#place.refuse(undefined, `<${text}`)
    this.#place.checkNames(this.#names.count)
    return name
  }

  #attributes(start: number, end: number, { local }: XmlName): Attributes {
    if (start === end) return noAttributes
    const text = this.#text.slice(start, end)
    const attributes = parseAttributes(text)
    if (attributes === null) this.#place.refuse(local, text.trim())
    this.#place.checkAttributes(attributes.size, local)
    return attributes
  }

  #closeInnermost(): void {
    this.#depth -= 1
    this.#handler.close()
  }

  /** A comment, a CDATA section or a processing instruction. */
  #markup(start: number): number {
    const text = this.#text
    if (text.startsWith('<!--', start)) return this.#comment(start)
    if (text.startsWith('<![CDATA[', start)) return this.#section(start)
    if (text.startsWith('<?', start)) return this.#instruction(start)
    const seen = text.slice(start, start + 9)
    // Fewer do not identify it, and the error must not depend on where the file was cut.
    if (seen.length < 9) return -1
    if (/^<!DOCTYPE/i.test(seen)) this.#place.refuse('<!DOCTYPE', undefined, 'doctype_refused')
    return this.#place.refuse(undefined, seen)
  }

  #comment(start: number): number {
    // XML 1.0, production 15: no `--` inside a comment, nor a `-` before its end.
    const dashes = this.#text.indexOf('--', start + 4)
    if (dashes < 0 || dashes + 2 >= this.#text.length) return -1
    if (this.#codes[dashes + 2] !== greater) this.#place.refuse('<!--', this.#text.slice(start, dashes + 3))
    this.#place.countToken()
    return this.#passOver(start, dashes + 3)
  }

  #section(start: number): number {
    const close = this.#text.indexOf(']]>', start + 9)
    if (close < 0) return -1
    if (this.#depth === 0) this.#place.refuse(undefined, '<![CDATA[')
    this.#place.countToken()
    const end = this.#passOver(start, close + 3)
    if (this.#handler.wantsText) this.#handler.text(this.#text.slice(start + 9, close))
    return end
  }

  #instruction(start: number): number {
    const close = this.#text.indexOf('?>', start + 2)
    if (close < 0) return -1
    const token = this.#text.slice(start, close + 2)
    const isBehindRoot = this.#depth === 0 && this.#isRootSeen
    if (!isInstruction(token, this.#isStart || isBehindRoot)) this.#place.refuse('<?', token)
    // Only a declaration begins another document: two roots by mistake stay refused.
    if (isBehindRoot && /^<\?xml\s/.test(token)) this.#isRootSeen = false
    this.#place.countToken()
    return this.#passOver(start, close + 2)
  }

  /** Counts the lines in what was read without looking at each character, and refuses what no document may hold. */
  #passOver(start: number, end: number): number {
    for (let at = start; at < end; at += 1) {
      const kind = kinds[this.#codes[at]!]
      if (kind === lineEnd) this.#linesInToken += 1
      else if (kind === forbidden) this.#refuseText(at, this.#linesInToken)
    }
    return end
  }

  #finish(): void {
    const rest = this.#text.slice(this.#at)
    if (rest.includes('<') || this.#depth > 0 || !this.#isRootSeen)
      this.#place.refuse(this.#innermost, undefined, 'cut_off')
    if (/[^ \t\r\n]/.test(rest)) this.#place.refuse(undefined, rest.trim())
  }

  get #innermost(): string | undefined {
    return this.#depth === 0 ? undefined : this.#openNames[this.#depth - 1]!.text
  }

  /** A forbidden character at `at`, `linesOn` lines further; unless the text before it is too long already. */
  #refuseText(at: number, linesOn: number): never {
    this.#place.checkLength(at - this.#at)
    this.#place.line += linesOn
    const code = this.#text.charCodeAt(at)
    if (code === greater) this.#place.refuse(this.#innermost, ']]>')
    return this.#place.refuse(this.#innermost, `U+${code.toString(16).padStart(4, '0')}`)
  }
}
