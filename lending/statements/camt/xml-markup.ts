const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with its references resolved; null when one is not among the five predefined or not a character of XML. */
export function decodeEntities(text: string): string | null {
  let isWrong = false
  const decoded = text.replace(/&([^;&\s]{0,12})(;?)/g, (_, name: string, end: string) => {
    const character = end === ';' ? characterOf(name) : null
    if (character === null) isWrong = true
    return character ?? ''
  })
  return isWrong ? null : decoded
}

function characterOf(name: string): string | null {
  if (name[0] !== '#') return Object.hasOwn(predefined, name) ? predefined[name]! : null
  const isHex = /^#x[0-9a-fA-F]{1,6}$/.test(name)
  if (!isHex && !/^#\d{1,7}$/.test(name)) return null
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return isXmlCharacter(code) ? String.fromCodePoint(code) : null
}

/** XML 1.0, production 2. */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
}

const attribute =
  /[ \t\r\n]+([A-Za-z_\u0080-\uffff][\w.:\-\u00b7-\uffff]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y

export type Attributes = ReadonlyMap<string, string>

export const noAttributes: Attributes = new Map()

/** XML 1.0, production 23. */
const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/

/** True for a processing instruction, and for the XML declaration where it `mayDeclare`. */
export function isInstruction(token: string, mayDeclare: boolean): boolean {
  const target = /^<\?([A-Za-z_][\w.:-]*)(?=[ \t\r\n?])/.exec(token)?.[1]
  // The name xml is reserved in every case of its letters (production 17).
  if (target?.toLowerCase() === 'xml') return mayDeclare && declaration.test(token)
  return target !== undefined
}

/** Attributes by their full name; null when they are not well-formed or one is given twice. */
export function parseAttributes(text: string): Attributes | null {
  if (text.length > rememberedLength) return readAttributes(text)
  let attributes = remembered.get(text)
  if (attributes === undefined) {
    attributes = readAttributes(text)
    if (remembered.size >= rememberedMax) remembered.clear()
    remembered.set(text, attributes)
  }
  return attributes
}

/** Nearly every attribute is the currency of an amount. Caching a longer text would keep its whole block in memory. */
const remembered = new Map<string, Attributes | null>()
const rememberedLength = 12
const rememberedMax = 100

function readAttributes(text: string): Attributes | null {
  const attributes = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    attribute.lastIndex = at
    const match = attribute.exec(text)
    if (!match) return /^[ \t\r\n]*$/.test(text.slice(at)) ? attributes : null
    const value = decodeEntities(match[2] ?? match[3] ?? '')
    if (value === null || attributes.has(match[1]!)) return null
    attributes.set(match[1]!, value)
    at = attribute.lastIndex
  }
  return attributes
}
