/** Letters that have no decomposition, and signs, as the nearest that every SEPA bank takes. */
const nearest: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', '&': '+', '’': "'", '‘': "'", '"': "'", '„': "'", '”': "'" },
  ...{ '“': "'", '–': '-', '—': '-', _: '-', ';': ',', '@': '(at)' },
}

const plainOf = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '')].map((sign) => nearest[sign] ?? sign).join('')

/** At most `max` of the letters of a SEPA transfer (EPC 217-08); another one is the nearest, or a dot. */
export const sepaText = (text: string, max: number): string =>
  plainOf(text)
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')

/** Whether the payee's bank can know the name: it has a letter, and each letter has a nearest in SEPA. */
export const hasSepaName = (holder: string): boolean =>
  /[A-Za-z]/.test(plainOf(holder)) && !/\p{L}/u.test(plainOf(holder).replace(/[A-Za-z]/g, ''))

/** At most 35 signs without a space, no slash first or last and no two together: what banks give back unchanged. */
export const isSepaIdentifier = (text: string): boolean =>
  /^[A-Za-z0-9+?:().,'/-]{1,35}$/.test(text) && !/^\/|\/$|\/\//.test(text)
