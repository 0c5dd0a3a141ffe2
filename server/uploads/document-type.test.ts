import { expect, test } from 'vitest'
import { documentType } from './document-type.ts'

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n'
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('IHDR…IEND\xaeB`\x82', 'latin1')])
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('JFIF'), Buffer.from('ffd9', 'hex')])
const read = (content: string | Buffer) => documentType(Buffer.from(content))

test('DESK-58 a document is a PDF, JPEG or PNG by its bytes', () => {
  expect([pdf, png, jpeg].map(read)).toEqual(['application/pdf', 'image/png', 'image/jpeg'])
})

test.each([
  ['nothing', ''],
  ['text', 'Jaarrekening 2025'],
  ['a page of the web', '<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF'],
  ['a picture that can hold script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['a PDF that was cut off', pdf.slice(0, 20)],
  ['a PNG that was cut off', png.subarray(0, 12)],
  ['a JPEG that was cut off', jpeg.subarray(0, 8)],
  ['an archive', Buffer.from('504b0304', 'hex')],
])('DESK-58 %s is none', (_what, content) => expect(read(content)).toBeNull())
