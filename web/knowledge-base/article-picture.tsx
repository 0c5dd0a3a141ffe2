import { drawingOf, pictureAddress, pictureSize } from '../article-pictures/article-pictures.ts'

/** The picture sets the mood and says nothing that the words do not, so it has no text here. */
export function ArticlePicture({ image, isLazy }: { image: string; isLazy: boolean }) {
  const address = pictureAddress(image)
  if (address === undefined) return null
  return (
    <img
      className="article-picture"
      src={address}
      alt=""
      width={pictureSize.width}
      height={pictureSize.height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}

/**
 * The picture at the head of an article, drawn in the page itself: it is there with the first paint, one way to the server
 * and back sooner than a separate file (measured: 0.6 s on a slow line), for some 1.3 KB. Only the build draws it; the
 * drawing is a file of the site.
 */
export function OpeningPicture({ image }: { image: string }) {
  const drawing = drawingOf(image)
  if (drawing === undefined) return null
  const { width, height } = pictureSize
  return (
    <svg
      className="article-picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
