/** One statement file may be this large as it comes in (docs/upload-limits.md). */
export const fileBytesMax = 10 * 1024 * 1024
/** Files that answer one request for a document, and their bytes together. */
export const documentLimits = { filesMax: 5, bytesMax: 25 * 1024 * 1024 } as const
/** A bookkeeper's link works so many days; their files wait with so many bookings together (docs/upload-limits.md). */
export const handInLimits = { days: 7, bookingsMax: 50_000 } as const
/** Files in one upload: a year of months, and some more. */
export const filesPerUploadMax = 15
