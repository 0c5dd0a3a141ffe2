/** The letters of DOS from 0x80 and from 0xA0 on, in which code pages 437 and 850 agree; æ and Æ are quotes by now. */
const letters = [...'ÇüéâäàåçêëèïîìÄÅÉ', null, null, ...'ôöòûùÿÖÜ']
const laterLetters = 'áíóúñÑ'

/** Signs of windows-1252 that never follow a letter, and those that never stand within a word. */
const neverBehindLetter = /[\u0081\u201a\u0192\u201e\u02c6\u2030\u2039\u008d\u0090\u201c]/
const neverWithinWord = /[\u201d\u2122\u00a1-\u00a4]/
const neverBehindSmall = /[\u0160\u0152\u017d]/

/**
 * Text that was read as windows-1252, with the letters that an old program wrote in DOS's code page. The first sign
 * that can be no other begins them; signs that stand free stay as they are. Cutting the text changes nothing.
 */
export class DosLetters {
  #isDos = false
  #held = ''
  #before = ''

  /** @param signs the characters of windows-1252 from 0x80 on */
  read(part: string, isLast: boolean, signs: string): string {
    const text = this.#held + part
    const isOpen = !isLast && text !== '' && text.charCodeAt(text.length - 1) > 0x7f
    this.#held = isOpen ? text.slice(-1) : ''
    const read = text.slice(0, text.length - this.#held.length).replace(/[\u0080-\uffff]/g, (sign, at: number) => {
      const [before, next] = [text[at - 1] ?? this.#before, text[at + 1] ?? '']
      const place = signs.indexOf(sign)
      const letter = place >= 0 ? letters[place] : laterLetters[sign.charCodeAt(0) - 0xa0]
      this.#isDos ||= isSurelyDos(sign, before, next)
      return this.#isDos && letter && (letter === 'à' || inWord.test(before + next)) ? letter : sign
    })
    this.follow(read)
    return read
  }

  /** Text before, in another character set. */
  follow(text: string): void {
    this.#before = text.at(-1) ?? this.#before
  }

  get isHolding(): boolean {
    return this.#held !== ''
  }
}

const inWord = /[a-z\u0080-\uffff]/i

function isSurelyDos(sign: string, before: string, next: string): boolean {
  if (!/[a-z]/i.test(before)) return false
  if (neverBehindLetter.test(sign)) return true
  if (!/[a-z]/i.test(next)) return false
  return neverWithinWord.test(sign) || (neverBehindSmall.test(sign) && /[a-z]/.test(before))
}
