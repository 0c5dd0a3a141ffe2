import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HarbourPicture } from './home/harbour-picture.tsx'
import { RaftPicture } from './home/raft-picture.tsx'
import { TidePicture } from './marketing/credit/tide-picture.tsx'
import { LighthousePicture } from './marketing/faq/lighthouse-picture.tsx'
import { VanPicture } from './marketing/loan/van-picture.tsx'

/** The counts change only when a picture is redrawn; no other test notices a missing part. */
test.each<[string, () => ReactNode, number]>([
  ['harbour', HarbourPicture, 12],
  ['raft', RaftPicture, 8],
  ['tide', TidePicture, 40],
  ['lighthouse', LighthousePicture, 19],
  ['van', VanPicture, 45],
])('the picture of the %s has all of its shapes', (_name, Picture, shapes) => {
  const drawn = renderToStaticMarkup(<Picture />)
  expect([...drawn.matchAll(/<(?:path|rect|circle|ellipse|line|polygon)\b/g)].length).toBe(shapes)
})
