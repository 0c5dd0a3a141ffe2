import { expect, test } from 'vitest'
import { documentType } from './document-type.ts'

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n'
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('IHDR…IEND\xaeB`\x82', 'latin1')])
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('JFIF'), Buffer.from('ffd9', 'hex')])
const read = (content: string | Buffer) => documentType(Buffer.from(content))

test('DESK-58 a document is a PDF, JPEG or PNG by its bytes', () => {
  expect([pdf, png, jpeg].map(read)).toEqual(['application/pdf', 'image/png', 'image/jpeg'])
})

const page = '<!doctype html><script>alert(1)</script>'
const archive = Buffer.from(`504b0304504b0506${'00'.repeat(18)}`, 'hex')

test.each([
  ['a PDF that is an archive too', Buffer.concat([Buffer.from(pdf), archive]), 'application/pdf'],
  ['a PDF that is a page of the web too', pdf.replace('<<>>', page), 'application/pdf'],
  [
    'a JPEG that is a page of the web and a PDF too',
    jpeg.toString('latin1').replace('JFIF', `JFIF${page}${pdf}`),
    'image/jpeg',
  ],
  ['a PNG that is an archive too', Buffer.concat([png, archive]), 'image/png'],
])('DESK-58 DESK-60 %s is what it begins as, and served as that alone', (_what, content, type) => {
  expect(documentType(Buffer.from(content as string, 'latin1'))).toBe(type)
})

test.each([
  ['an archive that is a PDF too', Buffer.concat([archive, Buffer.from(pdf)])],
  ['a page of the web that is a JPEG too', Buffer.concat([Buffer.from(page), jpeg])],
  ['nothing', ''],
  ['text', 'Jaarrekening 2025'],
  ['a page of the web', '<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF'],
  ['a picture that can hold script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['a PDF that was cut off', pdf.slice(0, 20)],
  ['a PNG that was cut off', png.subarray(0, 12)],
  ['a JPEG that was cut off', jpeg.subarray(0, 8)],
  ['an archive', Buffer.from('504b0304', 'hex')],
])('DESK-58 %s is none', (_what, content) => expect(read(content)).toBeNull())
