import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { zipFile } from '../testing/zip-file.ts'
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
    // As the names inside stand in the zip around it when they are packed too well to be packed again.
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

test('a zip is unpacked without folders and what desktop systems add', async () => {
  const packed = zipFile([
    part('map/'),
    part('map/maart.940', ':20:'),
    part('__MACOSX/map/._maart.940'),
    part('map/.DS_Store'),
    part('Thumbs.db'),
  ])
  expect(isZip(packed)).toBe(true)
  expect(await unpackZip(packed)).toEqual([{ name: 'maart.940', bytes: Buffer.from(':20:') }])
})
