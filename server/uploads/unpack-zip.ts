import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

export type UnpackedFile = { name: string; bytes: Buffer }
export type ZipRefusal =
  | 'too_big'
  /** It asks for a password. */
  | 'encrypted'
  /** A zip in a zip. */
  | 'nested'
  | 'too_many_files'
  /** It packs so well that it was made to cost memory. */
  | 'packed_too_well'
  /** Cut off, damaged, or packed in a way that we do not know. */
  | 'damaged'
  | 'empty'

export class ZipRefused extends Error {
  readonly refusal: ZipRefusal
  constructor(refusal: ZipRefusal) {
    super(`zip ${refusal}`)
    this.refusal = refusal
  }
}

export const zipLimits = {
  /** Files to be read in one zip; a year of daily statements is 366 of them. */
  zipFiles: 400,
  /** All that it lists: macOS adds a file to each, and there may be folders. */
  zipEntries: 1_000,
  zipUnpackedBytes: 25 * 1024 * 1024,
  /** Statement files pack about 10 to 40 times; a bomb packs a thousand times. */
  zipRatio: 200,
  /** Small files may pack better by chance. */
  zipRatioFromBytes: 1024 * 1024,
}

/** A zip to be opened. An office file is a zip as well, but its parts are not user files. */
export const isZip = (bytes: Buffer): boolean =>
  bytes.length > 3 && (bytes.readUInt32LE(0) === fileMark || bytes.readUInt32LE(0) === endMark) && !isOfficeFile(bytes)

/** The signatures before each file and at the end; an empty zip has only the end (APPNOTE 4.3.7, 4.3.16). */
const fileMark = 0x04034b50
const endMark = 0x06054b50

/** A spreadsheet or document: by its parts' names (Open Packaging Conventions), or its leading type (OpenDocument). */
function isOfficeFile(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 30, 38) === 'mimetype') return true
  // The list of parts is at the end (APPNOTE 4.3.16), after the files, which may be zips themselves.
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  if (end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('[Content_Types].xml')
}

/**
 * The files in a zip, in memory; their names are shown and never used as a path. Sizes are counted while unpacking,
 * since a zip's own may lie; nested and encrypted zips are refused. Throws a `ZipRefused`.
 */
export async function unpackZip(bytes: Buffer): Promise<UnpackedFile[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() => {
    throw new ZipRefused('damaged')
  })
  if (zip.entryCount > zipLimits.zipEntries) throw new ZipRefused('too_many_files')
  const files: UnpackedFile[] = []
  let left = zipLimits.zipUnpackedBytes
  for await (const entry of entriesOf(zip)) {
    if (isOfNoConcern(entry)) continue
    if (files.length === zipLimits.zipFiles) throw new ZipRefused('too_many_files')
    if (entry.isEncrypted()) throw new ZipRefused('encrypted')
    const unpacked = await unpackEntry(zip, entry, left)
    left -= unpacked.length
    if (isZip(unpacked)) throw new ZipRefused('nested')
    files.push({ name: entry.fileName.split('/').at(-1)?.slice(0, 200) ?? '', bytes: unpacked })
  }
  if (files.length === 0) throw new ZipRefused('empty')
  return files
}

/** Folders, and what desktop systems add by themselves. */
function isOfNoConcern({ fileName }: Entry): boolean {
  const name = fileName.split('/').at(-1) ?? ''
  return name === '' || name.startsWith('.') || addedByWindows.test(name) || fileName.startsWith('__MACOSX/')
}

const addedByWindows = /^(?:thumbs\.db|desktop\.ini)$/i

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  try {
    yield* zip.eachEntry()
  } catch {
    throw new ZipRefused('damaged')
  }
}

const isOverRatio = (bytes: number, { compressedSize }: Entry): boolean =>
  bytes > zipLimits.zipRatioFromBytes && bytes > compressedSize * zipLimits.zipRatio

async function unpackEntry(zip: ZipFile, entry: Entry, bytesMax: number): Promise<Buffer> {
  if (entry.uncompressedSize > bytesMax) throw new ZipRefused('too_big')
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > bytesMax) throw new ZipRefused('too_big')
      if (isOverRatio(bytes, entry)) throw new ZipRefused('packed_too_well')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('damaged')
  }
  return Buffer.concat(chunks)
}
