const addressesOfPictures = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the picture of an article is found; undefined as long as nobody has drawn it. */
export const pictureAddress = (image: string): string | undefined => addressesOfPictures[`./pictures/${image}`]

/** All pictures are drawn on a sheet of this size. */
export const pictureSize = { width: 640, height: 360 } as const
