import { isNoReference, reference } from '#lending/statements/values.ts'

/**
 * A text and its character codes at the same offsets, a byte each and 255 beyond ASCII: a statement's structure is
 * ASCII, and searching codes is several times cheaper.
 */
export type CodedText = { readonly text: string; readonly codes: Uint8Array }

const wideCode = 255

/** Writes the codes of a text into `codes`, from `at` on. There must be room. */
export function writeCodes(text: string, codes: Uint8Array, at: number): void {
  for (let from = 0; from < text.length; from += 1) {
    const code = text.charCodeAt(from)
    codes[at + from] = code < 128 ? code : wideCode
  }
}

/** The codes of a text that came as text; those of a short one in memory that the next call uses again. */
export function codedText(text: string): CodedText {
  const codes = text.length < scratch.length ? scratch : new Uint8Array(text.length + 1)
  writeCodes(text, codes, 0)
  return { text, codes }
}

const scratch = new Uint8Array(4_096)

/** A part as reference, null for the several ways of writing none. */
export function referencePart({ text, codes }: CodedText, start: number, end: number): string | null {
  while (start < end && codes[start] === space) start += 1
  while (end > start && codes[end - 1] === space) end -= 1
  if (start === end) return null
  if (!isTidy(codes, start, end)) return reference(text.slice(start, end))
  const part = text.slice(start, end)
  return isNoReference(part) ? null : part
}

/**
 * For a part without spaces around it; `tidyText` knows the spaces beyond ASCII. Branch-free: the sum is negative for a
 * code below a space, one above `~`, or two spaces in a row.
 */
function isTidy(codes: Uint8Array, start: number, end: number): boolean {
  let all = 0
  let before = 1
  for (let at = start; at < end; at += 1) {
    const code = codes[at]!
    const fromSpace = code ^ space
    all |= (code - space) | (tilde - code) | (fromSpace + before - 1)
    before = fromSpace
  }
  return all >= 0
}

const space = 32
const tilde = 126
