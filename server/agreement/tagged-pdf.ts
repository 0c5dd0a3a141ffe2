import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { DocumentTable } from '#lending/documents/read-document.ts'
import type { Language } from '#lending/language.ts'

const size = { title: 20, heading: 13, text: 10.5, cell: 9.5, footer: 8.5 }
const margin = { top: 64, bottom: 72, left: 64, right: 64 }
const rowHeight = 19
const footerFromTop = 790
const ink = '#1d1d2b'
const rule = '#b9b9c6'

/** pdfkit says PDF/A or PDF/UA, never both; PDF/A wants the vocabulary of the other described. */
const alsoUa = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`

const fonts = {
  regular: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
}
type Weight = keyof typeof fonts
type Structure = PDFKit.PDFStructureElement
type FormOfPdf = { Fields: object[]; SigFlags?: number; NeedAppearances?: boolean; DA?: object }
type Role = { scope?: 'Row' | 'Column' }
/** Widths are shares of the page's. */
type Columns = readonly { title: string; width: number; isNumber: boolean }[]

/** A letter that the font lacks: it would vanish, so a person has to look at the text that has it. */
export class MissingLetterError extends Error {
  override readonly name = 'MissingLetterError'
}

/** Title, subject and author without `&` and `<`, which pdfkit does not escape in its metadata. `at` is in it too. */
type PdfInfo = { language: Language; title: string; subject: string; author: string; at: Date }

/** A4 pages whose tags say what each part is (PDF/UA), drawn from the top down. */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #parts: Buffer[] = []

  constructor({ language, title, subject, author, at }: PdfInfo) {
    const plain = (text: string) => text.replaceAll('&', '+').replaceAll('<', '')
    this.doc = new PDFDocument({
      ...{ size: 'A4', margins: margin, bufferPages: true, autoFirstPage: false, pdfVersion: '1.7' },
      ...{ subset: 'PDF/A-3a', tagged: true, lang: language === 'nl' ? 'nl-NL' : 'en-GB', displayTitle: true },
      info: {
        ...{ Title: plain(title), Subject: plain(subject), Author: plain(author) },
        ...{ Creator: 'vlot', Producer: 'vlot', CreationDate: at, ModDate: at },
      },
    } as PDFKit.PDFDocumentOptions)
    this.doc.on('data', (part: Buffer) => this.#parts.push(part))
    for (const weight of ['regular', 'bold'] as const)
      this.doc.registerFont(weight, readFileSync(fileURLToPath(fonts[weight])))
    this.doc.addPage()
    this.#root = this.doc.struct('Document')
    // Attached first, so that what is drawn later is in the tags after the end of a page as well.
    this.doc.addStructure(this.#root)
  }

  heading(level: 1 | 2, text: string): void {
    this.#keepTogether(90)
    if (level === 2) this.doc.moveDown(0.8)
    this.#add(this.#root, `H${level}`, () => this.#draw('bold', level === 1 ? size.title : size.heading, text))
    this.doc.outline.addItem(text)
    this.doc.moveDown(0.3)
  }

  paragraph(text: string): void {
    this.#keepTogether(32)
    this.#add(this.#root, 'P', () => this.#draw('regular', size.text, text))
    this.doc.moveDown(0.5)
  }

  list(points: readonly string[]): void {
    const { doc } = this
    const list = this.#group(this.#root, 'L')
    for (const point of points) {
      this.#keepTogether(32)
      const item = this.#group(list, 'LI')
      const { y } = doc
      this.#add(item, 'Lbl', () => this.#draw('regular', size.text, '•', { lineBreak: false }))
      doc.x = margin.left + 16
      doc.y = y
      this.#add(item, 'LBody', () => this.#draw('regular', size.text, point))
      // Room to write, where a point is filled in by hand.
      if (point.endsWith(':')) doc.moveDown(1.2)
      doc.x = margin.left
      item.end()
    }
    list.end()
    doc.moveDown(0.5)
  }

  table({ caption, rows }: DocumentTable, columns: Columns): void {
    const { doc } = this
    this.#keepTogether(90)
    const table = this.#group(this.#root, 'Table')
    this.#add(table, 'Caption', () => this.#draw('bold', size.text, caption))
    doc.moveDown(0.4)
    const head = this.#group(table, 'THead')
    const titles = columns.map(({ title }) => title)
    this.#row(head, titles, columns, 'bold', () => ({ type: 'TH', role: { scope: 'Column' } }))
    head.end()
    const body = this.#group(table, 'TBody')
    for (const row of rows) {
      if (this.#isFull(rowHeight)) this.#repeatHead(columns)
      this.#row(body, row, columns, 'regular', (place) =>
        place === 0 ? { type: 'TH', role: { scope: 'Row' } } : { type: 'TD', role: {} },
      )
    }
    body.end()
    table.end()
    doc.moveDown(0.8)
  }

  /** Without a place on the page; in the tags by the words that describe it. */
  signatureField(alt: string, signature: object): void {
    const { doc } = this
    const element = doc.struct('Form', { alt })
    this.#root.add(element)
    const V = doc.ref(signature)
    V.end(undefined as never)
    const field = { FT: 'Sig', T: new String('seal'), TU: new String(alt), V, F: 132, structParent: element }
    doc.annotate(0, 0, 0, 0, { Subtype: 'Widget', ...field } as never)
    element.end()
    const { _root } = doc.initForm() as never as { _root: { data: { AcroForm: { data: FormOfPdf } } } }
    const { annotations } = doc.page as never as { annotations: object[] }
    // pdfkit writes the form at the end, and has no fields for signatures. PDF/A forbids the two that go.
    const { NeedAppearances: _one, DA: _other, ...form } = _root.data.AcroForm.data
    _root.data.AcroForm.data = { ...form, Fields: annotations.slice(-1), SigFlags: 3 }
  }

  /** The bytes of the document. `footer`: of a page's number, from 1, and how many there are. */
  async end(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    const { start, count } = doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page)
      // Below the margin, where text would open a page.
      doc.page.margins.bottom = 0
      this.#artifact('Pagination', () => {
        doc.x = margin.left
        doc.y = footerFromTop
        this.#draw('regular', size.footer, footer(page - start + 1, count), { lineBreak: false })
      })
    }
    doc.appendXML(alsoUa)
    this.#root.end()
    const ended = new Promise((resolve) => doc.on('end', resolve))
    doc.end()
    await ended
    return Buffer.concat(this.#parts)
  }

  #row(
    parent: Structure,
    texts: readonly string[],
    columns: Columns,
    weight: Weight,
    of: (place: number) => { type: 'TH' | 'TD'; role: Role },
  ): void {
    const row = this.#group(parent, 'TR')
    for (const [place, text] of texts.entries()) {
      const { type, role } = of(place)
      this.#add(row, type, () => this.#cell(columns, place, text, weight), role)
    }
    row.end()
    this.#endRow()
  }

  /** For the eye alone: to a screen reader the table has one head. */
  #repeatHead(columns: Columns): void {
    this.doc.addPage()
    this.#artifact('Pagination', () => {
      for (const [place, { title }] of columns.entries()) this.#cell(columns, place, title, 'bold')
    })
    this.#endRow()
  }

  #cell(columns: Columns, place: number, text: string, weight: Weight): void {
    const { doc } = this
    const { contentWidth } = doc.page as never as { contentWidth: number }
    const { width, isNumber } = columns[place]!
    const { y } = doc
    doc.x = margin.left + columns.slice(0, place).reduce((sum, one) => sum + one.width * contentWidth, 0)
    const align = isNumber ? 'right' : 'left'
    this.#draw(weight, size.cell, text, {
      width: width * contentWidth - 4,
      align,
      features: ['tnum'],
      lineBreak: false,
    })
    doc.x = margin.left
    doc.y = y
  }

  #endRow(): void {
    const { doc } = this
    const { contentWidth } = doc.page as never as { contentWidth: number }
    doc.y += rowHeight
    this.#artifact('Layout', () => {
      const y = doc.y - 4
      doc
        .moveTo(margin.left, y)
        .lineTo(margin.left + contentWidth, y)
        .lineWidth(0.5)
        .stroke(rule)
    })
  }

  #draw(weight: Weight, fontSize: number, text: string, options: PDFKit.Mixins.TextOptions = {}): void {
    const { doc } = this
    doc.font(weight)
    const { font } = (doc as never as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
    const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    if (missing !== undefined) throw new MissingLetterError(`The font has no ${missing}.`)
    doc
      .fontSize(fontSize)
      .fillColor(ink)
      .text(text, { lineGap: 3, ...options })
  }

  #add(parent: Structure, type: string, draw: () => void, role: Role = {}): void {
    parent.add(this.doc.struct(type as never, role as never, [draw] as never))
  }

  #group(parent: Structure, type: string): Structure {
    const element = this.doc.struct(type as never)
    parent.add(element)
    return element
  }

  #artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  #isFull(points: number): boolean {
    return this.doc.y + points > this.doc.page.maxY()
  }

  #keepTogether(points: number): void {
    if (this.#isFull(points)) this.doc.addPage()
  }
}
