/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, as lower-case hex. Written out because this room may use neither the
 * platform's crypto, which is asynchronous in browsers, nor a package; the decision record needs the same digest in both.
 */
export function sha256(text: string): string {
  const hash = new Sha256()
  for (const character of text) hash.addCharacter(character.codePointAt(0) ?? 0)
  return hash.digest()
}

/** A value as JSON with its keys sorted, so that equal values give equal text and hence equal digests. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) && !Array.isArray(part) ? inOrder(part) : part))
}

/** By name, but for names that are whole numbers: every engine keeps those first, whatever order they are given in. */
const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The same text in pieces, of which none is longer than an element of a list: what is hashed piece by piece may be longer
 * than the longest text there is.
 */
export function* canonicalPieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value)
  else if (holdsMore(value)) yield* recordPieces(value)
  else yield canonicalJson(value)
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '['
  for (const [place, one] of list.entries()) {
    if (place > 0) yield ','
    if (one === undefined) yield 'null'
    else yield* canonicalPieces(one)
  }
  yield ']'
}

function* recordPieces(record: object): Generator<string> {
  const known = Object.entries(inOrder(record)).filter(([, part]) => part !== undefined)
  let before = '{'
  for (const [name, part] of known) {
    yield `${before}${JSON.stringify(name)}:`
    yield* canonicalPieces(part)
    before = ','
  }
  yield known.length === 0 ? '{}' : '}'
}

const isRecord = (value: unknown): value is object => value !== null && typeof value === 'object'
/** A record of plain values is short enough for one piece. */
const holdsMore = (value: unknown): value is object => isRecord(value) && Object.values(value).some(isRecord)

/** The fractional parts of the square roots of the first primes, and of their cube roots (FIPS 180-4, 4.2.2 and 5.3.3). */
const primes = firstPrimes(64)
const initialState = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))
const roundConstants = Uint32Array.from(primes.map((prime) => fractionBits(Math.cbrt(prime))))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

const blockBytes = 64
/** The last eight bytes of the last block say how many bits the text had. */
const lengthAt = blockBytes - 8

/** Takes the bytes as they come and keeps one block of them, so that no text is too long for it. */
class Sha256 {
  readonly #state = Uint32Array.from(initialState)
  readonly #schedule = new Uint32Array(64)
  readonly #block = new DataView(new ArrayBuffer(blockBytes))
  #byteCount = 0

  addCharacter(point: number): void {
    if (point < 0x80) return this.#add(point)
    if (point < 0x800) this.#add(0xc0 | (point >> 6))
    else {
      if (point < 0x10000) this.#add(0xe0 | (point >> 12))
      else {
        this.#add(0xf0 | (point >> 18))
        this.#add(0x80 | ((point >> 12) & 63))
      }
      this.#add(0x80 | ((point >> 6) & 63))
    }
    this.#add(0x80 | (point & 63))
  }

  digest(): string {
    const byteCount = this.#byteCount
    this.#add(0x80)
    while (this.#byteCount % blockBytes !== lengthAt) this.#add(0)
    for (let place = 7; place >= 0; place--) this.#add(Math.floor((byteCount * 8) / 2 ** (8 * place)) & 255)
    return Array.from(this.#state, (word) => word.toString(16).padStart(8, '0')).join('')
  }

  #add(byte: number): void {
    const place = this.#byteCount++ % blockBytes
    this.#block.setUint8(place, byte)
    if (place < blockBytes - 1) return
    for (let word = 0; word < 16; word++) this.#schedule[word] = this.#block.getUint32(word * 4)
    expand(this.#schedule)
    compress(this.#state, this.#schedule)
  }
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function expand(schedule: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = schedule[i - 15]!
    const b = schedule[i - 2]!
    const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    schedule[i] = schedule[i - 16]! + small0 + schedule[i - 7]! + small1
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + schedule[i]!) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word))
}
