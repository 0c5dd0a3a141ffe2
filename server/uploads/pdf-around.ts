import { imageSize } from 'image-size'
import { PNG } from 'pngjs'
import type { CaseFile } from '../store/follow-up/case-files.ts'
import { drawingLimits } from './drawing-limits.ts'

/** Of EXIF: how far a camera was turned, in degrees. */
const turns: Record<number, number> = { 3: 180, 6: 90, 8: 270 }

/** By the components of a pixel. */
const jpegColours: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

/**
 * A picture as a document of one page, two pixels a point, without the picture where only the page's size is asked.
 * Throws when it has more pixels than we unpack.
 */
export function pdfAround({ type, bytes }: CaseFile, isEmpty: boolean): Uint8Array {
  const { width, height, orientation = 1 } = imageSize(bytes)
  const isPng = type === 'image/png'
  if (!(width * height <= (isPng ? drawingLimits.pngPixels : drawingLimits.pixels)))
    throw new Error(`A picture of ${width} by ${height} pixels is not unpacked.`)
  const content = isEmpty ? Buffer.alloc(0) : isPng ? onWhite(PNG.sync.read(Buffer.from(bytes)).data) : bytes
  const colours = isPng ? 'DeviceRGB' : `${jpegColours[componentsOf(bytes)] ?? 'DeviceRGB'}/Filter/DCTDecode`
  const [wide, high] = [width / 2, height / 2]
  const place = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`
  return pdfOf([
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Rotate ${turns[orientation] ?? 0}` +
        '/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>',
    ],
    [`<</Length ${place.length}>>`, Buffer.from(place)],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${colours}` +
        `/Length ${content.length}>>`,
      content,
    ],
  ])
}

/** In the first frame header (ITU T.81, B.2.2), past the segments before it. */
function componentsOf(jpeg: Uint8Array): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes[at + 9]!
  }
  return 3
}

/** Three bytes a pixel of four; what can be seen through is white. */
function onWhite(pixels: Buffer): Buffer {
  const plain = Buffer.allocUnsafe((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    const seen = pixels[from + 3]!
    const white = 255 * (255 - seen)
    for (let colour = from; colour < from + 3; colour++) plain[to++] = (pixels[colour]! * seen + white) / 255
  }
  return plain
}

/** Objects by number, from 1: a dictionary, and its stream if it has one. */
function pdfOf(objects: readonly (readonly [string, Uint8Array?])[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const places = objects.map(([dictionary, stream], index) => {
    const place = length()
    parts.push(Buffer.from(`${index + 1} 0 obj${dictionary}`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream'))
    parts.push(Buffer.from('\nendobj\n'))
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${length()}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}
