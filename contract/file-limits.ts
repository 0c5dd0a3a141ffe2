/** One statement file may be this large as it comes in (docs/upload-limits.md). */
export const fileBytesMax = 10 * 1024 * 1024
/** Files in one upload: a year of months, and some more. */
export const filesPerUploadMax = 15
