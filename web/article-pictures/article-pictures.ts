const addressesOfPictures = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of an article's picture; undefined without a drawing. */
export const pictureAddress = (image: string): string | undefined => addressesOfPictures[`./${image}`]

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' })

/** A picture's markup without its sheet and name; undefined when there is no drawing. */
export const drawingOf = (image: string): string | undefined =>
  drawings[`./${image}`]?.replace(/^<svg\b[^>]*>\s*(?:<title\b[^>]*>[^<]*<\/title>)?\s*|\s*<\/svg>\s*$/g, '')

/** All pictures are drawn on a sheet of this size. */
export const pictureSize = { width: 640, height: 360 } as const
