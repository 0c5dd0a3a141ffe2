import { beyondAscii } from '#lending/statements/camt/xml-codes.ts'

/** A name of an element, known once and then found again without making a text of it. */
export type XmlName = {
  /** As written. */
  readonly text: string
  /** Without its prefix. */
  readonly local: string
  /** The place of the local name in the vocabulary, −1 when it is not there. */
  readonly number: number
  readonly codes: Uint8Array
  /** False when the codes do not identify the name. */
  readonly isAscii: boolean
}

const nameShape = /^(?:[A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*:)?([A-Za-z_\u0080-\uffff][\w.\-\u00b7-\uffff]*)$/

/** The names of one document: few, while its elements are many. */
export class XmlNames {
  readonly #numbers: ReadonlyMap<string, number>
  readonly #names = new Map<string, XmlName>()
  /** A name at its digest, or at one of the next few when that is taken. A miss costs time only. */
  readonly #byDigest: (XmlName | undefined)[] = Array.from({ length: digests + placesTried }, () => undefined)

  /** @param vocabulary the local names that the document's reader knows by number */
  constructor(vocabulary: readonly string[]) {
    this.#numbers = new Map(vocabulary.map((local, number) => [local, number]))
  }

  get count(): number {
    return this.#names.size
  }

  /** The name with the codes from `start` to `end`, if seen before. */
  seen(codes: Uint8Array, start: number, end: number, digest: number): XmlName | undefined {
    const first = digest & (digests - 1)
    for (let place = first; place < first + placesTried; place += 1) {
      const name = this.#byDigest[place]
      if (name === undefined || (name.codes.length === end - start && isNameAt(name, codes, start))) return name
    }
    return undefined
  }

  /** The name by its text; null for an invalid one (Namespaces in XML 1.0, production 7). */
  find(text: string, digest: number): XmlName | null {
    const found = this.#names.get(text)
    if (found !== undefined) return found
    const name = this.#create(text)
    // Names beyond ASCII look alike by their codes.
    if (name?.isAscii) this.#keep(name, digest & (digests - 1))
    return name
  }

  #keep(name: XmlName, from: number): void {
    for (let place = from; place < from + placesTried; place += 1) {
      if (this.#byDigest[place] !== undefined) continue
      this.#byDigest[place] = name
      return
    }
  }

  #create(written: string): XmlName | null {
    const shape = nameShape.exec(written)?.[1]
    if (shape === undefined) return null
    // Copies, so that a name does not keep the whole block of text alive.
    const [text, local] = [Array.from(written).join(''), Array.from(shape).join('')]
    const codes = Uint8Array.from(text, (_, at) => Math.min(text.charCodeAt(at), beyondAscii))
    const name = { text, local, codes, number: this.#numbers.get(local) ?? -1, isAscii: !codes.includes(beyondAscii) }
    this.#names.set(text, name)
    return name
  }
}

/** A power of two, several times the names that a statement has. */
const digests = 512
const placesTried = 8

/** The digest of a name's codes, one by one. */
export function digestWith(digest: number, code: number): number {
  return (Math.imul(digest, 31) + code) | 0
}

export function isNameAt(name: XmlName, codes: Uint8Array, start: number): boolean {
  const own = name.codes
  for (let at = own.length - 1; at >= 0; at -= 1) if (codes[start + at] !== own[at]) return false
  return true
}
