/** Accents stripped, trimmed, lower case: the form in which two texts are compared (FMT-3). */
export function normaliseText(text: string): string {
  // Most texts have no accents, and to take those apart is slow.
  return (/[^ -~]/.test(text) ? withoutAccents(text) : text).trim().toLowerCase()
}

/** Letters that have no accent to take off, as banks write them in plain ones. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', Ø: 'O', ß: 'ss', ẞ: 'SS', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ĳ: 'ij', Ĳ: 'IJ' },
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ıøØßẞłŁđĐðÐæÆœŒĳĲ]/g, (letter) => plainLetters[letter]!)
