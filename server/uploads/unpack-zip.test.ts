import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { packFile, zipFile, zipOf } from '../testing/zip-file.ts'
import { isZip, unpackZip } from './unpack-zip.ts'

const part = (name: string, text = 'x') => ({ name, bytes: Buffer.from(text) })
const excel = zipFile([
  part('_rels/.rels', '<Relationships/>'),
  part('xl/workbook.xml', '<workbook/>'),
  part('[Content_Types].xml', '<Types/>'),
])
const openDocument = zipFile([
  part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
  part('content.xml', '<office/>'),
])

test('CORE-3 a small file is opened however well it packs, as a quiet year of statements does', async () => {
  const quiet = Buffer.alloc(900_000, ':61:')
  const packed = zipFile([{ name: 'rustig.940', bytes: quiet }])
  expect(packed.length).toBeLessThan(quiet.length / 250)
  expect((await unpackZip(packed)).map(({ bytes }) => bytes.equals(quiet))).toEqual([true])
})

describe('ERR-3 a file of an office program', () => {
  test.each([
    ['Excel', excel, 'spreadsheet_file'],
    ['OpenDocument of which even the type is packed', openDocument, 'binary_file'],
  ])('%s is not opened as a zip, and is refused as one file', (_name, bytes, code) => {
    expect(isZip(bytes)).toBe(false)
    expect(readStatementFile(bytes)).toMatchObject({ ok: false, refusal: { code } })
  })

  test('inside a zip it is one file beside the others', async () => {
    const packed = zipFile([part('rekening-000001.csv', 'Datum;Bedrag'), { name: 'map/rekening.xlsx', bytes: excel }])
    // An incompressible inner file is stored as it is, with its part names readable in the outer one.
    packed.write('[Content_Types].xml', packed.indexOf('rekening-000001.csv'))
    expect(isZip(packed)).toBe(true)
    expect(await unpackZip(packed)).toEqual([
      { name: 'rekening-000001.csv', bytes: Buffer.from('Datum;Bedrag') },
      { name: 'rekening.xlsx', bytes: excel },
    ])
  })

  test('a zip cut off in its list of files is a zip still', () => {
    const packed = zipFile([part('a.940')])
    expect([0, 2, 10, 21].map((cut) => isZip(packed.subarray(0, packed.length - cut)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

test('CORE-3 a zip is unpacked without folders and what desktop systems add', async () => {
  const packed = zipFile([
    part('map/'),
    part('map/maart.940', ':20:'),
    part('__MACOSX/map/._maart.940'),
    part('map/.DS_Store'),
    part('Thumbs.db'),
    part('map/desktop.ini'),
  ])
  expect(isZip(packed)).toBe(true)
  expect(await unpackZip(packed)).toEqual([{ name: 'maart.940', bytes: Buffer.from(':20:') }])
})

test('CORE-3 a year of daily statements is taken in, also as macOS packs it', async () => {
  const days = Array.from({ length: 366 }, (_, day) => [part(`map/${day}.940`), part(`__MACOSX/map/._${day}.940`)])
  expect(await unpackZip(zipFile([part('map/'), ...days.flat()]))).toHaveLength(366)
})

/** As a packer with a password writes it: bit 0 of the flags, before the file and in the list (APPNOTE 4.4.4). */
function encryptedZip(): Buffer {
  const packed = zipFile([part('maart.940', ':20:')])
  for (const [mark, offset] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    const at = packed.indexOf(mark, 0, 'latin1') + offset
    packed.writeUInt16LE(packed.readUInt16LE(at) | 1, at)
  }
  return packed
}

describe('ERR-3 a zip that cannot be opened', () => {
  test.each([
    ['that asks for a password', encryptedZip(), 'encrypted'],
    ['in which there is another', zipFile([{ name: 'a.zip', bytes: zipFile([part('b.940')]) }]), 'nested'],
    [
      'of more files than a year has days',
      zipFile(Array.from({ length: 401 }, (_, n) => part(`${n}.940`))),
      'too_many_files',
    ],
    [
      'of more folders than anybody has',
      zipFile(Array.from({ length: 1_001 }, (_, n) => part(`${n}/`))),
      'too_many_files',
    ],
    [
      'that was made to fill memory',
      zipFile([{ name: 'a', bytes: Buffer.alloc(24 * 1024 * 1024) }]),
      'packed_too_well',
    ],
    ['of too much', zipFile([{ name: 'a', bytes: Buffer.alloc(26 * 1024 * 1024) }]), 'too_big'],
    ['that lies about its sizes', zipOf([packFile('a.txt', Buffer.from('abc'), 2)]), 'damaged'],
    ['cut off', zipFile([part('a.940'), part('b.940')]).subarray(0, 60), 'damaged'],
    ['of folders alone', zipFile([part('map/')]), 'empty'],
    ['of nothing', zipOf([]), 'empty'],
  ])('%s says so', async (_what, bytes, refusal) => {
    expect(isZip(bytes)).toBe(true)
    await expect(unpackZip(bytes)).rejects.toMatchObject({ refusal })
  })
})
