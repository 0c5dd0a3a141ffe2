import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { drawnPdf } from '../testing/drawn-pdf.ts'
import { drawPage, pagesOf } from './draw-pages.ts'

const pdf = (bytes: Buffer) => ({ type: 'application/pdf', bytes }) as const

/** Red, green and blue at this place of the first page. */
async function colourAt(file: Parameters<typeof drawPage>[0], x: number, y: number) {
  const { data, width } = PNG.sync.read(Buffer.from((await drawPage(file, 0, 'anyone'))!))
  return [...data.subarray((y * width + x) * 4).subarray(0, 3)]
}

describe('a document at the desk is drawn by the server', () => {
  test('DESK-60 page by page, and none of its scripts comes along', async () => {
    const file = pdf(drawnPdf(['1 0 0', '0 0 1']))
    expect(await pagesOf(file, 'anyone')).toEqual({
      pageCount: 2,
      sizes: Array.from({ length: 2 }, () => ({ width: 200, height: 400 })),
    })
    expect(await colourAt(file, 10, 10)).toEqual([255, 0, 0])
    const second = Buffer.from((await drawPage(file, 1, 'anyone'))!)
    expect([...PNG.sync.read(second).data.subarray(0, 3)]).toEqual([0, 0, 255])
    expect(second.includes('app.alert')).toBe(false)
    expect(await drawPage(file, 2, 'anyone')).toBeNull()
  })

  test('a picture too: what can be seen through is white, a turned photo stands upright, grey stays grey', async () => {
    const picture = new PNG({ width: 40, height: 20 })
    for (let at = 0; at < picture.data.length; at += 4)
      picture.data.set(at % 160 < 80 ? [255, 0, 0, 255] : [0, 0, 0, 0], at)
    const png = { type: 'image/png', bytes: PNG.sync.write(picture) } as const
    expect(await colourAt(png, 5, 10)).toEqual([255, 0, 0])
    expect(await colourAt(png, 35, 10)).toEqual([255, 255, 255])
    const turned = { type: 'image/jpeg', bytes: greyJpeg(6) } as const
    expect(await pagesOf(turned, 'anyone')).toEqual({ pageCount: 1, sizes: [{ width: 8, height: 16 }] })
    expect(await colourAt(turned, 4, 8)).toEqual([128, 128, 128])
  })

  test('what is damaged, endless or vast ends by itself, and the next one is drawn', async () => {
    const vast = new PNG({ width: 1, height: 1 })
    const vastBytes = PNG.sync.write(vast)
    vastBytes.writeUInt32BE(60_000, 16)
    vastBytes.writeUInt32BE(60_000, 20)
    expect(await pagesOf({ type: 'image/png', bytes: vastBytes }, 'anyone')).toBeNull()
    for (const bytes of [Buffer.from('%PDF-1.7\n%%EOF\n'), drawnPdf([])])
      expect(await pagesOf(pdf(bytes), 'anyone')).toBeNull()
    const wide = await pagesOf(pdf(drawnPdf(['1 0 0'], '0 0 90000 45000')), 'anyone')
    expect(wide!.sizes).toEqual([{ width: 2_200, height: 1_100 }])
    expect(await pagesOf(pdf(drawnPdf(Array<string>(40).fill('1 0 0'))), 'anyone')).toMatchObject({ pageCount: 40 })
    expect((await pagesOf(pdf(drawnPdf(Array<string>(40).fill('1 0 0'))), 'anyone'))!.sizes).toHaveLength(30)
  })
})

/** 16 by 8 points of the middle grey (ITU T.81: one component, each coefficient zero), turned as EXIF says. */
function greyJpeg(orientation: number): Buffer {
  const segment = (marker: number, bytes: readonly number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes]
  const exif = [...Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0', 'latin1')]
  const code = [1, ...Array<number>(15).fill(0), 0]
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, [...exif, orientation, 0, 0, 0, 0, 0, 0]),
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, 0, 8, 0, 16, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, ...code]),
    ...segment(0xc4, [0x10, ...code]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0, 0, 0xff, 0xd9],
  ])
}
