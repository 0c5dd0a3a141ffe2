/** Figures by the names that a text has between braces. */
type Figures = Readonly<Record<string, string | number>>

/** A text, or lists and objects of texts, with every `{name}` replaced by its figure. Throws on a name without one. */
export function fillIn<Text>(text: Text, figures: Figures): Text {
  if (typeof text === 'string') return fillWords(text, figures) as Text
  if (Array.isArray(text)) return text.map((part: unknown) => fillIn(part, figures)) as Text
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, fillIn(part, figures)])) as Text
}

const fillWords = (text: string, figures: Figures): string =>
  text.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`There is no figure "${name}" for "${text}".`)
    return String(figure)
  })
