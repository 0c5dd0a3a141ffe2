import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packable = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** A smaller answer gains nothing. */
const packedFromBytes = 512

/** Packs the files once, beside the originals; 11 makes them as small as can be. */
export function packSite(folder: string, quality: number): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files.filter((entry) => packable.test(entry.name))) {
    const path = join(parentPath, name)
    const bytes = readFileSync(path)
    if (bytes.length < packedFromBytes) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
