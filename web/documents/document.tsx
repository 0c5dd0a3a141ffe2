import { lender } from '#lending/this-lender.ts'
import type { PageName } from '../addresses.ts'
import type { Texts } from '#ui/language.ts'
import type { DocumentPart, DocumentSection } from '#lending/documents/read-document.ts'
import { ScrolledTable } from '#ui/table.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** A footer document in one language (FOOT-1). */
export type DocumentText = {
  title: string
  description: string
  intro: string
  sections: readonly DocumentSection[]
}

function Part({ part }: { part: DocumentPart }) {
  if (typeof part === 'string') return <p>{part}</p>
  if ('to' in part) {
    return (
      <p>
        <AppLink to={part.to as PageName}>{part.words}</AppLink>
      </p>
    )
  }
  return (
    <ul>
      {part.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

type SectionsProps = { sections: readonly DocumentSection[]; idPrefix?: string }

/** Numbered sections, each with its own address (`#3`). */
export const DocumentSections = ({ sections, idPrefix = '' }: SectionsProps) =>
  sections.flatMap(({ title, parts, table }, index) => [
    <h2 key={title} id={`${idPrefix}${index + 1}`}>
      {index + 1}. {title}
    </h2>,
    ...parts.map((part) => <Part key={`${title} ${JSON.stringify(part)}`} part={part} />),
    ...(table ? [<ScrolledTable key={`${title} table`} {...table} />] : []),
  ])

/** FOOT-1: a finished text, marked as that of a demonstration lender, with its own place for each section. */
export function Document({ text }: { text: DocumentText }) {
  const words = documentsText[useLanguage()]
  return (
    <article className="prose document">
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      {lender.isDemonstration && (
        <p className="document-note">
          <strong>{words.demonstration(lender.name)}</strong> {words.notReal}
        </p>
      )}
      <DocumentSections sections={text.sections} />
      <p className="small">{words.version}</p>
    </article>
  )
}

type DocumentsText = { demonstration: (name: string) => string; notReal: string; version: string }

const documentsText: Texts<DocumentsText> = {
  nl: {
    demonstration: (name) => `${name} is een demonstratie van een geldverstrekker.`,
    notReal:
      'Er wordt geen echt geld uitgeleend en je sluit geen echte overeenkomst. Zo zou deze tekst er bij een echte geldverstrekker uitzien.',
    version: 'Versie van 23 november 2026.',
  },
  en: {
    demonstration: (name) => `${name} is a demonstration of a lender.`,
    notReal:
      'No real money is lent and you do not sign a real agreement. This is how the text would read at a real lender.',
    version: 'Version of 23 November 2026.',
  },
}
