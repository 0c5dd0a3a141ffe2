import type { Agreement } from '#lending/agreement/agreement.ts'
import type { DocumentPart, DocumentTable } from '#lending/documents/read-document.ts'
import { lender } from '#lending/this-lender.ts'
import { MissingLetterError, TaggedPdf } from './tagged-pdf.ts'

const words = {
  nl: { subject: 'Zakelijke lening', page: (one: number, all: number) => `pagina ${one} van ${all}` },
  en: { subject: 'Business loan', page: (one: number, all: number) => `page ${one} of ${all}` },
} as const

/** PDF/A-3a, tagged, of the same text as its page, the same bytes each time; null where the font lacks a letter. */
export async function agreementPdf(agreement: Agreement, at: Date): Promise<Buffer | null> {
  try {
    return await ended(drawn(agreement, at), agreement)
  } catch (error) {
    if (error instanceof MissingLetterError) return null
    throw error
  }
}

/** All but its end, before which a file or a field can be added. */
export function drawn({ language, reference, title, intro, sections }: Agreement, at: Date): TaggedPdf {
  const info = { title: `${title} ${reference}`, subject: words[language].subject, author: lender.name }
  const pdf = new TaggedPdf({ language, ...info, at })
  pdf.heading(1, title)
  pdf.paragraph(intro)
  for (const [place, { title: heading, parts, table }] of sections.entries()) {
    pdf.heading(2, `${place + 1}. ${heading}`)
    for (const part of parts) addPart(pdf, part)
    if (table) pdf.table(table, columnsOf(table))
  }
  return pdf
}

export const ended = (pdf: TaggedPdf, { language, reference }: Agreement): Promise<Buffer> =>
  pdf.end((one, all) => `${reference} · ${words[language].page(one, all)}`)

function addPart(pdf: TaggedPdf, part: DocumentPart): void {
  if (typeof part === 'string') pdf.paragraph(part.replaceAll('\n', ' '))
  else if ('to' in part) pdf.paragraph(part.words)
  else pdf.list(part)
}

/** Of a figure and its name, and of a schedule. */
const widths: Readonly<Record<number, readonly number[]>> = { 2: [0.65, 0.35], 6: [0.06, 0.24, 0.19, 0.17, 0.16, 0.18] }

const columnsOf = ({ heads }: DocumentTable) =>
  heads.map((title, place) => ({
    title,
    width: widths[heads.length]?.[place] ?? 1 / heads.length,
    isNumber: heads.length === 2 ? place === 1 : place > 1,
  }))
