import { pictureAddress, pictureSize } from './pictures.ts'

/** The picture sets the mood and says nothing that the words do not, so it has no text of its own here. */
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
