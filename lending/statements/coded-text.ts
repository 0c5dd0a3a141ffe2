import { reference, isNoReference, tidyText } from '#lending/statements/values.ts'

/**
 * A text beside the codes of its characters, one byte each and 255 for every one beyond ASCII. Offsets are the same in
 * both. What structures a statement is ASCII, so it is looked for in the codes, which is several times cheaper, and
 * only what is kept is cut out of the text.
 */
export type CodedText = { readonly text: string; readonly codes: Uint8Array }

export const wideCode = 255

/** Writes the codes of a text into `codes`, from `at` on. There must be room. */
export function writeCodes(text: string, codes: Uint8Array, at: number): void {
  for (let from = 0; from < text.length; from += 1) {
    const code = text.charCodeAt(from)
    codes[at + from] = code < 128 ? code : wideCode
  }
}

/** The codes of a text that came as text, in memory that the next call uses again. */
export function codedText(text: string): CodedText {
  if (text.length > scratch.length) scratch = new Uint8Array(2 * text.length)
  writeCodes(text, scratch, 0)
  return { text, codes: scratch }
}

let scratch = new Uint8Array(1_024)

/** `tidyText` of a part: one space between words, none around them. */
export function tidyPart({ text, codes }: CodedText, start: number, end: number): string {
  while (start < end && codes[start] === space) start += 1
  while (end > start && codes[end - 1] === space) end -= 1
  return isTidy(codes, start, end) ? text.slice(start, end) : tidyText(text.slice(start, end))
}

/** `reference` of a part: null for the several ways of saying that there is none. */
export function referencePart({ text, codes }: CodedText, start: number, end: number): string | null {
  while (start < end && codes[start] === space) start += 1
  while (end > start && codes[end - 1] === space) end -= 1
  if (start === end) return null
  if (!isTidy(codes, start, end)) return reference(text.slice(start, end))
  const part = text.slice(start, end)
  return isNoReference(part) ? null : part
}

/** For a part without spaces around it. Beyond ASCII there are other spaces, which `tidyText` knows. */
function isTidy(codes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = codes[at]!
    if (code > space) {
      if (code >= del) return false
    } else if (code < space || codes[at + 1] === space) return false
  }
  return true
}

const space = 32
const del = 127
