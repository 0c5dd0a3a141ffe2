import { PDFiumLibrary } from '@hyzyla/pdfium'

/** An element of the tags: its type, its own text in reading order, and the elements in it. */
export type Tag = { type: string; text: string; children: Tag[] }
type ReadPdf = {
  language: string
  title: string
  isTagged: boolean
  pages: number
  tags: Tag[]
  artifacts: string[]
  attached: Buffer[]
}

type Raw = Record<`_FPDF${string}`, (...values: number[]) => number> & {
  HEAPU8: Uint8Array
  wasmExports: { malloc(bytes: number): number; free(place: number): void }
}

/** The tags of a PDF with the text below each, as a screen reader has them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const { module: raw, documentIdx: index } = document as never as { module: Raw; documentIdx: number }
  const text = textReader(raw)
  const pages = document.getPageCount()
  const tags: Tag[] = []
  const artifacts: string[] = []
  for (let page = 0; page < pages; page++) {
    const handle = raw._FPDF_LoadPage!(index, page)
    const contents = contentsOf(raw, handle, text)
    const tree = raw._FPDF_StructTree_GetForPage!(handle)
    for (let place = 0; place < raw._FPDF_StructTree_CountChildren!(tree); place++)
      tags.push(tagOf(raw, raw._FPDF_StructTree_GetChildAtIndex!(tree, place), contents, text))
    artifacts.push(...contents.artifacts)
  }
  const language =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Lang \(([^)]*)\)/)?.[1] ?? ''
  const title = text((place, length) => meta(raw, index, 'Title', place, length))
  return {
    language,
    title,
    isTagged: raw._FPDFCatalog_IsTagged!(index) === 1,
    pages,
    tags,
    artifacts,
    attached: attachedTo(raw, index),
  }
}

/** UTF-16 that a function writes to a place; asked without one, it says how many bytes. */
const textReader =
  (raw: Raw) =>
  (write: (place: number, length: number) => number): string => {
    const length = write(0, 0)
    if (length <= 2) return ''
    const place = raw.wasmExports.malloc(length * 2)
    write(place, length)
    const read = Buffer.from(raw.HEAPU8.slice(place, place + length)).toString('utf16le')
    raw.wasmExports.free(place)
    return read.replaceAll('\0', '')
  }

function meta(raw: Raw, document: number, name: string, place: number, length: number): number {
  const key = Buffer.from(`${name}\0`)
  const at = raw.wasmExports.malloc(key.length)
  raw.HEAPU8.set(key, at)
  const written = raw._FPDF_GetMetaText!(document, at, place, length)
  raw.wasmExports.free(at)
  return written
}

/** The files within a document. */
function attachedTo(raw: Raw, document: number): Buffer[] {
  const files = Array.from({ length: raw._FPDFDoc_GetAttachmentCount!(document) }, (_one, place) =>
    raw._FPDFDoc_GetAttachment!(document, place),
  )
  return files.map((file) => {
    const length = raw.wasmExports.malloc(8)
    raw._FPDFAttachment_GetFile!(file, 0, 0, length)
    const bytes = Buffer.from(raw.HEAPU8).readUInt32LE(length)
    const place = raw.wasmExports.malloc(bytes)
    raw._FPDFAttachment_GetFile!(file, place, bytes, length)
    const read = Buffer.from(raw.HEAPU8.slice(place, place + bytes))
    for (const one of [place, length]) raw.wasmExports.free(one)
    return read
  })
}

type Contents = { byMark: Map<number, string>; artifacts: string[] }

function contentsOf(raw: Raw, page: number, text: ReturnType<typeof textReader>): Contents {
  const textPage = raw._FPDFText_LoadPage!(page)
  const byMark = new Map<number, string>()
  const artifacts: string[] = []
  for (let place = 0; place < raw._FPDFPage_CountObjects!(page); place++) {
    const object = raw._FPDFPage_GetObject!(page, place)
    const words = text((at, length) => raw._FPDFTextObj_GetText!(object, textPage, at, length))
    const mark = raw._FPDFPageObj_GetMarkedContentID!(object)
    if (mark >= 0) byMark.set(mark, `${byMark.get(mark) ?? ''}${words}`)
    else if (words) artifacts.push(words)
  }
  return { byMark, artifacts }
}

function tagOf(raw: Raw, element: number, contents: Contents, text: ReturnType<typeof textReader>): Tag {
  const children: Tag[] = []
  let own = ''
  for (let place = 0; place < raw._FPDF_StructElement_CountChildren!(element); place++) {
    const child = raw._FPDF_StructElement_GetChildAtIndex!(element, place)
    if (child) children.push(tagOf(raw, child, contents, text))
    else own += contents.byMark.get(raw._FPDF_StructElement_GetChildMarkedContentID!(element, place)) ?? ''
  }
  return { type: text((at, length) => raw._FPDF_StructElement_GetType!(element, at, length)), text: own, children }
}
