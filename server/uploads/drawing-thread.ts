// The thread that draws one document; see draw-pages.ts.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { PNG } from 'pngjs'
import type { CaseFile } from '../store/follow-up/case-files.ts'
import { drawingLimits } from './drawing-limits.ts'
import { pdfAround } from './pdf-around.ts'

/** A page's number, from 0, or `sizes` for those of all pages. */
export type DrawingRequest = CaseFile & { wanted: number | 'sizes' }
/** In pixels, as it is drawn. */
export type PageSize = { width: number; height: number }
export type Drawn = { sizes: PageSize[]; pageCount: number } | { png: Uint8Array }

/** As much of it as is used here: it is in the types of browsers alone. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: Imports) => { exports: object }
}
type Imports = { env: { emscripten_resize_heap: (bytes: number) => boolean } }

/** PDFium runs no script of a document; its memory is held here, since a thread's limits do not count WebAssembly. */
function instantiateWasm(imports: Imports, give: (instance: object, module: object) => void): object {
  const { env } = imports
  const grow = env.emscripten_resize_heap
  env.emscripten_resize_heap = (bytes) => bytes >>> 0 <= drawingLimits.memoryBytes && grow(bytes)
  const module = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))
  const instance = new WebAssembly.Instance(module, imports)
  give(instance, module)
  return instance.exports
}

/** Twice its points, which is 144 dots an inch, or less for a large page. */
function scaleOf(page: PDFiumPage): { scale: number; size: PageSize } {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  const scale = Math.min(2, drawingLimits.sidePixels / Math.max(width, height))
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  if (!(size.width >= 1 && size.height >= 1)) throw new Error('A page has no size.')
  return { scale, size }
}

async function draw({ wanted, ...file }: DrawingRequest): Promise<Drawn> {
  const pdf = file.type === 'application/pdf' ? file.bytes : pdfAround(file, wanted === 'sizes')
  const library = await PDFiumLibrary.init({ instantiateWasm })
  const document = await library.loadDocument(pdf)
  if (wanted === 'sizes') {
    const pageCount = document.getPageCount()
    const shown = Math.min(pageCount, drawingLimits.pages)
    if (shown === 0) throw new Error('A document has no page.')
    const sizes = Array.from({ length: shown }, (_, index) => scaleOf(document.getPage(index)).size)
    return { sizes, pageCount }
  }
  const page = document.getPage(wanted)
  const { scale } = scaleOf(page)
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  const picture = new PNG({ width, height })
  picture.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return { png: PNG.sync.write(picture, { colorType: 2 }) }
}

parentPort?.postMessage(await draw(workerData as DrawingRequest))
