/** One statement file may be this large, and an upload has this many at most; as the server's (security.md). */
export const fileBytesMax = 10 * 1024 * 1024
export const filesPerUploadMax = 15
