// Zips written by hand (APPNOTE 4.3.6), so that they may hold what no packer would write.
import { crc32, deflateRawSync } from 'node:zlib'

type PackedFile = { name: string; packed: Buffer; crc: number; unpackedBytes: number }

/** A zip of these files, deflated. */
export function zipFile(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  return zipOf(files.map(({ name, bytes }) => packFile(name, bytes)))
}

/** `unpackedBytes` is what the zip will say of the size. */
export function packFile(name: string, bytes: Buffer, unpackedBytes = bytes.length): PackedFile {
  return { name, packed: deflateRawSync(bytes, { level: 9 }), crc: crc32(bytes), unpackedBytes }
}

/** A zip of packed files, with headers as given. */
export function zipOf(files: readonly PackedFile[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const label = Buffer.from(file.name)
    const fields = fieldsOf(file, label.length)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, label, file.packed])
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, place, label]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** The header fields before the bytes and again in the directory: version, flags (UTF-8 names), method, sizes. */
function fieldsOf({ packed, crc, unpackedBytes }: PackedFile, labelBytes: number): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(unpackedBytes, 18)
  fields.writeUInt16LE(labelBytes, 22)
  return fields
}
