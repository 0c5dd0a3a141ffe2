/** Accents stripped, trimmed, lower case: the form in which two texts are compared (FMT-3). */
export function normaliseText(text: string): string {
  // Most texts have no accents, and to take those apart is slow.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text
  return plain.trim().toLowerCase()
}
