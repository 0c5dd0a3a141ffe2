/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, as lower-case hex. Written out because this room may use neither the
 * platform's crypto, which is asynchronous in browsers, nor a package; the decision record needs the same digest in both.
 */
export function sha256(text: string): string {
  const words = paddedWords(utf8Bytes(text))
  const state = Uint32Array.from(initialState)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16))
    expand(schedule)
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** A value as JSON with its keys sorted, so that equal values give equal text and hence equal digests. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

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

function utf8Bytes(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) pushUtf8(bytes, character.codePointAt(0) ?? 0)
  return bytes
}

function pushUtf8(bytes: number[], point: number): void {
  if (point < 0x80) bytes.push(point)
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
  else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
}

function paddedWords(bytes: readonly number[]): Uint32Array {
  const words = new Uint32Array((Math.floor((bytes.length + 8) / 64) + 1) * 16)
  bytes.forEach((byte, index) => (words[index >> 2]! |= byte << (24 - (index % 4) * 8)))
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8)
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29)
  words[words.length - 1] = bytes.length * 8
  return words
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
