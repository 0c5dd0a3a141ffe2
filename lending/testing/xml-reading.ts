// The events of our tokenizer for an XML document, for tests that compare them with the document.
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { Refused, type StatementRefusal } from '#lending/statements/refusal.ts'
import type { XmlName } from '#lending/statements/camt/xml-names.ts'
import { XmlTokenizer } from '#lending/statements/camt/xml-tokens.ts'

/** The events before the end or the refusal, and the line of each beginning and end of an element. */
type XmlReading = { events: string[]; lines: number[]; refusal: StatementRefusal | null }

/** Reads a document that comes in these pieces. */
export function readXml(pieces: readonly string[], limits: Partial<StatementLimits> = {}): XmlReading {
  const events: string[] = []
  const lines: number[] = []
  const note = (event: string) => {
    events.push(event)
    lines.push(tokenizer.line)
  }
  const tokenizer: XmlTokenizer = new XmlTokenizer(
    {
      wantsText: true,
      open: ({ text }: XmlName, attributes) => note(openEvent(text, attributes)),
      text: (part) => addTextEvent(events, part),
      close: () => note('>'),
    },
    { ...statementLimits, ...limits },
  )
  try {
    for (const [place, piece] of pieces.entries()) tokenizer.push(piece, place === pieces.length - 1)
    return { events, lines, refusal: null }
  } catch (error) {
    if (error instanceof Refused) return { events, lines, refusal: error.toRefusal(null, null) }
    throw error
  }
}

/** White space in a value is a space to a parser that normalises (XML 1.0, 3.3.3); our code does not rest on it. */
export function openEvent(name: string, attributes: ReadonlyMap<string, string>): string {
  return `<${name}${[...attributes].map(([key, value]) => ` ${key}=${value.replaceAll(/\r\n|[\t\r\n]/g, ' ')}`).join('')}`
}

/** Texts that follow each other are one, and line ends are as XML 1.0, 2.11 has them. */
export function addTextEvent(events: string[], part: string): void {
  const text = part.replaceAll(/\r\n?/g, '\n')
  if (text === '') return
  if (events.at(-1)?.startsWith('"')) events[events.length - 1] += text
  else events.push(`"${text}`)
}
