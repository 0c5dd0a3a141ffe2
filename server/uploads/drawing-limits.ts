/** A document at the desk: what one may take, whatever is in it. */
export const drawingLimits = {
  /** The first of these are shown; the rest is in the download. */
  pages: 30,
  /** Longest side of a drawn page. */
  sidePixels: 2_200,
  /** Of a picture that was sent: a page at 600 dots an inch, a photo of a telephone. */
  pixels: 50_000_000,
  /** PNG is unpacked whole, with four bytes a pixel. */
  pngPixels: 25_000_000,
  memoryBytes: 256 * 1024 * 1024,
  takenMs: 15_000,
  waiting: 60,
}
