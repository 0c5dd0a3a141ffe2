import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

export type UnpackedFile = { name: string; bytes: Buffer }
export type ZipRefusal = 'too_big' | 'refused' | 'unreadable' | 'empty'

export class ZipRefused extends Error {
  readonly refusal: ZipRefusal
  constructor(refusal: ZipRefusal) {
    super(`zip ${refusal}`)
    this.refusal = refusal
  }
}

/** Files in one zip; a year of daily statements is 366 of them. */
const entriesMax = 400
const unpackedBytesMax = 25 * 1024 * 1024
/** Statement files pack about 10 to 40 times; a bomb packs a thousand times. Small files may pack better by chance. */
const ratioMax = 200
const ratioFromBytes = 1024 * 1024

/** Something packed, to be opened. An office program's file is a zip as well, but its parts are no files of anybody's. */
export const isZip = (bytes: Buffer): boolean =>
  bytes.length > 3 && bytes.readUInt32LE(0) === 0x04034b50 && !isOfficeFile(bytes)

/** A spreadsheet or document: by the names of its parts (Open Packaging Conventions), or its type in front (OpenDocument). */
function isOfficeFile(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 30, 38) === 'mimetype') return true
  // The list of parts stands at the end (APPNOTE 4.3.16); before it stand the files, which may be zips themselves.
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  if (end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('[Content_Types].xml')
}

/**
 * The files in a zip, in memory; their names are shown and never used as a path. Sizes are counted while unpacking, since
 * what a zip says of itself may lie; a zip in a zip and an encrypted one are refused. Throws a `ZipRefused`.
 */
export async function unpackZip(bytes: Buffer): Promise<UnpackedFile[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() => {
    throw new ZipRefused('unreadable')
  })
  if (zip.entryCount > entriesMax) throw new ZipRefused('refused')
  const files: UnpackedFile[] = []
  let left = unpackedBytesMax
  for await (const entry of entriesOf(zip)) {
    if (isOfNoConcern(entry)) continue
    if (entry.isEncrypted()) throw new ZipRefused('refused')
    const unpacked = await unpackEntry(zip, entry, left)
    left -= unpacked.length
    if (isZip(unpacked)) throw new ZipRefused('refused')
    files.push({ name: entry.fileName.split('/').at(-1)?.slice(0, 200) ?? '', bytes: unpacked })
  }
  if (files.length === 0) throw new ZipRefused('empty')
  return files
}

/** Folders, and what desktop systems add by themselves. */
function isOfNoConcern({ fileName }: Entry): boolean {
  const name = fileName.split('/').at(-1) ?? ''
  return name === '' || name.startsWith('.') || name === 'Thumbs.db' || fileName.startsWith('__MACOSX/')
}

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  try {
    yield* zip.eachEntry()
  } catch {
    throw new ZipRefused('unreadable')
  }
}

async function unpackEntry(zip: ZipFile, entry: Entry, bytesMax: number): Promise<Buffer> {
  if (entry.uncompressedSize > bytesMax) throw new ZipRefused('too_big')
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > bytesMax) throw new ZipRefused('too_big')
      if (bytes > ratioFromBytes && bytes > entry.compressedSize * ratioMax) throw new ZipRefused('refused')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('unreadable')
  }
  return Buffer.concat(chunks)
}
