/** Accents stripped, trimmed, lower case: the form in which two texts are compared (specification 5, FMT-3). */
export function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
}
