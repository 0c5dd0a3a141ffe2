/** Puts the figures in the place of their `{names}`; a sentence of which one is not known is left out. */
export function fillSentences(text: string, figures: Readonly<Record<string, string | number>>): string {
  return text
    .split(/(?<=[.!?]) /)
    .filter((sentence) =>
      [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name]) => name !== undefined && name in figures),
    )
    .map((sentence) => sentence.replace(/\{(\w+)\}/g, (_braces, name: string) => String(figures[name])))
    .join(' ')
}
