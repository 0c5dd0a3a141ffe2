import type { FileType } from '../store/schema/desk-case-tables.ts'

const pdfStart = Buffer.from('%PDF-1.')
/** Readers look for it at the end; a file cut off on its way has none. */
const pdfEnd = Buffer.from('%%EOF')
const pdfEndWithin = 2_048
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngEnd = Buffer.from('IEND')
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const jpegEnd = Buffer.from([0xff, 0xd9])

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start)
const endsWithin = (bytes: Buffer, end: Buffer, within: number): boolean => bytes.subarray(-within).includes(end)

/** The type of a file by its bytes, not its name; null for anything but a whole PDF, JPEG or PNG. */
export function documentType(content: Uint8Array): FileType | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(bytes, pdfStart) && endsWithin(bytes, pdfEnd, pdfEndWithin)) return 'application/pdf'
  if (startsWith(bytes, pngStart) && endsWithin(bytes, pngEnd, 64)) return 'image/png'
  if (startsWith(bytes, jpegStart) && endsWithin(bytes, jpegEnd, 64)) return 'image/jpeg'
  return null
}
