import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { decodeEntities, parseAttributes } from '#lending/statements/xml-markup.ts'

export type XmlHandler = {
  /** `attributes` is the raw text after the name; read it with `parseAttributes` where it matters. */
  open(localName: string, attributes: string): void
  /** Text of the innermost element, entities resolved. Comments and CDATA sections split it into several calls. */
  text(text: string): void
  close(): void
}

export type XmlTokenizer = {
  /** The line on which reading stands now. Counted on demand: it costs a pass over the text since the last question. */
  readonly line: number
  push(text: string, isLast: boolean): void
}

// eslint-disable-next-line no-control-regex -- XML 1.0, production 2: characters that no document may hold
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const nameShape = /^(?:[A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*:)?([A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*)$/

/**
 * A strict push tokenizer for the part of XML 1.0 that bank files use. Refuses any DOCTYPE, so there are no entities
 * but the five predefined ones and character references; depth, attributes, names and token length are limited.
 */
export function createXmlTokenizer(handler: XmlHandler, limits: StatementLimits): XmlTokenizer {
  const openNames: string[] = []
  const localNames = new Map<string, string>()
  let rest = ''
  let text = ''
  let at = 0
  let linesBefore = 1
  let countedTo = 0
  let isRootSeen = false
  let isStart = true

  function lineNow(): number {
    for (let next = text.indexOf('\n', countedTo); next >= 0 && next < at; next = text.indexOf('\n', countedTo)) {
      linesBefore += 1
      countedTo = next + 1
    }
    return linesBefore
  }

  function refuse(field: string | undefined, found: string): never {
    throw new Refused('malformed_xml', { line: lineNow(), field, found })
  }

  function localNameOf(name: string): string {
    const known = localNames.get(name)
    if (known !== undefined) return known
    const local = nameShape.exec(name)?.[1]
    if (local === undefined) refuse(undefined, `<${name}`)
    if (localNames.size >= limits.xmlNames) throw new Refused('too_many_attributes', { line: lineNow() })
    // A copy, so that the name does not keep the whole block of text alive.
    const copy = Array.from(local).join('')
    localNames.set(Array.from(name).join(''), copy)
    return copy
  }

  function readText(end: number) {
    if (end === at) return
    const raw = text.slice(at, end)
    if (openNames.length === 0) {
      if (/[^ \t\r\n]/.test(raw)) refuse(undefined, raw.trim())
    } else {
      if (raw.includes(']]>')) refuse(openNames.at(-1), ']]>')
      const decoded = raw.includes('&') ? decodeEntities(raw) : raw
      if (decoded === null) refuse(openNames.at(-1), raw.slice(raw.indexOf('&')))
      handler.text(decoded)
    }
    at = end
  }

  function openTag(body: string) {
    const isEmpty = body.charCodeAt(body.length - 1) === slash
    const inner = isEmpty ? body.slice(0, -1) : body
    const nameEnd = inner.search(/[ \t\r\n]/)
    const name = nameEnd < 0 ? inner : inner.slice(0, nameEnd)
    const local = localNameOf(name)
    if (openNames.length === 0 && isRootSeen) refuse(name, 'a second root element')
    isRootSeen = true
    if (openNames.length >= limits.xmlDepth) throw new Refused('too_deep', { line: lineNow(), field: local })
    const attributes = nameEnd < 0 ? '' : inner.slice(nameEnd)
    if (attributes !== '') checkAttributes(attributes, local)
    openNames.push(name)
    handler.open(local, attributes)
    if (isEmpty) closeInnermost()
  }

  function checkAttributes(attributes: string, local: string) {
    const parsed = parseAttributes(attributes)
    if (parsed === null) refuse(local, attributes.trim())
    if (parsed.size > limits.xmlAttributes) {
      throw new Refused('too_many_attributes', { line: lineNow(), field: local })
    }
  }

  function closeInnermost() {
    openNames.pop()
    handler.close()
  }

  function closeTag(body: string) {
    const expected = openNames.at(-1)
    if (body !== expected && body.replace(/[ \t\r\n]+$/, '') !== expected) refuse(expected, `</${body}>`)
    closeInnermost()
  }

  /** The index just behind the token that begins at `start`, or -1 when its end is still to come. */
  function tokenEnd(start: number): number {
    if (text.charCodeAt(start + 1) === bang || text.charCodeAt(start + 1) === question) return markupEnd(start)
    let end = text.indexOf('>', start + 1)
    if (end < 0) return -1
    const quote = text.indexOf('"', start)
    const apostrophe = text.indexOf("'", start)
    if ((quote < 0 || quote > end) && (apostrophe < 0 || apostrophe > end)) return end + 1
    end = start + 1
    let open = ''
    for (; end < text.length; end += 1) {
      const character = text[end]!
      if (open !== '') open = character === open ? '' : open
      else if (character === '>') return end + 1
      else if (character === '"' || character === "'") open = character
    }
    return -1
  }

  function markupEnd(start: number): number {
    const close = text.startsWith('<?', start)
      ? '?>'
      : text.startsWith('<!--', start)
        ? '-->'
        : text.startsWith('<![CDATA[', start)
          ? ']]>'
          : null
    if (close === null) return unknownMarkup(start)
    const from = start + (close === '?>' ? 2 : close === '-->' ? 4 : 9)
    const end = text.indexOf(close, from)
    return end < 0 ? -1 : end + close.length
  }

  function unknownMarkup(start: number): number {
    const seen = text.slice(start, start + 9)
    if (seen.length < 9 && ('<!DOCTYPE'.startsWith(seen.toUpperCase()) || '<![CDATA['.startsWith(seen))) return -1
    at = start
    if (/^<!DOCTYPE/i.test(seen)) throw new Refused('doctype_refused', { line: lineNow(), field: '<!DOCTYPE' })
    if ('<!--'.startsWith(seen)) return -1
    return refuse(undefined, seen)
  }

  function readMarkup(start: number, end: number) {
    const token = text.slice(start, end)
    if (token.startsWith('<!--')) {
      // XML 1.0, production 15: no `--` inside a comment, nor a `-` before its end.
      if (token.slice(4, -2).includes('--') || token.endsWith('--->')) refuse('<!--', token)
      return
    }
    if (token.startsWith('<![CDATA[')) {
      if (openNames.length === 0) refuse(undefined, token)
      handler.text(token.slice(9, -3))
      return
    }
    const target = /^<\?([A-Za-z_][\w.:-]*)(?=[ \t\r\n?])/.exec(token)?.[1]
    if (target === undefined) refuse('<?', token)
    if (target.toLowerCase() === 'xml' && !isStart) refuse('<?xml', token)
  }

  function readToken(start: number, end: number) {
    const second = text.charCodeAt(start + 1)
    if (second === bang || second === question) readMarkup(start, end)
    else if (second === slash) {
      if (openNames.length === 0) refuse(undefined, text.slice(start, end))
      closeTag(text.slice(start + 2, end - 1))
    } else openTag(text.slice(start + 1, end - 1))
    isStart = false
  }

  function readTokens(isLast: boolean) {
    at = 0
    for (;;) {
      const start = text.indexOf('<', at)
      if (start < 0) break
      const end = tokenEnd(start)
      if (end < 0) break
      if (end - start > limits.lineCharacters) throw new Refused('line_too_long', { line: lineNow() })
      if (start > at) isStart = false
      readText(start)
      readToken(start, end)
      at = end
    }
    if (isLast) finish()
  }

  function finish() {
    if (text.indexOf('<', at) >= 0 || openNames.length > 0) {
      throw new Refused('cut_off', { line: lineNow(), field: openNames.at(-1) })
    }
    readText(text.length)
    if (!isRootSeen) throw new Refused('cut_off', { line: lineNow() })
  }

  return {
    get line() {
      return lineNow()
    },
    push(block, isLast) {
      text = rest === '' ? block : rest + block
      countedTo = 0
      at = 0
      const bad = forbidden.exec(block)
      if (bad) refuse(undefined, `U+${bad[0].charCodeAt(0).toString(16).padStart(4, '0')}`)
      readTokens(isLast)
      lineNow()
      rest = text.slice(at)
      if (rest.length > limits.lineCharacters) throw new Refused('line_too_long', { line: lineNow() })
    },
  }
}

const slash = 47
const bang = 33
const question = 63
